// swift-format-ignore-file
@testable import Shop
func test() { Shop().lend() }
