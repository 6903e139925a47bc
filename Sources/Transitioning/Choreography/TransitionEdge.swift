public import Foundation
public import HeadlessViews

/// A side of the container: sides are leading and trailing, which change places where lines begin at
/// the right; left and right are for what has a reason to stay.
public enum TransitionEdge: String, Hashable, Sendable, CaseIterable {
  /// The upper side.
  case top
  /// The side on which lines of text begin.
  case leading
  /// The lower side.
  case bottom
  /// The side on which lines of text end.
  case trailing
  /// The left side, whichever way lines run.
  case left
  /// The right side, whichever way lines run.
  case right

  /// The side across from this one.
  public var opposite: TransitionEdge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    case .left: .right
    case .right: .left
    }
  }

  /// The way out through the side: one number is 1 or -1, the other 0.
  public func outward(in layoutDirection: UserInterfaceLayoutDirection) -> CGVector {
    let isMirrored = layoutDirection == .rightToLeft
    return switch self {
    case .top: CGVector(dx: 0, dy: -1)
    case .bottom: CGVector(dx: 0, dy: 1)
    case .left: CGVector(dx: -1, dy: 0)
    case .right: CGVector(dx: 1, dy: 0)
    case .leading: CGVector(dx: isMirrored ? 1 : -1, dy: 0)
    case .trailing: CGVector(dx: isMirrored ? -1 : 1, dy: 0)
    }
  }
}

extension TransitionContext {
  /// Where a view's centre is when the view stands just outside the container, beyond a side.
  ///
  /// ```swift
  /// context.animate(view, \.position, back: context.center(of: view, beyond: .trailing), fore: view.center)
  /// ```
  ///
  /// - Returns: A point in the coordinates of the view's superview, which is the container or as good
  ///   as that.
  public func center(of view: View, beyond edge: TransitionEdge) -> CGPoint {
    let (way, bounds) = (edge.outward(in: layoutDirection), containerView.bounds)
    let frame = view.frame
    let x =
      way.dx < 0 ? bounds.minX - frame.maxX : way.dx > 0 ? bounds.maxX - frame.minX : 0
    let y =
      way.dy < 0 ? bounds.minY - frame.maxY : way.dy > 0 ? bounds.maxY - frame.minY : 0
    return CGPoint(x: view.center.x + x, y: view.center.y + y)
  }

  /// The side on which lines of text begin, where the transition takes place.
  public var layoutDirection: UserInterfaceLayoutDirection { traitCollection.layoutDirection }
}
