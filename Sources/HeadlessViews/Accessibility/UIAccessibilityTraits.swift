/// The role of a view for assistive technology, and its possible actions; UIKit's numbers.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64

  /// Traits from their bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// An element to tap.
  public static let button = Self(rawValue: 1 << 0)

  /// An element that opens something elsewhere.
  public static let link = Self(rawValue: 1 << 1)

  /// A picture.
  public static let image = Self(rawValue: 1 << 2)

  /// The chosen element of several.
  public static let selected = Self(rawValue: 1 << 3)

  /// Text that does not change.
  public static let staticText = Self(rawValue: 1 << 6)

  /// An element that cannot be used now.
  public static let notEnabled = Self(rawValue: 1 << 8)

  /// The heading of the content that follows.
  public static let header = Self(rawValue: 1 << 16)
}
