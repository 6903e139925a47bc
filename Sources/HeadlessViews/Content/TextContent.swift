public import Foundation

/// A run of text as a layer shows it, with one font size and one colour.
///
/// Without a `numberOfLines`, lines break only at newlines. With a `numberOfLines`, lines also
/// break at the layer's width, and text that does not fit is cut off.
public struct TextContent: Hashable, Sendable {
  /// The text, unescaped.
  public var string: String

  /// The height of the em square, in points; positive.
  public var fontSize: CGFloat

  /// True for a heavy weight.
  public var isBold: Bool

  /// The colour of the glyphs.
  public var color: UIColor

  /// The alignment of lines between the layer's sides.
  public var alignment: NSTextAlignment

  /// The greatest number of lines, each at most as wide as the layer; 0 means no limit.
  ///
  /// Nil, the default, breaks lines only at newlines.
  public var numberOfLines: Int?

  /// How lines break, and how a last line that is too long is cut.
  ///
  /// It has an effect only if there is a `numberOfLines`.
  public var lineBreakMode = NSLineBreakMode.byTruncatingTail

  /// A run of text.
  public init(
    _ string: String, fontSize: CGFloat = 17, isBold: Bool = false, color: UIColor = .black,
    alignment: NSTextAlignment = .left
  ) {
    self.string = string
    self.fontSize = fontSize
    self.isBold = isBold
    self.color = color
    self.alignment = alignment
  }

  /// The size of the text without line wrapping, in points.
  ///
  /// There is no font without a screen, so a character has the advance width that it has in
  /// Helvetica, without kerning: the same on every machine. Arial, Liberation Sans and Nimbus Sans
  /// share these widths. Marks have no width, emoji and wide East Asian characters have 1 em, other
  /// symbols 0.8 em, and letters that the face lacks 0.55 em. A line is 1.2 em high.
  public var size: CGSize {
    let metrics = FontMetrics.weight(isBold: isBold)
    if let units = metrics.units(ofPlain: string) { return size(units, lines: 1) }
    let paragraphs = paragraphs
    return size(paragraphs.map(metrics.units(of:)).max() ?? 0, lines: paragraphs.count)
  }

  /// The parts between newlines, carriage returns, and pairs of both.
  package var paragraphs: [Substring] {
    var paragraphs: [Substring] = []
    var rest = string[...]
    // A newline is a byte of its own in UTF-8, which is searched faster than characters are.
    while let end = rest.utf8.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      paragraphs.append(rest[..<end])
      rest = rest[end...].dropFirst()
    }
    return paragraphs + [rest]
  }

  /// The size of a number of lines whose longest has a width in units of the metrics.
  private func size(_ units: Int, lines: Int) -> CGSize {
    CGSize(
      width: CGFloat(units) / CGFloat(FontMetrics.unitsPerEm) * fontSize,
      height: CGFloat(lines) * FontMetrics.lineHeight * fontSize)
  }
}

/// The alignment of lines between the layer's sides.
public enum NSTextAlignment: String, Hashable, Sendable, CaseIterable {
  /// Against the left side.
  case left
  /// In the middle.
  case center
  /// Against the right side.
  case right
}
