/// Sides of a rectangle.
///
/// There is no leading side: a caller that knows the direction of the text picks the left or the
/// right side.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// One bit for each side.
  public let rawValue: UInt

  /// Creates a set of sides from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The side at the least y.
  public static let top = UIRectEdge(rawValue: 1)

  /// The side at the least x.
  public static let left = UIRectEdge(rawValue: 2)

  /// The side at the greatest y.
  public static let bottom = UIRectEdge(rawValue: 4)

  /// The side at the greatest x.
  public static let right = UIRectEdge(rawValue: 8)

  /// All four sides.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
