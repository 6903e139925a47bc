import Transitioning

/// A circle around a point of a view that is just large enough to cover the view.
@MainActor
struct CoveringCircle {
  /// The centre, in the view's coordinate space.
  let center: CGPoint

  /// The distance from the centre to the farthest corner of the view, in points.
  let radius: CGFloat

  private let view: UIView

  init(of view: UIView, around center: CGPoint) {
    self.view = view
    self.center = center
    let bounds = view.bounds
    let width = max(abs(center.x - bounds.minX), abs(center.x - bounds.maxX))
    let height = max(abs(center.y - bounds.minY), abs(center.y - bounds.maxY))
    radius = (width * width + height * height).squareRoot()
  }

  /// Shows the view only within a disc, which grows from the centre until it covers the view.
  ///
  /// The end of the transition restores the former mask.
  ///
  /// - Returns: The disc, which is the mask.
  @discardableResult
  func open(
    in context: TransitionContext, timing: TransitionTiming,
    during span: ClosedRange<Double> = 0...1, backwardTiming: BackwardTiming
  ) -> UIView {
    let disc = UIView()
    disc.accessibilityIdentifier = "disc"
    disc.backgroundColor = .black
    disc.center = center
    let former = view.mask
    view.mask = disc
    context.deferToCompletion { [view] in view.mask = former }
    context.animate(
      disc, \.boundsSize, back: .zero, fore: CGSize(width: 2 * radius, height: 2 * radius),
      timing: timing, during: span, backwardTiming: backwardTiming)
    context.animate(
      disc, \.cornerRadius, back: 0, fore: radius, timing: timing, during: span,
      backwardTiming: backwardTiming)
    context.afterEachResize { [view] _ in
      // At the other end the disc is a point.
      guard disc.bounds.width > 0 else { return }
      let radius = CoveringCircle(of: view, around: disc.center).radius
      disc.bounds.size = CGSize(width: 2 * radius, height: 2 * radius)
      disc.layer.cornerRadius = radius
    }
    return disc
  }
}
