import Foundation

/// A block of Swift in a page of the package.
struct Snippet {
  /// How an example is checked.
  enum Kind {
    /// The manifest of a package.
    case manifest
    /// A file of the package that the page tells to write.
    case ofPackage
    /// A file of declarations.
    case library
    /// A program of statements.
    case program
  }

  let text: String

  var kind: Kind {
    if text.contains("import PackageDescription") { return .manifest }
    let names = ["import Cards", "class DropTransition", "class CardTransition"]
    if names.contains(where: text.contains) { return .ofPackage }
    let isLibrary = ["func start(with", "@Suite", "func animateTransition"]
      .contains(where: text.contains)
    return isLibrary ? .library : .program
  }

  /// The package's folder.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A page of the package.
  static func page(_ name: String) throws -> String {
    try String(contentsOf: root.appending(path: name), encoding: .utf8)
  }

  /// The blocks of Swift in a page, in order.
  static func all(in page: String) throws -> [Snippet] {
    try Self.page(page).components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first.map(Snippet.init)
    }
  }
}
