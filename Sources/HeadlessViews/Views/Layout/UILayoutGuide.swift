public import Foundation

/// A rectangle in a view to which other views can be aligned.
///
/// ```swift
/// title.frame.origin = view.safeAreaLayoutGuide.layoutFrame.origin
/// ```
///
/// The rectangle is that of one instant, and does not follow later changes. A constraint to an anchor
/// of the guide does.
public struct UILayoutGuide: Hashable, Sendable {
  /// What a view's guide leaves out.
  package enum Area: Hashable, Sendable {
    case safeArea, layoutMargins
  }

  /// The view that has the guide; nil after the view was deallocated.
  public private(set) weak var owningView: UIView?

  package let area: Area

  /// The rectangle, in points of the view's own space.
  public let layoutFrame: CGRect

  init(_ area: Area, of view: UIView, layoutFrame: CGRect) {
    (owningView, self.area, self.layoutFrame) = (view, area, layoutFrame)
  }

  /// Hashes the rectangle.
  public func hash(into hasher: inout Hasher) { hasher.combine(layoutFrame) }
}
