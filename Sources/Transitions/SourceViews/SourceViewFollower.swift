import Foundation
import Transitioning

/// What moves between the fore view and a view behind, kept on its way to that view while the view
/// itself moves, for example because its list scrolls.
///
/// At each frame, what moves is shifted by the displacement of the source view, as far as the
/// motion is near it: all of the displacement at the source view, none of it at the fore view. So
/// neither a gesture nor a reversal makes a difference.
///
/// A source view that is removed, hidden, clipped away, resized or replaced on the way is given
/// back: it is shown again, and what moves fades out where the view was last.
@MainActor
final class SourceViewFollower {
  private let container: UIView
  private let back: UIView
  private var extent: CGSize
  private var routes: [SourceViewRoute] = []
  private var frames: FrameFollower?

  /// Called after each change of the container's size.
  private let fit: () -> Void

  /// A hidden layer whose position goes from the span to 0, as what moves goes to the fore view.
  private let probe = CALayer()
  private let span: CGFloat

  /// Begins to follow, until the end of a context.
  ///
  /// - Parameters:
  ///   - span: The longest distance of the motion, in points, so that a spring of the same timing
  ///     is not at rest later than the motion; any distance for an easing.
  ///   - timing: The timing of the motion, by the rules of `TransitionContext.animate`.
  ///   - fit: Fits what moves to another size of the fore view; called after each resize.
  init(
    in context: TransitionContext, over span: CGFloat = 100, _ timing: TransitionTiming,
    during part: ClosedRange<Double> = 0...1, backwardTiming: BackwardTiming = .same,
    fitting fit: @escaping () -> Void = {}
  ) {
    self.fit = fit
    container = context.containerView
    back = context.backViewController.view
    extent = container.bounds.size
    self.span = max(span, 1)
    probe.isHidden = true
    probe.name = "way"
    container.layer.addSublayer(probe)
    context.animate(
      probe, \.position.x, back: self.span, fore: 0, timing: timing, during: part,
      backwardTiming: backwardTiming)
    context.deferToCompletion { [self] in end() }
    guard let window = container.window else { return }
    frames = FrameFollower(of: window) { [weak self] in self?.follow() }
  }

  /// Adds what moves to and from a source view; its model values are those at its end.
  ///
  /// - Parameters:
  ///   - source: The view.
  ///   - isHidden: True if the transition hides the view.
  ///   - anchor: The point of the view to which the motion goes, in unit coordinates.
  ///   - movers: The views that move, in the container or in a view that fills it.
  ///   - find: Returns the view that shows the same now.
  ///   - fade: Shows what moves with an opacity, unitless, in `0...1`.
  @discardableResult
  func follow(
    _ source: UIView, at anchor: CGPoint = CGPoint(x: 0.5, y: 0.5), isHidden: Bool = true,
    moving movers: [UIView], finding find: @escaping () -> UIView?,
    fading fade: @escaping (CGFloat) -> Void = { _ in }
  ) -> SourceViewRoute {
    let route = SourceViewRoute(
      to: source, at: anchor, isHidden: isHidden, moving: movers, in: container,
      within: source.surroundings(back) ?? back, finding: find, fading: fade)
    routes.append(route)
    return route
  }

  private func follow() {
    guard let way = probe.presentation() else { return }
    let weight = min(max(way.position.x / span, 0), 1)
    let isResized = container.bounds.size != extent
    extent = container.bounds.size
    if isResized { container.window?.layoutIfNeeded() }
    UIView.performWithoutAnimation {
      if isResized { fit() }
      for route in routes {
        if isResized { route.acceptSize() }
        route.follow(in: container, weight)
      }
    }
  }

  private func end() {
    frames?.stop()
    probe.removeFromSuperlayer()
    UIView.performWithoutAnimation {
      for route in routes { route.end() }
    }
  }
}
