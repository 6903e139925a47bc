import Foundation

/// The settings of a view's layout margins.
struct LayoutMargins: Hashable, Sendable {
  /// The default margins of a view, in points.
  static let usual = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

  /// The view's own margins, in points; nil until they are set.
  var own: NSDirectionalEdgeInsets?

  /// True if the safe area insets are added to the margins.
  var insetsFromSafeArea = true

  /// True if the superview's margins apply where the view extends into them.
  var preservesSuperview = false

  /// The margins of the last notification; nil if no superview affects the view's margins.
  var notified: UIEdgeInsets?
}
