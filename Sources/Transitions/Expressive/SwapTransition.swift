public import Foundation
public import Transitioning

/// A transition in which the two views change places in depth: both become smaller and move apart
/// to the two sides, and return in the other order.
///
/// Use it for two equals of which one is in front, such as two offers or two players.
///
/// ```swift
/// other.transitionController.transition = .swap
/// ```
///
/// The fore view moves to the trailing side, the back view to the leading side; in right-to-left
/// layouts these change places. With reduced motion the views cross-fade.
public final class SwapTransition: TransitionWithCustomDuration {
  /// The distance between the one in front and the one behind it, in points.
  private static let depth: CGFloat = 1

  private let scale: CGFloat
  private let duration: TimeInterval
  private let timing: TransitionTiming

  /// Creates a swap.
  ///
  /// - Parameters:
  ///   - scale: The scale of both views where they are farthest apart, unitless; above 0 and at
  ///     most 0.5, so that neither covers the other there. By default 0.45.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.9 s.
  ///   - timing: The timing of the motion apart, and of the motion together; by default both begin
  ///     and end slowly.
  public init(
    scale: CGFloat = 0.45, duration: TimeInterval = 0.9,
    timing: TransitionTiming = .eased(.easeInEaseOut)
  ) {
    precondition(
      scale > 0 && scale <= 0.5,
      "SwapTransition scale must be above 0 and at most 0.5, not \(scale)")
    self.scale = scale
    self.duration = duration
    self.timing = timing
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Moves snapshots of the two views apart and together.
  public func start(with context: TransitionContext) {
    let space = PerspectiveSpace(in: context, ground: .black)
    let trailing = TransitionEdge.trailing.outward(in: context.layoutDirection).dx
    move(space.back(), in: space, with: context, toward: -trailing, back: 0, fore: -Self.depth)
    move(space.fore(), in: space, with: context, toward: trailing, back: -Self.depth, fore: 0)
    context.endAfterAnimations()
  }

  /// Moves a snapshot to a side in the first half, and to the middle in the second half.
  ///
  /// A frame around the snapshot moves in the first half, and the snapshot itself in the second, so
  /// that no property has two animations.
  private func move(
    _ snapshot: UIView, in space: PerspectiveSpace, with context: TransitionContext,
    toward side: CGFloat, back: CGFloat, fore: CGFloat
  ) {
    let frame = UIView(frame: space.view.bounds)
    space.view.addSubview(frame)
    frame.addSubview(snapshot)
    let offset = side * frame.bounds.width / 4
    func animate(
      _ view: UIView, _ offset: CGFloat, _ scale: CGFloat,
      during span: ClosedRange<Double>
    ) {
      context.animate(
        view, \.transform.translationX, back: 0, fore: offset, timing: timing, during: span)
      context.animate(view, \.transform.scale, back: 1, fore: scale, timing: timing, during: span)
    }
    animate(frame, offset, scale, during: 0...0.5)
    // The frame scales the snapshot's movement too.
    animate(snapshot, -offset / scale, 1 / scale, during: 0.5...1)
    context.animate(frame, \.zPosition, back: back, fore: fore, timing: .eased(.linear))
  }
}

extension Transition where Self == SwapTransition {
  /// Two views that change places in depth.
  public static var swap: Self { Self() }
}
