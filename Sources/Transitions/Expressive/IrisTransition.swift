public import Transitioning

/// A transition that closes a circle over the back view to a point, and opens it again to the fore
/// view, as the iris of an old film.
///
/// Use it when a story continues at another place or time.
///
/// ```swift
/// chapter.transitionController.transition = .iris
/// ```
///
/// The two views are never seen together: a colour is between them. With reduced motion the views
/// cross-fade. The motion is the same in both layout directions.
public final class IrisTransition: TransitionWithCustomDuration {
  private let color: UIColor
  private let duration: TimeInterval
  private let timing: TransitionTiming

  /// Creates an iris.
  ///
  /// - Parameters:
  ///   - color: The colour around the circle; by default black.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.7 s.
  ///   - timing: The timing of each half; by default it begins and ends slowly.
  public init(
    color: UIColor = .black, duration: TimeInterval = 0.7,
    timing: TransitionTiming = .eased(.easeInEaseOut)
  ) {
    self.color = color
    self.duration = duration
    self.timing = timing
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Closes the circle in the first half, and opens it in the second.
  public func start(with context: TransitionContext) {
    let (fore, container) = (context.foreView, context.containerView)
    let middle = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    let radius = CoveringCircle(of: container, around: middle).radius
    // The width of the ring is one point more than the circle's radius, so that the closed ring
    // covers the corners.
    let width = radius + 1
    let ring = UIView()
    ring.accessibilityIdentifier = "iris"
    ring.isUserInteractionEnabled = false
    ring.center = middle
    ring.layer.borderColor = color.cgColor
    ring.layer.borderWidth = width
    if let branch = container.subviews.first(where: { fore.isDescendant(of: $0) }) {
      container.insertSubview(ring, belowSubview: branch)
    } else {
      container.insertSubview(ring, at: 0)
    }
    context.deferToCompletion { ring.removeFromSuperview() }
    let (open, closed) = (2 * (radius + width), 2 * width)
    context.animate(
      ring, \.boundsSize, back: CGSize(width: open, height: open),
      fore: CGSize(width: closed, height: closed), timing: timing, during: 0...0.5)
    context.animate(
      ring, \.cornerRadius, back: radius + width, fore: width, timing: timing, during: 0...0.5)
    CoveringCircle(of: fore, around: fore.convert(middle, from: container))
      .open(in: context, timing: timing, during: 0.5...1)
    context.endAfterAnimations()
  }
}

extension Transition where Self == IrisTransition {
  /// An iris that closes to black.
  public static var iris: Self { Self() }

  /// An iris that closes to a colour.
  public static func iris(color: UIColor) -> Self { Self(color: color) }
}
