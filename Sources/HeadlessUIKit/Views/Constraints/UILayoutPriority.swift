/// The priority of a constraint, with UIKit's numbers.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority, in `0...1000`.
  public let rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }

  /// A length that must be kept.
  public static let required = UILayoutPriority(1000)
  /// The resistance of content to being compressed.
  public static let defaultHigh = UILayoutPriority(750)
  /// The resistance of content to being enlarged.
  public static let defaultLow = UILayoutPriority(250)
  /// A length that is as small as it can be.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
