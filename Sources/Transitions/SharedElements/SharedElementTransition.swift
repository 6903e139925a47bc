public import Transitioning

/// A transition in which views travel from one screen to the other, while the screens fade.
///
/// ```swift
/// page.transitionController.transition = .sharedElement()
/// ```
///
/// Use it where the same thing is on both screens: a picture in a list and on its page, a title, a
/// price. Both view controllers are a ``SharedElementProvider``. Elements with the same name
/// travel: position, size, corner radius, background colour and shadow go from one view's to the
/// other's, and the contents cross-fade. An element of the back view controller that moves
/// meanwhile, because its list scrolls, is followed; if it is removed, hidden, clipped away or
/// resized, the one that travels fades out where it was last. All other elements use the `fallback`, and
/// ``SharedElementTransition/report`` has the reasons. The backward transition asks the view
/// controllers again.
///
/// It runs presented, pushed and as a change of tabs. In right-to-left layouts the elements travel
/// between the places that they have there. With reduced motion, the screens cross-fade.
public final class SharedElementTransition: TransitionWithCustomDuration {
  /// The motion of an element that does not travel.
  public enum Fallback: Hashable, Sendable {
    /// It comes and goes with its screen.
    case withScreen
    /// It fades in between 35 % and 70 % of the duration, and out in the first 34 %.
    case fade
    /// It fades as with ``fade``, and grows from 80 % of its size.
    case grow
  }

  /// The outcome of each element at the last start; nil before.
  public private(set) var report: SharedElementReport?

  private let fallback: Fallback
  private let timing: TransitionTiming
  private let duration: TimeInterval
  private let backwardDuration: TimeInterval

  init(
    fallback: Fallback, duration: TimeInterval, backwardDuration: TimeInterval,
    timing: TransitionTiming
  ) {
    self.fallback = fallback
    self.timing = timing
    self.duration = duration
    self.backwardDuration = backwardDuration
  }

  /// Returns the duration of the direction, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval {
    context.direction == .forward ? duration : backwardDuration
  }

  /// Fades the fore view, and moves a carrier for each pair of elements.
  public func start(with context: TransitionContext) {
    let match = SharedElementMatch(in: context)
    report = match.report
    if let reason = match.reasonToFade { context.explain("fades, because \(reason)") }
    let sky = SharedElementSky(in: context)
    for pair in match.pairs { sky.carry(pair, timing) }
    sky.follow(timing)
    context.deferToCompletion { sky.land() }
    for view in match.rest.fore { applyFallback(to: view, in: context, sky) }
    cover(in: context, sky, untilEnd: match.pairs.isEmpty)
    context.endAfterAnimations()
  }

  /// Covers the back screen with the background of the fore screen, and shows the fore screen; the
  /// backward transition begins with the fore screen, too.
  ///
  /// The two overlap, so that the elements never travel over an empty background; but what leaves is
  /// below 15 % before what comes passes it, so that two texts are never legible at once.
  ///
  /// - Parameter untilEnd: True if no element travels, so that the screens fade for the whole
  ///   duration; false if they fade in its first part.
  private func cover(in context: TransitionContext, _ sky: SharedElementSky, untilEnd: Bool) {
    let (fore, backdrop) = (context.foreView, UIView(frame: context.foreView.frame))
    backdrop.accessibilityIdentifier = "backdrop"
    backdrop.backgroundColor = fore.backgroundColor
    backdrop.layer.cornerRadius = fore.layer.cornerRadius
    backdrop.layer.maskedCorners = fore.layer.maskedCorners
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.isUserInteractionEnabled = false
    fore.superview?.insertSubview(backdrop, belowSubview: fore)
    context.deferToCompletion { backdrop.removeFromSuperview() }
    let (covering, showing) = untilEnd ? (0...0.35, 0.3...1) : (0...0.34, 0.3...0.7)
    let (leaving, coming) = (
      TransitionTiming.eased(.legacyAccelerate), TransitionTiming.eased(.legacyDecelerate)
    )
    context.animate(
      backdrop, \.opacity, back: 0, fore: 1, timing: leaving, during: covering,
      backwardTiming: .timing(coming, during: showing))
    for screen in [fore, sky.copies] {
      context.animate(
        screen, \.opacity, back: 0, fore: 1, timing: coming, during: showing,
        backwardTiming: .timing(leaving, during: covering))
    }
  }

  /// Applies the fallback to an element that does not travel.
  private func applyFallback(
    to element: UIView, in context: TransitionContext, _ sky: SharedElementSky
  ) {
    guard fallback != .withScreen else { return }
    if fallback == .grow, sky.grow(element, timing) { return }
    context.animate(
      element, \.opacity, back: 0, fore: element.alpha, timing: .eased(.linear),
      during: SharedElementSky.fade, backwardTiming: .during(SharedElementSky.fadeBack))
  }
}

extension Transition where Self == SharedElementTransition {
  /// Views that travel to the other screen, matched by name, with a fallback for all others.
  ///
  /// - Parameters:
  ///   - fallback: The motion of an element that does not travel.
  ///   - duration: The forward duration, in seconds; by default 0.5 s, Material's for a container
  ///     transform.
  ///   - backwardDuration: The backward duration, in seconds; 0.4 s by default.
  ///   - timing: The timing of the elements in both directions; by default Material 3's emphasized
  ///     curve.
  public static func sharedElement(
    fallback: SharedElementTransition.Fallback = .fade,
    duration: TimeInterval = MaterialDuration.long2.seconds,
    backwardDuration: TimeInterval = MaterialDuration.medium4.seconds,
    timing: TransitionTiming = .eased(.emphasized)
  ) -> Self {
    Self(fallback: fallback, duration: duration, backwardDuration: backwardDuration, timing: timing)
  }
}
