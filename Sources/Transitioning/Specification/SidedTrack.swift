extension MotionSpec {
  /// The motion of one property between its values on the two sides, from which a specification
  /// makes the tracks of both directions.
  ///
  /// ```swift
  /// MotionSpec(
  ///   name: "push", duration: 0.4, timing: .standard,
  ///   [
  ///     .init(.fore, \.position.x, back: 600, fore: 200),
  ///     .init(.back, \.transform.translationX, back: 0, fore: -120),
  ///   ])
  /// ```
  public struct SidedTrack: Hashable, Sendable {
    /// The role of the view that moves.
    public let part: Part

    /// The property of the view's layer.
    public let target: AnimationTarget

    /// The values while the back and the fore view controller are shown, in the unit of the
    /// property.
    public let values: Sided<CGFloat>

    /// The part of the duration in which the value changes, in `0...1`: counted from the beginning
    /// forward, and from the end backward, so that the last motion forward is the first backward.
    public let span: ClosedRange<Double>

    /// Creates the motion of a property.
    ///
    /// - Parameters:
    ///   - part: The role of the view.
    ///   - property: The property, such as `\.opacity`.
    ///   - back: The value while the back view controller is shown.
    ///   - fore: The value while the fore view controller is shown.
    ///   - span: Fractions of the duration, in `0...1`, counted in the forward direction.
    public init(
      _ part: Part, _ property: AnimatableKeyPath<CGFloat>, back: CGFloat, fore: CGFloat,
      during span: ClosedRange<Double> = 0...1
    ) {
      self.part = part
      target = AnimationTarget(property)
      values = Sided(back: back, fore: fore)
      self.span = span
    }

    fileprivate func track(_ direction: TransitionDirection, _ timing: TransitionTiming) -> Track {
      let own =
        direction == .forward ? span : 1 - span.upperBound...1 - span.lowerBound
      return Track(
        part, target, from: values.value(atStartOf: direction),
        to: values.value(atEndOf: direction), during: own,
        timing: timing)
    }
  }

  /// Creates a specification whose backward direction has the forward values, exchanged.
  ///
  /// - Parameters:
  ///   - name: The name in sentences.
  ///   - duration: The duration of each direction, in seconds; a spring takes its own time.
  ///   - timing: The timing forward.
  ///   - backwardTiming: The timing backward; by default the timing forward.
  ///   - tracks: At most one for each property of each part.
  public init(
    name: String, duration: TimeInterval, timing: TransitionTiming,
    backwardTiming: TransitionTiming? = nil, _ tracks: [SidedTrack]
  ) {
    func leg(_ direction: TransitionDirection, _ timing: TransitionTiming) -> Leg {
      Leg(duration: duration, tracks.map { $0.track(direction, timing) })
    }
    self.init(
      name: name, forward: leg(.forward, timing), backward: leg(.backward, backwardTiming ?? timing)
    )
  }
}
