public import Transitioning

/// A transition that turns a cube by a quarter turn, with the two views on neighbouring sides.
///
/// Use it between places of equal rank that follow each other, such as the chapters of a story.
///
/// ```swift
/// chapter.transitionController.transition = .cube(from: .trailing)
/// ```
///
/// The angle between the two sides is a right angle throughout. The viewer is 2.5 screens away, and
/// at least 1,000 points. In right-to-left layouts leading and trailing change places. With reduced
/// motion the views cross-fade.
public final class CubeTransition: TransitionWithCustomDuration {
  private let edge: TransitionEdge
  private let background: UIColor
  private let duration: TimeInterval
  private let timing: TransitionTiming

  init(
    from edge: TransitionEdge, background: UIColor, duration: TimeInterval, timing: TransitionTiming
  ) {
    self.edge = edge
    self.background = background
    self.duration = duration
    self.timing = timing
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Turns the cube away from the side from which the fore view comes.
  public func start(with context: TransitionContext) {
    let outward = edge.outward(in: context.layoutDirection)
    let space = PerspectiveSpace(in: context, background: background)
    space.turn(
      space.view, by: .pi / 2, depth: space.length(along: outward) / 2, from: outward,
      timing: timing)
    context.endAfterAnimations()
  }
}

extension CubeTransition: TransitionWithLawExceptions {
  /// A physical side is not mirrored.
  public var lawExceptions: [LawException] { edge.lawExceptions }
}

extension Transition where Self == CubeTransition {
  /// A cube that brings the fore view from a side.
  ///
  /// - Parameters:
  ///   - edge: The side from which the fore view comes; by default the trailing side.
  ///   - background: The colour around the cube; by default black.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.6 s.
  ///   - timing: The timing of the turn; by default it begins and ends slowly.
  public static func cube(
    from edge: TransitionEdge = .trailing, background: UIColor = .black,
    duration: TimeInterval = 0.6, timing: TransitionTiming = .eased(.easeInEaseOut)
  ) -> Self { Self(from: edge, background: background, duration: duration, timing: timing) }
}
