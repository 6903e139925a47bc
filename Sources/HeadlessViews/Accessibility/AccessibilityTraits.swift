/// What a view is to somebody who has it read out, and what can be done with it; UIKit's numbers.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Traits by their bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Something to tap.
  public static let button = Self(rawValue: 1 << 0)

  /// Something that leads elsewhere.
  public static let link = Self(rawValue: 1 << 1)

  /// A picture.
  public static let image = Self(rawValue: 1 << 2)

  /// The one of several that was chosen.
  public static let selected = Self(rawValue: 1 << 3)

  /// Text that does not change.
  public static let staticText = Self(rawValue: 1 << 6)

  /// Something that cannot be used now.
  public static let notEnabled = Self(rawValue: 1 << 8)

  /// The heading of what follows.
  public static let header = Self(rawValue: 1 << 16)
}
