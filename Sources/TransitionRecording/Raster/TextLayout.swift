package import Foundation
package import HeadlessViews

/// The positions of the lines and words of a text in its layer, by the metrics of
/// `TextContent.size`.
///
/// The lines are centred vertically in the layer, as in `UILabel`.
package struct TextLayout: Equatable, Sendable {
  /// One line of text, in points of the layer's own space.
  package struct Line: Equatable, Sendable {
    /// The text of the line.
    package let text: String

    /// The frame of the line, 1.2 em high.
    package let frame: CGRect

    /// The horizontal ranges of the words.
    package let words: [ClosedRange<CGFloat>]
  }

  /// The lines, top to bottom.
  package let lines: [Line]

  /// Lays out `content` in a layer of a size; no lines for a font size that is not positive and
  /// finite.
  package init(_ content: TextContent, in size: CGSize) {
    guard content.fontSize > 0, content.size.isFinite else {
      lines = []
      return
    }
    let metrics = FontMetrics.weight(isBold: content.isBold)
    let point = content.fontSize / CGFloat(FontMetrics.unitsPerEm)
    let texts = content.paragraphs
    let height = FontMetrics.lineHeight * content.fontSize
    let top = (size.height - CGFloat(texts.count) * height) / 2
    lines = texts.enumerated().map { index, text in
      let width = CGFloat(metrics.units(of: text)) * point
      let left: CGFloat =
        switch content.alignment {
        case .left: 0
        case .center: (size.width - width) / 2
        case .right: size.width - width
        }
      let frame = CGRect(
        x: left, y: top + CGFloat(index) * height, width: width, height: height)
      let words = Self.words(text, metrics).map {
        left + CGFloat($0.lowerBound) * point...left + CGFloat($0.upperBound) * point
      }
      return Line(text: String(text), frame: frame, words: words)
    }
  }

  /// The ranges of the words of a line, in units from its left end.
  private static func words(_ text: Substring, _ metrics: FontMetrics) -> [ClosedRange<Int>] {
    var words: [ClosedRange<Int>] = []
    var start: Int?
    var (units, index) = (0, text.startIndex)
    while index < text.endIndex {
      if !text[index].isWhitespace {
        start = start ?? units
      } else if let first = start {
        words.append(first...units)
        start = nil
      }
      units += metrics.advance(&index, in: text)
    }
    if let first = start { words.append(first...units) }
    return words
  }
}
