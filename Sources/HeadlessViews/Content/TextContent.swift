public import Foundation

/// A run of text as a layer shows it, with one font size and one colour.
///
/// Without a `numberOfLines`, lines break only at newlines. With a `numberOfLines`, lines also
/// break at the layer's width, and text that does not fit is cut off.
public struct TextContent: Hashable, Sendable {
  /// The alignment of lines between the layer's sides.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// Against the left side.
    case left
    /// In the middle.
    case center
    /// Against the right side.
    case right
  }

  /// The text, unescaped.
  public var string: String

  /// The height of the em square, in points; positive.
  public var fontSize: CGFloat

  /// True for a heavy weight.
  public var isBold: Bool

  /// The colour of the glyphs.
  public var color: Color

  /// The alignment of lines between the layer's sides.
  public var alignment: Alignment

  /// The greatest number of lines, each at most as wide as the layer; 0 means no limit.
  ///
  /// Nil, the default, breaks lines only at newlines.
  public var numberOfLines: Int?

  /// How lines break, and how a last line that is too long is cut.
  ///
  /// It has an effect only if there is a `numberOfLines`.
  public var lineBreakMode = LineBreakMode.byTruncatingTail

  /// A run of text.
  public init(
    _ string: String, fontSize: CGFloat = 17, isBold: Bool = false, color: Color = .black,
    alignment: Alignment = .left
  ) {
    self.string = string
    self.fontSize = fontSize
    self.isBold = isBold
    self.color = color
    self.alignment = alignment
  }

  /// The size of the text without line wrapping, in points.
  ///
  /// There is no font without a screen, so a character counts as 0.55 em wide and a line as 1.2 em
  /// high. This is close to the average of a grotesque typeface, and the same on every machine.
  public var size: CGSize {
    if isPlain { return Self.size(of: string.utf8.count, lines: 1, fontSize) }
    let lines = string.split(separator: "\n", omittingEmptySubsequences: false)
    return Self.size(of: lines.map(\.count).max() ?? 0, lines: lines.count, fontSize)
  }

  /// True for a single line of printable ASCII.
  ///
  /// The check costs much less than splitting the text into lines and characters.
  private var isPlain: Bool { string.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }

  /// The distance between two characters, in points.
  var advance: CGFloat { 0.55 * fontSize }

  private static func size(of longest: Int, lines: Int, _ fontSize: CGFloat) -> CGSize {
    CGSize(width: CGFloat(longest) * 0.55 * fontSize, height: CGFloat(lines) * 1.2 * fontSize)
  }
}
