public import Transitioning

/// A transition in which an eye blinks: two lids of a colour close over the back view from the top
/// and the bottom, and open on the fore view.
///
/// Use it between two moments or two views of one thing, when the change itself must stay hidden.
///
/// ```swift
/// place.transitionController.transition = .blink()
/// place.transitionController.transition = .blink(color: .white)
/// ```
///
/// The lids leave open what two circles have in common. Each circle goes through the corners of the
/// screen at first, and touches the other one in the middle when the eye is closed. All numbers are
/// ours. The motion is the same in both layout directions. With reduced motion the views
/// cross-fade.
public final class BlinkTransition: TransitionWithCustomDuration {
  /// The part of the duration in which the eye is closed, and the fore view takes the place of the
  /// back view.
  static let closed = 0.45...0.55

  /// The distance by which each closed lid lies over the other one, in points.
  private static let overlap: CGFloat = 1

  private let color: UIColor
  private let duration: TimeInterval
  private let timing: TransitionTiming

  init(color: UIColor, duration: TimeInterval, timing: TransitionTiming) {
    self.color = color
    self.duration = duration
    self.timing = timing
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Closes the lids, shows the fore view, and opens the lids.
  public func start(with context: TransitionContext) {
    let container = context.containerView
    let eye = UIView(frame: container.bounds)
    eye.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    eye.clipsToBounds = true
    eye.isUserInteractionEnabled = false
    container.addSubview(eye)
    context.deferToCompletion { eye.removeFromSuperview() }
    let radius = hypot(eye.bounds.width, eye.bounds.height) / 2
    for (name, sign) in [("upper lid", 1.0), ("lower lid", -1)] {
      let lid = lid(around: radius, in: eye)
      lid.accessibilityIdentifier = name
      let open = lid.center.y
      let shut = CGFloat(sign) * (radius + Self.overlap)
      // Two properties, because a lid ends where it began.
      context.animate(
        lid, \.position.y, back: open, fore: open + shut, timing: timing,
        during: 0...Self.closed.lowerBound)
      context.animate(
        lid, \.transform.translationY, back: 0, fore: -shut, timing: timing,
        during: Self.closed.upperBound...1)
    }
    context.animate(
      context.foreView, \.opacity, back: 0, fore: 1, timing: .eased(.linear), during: Self.closed)
    context.endAfterAnimations()
  }

  /// A ring around the eye, as wide as its hole's radius, so that it covers the eye wherever it
  /// moves.
  private func lid(around radius: CGFloat, in eye: UIView) -> UIView {
    let lid = UIView(
      frame: eye.bounds.insetBy(
        dx: eye.bounds.width / 2 - 2 * radius, dy: eye.bounds.height / 2 - 2 * radius))
    lid.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    lid.layer.cornerRadius = 2 * radius
    lid.layer.borderWidth = radius
    lid.layer.borderColor = color.cgColor
    eye.addSubview(lid)
    return lid
  }
}

extension Transition where Self == BlinkTransition {
  /// A blink with lids of a colour.
  ///
  /// - Parameters:
  ///   - color: The colour of the lids; by default black.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.7 s.
  ///   - timing: The timing of the closing and of the opening; by default it begins and ends
  ///     slowly.
  public static func blink(
    color: UIColor = .black, duration: TimeInterval = 0.7,
    timing: TransitionTiming = .eased(.easeInEaseOut)
  ) -> Self { Self(color: color, duration: duration, timing: timing) }
}
