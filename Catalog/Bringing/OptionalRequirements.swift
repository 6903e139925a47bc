import Foundation

/// The optional requirements of a file's protocols, which only Objective-C has.
///
/// A requirement without a result becomes an ordinary one with a default that does nothing, and one
/// with an optional result has nil as its default. Of any other result there is no default that an
/// app could mean: the types that conform have to declare such a method.
struct OptionalRequirements {
  private var defaults: [(protocol: String, access: String, code: String)] = []
  private var pending: (protocol: String, text: String)?
  private var access = ""

  /// True if the line before was the mark alone.
  private var isMarked = false

  /// The line without its mark as optional.
  ///
  /// - Parameter owner: The protocol around the line.
  mutating func mend(_ line: String, in owner: String?) -> String {
    if line.contains("protocol ") { access = line.contains(/\bpublic\b/) ? "public " : "" }
    var mended = line
    if isMarked, let start = line.firstMatch(of: /^\s*(?:@\w+ +)*(?=func |var )/)?.output {
      isMarked = false
      pending = owner.map { ($0, String(line.dropFirst(start.count))) }
    } else if line.contains(/^\s*(?:@objc +)?optional\s*$/) {
      isMarked = true
      mended = ""
    } else if let owner, line.contains("optional"),
      let match = line.firstMatch(of: /^(\s*)(?:@objc +)?optional +(func .*|var .*)$/)
    {
      pending = (owner, String(match.output.2))
      mended = "\(match.output.1)\(match.output.2)"
    } else if pending != nil {
      pending?.text += "\n" + line
    }
    finish()
    return mended
  }

  /// Extensions with the defaults, for the end of the file; empty if there are none.
  var extensions: [String] {
    var names: [String] = []
    for item in defaults where !names.contains(item.protocol) { names.append(item.protocol) }
    return names.map { name in
      let own = defaults.filter { $0.protocol == name }
      return (["extension \(name) {"] + own.map { "  \($0.access)\($0.code)" } + ["}"])
        .joined(separator: "\n")
    }
  }

  /// Ends the requirement when its parentheses are closed.
  private mutating func finish() {
    guard let (owner, text) = pending else { return }
    let code = text.replacing(/\s*\/\/.*/, with: "").trimmingCharacters(in: .whitespaces)
    guard code.count(where: { $0 == "(" }) == code.count(where: { $0 == ")" }) else { return }
    pending = nil
    if code.hasPrefix("var") {
      guard let type = code.firstMatch(of: /^(var \w+ *: *[^{]*\?) *\{/)?.output.1 else { return }
      defaults.append((owner, access, "\(type) { nil }"))
    } else if let result = code.firstMatch(of: /\) *(?:throws *)?-> *([^\n]+)$/)?.output.1 {
      guard result.hasSuffix("?") else {
        guard result.wholeMatch(of: /Void|\(\)/) != nil else { return }
        return defaults.append((owner, access, "\(code) {}"))
      }
      defaults.append((owner, access, "\(code) { nil }"))
    } else {
      defaults.append((owner, access, "\(code) {}"))
    }
  }
}
