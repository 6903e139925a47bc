import Foundation
import HeadlessStage
import HeadlessViews
import TransitionRecording

extension VectorArtist {
  /// The text, line by line, at the positions and widths of `TextLayout`, whatever the font.
  func text(_ content: TextContent) -> MarkupElement? {
    let size = content.fontSize
    let lines = TextLayout(content, in: item.size).lines.compactMap { line -> String? in
      guard let first = line.words.first, let last = line.words.last else { return nil }
      let (left, right) = (first.lowerBound, last.upperBound)
      // The anchor keeps the aligned side in place in viewers that ignore `textLength`.
      let (x, anchor): (CGFloat, String?) =
        switch content.alignment {
        case .left: (left, nil)
        case .center: ((left + right) / 2, "middle")
        case .right: (right, "end")
        }
      let element = MarkupElement(
        "text",
        [
          "x": Decimals.text(x, places: 2),
          "y": Decimals.text(line.frame.minY + VectorFont.baseline * size, places: 2),
          "textLength": Decimals.text(right - left, places: 2),
          "lengthAdjust": "spacingAndGlyphs",
        ],
        content: Markup.escaped(
          line.text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
      )
      return element.with("text-anchor", anchor).text
    }
    guard !lines.isEmpty else { return nil }
    let group = MarkupElement(
      "g",
      [
        "font-family": VectorFont.family, "font-size": Decimals.text(size, places: 2),
        "fill": ink.text(content.color),
      ], content: lines.joined())
    return group.with("font-weight", content.isBold ? "bold" : nil)
      .with("fill-opacity", ink.opacity(content.color))
      .with("transform", plane.isFlat ? nil : VectorMatrix.text(plane.affine))
  }
}

/// The font of vector pictures.
enum VectorFont {
  /// A list of sans-serif families; the viewer's machine supplies the font.
  static let family = "Helvetica, Arial, 'Liberation Sans', sans-serif"

  /// The distance of the baseline from the top of its line, in em, as in CSS with a line height of
  /// 1.2 em.
  static let baseline: CGFloat = 0.95
}
