import HeadlessStage
public import HeadlessViews
import MotionCurves

/// A transition whose motion is a specification.
@preconcurrency @MainActor
public protocol TransitionWithMotionSpec: TransitionWithCustomDuration {
  /// The specification of the motion in this context: its numbers may depend on the size of the
  /// container and on the layout direction.
  func motionSpec(with context: TransitionContext) -> MotionSpec
}

extension TransitionWithMotionSpec {
  /// Returns the duration that the specification gives the direction.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval {
    motionSpec(with: context).leg(context.direction).duration
  }

  /// Moves the fore and the back view by the specification, and ends with the motion.
  public func start(with context: TransitionContext) {
    context.animate(motionSpec(with: context))
    context.endAfterAnimations()
  }
}

extension TransitionContext {
  /// Animates views by the tracks of a specification, in the direction of the transition.
  ///
  /// The windows of the tracks are fractions of the context's duration.
  ///
  /// - Parameters:
  ///   - spec: The specification.
  ///   - views: The views of other parts than ``MotionSpec/Part/fore`` and
  ///     ``MotionSpec/Part/back``, which are ``foreView`` and ``backView`` unless they are given too.
  ///     A part without a view does not move.
  public func animate(_ spec: MotionSpec, _ views: [MotionSpec.Part: View] = [:]) {
    animatedSpec = AnimatedSpec(
      spec: spec,
      views: views.merging([.fore: foreView, .back: backView]) { given, _ in given })
    for track in spec.leg(direction).tracks {
      guard let view = views[track.part] ?? ownView(of: track.part) else { continue }
      let isForward = direction == .forward
      // The window counts from the beginning of the leg in either direction.
      let (from, to) = (LayerValue.number(track.from), LayerValue.number(track.to))
      animate(
        view.layer, track.target, back: isForward ? from : to,
        fore: isForward ? to : from, track.timing, track.window,
        .during(track.window))
    }
  }

  private func ownView(of part: MotionSpec.Part) -> View? {
    switch part {
    case .fore: foreView
    case .back: backView
    default: nil
    }
  }
}

/// A specification that a context animates, with the views of its parts.
@MainActor
package struct AnimatedSpec {
  /// The specification.
  package let spec: MotionSpec

  /// The views of the parts.
  package let views: [MotionSpec.Part: View]
}
