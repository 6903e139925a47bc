public import Foundation

/// A rectangle in a view to which other views can be aligned.
///
/// ```swift
/// title.frame.origin = view.safeAreaLayoutGuide.layoutFrame.origin
/// ```
///
/// A guide is a value of one instant, which does not follow later changes.
public struct UILayoutGuide: Hashable, Sendable {
  /// The rectangle, in points of the view's own space.
  public let layoutFrame: CGRect

  /// Hashes the rectangle.
  public func hash(into hasher: inout Hasher) { hasher.combine(layoutFrame) }
}
