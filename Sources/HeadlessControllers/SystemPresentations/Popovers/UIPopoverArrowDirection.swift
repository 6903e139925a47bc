/// The directions in which a popover's arrow may point: `up` for a popover below its source.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Toward the top; the popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1)

  /// Toward the bottom; the popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 2)

  /// Toward the left; the popover is at the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 4)

  /// Toward the right; the popover is at the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 8)

  /// All four directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]

  /// Not determined yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
