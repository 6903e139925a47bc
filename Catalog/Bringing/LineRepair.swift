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
    ) { line, _ in line.replacing(/action: *[\w.]+/, with: "action: nil") },
    LineRepair(
      mark: "initializers in structs are not marked with 'convenience'",
      reason: "colours and pictures are structs here, whose initializers are all alike"
    ) { line, _ in line.replacing("convenience ", with: "") },
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

  /// A line without the question mark at a column, from 1, or after it.
  private static func removingQuestionMark(in line: String, at column: Int) -> String {
    // The compiler counts bytes.
    let bytes = Array(line.utf8)
    guard let place = bytes.indices.dropFirst(column - 1).first(where: { bytes[$0] == 63 }) else {
      return line
    }
    return String(decoding: bytes[..<place] + bytes[(place + 1)...], as: UTF8.self)
  }

  /// A line with a cast of the target of an action to the class that the compiler expects.
  private static func castingTarget(
    in line: String, by message: SwiftCompiler.Message
  ) -> String {
    let wanted = message.text.firstMatch(of: /to expected argument type '(\w+)'/)?.output.1
    guard let wanted else { return line }
    return line.replacing(/(target: *|addTarget\( *)(\w[\w.?!]*)(?=,)/) {
      "\($0.output.1)\($0.output.2) as! \(wanted)"
    }
  }
}
