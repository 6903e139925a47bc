// swift-format-ignore-file
import Shop
func elsewhere() { (inAnotherTarget(), hidden()) }
private func hidden() {}
