/// Ways in which the arrow of a popover points: `up` for a popover below what it points at.
public struct PopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// One bit a direction.
  public let rawValue: UInt

  /// Directions by their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Toward the top; the popover is below.
  public static let up = PopoverArrowDirection(rawValue: 1)

  /// Toward the bottom; the popover is above.
  public static let down = PopoverArrowDirection(rawValue: 2)

  /// Toward the left; the popover is at the right.
  public static let left = PopoverArrowDirection(rawValue: 4)

  /// Toward the right; the popover is at the left.
  public static let right = PopoverArrowDirection(rawValue: 8)

  /// Any of the four.
  public static let any: PopoverArrowDirection = [.up, .down, .left, .right]

  /// Nobody has said yet.
  public static let unknown = PopoverArrowDirection(rawValue: .max)
}
