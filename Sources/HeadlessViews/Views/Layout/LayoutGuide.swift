public import Foundation

/// A rectangle in a view for others to keep to.
///
/// ```swift
/// title.frame.origin = view.safeAreaLayoutGuide.layoutFrame.origin
/// ```
///
/// It is a value of its instant, for there are no constraints here that would follow it.
public struct LayoutGuide: Hashable, Sendable {
  /// The rectangle, in points of the view's own space.
  public let layoutFrame: CGRect
}
