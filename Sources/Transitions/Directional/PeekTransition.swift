public import Transitioning

/// A transition in which the fore view first peeks in from a side over the back view, rests there
/// for a moment, and then comes in wholly.
///
/// Use it for something that comes by itself and should not surprise, such as a letter that has
/// arrived.
///
/// ```swift
/// letter.transitionController.transition = .peek(from: .bottom)
/// ```
///
/// The fore view comes in by 15 % of its distance during 35 % of the time, and rests for 15 % of
/// it. It has a shadow, which is there from the glimpse on. The backward motion is shorter and has
/// no rest. The numbers are our own. In right-to-left layouts leading and trailing change places.
/// With reduced motion the views cross-fade.
public final class PeekTransition: TransitionWithCustomDuration {
  /// The part of its distance by which the fore view peeks in.
  private static let glimpse = 0.15

  /// The part of the duration in which the fore view rests.
  private static let rest = 0.35...0.5

  /// The blur radius of the shadow, in points, and its opacity.
  private static let (shadowRadius, shadowOpacity): (CGFloat, CGFloat) = (12, 0.35)

  /// The forward progress: a glimpse, a rest, and the remaining distance.
  static let steps = MediaTimingFunction(
    PathCurve(easingTo: [(rest.lowerBound, glimpse), (rest.upperBound, glimpse), (1, 1)]))

  private let edge: TransitionEdge
  private let duration: TimeInterval
  private let backwardDuration: TimeInterval
  private let timing: TransitionTiming
  private let backwardTiming: TransitionTiming

  init(
    from edge: TransitionEdge, duration: TimeInterval, backwardDuration: TimeInterval,
    timing: TransitionTiming, backwardTiming: TransitionTiming
  ) {
    self.edge = edge
    self.duration = duration
    self.backwardDuration = backwardDuration
    self.timing = timing
    self.backwardTiming = backwardTiming
  }

  /// Returns the duration of the direction, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval {
    context.direction == .forward ? duration : backwardDuration
  }

  /// Moves the fore view in by two steps, or out by one.
  public func start(with context: TransitionContext) {
    let view = context.foreView
    context.lendShadow(to: view, radius: Self.shadowRadius)
    context.animate(
      view, \.shadowOpacity, back: 0, fore: Self.shadowOpacity, timing: .eased(.linear),
      during: 0...Self.rest.lowerBound)
    context.animate(
      view, \.position, back: context.center(of: view, beyond: edge), fore: view.center,
      timing: context.direction == .forward ? timing : backwardTiming)
    context.endAfterAnimations()
  }
}

extension PeekTransition: TransitionWithLawExceptions {
  /// A physical side is not mirrored.
  public var lawExceptions: [LawException] { edge.lawExceptions }
}

extension Transition where Self == PeekTransition {
  /// A view that peeks in from a side, and then comes in.
  ///
  /// - Parameters:
  ///   - edge: The side from which the fore view comes; by default the trailing side.
  ///   - duration: The forward duration, in seconds; finite and not negative. By default 0.9 s.
  ///   - backwardDuration: The backward duration, in seconds; finite and not negative. By default 0.4
  ///     s.
  ///   - timing: The forward timing; nil for a glimpse, a rest and the
  ///     remaining distance.
  ///   - backwardTiming: The backward timing; by default it begins and ends slowly.
  public static func peek(
    from edge: TransitionEdge = .trailing, duration: TimeInterval = 0.9,
    backwardDuration: TimeInterval = 0.4, timing: TransitionTiming? = nil,
    backwardTiming: TransitionTiming = .eased(.easeInEaseOut)
  ) -> Self {
    Self(
      from: edge, duration: duration, backwardDuration: backwardDuration,
      timing: timing ?? .eased(Self.steps), backwardTiming: backwardTiming)
  }
}
