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
  /// The side of the container from which the fore view comes.
  public let edge: TransitionEdge

  private let ground: UIColor
  private let duration: TimeInterval
  private let timing: TransitionTiming

  /// Creates a turn of a cube.
  ///
  /// - Parameters:
  ///   - edge: The side from which the fore view comes; by default the trailing side.
  ///   - ground: The colour around the cube; by default black.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.6 s.
  ///   - timing: The timing of the turn; by default it begins and ends slowly.
  public init(
    from edge: TransitionEdge = .trailing, ground: UIColor = .black, duration: TimeInterval = 0.6,
    timing: TransitionTiming = .eased(.easeInEaseOut)
  ) {
    self.edge = edge
    self.ground = ground
    self.duration = duration
    self.timing = timing
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Turns the cube away from the side from which the fore view comes.
  public func start(with context: TransitionContext) {
    let outward = edge.outward(in: context.layoutDirection)
    let space = PerspectiveSpace(in: context, ground: ground)
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
  /// A cube that turns away from the trailing side.
  public static var cube: Self { Self() }

  /// A cube that brings the fore view from a side.
  ///
  /// - Parameters:
  ///   - edge: The side.
  ///   - ground: The colour around the cube.
  public static func cube(from edge: TransitionEdge, ground: UIColor = .black) -> Self {
    Self(from: edge, ground: ground)
  }
}
