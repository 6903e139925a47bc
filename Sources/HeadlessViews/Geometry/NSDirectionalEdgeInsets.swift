public import Foundation

/// Insets from the edges of a rectangle, in points, with leading and trailing in place of left and
/// right.
///
/// A negative inset extends beyond the edge.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The inset from the top edge.
  public var top: CGFloat

  /// The inset from the leading edge.
  public var leading: CGFloat

  /// The inset from the bottom edge.
  public var bottom: CGFloat

  /// The inset from the trailing edge.
  public var trailing: CGFloat

  /// Insets in points, zero by default.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets of zero at every edge.
  public static let zero = NSDirectionalEdgeInsets()
}

extension NSDirectionalEdgeInsets {
  /// The same insets, for a layout direction.
  init(_ insets: UIEdgeInsets, _ direction: UITraitEnvironmentLayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }

  /// The greater of the two insets at each edge.
  func atLeast(_ other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: max(top, other.top), leading: max(leading, other.leading),
      bottom: max(bottom, other.bottom), trailing: max(trailing, other.trailing))
  }
}

extension UIEdgeInsets {
  /// The same insets as left and right, for a layout direction.
  init(_ insets: NSDirectionalEdgeInsets, _ direction: UITraitEnvironmentLayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
  }
}
