package import Foundation
package import HeadlessViews

/// The positions of the lines and words of a text in its layer, by the metrics of
/// `TextContent.size`.
///
/// The lines are centred vertically in the layer, as in `UILabel`.
package struct TextLayout: Hashable, Sendable {
  /// One line of text, in points of the layer's own space.
  package struct Line: Hashable, Sendable {
    /// The text of the line.
    package let text: String

    /// The frame of the line: 0.55 em wide a character, 1.2 em high.
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
    let texts = content.string.split(omittingEmptySubsequences: false) {
      ["\n", "\r", "\r\n"].contains($0)
    }
    let (advance, height) = (0.55 * content.fontSize, 1.2 * content.fontSize)
    let top = (size.height - CGFloat(texts.count) * height) / 2
    lines = texts.enumerated().map { index, text in
      let width = CGFloat(text.count) * advance
      let left: CGFloat =
        switch content.alignment {
        case .left: 0
        case .center: (size.width - width) / 2
        case .right: size.width - width
        }
      let frame = CGRect(
        x: left, y: top + CGFloat(index) * height, width: width, height: height)
      return Line(text: String(text), frame: frame, words: Self.words(text, left, advance))
    }
  }

  private static func words(
    _ text: Substring, _ left: CGFloat, _ advance: CGFloat
  ) -> [ClosedRange<CGFloat>] {
    var words: [ClosedRange<CGFloat>] = []
    var start: Int?
    for (index, character) in text.enumerated() {
      guard character.isWhitespace else {
        start = start ?? index
        continue
      }
      if let first = start {
        words.append(left + CGFloat(first) * advance...left + CGFloat(index) * advance)
      }
      start = nil
    }
    if let first = start {
      words.append(left + CGFloat(first) * advance...left + CGFloat(text.count) * advance)
    }
    return words
  }
}
