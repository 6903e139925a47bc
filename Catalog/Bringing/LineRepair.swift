import Foundation

/// A change of a line that the compiler has named.
struct LineRepair: Sendable {
  /// A part of the compiler's message.
  let mark: String

  /// Why the line is changed.
  let reason: String

  let change: @Sendable (_ line: String, _ message: SwiftCompiler.Message) -> String

  static let all = [
    LineRepair(
      mark: "cannot use optional chaining on non-optional value",
      reason: "the value is not optional here"
    ) { line, message in removingQuestionMark(in: line, at: message.column) },
    LineRepair(
      mark: "'Never", reason: "no method is meant: there are no selectors"
    ) { line, _ in
      guard line.contains("removeTarget") else { return line }
      return line.replacing(/action: *[\w.]+/, with: "action: nil")
    },
    LineRepair(
      mark: "'Never", reason: "the recognizer gets its action after it was created"
    ) { line, _ in
      line.replacing(
        /(?<call>\w[\w.]*\([^()]*)target: *(?<target>\w[\w.?!]*), *action: *(?<action>[\w.]+)\)/
      ) { match in
        let (call, target, action) = (match.output.call, match.output.target, match.output.action)
        guard action != "nil", !call.contains("Target") else { return String(match.output.0) }
        return "{ let made = \(call)target: \(target), action: nil);"
          + " made.addTarget(\(target), action: \(action)); return made }()"
      }
    },
    LineRepair(
      mark: "must be unwrapped to refer to member 'addTarget'",
      reason: "the initializer may fail: there is no action then"
    ) { line, _ in line.replacing(" made.addTarget(", with: " made?.addTarget(") },
    LineRepair(
      mark: "cannot find type 'Selector' in scope",
      reason: "the initializer of a recognizer takes no selector: the action is added afterwards"
    ) { line, _ in
      guard line.contains(/\binit[?!]?\(.*\btarget *:/) else { return line }
      return line.replacing(/(\baction: *)Selector[?!]?/) { "\($0.output.1)Never?" }
    },
    LineRepair(
      mark: "value of type 'AnyObject' has no member '",
      reason:
        "only Objective-C looks for a member of any object: a cast names the class that has it"
    ) { line, message in casting(line, by: message) },
    LineRepair(
      mark: "has no member 'isKind'", reason: "the class is a value: it is looked up"
    ) { line, _ in ClassQuestions.lookingUp(line) },
    LineRepair(
      mark: "cannot find ", reason: "nothing is of a class that the stage does not have"
    ) { line, message in ClassQuestions.answering(line, by: message) },
    LineRepair(
      mark: "which cannot be implicitly ignored", reason: "the closure ignores its argument"
    ) { line, message in
      line.replacing(/\{ *(true|false) *\}/) { "{ _ in \($0.output.1) }" }
    },
    LineRepair(
      mark: "to be an instance of a class or class-constrained type",
      reason: "classes are values: they are compared by =="
    ) { line, _ in
      line.replacing(/([!=]=)=( *\w[\w.]*\.self)/) { "\($0.output.1)\($0.output.2)" }
    },
    LineRepair(
      mark: "initializer for conditional binding must have Optional type",
      reason: "the value is not optional here"
    ) { line, message in
      line.replacing(
        /((?:let|var) +\w+ *= *)(\w[\w.?!]*(?:(?:\([^()]*\)|\[[^\[\]]*\])[\w.?!]*)*)( *(?:,|\{|else\b|$))/,
        subrange: rest(of: line, from: message.column), maxReplacements: 1
      ) { "\($0.output.1)Optional(\($0.output.2))\($0.output.3)" }
    },
    LineRepair(
      mark: "method does not override any method from its superclass",
      reason: "there are no nibs: nothing calls the method"
    ) { line, _ in
      guard line.contains(/\bfunc (?:awakeFromNib|prepareForInterfaceBuilder)\(\)/) else {
        return line
      }
      return line.replacing("override ", with: "")
    },
    LineRepair(
      mark: "has no member '", reason: "there are no nibs: nothing calls the method"
    ) { line, _ in
      line.replacing(/\bsuper\.(?:awakeFromNib|prepareForInterfaceBuilder)\(\)/, with: "")
    },
    LineRepair(
      mark: "expects 2 arguments, but 1 was used in closure body",
      reason: "from Swift 4 on a closure takes two arguments, and no pair"
    ) { line, _ in line.replacing(/\$0\.([01])\b/) { "$\($0.output.1)" } },
    LineRepair(
      mark: "initializers in structs are not marked with 'convenience'",
      reason: "colours and pictures are structs here, whose initializers are all alike"
    ) { line, _ in line.replacing("convenience ", with: "") },
    LineRepair(
      mark: "'required' initializer 'init()' must be provided by subclass",
      reason: "each class of layers has an initializer without arguments here"
    ) { line, message in
      // The compiler names the line behind the other initializers.
      message.column == 1 ? "  required init() { super.init() }\n\(line)" : line
    },
    LineRepair(
      mark: "cannot find 'HUGE' in scope", reason: "this number has another name here"
    ) { line, _ in line.replacing(/\bHUGE\b/, with: ".infinity") },
    LineRepair(
      mark: "use the 'required' modifier to override a required initializer",
      reason: "the initializer of layers is required here"
    ) { line, _ in
      line.replacing("override ", with: "").replacing(
        "init()", with: "required init()", maxReplacements: 1)
    },
    LineRepair(
      mark: "has no member 'isEqual'", reason: "two objects are equal if they are the same"
    ) { line, _ in
      line.replacing(/(\w[\w.?!]*)\.isEqual\((\w[\w.?!]*)\)/) {
        "(\($0.output.1) === \($0.output.2))"
      }
    },
    LineRepair(
      mark: "missing argument for parameter",
      reason: "the method takes what calls it"
    ) { line, _ in
      guard line.contains("[weak self] _ in MainActor") else { return line }
      return line.replacing("self] _ in", with: "self] sender in")
        .replacing(")?() } }", with: ")?(sender) } }")
    },
    LineRepair(
      mark: "'Notification' to expected argument type 'NSNotification'",
      reason: "the method takes the object in place of the value"
    ) { line, _ in
      line.replacing(/\)\?\((note|sender)\) \} \}/) {
        let name = $0.output.1
        return ")?(NSNotification(name: \(name).name, object: \(name).object,"
          + " userInfo: \(name).userInfo)) } }"
      }
    },
    LineRepair(
      mark: "must be as accessible as its enclosing type",
      reason: "a member of a public class is public where it overrides another"
    ) { line, _ in line.replacing(/^(\s*)override\b/) { "\($0.output.1)public override" } },
    LineRepair(
      mark: "cannot convert value of type",
      reason: "the target is of the class that has the method: its variable does not say so"
    ) { line, message in castingTarget(in: line, by: message) },
  ]

  /// A line without the question mark at a column or after it.
  private static func removingQuestionMark(in line: String, at column: Int) -> String {
    var line = line
    if let place = line[rest(of: line, from: column)].firstIndex(of: "?") { line.remove(at: place) }
    return line
  }

  /// The part of a line from a column on, which the compiler counts in bytes, from 1.
  private static func rest(of line: String, from column: Int) -> Range<String.Index> {
    let start = line.utf8.index(
      line.startIndex, offsetBy: max(0, column - 1), limitedBy: line.endIndex)
    return (start ?? line.endIndex)..<line.endIndex
  }

  /// A line with a cast of an object of any class to the class that has the member.
  private static func casting(_ line: String, by message: SwiftCompiler.Message) -> String {
    let member = message.text.firstMatch(of: /has no member '(\w+)'/)?.output.1 ?? ""
    let classes = [
      "NSNumber": ["doubleValue", "floatValue", "intValue", "boolValue", "int64Value"],
      "NSValue": ["cgRectValue", "cgPointValue", "cgSizeValue"],
    ]
    let name = classes.first { $0.value.contains(String(member)) }?.key
    let place = line[rest(of: line, from: message.column - 1)].range(of: ".\(member)")
    guard let name, let place else { return line }
    let operand = Operand(in: line, before: place.lowerBound)
    let optional = operand.text.hasSuffix("?") ? String(operand.text.dropLast()) : operand.text
    let object = optional.replacing(/^\((.+) as[!?]? AnyObject[!?]?\)$/) { $0.output.1 }
    guard !object.isEmpty else { return line }
    return line.replacingCharacters(in: operand.range, with: "(\(object) as? \(name))?")
  }

  /// A line with a cast of the target of an action to the class that the compiler expects.
  private static func castingTarget(
    in line: String, by message: SwiftCompiler.Message
  ) -> String {
    let wanted = message.text.firstMatch(of: /to expected argument type '(\w+)'/)?.output.1
    let target = line[rest(of: line, from: message.column)].prefixMatch(of: /\w[\w.?!]*(?=,)/)
    guard let wanted, let target,
      line[..<target.range.lowerBound].contains(/(?:target: *|addTarget\( *)$/)
    else { return line }
    return line.replacingCharacters(in: target.range, with: "\(target.output) as! \(wanted)")
  }
}
