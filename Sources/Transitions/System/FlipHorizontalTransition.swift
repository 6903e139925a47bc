public import Foundation
public import Transitioning

/// A transition that turns the screen over like a card: the back view is one side, the fore view
/// the other, as in UIKit's `flipHorizontal`.
///
/// Use it for the other side of the same thing, such as a map and its list. The card turns toward
/// the leading side, and back toward the trailing side. The turn is one motion of both views, in
/// perspective; a view is the darker, the farther it is turned away, because the background shows
/// through it. With reduced motion the fore view cross-fades.
public final class FlipHorizontalTransition: TransitionWithCustomDuration {
  /// The opacity that a view would have if it were turned by half a turn, where it is not seen any
  /// more; at a right angle it is 0.6.
  private static let darkest: CGFloat = 0.2

  private let duration: TimeInterval
  private let timing: TransitionTiming
  private let distance: CGFloat?

  init(distance: CGFloat?, duration: TimeInterval, timing: TransitionTiming) {
    if let distance {
      precondition(
        distance > 0, "FlipHorizontalTransition distance must be positive, not \(distance)")
    }
    self.duration = duration
    self.timing = timing
    self.distance = distance
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Turns both views by half a turn; each is visible only while it faces the viewer.
  public func start(with context: TransitionContext) {
    let container = context.containerView
    let snapshotter = TransitionViewSnapshotter(containerView: container)
    let fore = context.foreView
    var back = context.backView
    if back.superview !== container {
      // The back view stays outside the container; a snapshot turns in its place.
      back = snapshotter.snapshot(of: back, isAppearing: false)
      container.sendSubviewToBack(back)
    }
    let turned = [fore, back].map { ($0, $0.transform3D, $0.layer.isDoubleSided, $0.alpha) }
    let perspective = container.layer.sublayerTransform
    container.layer.sublayerTransform.m34 =
      -1 / (distance ?? PerspectiveSpace.distance(toTurn: container.bounds.width))
    for view in [fore, back] { view.layer.isDoubleSided = false }
    let half = -TransitionEdge.trailing.outward(in: context.layoutDirection).dx * CGFloat.pi
    context.animate(back, \.transform.rotationY, back: 0, fore: half, timing: timing)
    context.animate(fore, \.transform.rotationY, back: -half, fore: 0, timing: timing)
    context.animate(
      back, \.opacity, back: back.alpha, fore: back.alpha * Self.darkest, timing: timing)
    context.animate(
      fore, \.opacity, back: fore.alpha * Self.darkest, fore: fore.alpha, timing: timing)
    context.deferToCompletion {
      container.layer.sublayerTransform = perspective
      for (view, transform, isDouble, alpha) in turned {
        view.transform3D = transform
        view.layer.isDoubleSided = isDouble
        view.alpha = alpha
      }
      snapshotter.removeAllSnapshots()
    }
    context.endAfterAnimations()
  }
}

extension Transition where Self == FlipHorizontalTransition {
  /// A turn of the whole screen to its other side.
  ///
  /// - Parameters:
  ///   - distance: The distance of the viewer from the screen, in points; positive. By default 2.5
  ///     times the width of the container, and at least 1,000 points.
  ///   - duration: In seconds; finite and not negative. By default 0.75 s, UIKit's duration.
  ///   - timing: The timing of the angle in both directions.
  public static func flipHorizontal(
    distance: CGFloat? = nil, duration: TimeInterval = 0.75,
    timing: TransitionTiming = .eased(.easeInEaseOut)
  ) -> Self { Self(distance: distance, duration: duration, timing: timing) }
}
