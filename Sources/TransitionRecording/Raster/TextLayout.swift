package import Foundation
package import HeadlessViews

/// Where the words of a text stand in its layer, by the metrics of `TextContent.size`.
///
/// Lines stand one below the other about the middle of the layer, as in UIKit's label.
package struct TextLayout: Hashable, Sendable {
  /// One line of text, in points of the layer's own space.
  package struct Line: Hashable, Sendable {
    /// The text of the line.
    package let text: String

    /// The room of the line: an advance of 0.55 em a character, 1.2 em high.
    package let frame: CGRect

    /// Where its words are, from one x to another.
    package let words: [ClosedRange<CGFloat>]
  }

  /// The lines, top to bottom.
  package let lines: [Line]

  /// The lines of `content` in a layer of a size; none for a font whose size is impossible.
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
