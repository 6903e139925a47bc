public import Foundation

extension TextContent {
  /// The lines that show in a layer of a given width, top to bottom.
  ///
  /// A line holds as many whole words as fit by the metrics of `size`, and at least one character.
  /// A word wider than a line is broken. Spaces at a break are left out.
  ///
  /// - Parameter width: The width in points; if it is not positive, every line fits.
  public func lines(within width: CGFloat) -> [String] {
    guard let numberOfLines else { return paragraphs.map(String.init) }
    let breaker = LineBreaker(self, width: width)
    let limit = numberOfLines > 0 ? numberOfLines : .max
    let paragraphs = paragraphs
    var lines: [String] = []
    for (index, paragraph) in paragraphs.enumerated() {
      var rest = paragraph
      repeat {
        if lines.count == limit - 1, index < paragraphs.endIndex - 1 || !breaker.fits(rest) {
          return lines + [breaker.cut(rest)]
        }
        lines.append(String(breaker.takeLine(from: &rest)))
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

  /// The text as one line that is cut at its end to a width in points, if it is too long.
  ///
  /// The line is empty if the width has no room for a character and an ellipsis.
  package func truncated(to width: CGFloat) -> TextContent {
    var text = self
    text.numberOfLines = 1
    text.lineBreakMode = .byTruncatingTail
    text.string = text.lines(within: max(width, .leastNonzeroMagnitude)).first ?? ""
    text.numberOfLines = nil
    if text.string == "…", string != "…" { text.string = "" }
    return text
  }
}

/// The rules by which text breaks into lines of a width.
///
/// Every method takes time in proportion to the text that it passes.
private struct LineBreaker {
  private let metrics: FontMetrics
  private let mode: NSLineBreakMode

  /// The width of a line, in units of the metrics.
  private let room: Int

  init(_ text: TextContent, width: CGFloat) {
    metrics = FontMetrics.weight(isBold: text.isBold)
    mode = text.lineBreakMode
    guard width > 0, text.fontSize > 0 else {
      room = .max
      return
    }
    // A layer that was sized to fit its text must hold the text despite rounding errors.
    let units = width / text.fontSize * CGFloat(FontMetrics.unitsPerEm) + 1e-3
    room = units < 1e15 ? Int(units) : .max
  }

  /// True if the text fits in a line.
  func fits(_ text: Substring) -> Bool { prefix(of: text, room).endIndex == text.endIndex }

  /// Removes one line from the beginning of a paragraph and returns it.
  func takeLine(from rest: inout Substring) -> Substring {
    let text = rest
    var (units, index) = (0, text.startIndex)
    // The end of the last word so far, and that of the last word before a space.
    var (wordEnd, lineEnd): (String.Index?, String.Index?)
    while index < text.endIndex {
      let start = index
      let isSpace = text.utf8[start] == 0x20
      units += metrics.advance(&index, in: text)
      if isSpace { lineEnd = wordEnd }
      guard units > room, start > text.startIndex else {
        if !isSpace { wordEnd = index }
        continue
      }
      guard mode != .byCharWrapping, let lineEnd else {
        rest = text[start...]
        return text[..<start]
      }
      rest = text[lineEnd...].drop { $0 == " " }
      return text[..<lineEnd]
    }
    rest = ""
    return text
  }

  /// The last line, cut because more text would follow.
  func cut(_ rest: Substring) -> String {
    let free = max(0, room - metrics.units(of: "…"))
    switch mode {
    case .byWordWrapping, .byCharWrapping:
      var rest = rest
      return String(takeLine(from: &rest))
    case .byClipping:
      let fitting = prefix(of: rest, room)
      return String(fitting.isEmpty ? rest.prefix(1) : fitting)
    case .byTruncatingHead: return "…" + suffix(of: rest, free)
    case .byTruncatingTail: return prefix(of: rest, free) + "…"
    case .byTruncatingMiddle:
      let head = prefix(of: rest, free - free / 2)
      return head + "…" + suffix(of: rest[head.endIndex...], free - metrics.units(of: head))
    }
  }

  /// The longest beginning of a text within a width, in units.
  private func prefix(of text: Substring, _ room: Int) -> Substring {
    var (units, index, end) = (0, text.startIndex, text.startIndex)
    while index < text.endIndex {
      units += metrics.advance(&index, in: text)
      guard units <= room else { return text[..<end] }
      end = index
    }
    return text
  }

  /// The longest end of a text within a width, in units.
  private func suffix(of text: Substring, _ room: Int) -> Substring {
    var (units, index) = (metrics.units(of: text), text.startIndex)
    while index < text.endIndex, units > room {
      units -= metrics.advance(&index, in: text)
    }
    return text[index...]
  }
}
