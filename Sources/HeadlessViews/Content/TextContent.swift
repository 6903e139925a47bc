public import Foundation

/// A run of text as a layer shows it: one font size, one colour.
///
/// Lines break at newlines only, unless `numberOfLines` says how many there may be: then they break where
/// the layer ends, too, and what finds no room is cut off.
public struct TextContent: Hashable, Sendable {
  /// How lines stand between the layer's sides.
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

  /// How lines stand between the layer's sides.
  public var alignment: Alignment

  /// How many lines there are at most, each as wide as the layer at most; 0 for as many as it takes.
  ///
  /// Nil, as it is at first, leaves the text as it was written.
  public var numberOfLines: Int?

  /// Where lines break, and what becomes of a last line that is too long, once there is a
  /// `numberOfLines`.
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

  /// The room the text takes as it was written, in points.
  ///
  /// There is no font without a screen, so a character counts as 0.55 em wide and a line as 1.2 em
  /// high: close to a grotesque's average, and the same on every machine.
  public var size: CGSize {
    if isPlain { return Self.size(of: string.utf8.count, lines: 1, fontSize) }
    let lines = string.split(separator: "\n", omittingEmptySubsequences: false)
    return Self.size(of: lines.map(\.count).max() ?? 0, lines: lines.count, fontSize)
  }

  /// True for one line in which every byte is a character: to find that out is much less than to take
  /// any text apart.
  private var isPlain: Bool { string.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }

  /// How far apart characters stand, in points.
  var advance: CGFloat { 0.55 * fontSize }

  private static func size(of longest: Int, lines: Int, _ fontSize: CGFloat) -> CGSize {
    CGSize(width: CGFloat(longest) * 0.55 * fontSize, height: CGFloat(lines) * 1.2 * fontSize)
  }
}
