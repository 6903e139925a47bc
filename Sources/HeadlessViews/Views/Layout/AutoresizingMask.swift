extension UIView {
  /// The parts of a view's geometry that stretch when its superview changes size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// A mask from UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance to the left edge stretches.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)

    /// The width stretches.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)

    /// The distance to the right edge stretches.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)

    /// The distance to the top edge stretches.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)

    /// The height stretches.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)

    /// The distance to the bottom edge stretches.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}
