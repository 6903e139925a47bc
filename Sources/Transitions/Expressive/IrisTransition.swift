public import Transitioning

/// A transition that closes a circle over the back view to a point, and opens it again to the fore
/// view, as the iris of an old film.
///
/// Use it when a story continues at another place or time.
///
/// ```swift
/// chapter.transitionController.transition = .iris()
/// ```
///
/// A colour is between the two views; in the middle a dot is left, in which the one replaces the
/// other. The circle closes fast at first and slowly at the dot, and opens in the mirrored way,
/// because at its full size only a corner of the screen is outside of it. The point is found again
/// at each start; if its view is in no window, it is the middle of the container. With reduced
/// motion the views cross-fade. The motion is the same in both layout directions.
public final class IrisTransition: TransitionWithCustomDuration {
  /// The parts of the duration in which the circle closes, and opens: a little together, so that
  /// the dot never vanishes.
  private static let (closing, opening) = (0...0.55, 0.45...1)

  private let color: UIColor
  private let duration: TimeInterval
  private let timing: TransitionTiming
  private let sourcePoint: @MainActor (TransitionContext) -> CGPoint?

  fileprivate init(
    color: UIColor, duration: TimeInterval, timing: TransitionTiming,
    sourcePoint: @escaping @MainActor (TransitionContext) -> CGPoint?
  ) {
    self.color = color
    self.duration = duration
    self.timing = timing
    self.sourcePoint = sourcePoint
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Closes the circle in the first half, and opens it in the second.
  public func start(with context: TransitionContext) {
    let (fore, container) = (context.foreView, context.containerView)
    let middle = sourcePoint(context) ?? context.middle
    let radius = CoveringCircle(of: container, around: middle).radius
    // The width of the ring is one point more than the circle's radius, so that the closed ring
    // covers the corners.
    let width = radius + 1
    let ring = UIView()
    ring.accessibilityIdentifier = "iris"
    ring.center = middle
    ring.layer.borderColor = color.cgColor
    ring.layer.borderWidth = width
    _ = context.addUnderlay(ring)
    let (open, closed) = (2 * (radius + width), 2 * width)
    context.animate(
      ring, \.boundsSize, back: CGSize(width: open, height: open),
      fore: CGSize(width: closed, height: closed), timing: timing, during: Self.closing,
      backwardTiming: .mirrored)
    context.animate(
      ring, \.cornerRadius, back: radius + width, fore: width, timing: timing,
      during: Self.closing, backwardTiming: .mirrored)
    CoveringCircle(of: fore, around: fore.convert(middle, from: container))
      .open(
        in: context, timing: timing.reversed(), during: Self.opening,
        backwardTiming: .timing(timing))
    context.endAfterAnimations()
  }
}

extension Transition where Self == IrisTransition {
  /// An iris around the middle of a view, which is not retained.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - color: The colour around the circle; by default black.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.7 s.
  ///   - timing: The timing of the half in which the circle closes; it opens in the mirrored one. By
  ///     default it begins fast and ends slowly.
  public static func iris(
    from view: UIView, color: UIColor = .black, duration: TimeInterval = 0.7,
    timing: TransitionTiming = .eased(.easeOut)
  ) -> Self {
    Self(color: color, duration: duration, timing: timing) { [weak view] context in
      view.flatMap { context.middle(of: $0) }
    }
  }

  /// An iris around a point that is found at each start.
  ///
  /// - Parameters:
  ///   - color: The colour around the circle; by default black.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.7 s.
  ///   - timing: The timing of the half in which the circle closes; it opens in the mirrored one. By
  ///     default it begins fast and ends slowly.
  ///   - sourcePoint: The centre of the circle, in the container's coordinate space; nil for the
  ///     middle of the container.
  public static func iris(
    color: UIColor = .black, duration: TimeInterval = 0.7,
    timing: TransitionTiming = .eased(.easeOut),
    sourcePoint: @escaping @MainActor (TransitionContext) -> CGPoint? = { _ in nil }
  ) -> Self {
    Self(color: color, duration: duration, timing: timing, sourcePoint: sourcePoint)
  }
}
