/// The types around a line, from the braces of the lines before it.
struct EnclosingTypes {
  private var open: [(name: String, depth: Int)] = []
  private var depth = 0

  /// The type that was declared last and whose brace is still to come.
  private var coming: String?

  /// The name of the innermost type; nil outside of all types.
  var innermost: String? { coming ?? open.last?.name }

  /// Reads the next line, which is no comment.
  mutating func read(_ line: String) {
    let type = Self.declaredType(in: line)
    if let type { coming = type }
    for letter in line.utf8 {
      if letter == UInt8(ascii: "{") {
        depth += 1
        if let name = coming { open.append((name, depth)) }
        coming = nil
      } else if letter == UInt8(ascii: "}") {
        if open.last?.depth == depth { open.removeLast() }
        depth -= 1
      }
    }
  }

  private static func declaredType(in line: String) -> String? {
    guard ["class ", "extension ", "struct ", "enum ", "protocol "].contains(where: line.contains)
    else { return nil }
    return line.firstMatch(
      of: /^[^"\/]*?\b(?:class|extension|struct|enum|protocol) +(?!func|var|let)([A-Z]\w*)/
    )
    .map { String($0.output.1) }
  }
}
