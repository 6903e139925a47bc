import Foundation
import HeadlessStage
import HeadlessViews
import TransitionRecording

extension VectorArtist {
  /// The text, line by line, each in the place of `TextLayout`.
  ///
  /// A line is anchored at its aligned side, unless it has letters that a viewer would kern.
  func text(_ content: TextContent) -> MarkupElement? {
    let size = content.fontSize
    let lines = TextLayout(content, in: item.size).lines.compactMap { line -> String? in
      let words = line.text.split(whereSeparator: \.isWhitespace)
      guard let first = words.first, let last = words.last,
        let left = line.words.first?.lowerBound, let right = line.words.last?.upperBound
      else { return nil }
      let text = line.text[first.startIndex..<last.endIndex]
      let parts = VectorFont.unkerned(text)
      // A viewer without the named fonts aligns an anchored text at its side. A text of several
      // spans begins at its left end, because CairoSVG anchors every span by itself.
      let (x, anchor): (CGFloat, String?) =
        switch content.alignment {
        case .center where parts.count == 1: ((left + right) / 2, "middle")
        case .right where parts.count == 1: (right, "end")
        case .left, .center, .right: (left, nil)
        }
      let content = parts.enumerated().map { index, part in
        let words = Markup.escaped(String(part))
        return index == 0 ? words : MarkupElement("tspan", content: words).text
      }
      // Viewers take a run of spaces as one, unless the text says otherwise.
      let isSpaced = text.count { $0.isWhitespace } >= words.count
      let element = MarkupElement(
        "text",
        [
          "x": Decimals.text(x, places: 2),
          "y": Decimals.text(line.frame.minY + FontMetrics.baseline * size, places: 2),
        ], content: content.joined())
      return element.with("text-anchor", anchor)
        .with("xml:space", isSpaced ? "preserve" : nil).text
    }
    guard !lines.isEmpty else { return nil }
    let group = MarkupElement(
      "g",
      [
        "font-family": FontMetrics.families, "font-size": Decimals.text(size, places: 2),
        "style": VectorFont.style, "fill": ink.text(content.color),
      ], content: lines.joined())
    return group.with("font-weight", content.isBold ? "bold" : nil)
      .with("fill-opacity", ink.opacity(content.color))
      .with("transform", plane.isFlat ? nil : VectorMatrix.text(plane.affine))
  }
}

/// The fonts of vector pictures.
enum VectorFont {
  /// The CSS declarations with which a viewer adds up advance widths as `FontMetrics` does.
  ///
  /// There are no presentation attributes for them.
  static let style = "font-kerning:none;font-variant-ligatures:none"

  /// The text in parts, between which a viewer would move letters together.
  ///
  /// librsvg ignores `font-kerning`, but kerns only inside a span.
  static func unkerned(_ text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    for (index, next) in zip(text.indices, text.indices.dropFirst())
    where kerned[text[index]]?.contains(text[next]) == true {
      parts.append(text[start..<next])
      start = next
    }
    return parts + [text[start...]]
  }

  /// The letters that stand closer after a letter, by a fiftieth of an em or more.
  private static let kerned: [Character: String] = [
    "1": "1", "A": "TVWYvwy’", "F": "A,.", "L": "TVWYy’", "P": "A,.", "R": "TVWY",
    "T": "Aaceiorsuwy,.:;-", "V": "Aaeioruy,.:;-", "W": "Aaeioruy,.:;-",
    "Y": "Aaeiopquv,.:;-", "r": ",.’", "v": ",.", "w": ",.", "y": ",.",
  ]
}
