public import Transitioning

/// A transition in which the fore view falls from above the container over the back view, and
/// bounces twice before it lies.
///
/// Use it for something that is thrown in by a playful app, such as a card that was drawn.
///
/// ```swift
/// card.transitionController.transition = .bounce()
/// card.transitionController.transition = .bounce(restitution: 0.4)
/// ```
///
/// The motion is that of a body under a constant gravity: after each impact it keeps a part of its
/// speed. Backward, the view lifts off upwards with the acceleration of a fall, without a bounce
/// and faster. The numbers are our own. With reduced motion the views cross-fade.
public final class BounceTransition: TransitionWithCustomDuration {
  /// The number of times that the view leaves the ground again.
  private static let bounces = 2

  /// The part of the speed of the first impact below which a bounce is invisible.
  private static let leastSpeed = 0.001

  /// The backward progress: that of a fall without a bounce.
  static let lift = fall(keeping: 0)

  private let fall: MediaTimingFunction
  private let backwardTiming: TransitionTiming
  private let duration: TimeInterval
  private let backwardDuration: TimeInterval

  init(
    restitution: Double, duration: TimeInterval, backwardDuration: TimeInterval,
    backwardTiming: TransitionTiming
  ) {
    precondition(
      (0..<1).contains(restitution),
      "BounceTransition restitution must be in 0..<1, not \(restitution)")
    fall = Self.fall(keeping: restitution)
    self.duration = duration
    self.backwardDuration = backwardDuration
    self.backwardTiming = backwardTiming
  }

  /// Returns the duration of the direction, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval {
    context.direction == .forward ? duration : backwardDuration
  }

  /// Drops the fore view, or lifts it off.
  public func start(with context: TransitionContext) {
    let view = context.foreView
    context.animate(
      view, \.position, back: context.center(of: view, beyond: .top), fore: view.center,
      timing: context.direction == .forward ? .eased(fall) : backwardTiming)
    context.endAfterAnimations()
  }

  /// The progress of a fall from the height 1 with its bounces, scaled to the time 1.
  ///
  /// A fall takes a unit of time. A body that leaves the ground with the part `speed` of the speed
  /// of its first impact is in the air for `2 * speed` units, and rises to `speed * speed`. Each
  /// arc is a parabola, which is exactly a cubic with control points at the thirds of its time.
  private static func fall(keeping restitution: Double) -> MediaTimingFunction {
    let speeds = (1...bounces).map { pow(restitution, Double($0)) }.filter { $0 > leastSpeed }
    let unit = 1 / (1 + 2 * speeds.reduce(0, +))
    var arcs = [PathCurve.Segment(unit / 3, 0, unit * 2 / 3, 1.0 / 3, to: unit, 1)]
    var start = unit
    for speed in speeds {
      let end = speed == speeds.last ? 1 : start + 2 * speed * unit
      let (third, height) = ((end - start) / 3, 1 - speed * speed * 4 / 3)
      arcs.append(.init(start + third, height, end - third, height, to: end, 1))
      start = end
    }
    return MediaTimingFunction(PathCurve(arcs))
  }
}

extension Transition where Self == BounceTransition {
  /// A fall from above with two bounces, after each of which the view keeps a part of its speed, in
  /// `0..<1`.
  ///
  /// - Parameters:
  ///   - restitution: The part of its speed that the view keeps at an impact, in `0..<1`; by
  ///     default 0.3, with which it rises again to 9 % of the height.
  ///   - duration: The duration of the fall and its bounces, in seconds; finite and not negative.
  ///     By default 0.75 s.
  ///   - backwardDuration: The backward duration, in seconds; finite and not negative. By default
  ///     0.35 s.
  ///   - backwardTiming: The backward timing; nil for that of a fall without a bounce. The forward
  ///     timing follows from the restitution.
  public static func bounce(
    restitution: Double = 0.3, duration: TimeInterval = 0.75, backwardDuration: TimeInterval = 0.35,
    backwardTiming: TransitionTiming? = nil
  ) -> Self {
    Self(
      restitution: restitution, duration: duration, backwardDuration: backwardDuration,
      backwardTiming: backwardTiming ?? .eased(Self.lift))
  }
}
