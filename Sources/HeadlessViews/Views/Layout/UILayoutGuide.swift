public import Foundation

/// A rectangle in a view to which other views can be aligned.
///
/// ```swift
/// title.frame.origin = view.safeAreaLayoutGuide.layoutFrame.origin
/// ```
///
/// A guide is a value of one instant. It does not follow later changes, because there are no
/// constraints.
public struct UILayoutGuide: Hashable, Sendable {
  /// The rectangle, in points of the view's own space.
  public let layoutFrame: CGRect

  /// Hashes the rectangle.
  public func hash(into hasher: inout Hasher) { hasher.combine(layoutFrame) }
}
