/// The changes that every file of UIKit's world needs here, line by line.
enum Substitutions {
  /// The lines in place of an import of UIKit, which a file for both platforms has, too.
  static let importing = """
    #if canImport(UIKit)
      import UIKit
    #else
      import UIKitCompatibility
    #endif
    """

  /// Makes all changes in a file.
  static func apply(to file: inout BroughtFile) {
    var owner = "Self"
    var comment = false
    for index in file.lines.indices {
      let line = file.lines[index]
      if comment || line.contains(/^\s*(?:\/\/|\/\*)/) {
        comment = (comment || line.contains("/*")) && !line.contains("*/")
        continue
      }
      if let type = line.firstMatch(of: /\b(?:class|extension|struct) +(?!func|var|let)([A-Z]\w*)/)
      {
        owner = String(type.output.1)
      }
      for (reason, change) in changes(in: owner) {
        file.change(index, to: change(file.lines[index]), because: reason)
      }
    }
    importIfNeeded(in: &file)
  }

  private static func changes(
    in owner: String
  ) -> [(reason: String, change: (String) -> String)] {
    [
      (
        "the condition holds here, too",
        { line in
          guard line.contains(/^\s*#(?:if|elseif)\b/), !line.contains("UIKitCompatibility") else {
            return line
          }
          return line.replacing(/canImport\(UIKit\)|os\(iOS\)/) {
            "(\($0.output) || canImport(UIKitCompatibility))"
          }
        }
      ),
      (
        "UIKit is imported where it is, and its double elsewhere",
        {
          $0.replacing(
            /^(?:@\w+ +|public +|internal +)*import (?:class |struct )?UIKit(?:\.\w+)*\s*$/,
            with: importing)
        }
      ),
      (
        "UIKit's double has these names",
        {
          $0.replacing(
            /^(?:@\w+ +|public +)*import (?:QuartzCore|CoreGraphics|CoreFoundation|ObjectiveC)(?:\.\w+)*\s*$/,
            with: "")
        }
      ),
      (
        "all actions of the target are removed: there are no selectors without Objective-C",
        {
          $0.replacing(
            /removeTarget\(([^,()]+),\s*action:\s*#selector\((?:[^()]|\([^()]*\))*\)/
          ) { "removeTarget(\($0.output.1), action: nil" }
        }
      ),
      (
        "an action is a method here: there are no selectors without Objective-C",
        {
          $0.replacing(/#selector\((?:(\w+)\.)?(\w+)(?:\([\w:]*\))?\)/) { match in
            let named = match.output.1.map(String.init) ?? "self"
            let type = ["self", "Self", "super"].contains(named) ? owner : named
            return "\(type).\(match.output.2)"
          }
        }
      ),
      (
        "the attribute is for Objective-C and for nibs",
        {
          $0.replacing(
            /@(?:objcMembers|objc(?:\([^)]*\))?|nonobjc|IBOutlet|IBAction|IBDesignable|IBInspectable)\b ?/,
            with: "")
        }
      ),
      (
        "another program starts here",
        { $0.replacing(/@(?:UIApplicationMain|main)\b ?/, with: "") }
      ),
      (
        "only Objective-C has protocols of objects with other requirements",
        {
          $0.replacing(/(protocol \w+ *: *(?:.*, *)?)NSObjectProtocol\b/) {
            "\($0.output.1)AnyObject"
          }
        }
      ),
      (
        "a delegate's method is not optional here: it has a default, or the delegate has it",
        { $0.replacing(/(elegate[?!]?\.\w+)\?\(/) { "\($0.output.1)(" } }
      ),
    ]
  }

  /// Adds the import to a file that gets UIKit's names from another file of its module.
  private static func importIfNeeded(in file: inout BroughtFile) {
    let text = file.text
    guard !text.contains("import UIKit"), text.contains(/\b(?:UI|CA)[A-Z][a-z]\w+/) else { return }
    let first = file.lines.firstIndex { !$0.contains(/^\s*(?:\/\/.*)?$/) } ?? 0
    file.change(
      first, to: "\(importing)\n\(file.lines[first])",
      because: "a file imports what it uses: UIKit where it is, and its double elsewhere")
  }
}
