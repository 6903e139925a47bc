/// A side of the container.
///
/// In right-to-left layouts leading and trailing change places. Left and right are for motion that
/// must not be mirrored.
public enum TransitionEdge: String, Hashable, Sendable, CaseIterable {
  /// The upper side.
  case top
  /// The side on which lines of text begin.
  case leading
  /// The lower side.
  case bottom
  /// The side on which lines of text end.
  case trailing
  /// The left side, in both layout directions.
  case left
  /// The right side, in both layout directions.
  case right

  /// The opposite side.
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

  /// The unit vector that points out through the side: one component is 1 or -1, the other 0.
  public func outward(in layoutDirection: UITraitEnvironmentLayoutDirection) -> CGVector {
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

extension TransitionEdge {
  /// The unit vector that points out through the side, in the layout direction around a view.
  ///
  /// It is the direction of the view's traits, unless the app forces another one on the view or on
  /// one around it, as with `UIView.appearance().semanticContentAttribute = .forceRightToLeft`.
  @MainActor public func outward(around view: UIView) -> CGVector {
    outward(in: view.surroundingLayoutDirection)
  }
}

extension TransitionContext {
  /// The centre of a view that is placed just outside the container, beyond a side.
  ///
  /// ```swift
  /// context.animate(
  ///   view, \.position, back: context.center(of: view, beyond: .trailing), fore: view.center)
  /// ```
  ///
  /// - Returns: A point in the coordinates of the view's superview, which must be the container or
  ///   have the same coordinate system.
  public func center(of view: UIView, beyond edge: TransitionEdge) -> CGPoint {
    let (outward, bounds) = (edge.outward(in: layoutDirection), containerView.bounds)
    let frame = view.frame
    let x =
      outward.dx < 0 ? bounds.minX - frame.maxX : outward.dx > 0 ? bounds.maxX - frame.minX : 0
    let y =
      outward.dy < 0 ? bounds.minY - frame.maxY : outward.dy > 0 ? bounds.maxY - frame.minY : 0
    return CGPoint(x: view.center.x + x, y: view.center.y + y)
  }

  /// The layout direction of the transition's traits, or the one that the app forces on the
  /// container or on a view around it, such as a stack's.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    // There is no container before the start.
    let view = containerView.window == nil ? backViewController.viewIfLoaded : containerView
    return view?.surroundingLayoutDirection ?? traitCollection.layoutDirection
  }
}
