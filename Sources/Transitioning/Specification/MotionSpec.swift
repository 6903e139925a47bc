/// The motion of a transition as data: the values of each property of each part, and their timing.
///
/// ```swift
/// let spec = MotionSpec(
///   name: "fade through",
///   forward: .init(
///     duration: 0.3,
///     [
///       .init(.back, \.opacity, from: 1, to: 0, during: 0...0.3,
///         timing: .eased(.legacyAccelerate)),
///       .init(.fore, \.opacity, from: 0, to: 1, during: 0.3...1,
///         timing: .eased(.legacyDecelerate)),
///     ]),
///   backward: …)
/// context.animate(spec)
/// ```
///
/// Each direction is a ``Leg`` of its own, with times from its own beginning, because the sources
/// of such numbers do so. A transition runs its specification with
/// `TransitionContext.animate(_:views:)`, and the law *conforms* of an audit compares the views'
/// presentation values with the specification in every frame.
public struct MotionSpec: Hashable, Sendable {
  /// The name in sentences.
  public let name: String

  /// The motion in which the fore view controller appears.
  public let forward: Leg

  /// The motion in which the fore view controller disappears.
  public let backward: Leg

  /// Creates a specification from its two directions.
  public init(name: String, forward: Leg, backward: Leg) {
    self.name = name
    self.forward = forward
    self.backward = backward
  }

  /// The motion in a direction.
  public subscript(direction: TransitionDirection) -> Leg {
    direction == .forward ? forward : backward
  }
}

extension MotionSpec {
  /// A view that takes part in a motion, by its role.
  public struct Part: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name of the role.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a role from its name.
    public init(stringLiteral value: String) { rawValue = value }

    /// The view of the controller behind.
    public static let back: Part = "back"

    /// The view of the presented or pushed controller.
    public static let fore: Part = "fore"

    /// A view that dims the views behind the motion.
    public static let scrim: Part = "scrim"
  }

  /// A leg: the motion in one direction, there or back.
  public struct Leg: Hashable, Sendable {
    /// The duration, in seconds; finite and not negative.
    ///
    /// A spring takes its own time.
    public let duration: TimeInterval

    /// The motion of each property, at most one track a property of a part.
    public let tracks: [Track]

    /// Creates the motion in one direction.
    ///
    /// - Parameters:
    ///   - duration: In seconds; finite and not negative.
    ///   - tracks: At most one for each property of each part.
    public init(duration: TimeInterval, _ tracks: [Track]) {
      precondition(
        duration.isFinite && duration >= 0,
        "A leg's duration must be finite and not negative, not \(duration)")
      for (index, track) in tracks.enumerated() {
        precondition(
          !tracks[..<index].contains { $0.part == track.part && $0.target == track.target },
          "A leg needs one track for each property of a part")
      }
      self.duration = duration
      self.tracks = tracks
    }

    /// The track of a property of a part; nil if it does not move.
    public func track(_ part: Part, _ property: AnimatableKeyPath<CGFloat>) -> Track? {
      let target = AnimationTarget(property)
      return tracks.first { $0.part == part && $0.target == target }
    }
  }

  /// The motion of one property of one part, in one direction.
  public struct Track: Hashable, Sendable {
    /// The role of the view that moves.
    public let part: Part

    /// The property of the view's layer.
    public let target: AnimationTarget

    /// The part of the leg's duration in which the value changes: fractions in `0...1`, from the
    /// beginning of the leg.
    ///
    /// Before it the value is `from`, after it `to`. A spring uses the beginning of the span as
    /// its delay only.
    public let span: ClosedRange<Double>

    /// The timing from the beginning of the span: an easing within the span, or a spring.
    public let timing: TransitionTiming

    /// The first value, in the unit of the property.
    public let from: CGFloat

    /// The last value, in the unit of the property.
    public let to: CGFloat

    /// Creates a track with an easing or a spring, whose span is a part of the time.
    ///
    /// - Parameters:
    ///   - part: The role of the view.
    ///   - property: The property, such as `\.opacity`.
    ///   - from: The first value, in the unit of the property.
    ///   - to: The last value, in the unit of the property.
    ///   - span: Fractions of the leg's duration, in `0...1`.
    ///   - timing: An easing within the span, or a spring from its beginning on; by default
    ///     linear.
    public init(
      _ part: Part, _ property: AnimatableKeyPath<CGFloat>, from: CGFloat, to: CGFloat,
      during span: ClosedRange<Double> = 0...1, timing: TransitionTiming = .eased(.linear)
    ) {
      self.init(
        part, AnimationTarget(property), from: from, to: to, during: span, timing: timing)
    }

    init(
      _ part: Part, _ target: AnimationTarget, from: CGFloat, to: CGFloat,
      during span: ClosedRange<Double>, timing: TransitionTiming
    ) {
      precondition(
        span.lowerBound >= 0 && span.upperBound <= 1,
        "A track's span must lie in 0...1, not \(span)")
      self.part = part
      self.target = target
      self.span = span
      self.timing = timing
      self.from = from
      self.to = to
    }

    /// Creates a track whose span is a part of the eased progress of the leg, as Material
    /// Components for Android gives its spans.
    ///
    /// - Parameters:
    ///   - part: The role of the view.
    ///   - property: The property, such as `\.opacity`.
    ///   - from: The first value, in the unit of the property.
    ///   - to: The last value, in the unit of the property.
    ///   - progress: The part of the eased progress, in `0...1`.
    ///   - easing: The easing of the whole leg: linear, a cubic Bézier or a path.
    public init(
      _ part: Part, _ property: AnimatableKeyPath<CGFloat>, from: CGFloat, to: CGFloat,
      duringProgress progress: ClosedRange<Double>, easing: MediaTimingFunction
    ) {
      let portion = easing.portion(ofProgress: progress)
      self.init(
        part, property, from: from, to: to, during: portion.fractions,
        timing: .eased(portion.function))
    }

    /// The value at a fraction of a leg's duration.
    ///
    /// A spring has the value of its equation, which only approaches ``to``. The layer shows `to`
    /// as soon as the spring is visibly at rest (`VisibleChange`).
    ///
    /// - Parameters:
    ///   - fraction: The part of the duration that has passed; above 1 for a spring that takes
    ///     longer.
    ///   - duration: The duration of the leg, in seconds.
    public func value(at fraction: Double, duration: TimeInterval) -> CGFloat {
      guard fraction > span.lowerBound else { return from }
      let elapsed = fraction - span.lowerBound
      let progress: Double
      switch timing {
      case .eased(let function):
        let length = span.upperBound - span.lowerBound
        guard length > 0, fraction < span.upperBound else { return to }
        progress = function.value(at: elapsed / length)
      case .spring(let spring): progress = spring.value(at: elapsed * duration)
      }
      return from + (to - from) * CGFloat(progress)
    }
  }
}
