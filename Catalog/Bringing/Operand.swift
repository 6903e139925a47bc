/// The operand of an operator or of a member in a line.
struct Operand {
  /// Where the operand stands in the line.
  let range: Range<String.Index>

  let text: String

  /// The operand that ends at an index, after spaces; its text is empty if there is none.
  init(in line: String, before end: String.Index) {
    var end = end
    while let space = Self.index(before: end, in: line), line[space] == " " { end = space }
    var start = end
    while let place = Self.index(before: start, in: line) {
      if line[place].isLetter || line[place].isNumber || "_$.?!".contains(line[place]) {
        start = place
      } else if let opening = Self.opening(of: place, in: line) {
        start = opening
      } else {
        break
      }
    }
    // A mark before an operand is an operator of its own.
    while start < end, "?!".contains(line[start]) { start = line.index(after: start) }
    range = start..<end
    text = String(line[range])
  }

  private static func index(before index: String.Index, in line: String) -> String.Index? {
    index > line.startIndex ? line.index(before: index) : nil
  }

  /// The index of the bracket that the bracket at an index closes.
  private static func opening(of closing: String.Index, in line: String) -> String.Index? {
    guard ")]".contains(line[closing]) else { return nil }
    var depth = 0
    for place in line[...closing].indices.reversed() {
      if ")]".contains(line[place]) { depth += 1 }
      if "([".contains(line[place]) { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }
}
