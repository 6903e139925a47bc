import Foundation

/// A block of Swift in a page, as a file that the compiler takes.
struct Example {
  /// How the compiler takes the block.
  enum Kind {
    /// A package's manifest.
    case manifest
    /// Declarations, or the lines of a function.
    case declarations
    /// A program with statements at its top level.
    case program
    /// Code that needs UIKit itself; the stand-ins for it check that.
    case uikit
  }

  /// The words of code that needs UIKit itself.
  private static let wordsOfUIKit = ["import UIKit\n", "UIHostingController", "@objc("]

  let kind: Kind

  /// The text that the compiler takes.
  let text: String

  let file: URL

  /// Writes the block to a file in `folder`.
  ///
  /// A block without an import is lines of a function, which has a stage, two view controllers and
  /// the location of a file.
  init(_ snippet: String, number: Int, module: String, in folder: URL) throws {
    if snippet.hasPrefix("// swift-tools-version") {
      (kind, text) = (.manifest, snippet)
    } else if snippet.contains("import ") {
      let declares = snippet.split(separator: "\n").contains {
        $0.hasPrefix("struct ") || $0.hasPrefix("final class ")
      }
      kind =
        snippet.hasPrefix("#if")
        ? .declarations
        : Self.wordsOfUIKit.contains(where: snippet.contains)
          ? .uikit : declares ? .declarations : .program
      text = snippet
    } else {
      kind = .declarations
      let others = ["Transitioning", "TransitionPictures", "Transitions"]
      let imports = ["Foundation"] + (module == "UIKitCompatibility" ? [module] : others)
      text = """
        \(imports.map { "import \($0)" }.joined(separator: "\n"))
        @MainActor func example\(number)(
          stage: Stage, wall: UIViewController, composer: UIViewController, file: URL
        ) throws {
        \(snippet)
        }
        """
    }
    file = folder.appending(path: "Example\(number).swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
