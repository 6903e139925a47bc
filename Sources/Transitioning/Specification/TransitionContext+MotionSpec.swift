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
    motionSpec(with: context)[context.direction].duration
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
  /// The spans of the tracks are fractions of the context's duration. A view starts from the
  /// first values of its tracks. A view starts from its presentation value in two cases: an earlier
  /// animation still moves the property; or, backward, the view stayed on the screen without the
  /// last forward values, for example because the forward transition was not animated.
  ///
  /// - Parameters:
  ///   - spec: The specification.
  ///   - views: The views of other parts than ``MotionSpec/Part/fore`` and
  ///     ``MotionSpec/Part/back``, which are ``foreView`` and ``backView`` unless they are given
  ///     too. A part without a view does not move.
  public func animate(_ spec: MotionSpec, views: [MotionSpec.Part: UIView] = [:]) {
    let isForward = direction == .forward
    let tracks = spec[direction].tracks
    var moved: [MotionSpec.Part: UIView] = [:]
    for part in Set(tracks.map(\.part)) { moved[part] = views[part] ?? ownView(of: part) }
    animatedSpec = AnimatedSpec(spec: spec, views: moved)
    let former = spec[isForward ? .backward : .forward]
    let rested = moved.filter { former.leaves($1.layer, as: $0) }
    for track in tracks {
      guard let view = moved[track.part] else { continue }
      // The span counts from the beginning of the leg in either direction.
      let (from, to) = (MotionValue.number(track.from), MotionValue.number(track.to))
      animate(
        view.layer, track.target, back: isForward ? from : to, fore: isForward ? to : from,
        track.timing, track.span, .during(track.span),
        startsAnew: rested[track.part] != nil)
    }
  }

  private func ownView(of part: MotionSpec.Part) -> UIView? {
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
  package let views: [MotionSpec.Part: UIView]
}

extension MotionSpec.Leg {
  /// True if a layer shows the last values of all tracks of a part.
  @MainActor
  fileprivate func leaves(_ layer: CALayer, as part: MotionSpec.Part) -> Bool {
    let own = tracks.filter { $0.part == part }
    return !own.isEmpty
      && own.allSatisfy { track in
        guard let shown = layer.shownNumber(of: track.target) else { return false }
        // An opacity has single precision.
        return abs(shown - track.to) <= 1e-6
      }
  }
}
