/// Sides of a rectangle.
///
/// There is no leading side: a caller that knows the direction of the text picks the left or the
/// right side.
public struct RectEdge: OptionSet, Hashable, Sendable {
  /// One bit for each side.
  public let rawValue: UInt

  /// Creates a set of sides from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The side at the least y.
  public static let top = RectEdge(rawValue: 1)

  /// The side at the least x.
  public static let left = RectEdge(rawValue: 2)

  /// The side at the greatest y.
  public static let bottom = RectEdge(rawValue: 4)

  /// The side at the greatest x.
  public static let right = RectEdge(rawValue: 8)

  /// All four sides.
  public static let all: RectEdge = [.top, .left, .bottom, .right]
}
