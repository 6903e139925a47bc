import Transitioning

extension TransitionContext {
  /// The motion of the fore view, or of a part with it, from just beyond an edge to its place.
  func arrival(
    of part: MotionSpec.Part = .fore, from edge: TransitionEdge
  ) -> MotionSpec.SidedTrack {
    let (away, place) = (center(of: foreView, beyond: edge), foreView.center)
    return edge.outward(in: layoutDirection).dx != 0
      ? .init(part, \.position.x, back: away.x, fore: place.x)
      : .init(part, \.position.y, back: away.y, fore: place.y)
  }

  /// The motion of a part that moves aside for a view that comes from an edge.
  ///
  /// - Parameter fraction: The distance, as a fraction of the container's size.
  func departure(
    of part: MotionSpec.Part, before edge: TransitionEdge, by fraction: CGFloat
  ) -> MotionSpec.SidedTrack {
    let (outward, size) = (edge.outward(in: layoutDirection), containerView.bounds.size)
    return outward.dx != 0
      ? .init(
        part, \.transform.translationX, back: 0, fore: -outward.dx * fraction * size.width)
      : .init(
        part, \.transform.translationY, back: 0, fore: -outward.dy * fraction * size.height)
  }
}
