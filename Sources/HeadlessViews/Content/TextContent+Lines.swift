public import Foundation

extension TextContent {
  /// The lines that show in a layer of a given width, top to bottom.
  ///
  /// A line holds as many whole words as fit by the metrics of `size`, and at least one character.
  /// A word wider than a line is broken. Spaces at a break are left out.
  ///
  /// - Parameter width: The width in points; if it is not positive, every line fits.
  public func lines(within width: CGFloat) -> [String] {
    let paragraphs = string.split(separator: "\n", omittingEmptySubsequences: false)
    guard let numberOfLines else { return paragraphs.map(String.init) }
    let capacity = capacity(within: width)
    let limit = numberOfLines > 0 ? numberOfLines : .max
    var lines: [String] = []
    for (index, paragraph) in paragraphs.enumerated() {
      var rest = paragraph
      repeat {
        let isLast = lines.count == limit - 1
        if isLast, index < paragraphs.endIndex - 1 || rest.count > capacity {
          return lines + [cut(rest, to: capacity)]
        }
        lines.append(String(takeLine(from: &rest, capacity)))
      } while !rest.isEmpty
    }
    return lines
  }

  /// The size of the lines that show in a layer of a given width, in points.
  public func size(within width: CGFloat) -> CGSize {
    guard numberOfLines != nil else { return size }
    return broken(within: width).size
  }

  /// The same text with a newline at the end of each line that shows within a width, in points.
  package func broken(within width: CGFloat) -> TextContent {
    var text = self
    text.string = lines(within: width).joined(separator: "\n")
    text.numberOfLines = nil
    return text
  }

  /// The number of characters that fit in a line.
  private func capacity(within width: CGFloat) -> Int {
    guard width > 0, advance > 0 else { return .max }
    // A layer that was sized to fit its text must hold the text despite rounding errors.
    let count = width / advance + 1e-6
    return count < 1e9 ? max(1, Int(count)) : .max
  }

  /// Removes one line from the beginning of a paragraph and returns it.
  private func takeLine(from rest: inout Substring, _ capacity: Int) -> Substring {
    guard
      let end = rest.index(rest.startIndex, offsetBy: capacity, limitedBy: rest.endIndex),
      end < rest.endIndex
    else {
      defer { rest = "" }
      return rest
    }
    let head = rest[..<end]
    guard lineBreakMode != .byCharWrapping else {
      rest = rest[end...]
      return head
    }
    // The line may end right before a space, which is then left out.
    let space = rest[end] == " " ? end : head.lastIndex(of: " ")
    guard let space, let last = rest[..<space].lastIndex(where: { $0 != " " }) else {
      rest = rest[end...]
      return head
    }
    let line = rest[...last]
    rest = rest[space...].drop { $0 == " " }
    return line
  }

  /// The last line, cut because more text would follow.
  private func cut(_ rest: Substring, to capacity: Int) -> String {
    let room = min(capacity, rest.count + 1) - 1
    switch lineBreakMode {
    case .byWordWrapping, .byCharWrapping:
      var rest = rest
      return String(takeLine(from: &rest, capacity))
    case .byClipping: return String(rest.prefix(capacity))
    case .byTruncatingHead: return "…" + rest.suffix(room)
    case .byTruncatingTail: return String(rest.prefix(room)) + "…"
    case .byTruncatingMiddle:
      return String(rest.prefix(room - room / 2)) + "…" + rest.suffix(room / 2)
    }
  }
}
