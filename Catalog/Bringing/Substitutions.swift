import Foundation

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
    var types = EnclosingTypes()
    var requirements = OptionalRequirements()
    var comment = false
    for index in file.lines.indices {
      joinArguments(at: index, of: &file)
      let line = file.lines[index]
      if comment || line.contains("/") && line.contains(/^\s*(?:\/\/|\/\*)/) {
        comment = (comment || line.contains("/*")) && !line.contains("*/")
        continue
      }
      let outer = types.innermost
      types.read(line)
      let owner = types.innermost ?? outer ?? "Self"
      file.change(
        index, to: requirements.mend(line, in: outer),
        because: "only Objective-C has optional requirements: this one has a default, if it can")
      for rule in rules where rule.marks.contains(where: file.lines[index].contains) {
        file.change(index, to: rule.change(file.lines[index], owner), because: rule.reason)
      }
    }
    let last = file.lines.count - 1
    for text in requirements.extensions {
      file.change(
        last, to: "\(file.lines[last])\n\(text)",
        because: "the defaults of requirements that were optional")
    }
    importIfNeeded(in: &file)
  }

  private static let rules = [
    SubstitutionRule("#if", "#elseif", because: "the condition holds here, too") { line, _ in
      guard line.contains(/^\s*#(?:if|elseif)\b/), !line.contains("UIKitCompatibility") else {
        return line
      }
      return line.replacing(/canImport\(UIKit\)|os\(iOS\)/) {
        "(\($0.output) || canImport(UIKitCompatibility))"
      }
    },
    SubstitutionRule("UIKit", because: "UIKit is imported where it is, and its double elsewhere") {
      line, _ in
      line.replacing(
        /^\s*(?:@\w+ +|public +|internal +)*import (?:class |struct )?UIKit(?:\.\w+)*\s*$/,
        with: importing)
    },
    SubstitutionRule("import ", because: "UIKit's double has these names") { line, _ in
      line.replacing(
        /^\s*(?:@\w+ +|public +)*import (?:QuartzCore|CoreGraphics|CoreFoundation|ObjectiveC)(?:\.\w+)*\s*$/,
        with: "")
    },
    SubstitutionRule(
      "removeTarget(",
      because: "all actions of the target are removed: there are no selectors without Objective-C"
    ) { line, _ in
      line.replacing(
        /removeTarget\(([^,()]+),\s*action:\s*#selector\((?:[^()]|\([^()]*\))*\)/
      ) { "removeTarget(\($0.output.1), action: nil" }
    },
    SubstitutionRule(
      "addObserver(",
      because: "an observer is a block here: there are no selectors without Objective-C"
    ) { line, owner in
      line.replacing(
        /(\w[\w.]*)\.addObserver\( *self, *selector: *#selector\((?:\w+\.)?(\w+)(\([^()]*\))?\), *name: *(.+), *object: *([^,]+)\)\s*$/
      ) { match in
        "_ = \(match.output.1).addObserver("
          + "forName: \(match.output.4), object: \(match.output.5), queue: nil)"
          + block(calling: "\(owner).\(match.output.2)", with: match.output.3 == nil ? nil : "note")
      }
    },
    SubstitutionRule(
      "scheduledTimer(",
      because: "a timer calls a block here: there are no selectors without Objective-C"
    ) { line, owner in
      line.replacing(
        /scheduledTimer\( *timeInterval: *(.+), *target: *self, *selector: *#selector\((?:\w+\.)?(\w+)(\([^()]*\))?\), *userInfo: *nil, *repeats: *(\w+)\)\s*$/
      ) { match in
        "scheduledTimer(withTimeInterval: \(match.output.1), repeats: \(match.output.4))"
          + block(
            calling: "\(owner).\(match.output.2)", with: match.output.3 == nil ? nil : "timer")
      }
    },
    SubstitutionRule(
      "#selector",
      because: "an action is a method here: there are no selectors without Objective-C"
    ) { line, owner in
      line.replacing(/#selector\(\s*(?:(\w+)\.)?(\w+)(?:\([\w:\s]*\))?\s*\)/) { match in
        let named = match.output.1.map(String.init) ?? "self"
        let type = ["self", "Self", "super"].contains(named) ? owner : named
        return "\(type).\(match.output.2)"
      }
    },
    SubstitutionRule(
      "@objc", "@nonobjc", "@IB", because: "the attribute is for Objective-C and for nibs"
    ) { line, _ in
      line.replacing(
        /@(?:objcMembers|objc(?:\([^)]*\))?|nonobjc|IBOutlet|IBAction|IBDesignable|IBInspectable)\b ?/,
        with: "")
    },
    SubstitutionRule("@UIApplicationMain", "@main", because: "another program starts here") {
      line, _ in
      line.replacing(/@(?:UIApplicationMain|main)\b ?/, with: "")
    },
    SubstitutionRule(
      "NSObjectProtocol",
      because: "only Objective-C has protocols of objects with other requirements"
    ) { line, _ in
      line.replacing(/(protocol \w+ *: *)([^{]*)\bNSObjectProtocol\b/.wordBoundaryKind(.simple)) {
        match in
        let isOfObjects = match.output.2.contains(
          /\b(?:class|AnyObject)\b/.wordBoundaryKind(.simple))
        let others =
          isOfObjects ? match.output.2.replacing(/, *$/, with: "") : match.output.2 + "AnyObject"
        return "\(match.output.1)\(others)"
      }
    },
    SubstitutionRule(
      "#keyPath", because: "the text of a key path: there are none of Objective-C"
    ) { line, _ in
      line.replacing(/#keyPath\(((?:[A-Z]\w*\.)*)([\w.]+)\)/) { "\"\($0.output.2)\"" }
    },
    SubstitutionRule(
      "isKind(of:", "isMember(of:", because: "the class of an object, as Swift asks for it"
    ) { line, _ in ClassQuestions.askingInSwift(line) },
    SubstitutionRule(
      "elegate",
      because: "a delegate's method is not optional here: it has a default, or the delegate has it"
    ) { line, _ in
      line.replacing(/(elegate[?!]?\.\w+)\?\(/) { "\($0.output.1)(" }
    },
  ]

  /// Puts a call with a selector, whose arguments have lines of their own, on one line.
  private static func joinArguments(at index: Int, of file: inout BroughtFile) {
    guard file.lines[index].contains(/(?:addObserver|scheduledTimer)\(\s*$/) else { return }
    var call = ""
    for last in file.lines.indices[index...].prefix(8) {
      let line = file.lines[last]
      call += last == index ? line : line.trimmingCharacters(in: .whitespaces) + " "
      guard call.count(where: { $0 == "(" }) == call.count(where: { $0 == ")" }) else { continue }
      guard call.contains("#selector") else { return }
      for other in index + 1...last {
        file.change(other, to: "", because: "it stands on one line")
      }
      return file.change(
        index, to: call.replacing(/[ ]+\) *$/, with: ")"), because: "it stands on one line")
    }
  }

  /// The block in place of an action of `self`, with the argument that the action takes.
  private static func block(calling method: String, with argument: String?) -> String {
    " { [weak self] \(argument ?? "_") in MainActor.assumeIsolated"
      + " { _ = self.map(\(method))?(\(argument ?? "")) } }"
  }

  /// Adds the import to a file that gets UIKit's names from another file of its module.
  private static func importIfNeeded(in file: inout BroughtFile) {
    let text = file.text
    guard !text.contains("import UIKit"),
      text.contains(
        /\b(?:UI|CA)[A-Z][a-z]\w+|\bCG(?:Rect|Point|Size|Float|AffineTransform)\b|\bTimeInterval\b/
          .wordBoundaryKind(.simple))
    else { return }
    let first = file.lines.firstIndex { !$0.contains(/^\s*(?:\/\/.*)?$/) } ?? 0
    file.change(
      first, to: "\(importing)\n\(file.lines[first])",
      because: "a file imports what it uses: UIKit where it is, and its double elsewhere")
  }
}
