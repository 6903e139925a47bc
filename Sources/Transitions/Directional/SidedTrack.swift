import Transitioning

/// The motion of one property between its values on the two sides, from which the tracks of both
/// legs of a specification are made.
struct SidedTrack {
  let part: MotionSpec.Part
  let property: AnimatableKeyPath<CGFloat>
  let values: Sided<CGFloat>

  init(
    _ part: MotionSpec.Part, _ property: AnimatableKeyPath<CGFloat>, back: CGFloat, fore: CGFloat
  ) {
    self.part = part
    self.property = property
    values = Sided(back: back, fore: fore)
  }
}

extension MotionSpec {
  /// Creates a specification whose way back has the values of the way in, exchanged.
  ///
  /// - Parameters:
  ///   - duration: In seconds, for both legs.
  ///   - timing: The timing of the way in.
  ///   - exit: The timing of the way back.
  init(
    name: String, lasting duration: TimeInterval, timing: MediaTimingFunction,
    exit: MediaTimingFunction, _ tracks: [SidedTrack]
  ) {
    func leg(_ direction: TransitionDirection, _ function: MediaTimingFunction) -> Leg {
      Leg(
        lasting: duration,
        tracks.map {
          Track(
            $0.part, $0.property, from: $0.values.start(direction), to: $0.values.end(direction),
            function)
        })
    }
    self.init(name: name, forward: leg(.forward, timing), backward: leg(.backward, exit))
  }
}

extension TransitionContext {
  /// The motion of the fore view from just beyond an edge to its place.
  func arrival(from edge: TransitionEdge) -> SidedTrack {
    let (away, place) = (center(of: foreView, beyond: edge), foreView.center)
    return edge.outward(in: layoutDirection).dx != 0
      ? SidedTrack(.fore, \.position.x, back: away.x, fore: place.x)
      : SidedTrack(.fore, \.position.y, back: away.y, fore: place.y)
  }

  /// The motion of a part that makes way for a view that comes from an edge.
  ///
  /// - Parameter fraction: The distance, as a fraction of the container's size.
  func departure(
    of part: MotionSpec.Part, before edge: TransitionEdge, by fraction: CGFloat
  ) -> SidedTrack {
    let (way, size) = (edge.outward(in: layoutDirection), containerView.bounds.size)
    return way.dx != 0
      ? SidedTrack(
        part, \.transform.translationX, back: 0, fore: -way.dx * fraction * size.width)
      : SidedTrack(
        part, \.transform.translationY, back: 0, fore: -way.dy * fraction * size.height)
  }
}
