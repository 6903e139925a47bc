// swift-format-ignore-file
@main struct Catalog { static func main() { Command().run() } }
struct Command { func run() {} }
public struct Guide {}  // nothing uses the struct Guide
