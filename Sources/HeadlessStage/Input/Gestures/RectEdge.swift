/// Sides of a rectangle.
///
/// There is no leading side: who knows the direction of the text picks the left or the right one.
public struct RectEdge: OptionSet, Hashable, Sendable {
  /// One bit a side.
  public let rawValue: UInt

  /// Sides by their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The side of least y.
  public static let top = RectEdge(rawValue: 1)

  /// The side of least x.
  public static let left = RectEdge(rawValue: 2)

  /// The side of greatest y.
  public static let bottom = RectEdge(rawValue: 4)

  /// The side of greatest x.
  public static let right = RectEdge(rawValue: 8)

  /// All four sides.
  public static let all: RectEdge = [.top, .left, .bottom, .right]
}
