public import Foundation
public import Transitioning

/// Material's patterns of motion as specifications, with the figures of their two published
/// implementations.
///
/// ```swift
/// let spec = MaterialMotion.sharedAxis(.x, source: .flutter)
/// spec.forward.duration                              // 0.3
/// spec.forward.track(.fore, \.opacity)?.span         // 0.3...1
/// ```
///
/// A caller may give another timing and another duration; the windows stay the same. An easing
/// takes the place of that of the movement. With Android's figures, whose windows are parts of
/// eased progress, it is the easing of the fades too; Flutter's fades have their own. A spring
/// takes the place of the easing of the movement only: the fades keep the easing of the source.
///
/// Each specification names the fore and the back view, and gives both directions. The transitions
/// of the same names run them.
public enum MaterialMotion {
  /// The implementation whose figures a specification has.
  ///
  /// The two differ in durations, in easing, and in what a fraction means: Material Components for
  /// Android counts fractions of *eased* progress, Flutter fractions of *linear* time. ``android``
  /// is the default, because it is the one that follows Material 3; Flutter's figures are those of
  /// Material 2.
  public enum Source: CaseIterable, Hashable, Sendable {
    /// Material Components for Android, version 1.12: the package `transition`.
    case android
    /// Flutter: the package `animations`, version 2.
    case flutter
  }

  /// The direction in which two screens belong together.
  public enum Axis: CaseIterable, Hashable, Sendable {
    /// Side by side, such as the steps of a form.
    case x
    /// One below the other, such as the steps of a vertical list.
    case y
    /// One in front of the other, such as a parent and its child.
    case z
  }

  /// The distance of a shared axis along x and y, in points.
  static let distance: CGFloat = 30

  /// The scales of a shared axis along z: of the screen behind, and of the screen in front.
  static let (deep, near): (CGFloat, CGFloat) = (0.8, 1.1)
}

extension MaterialMotion {
  /// The motion of two screens along an axis that they share.
  ///
  /// Both screens move in the same direction. The outgoing screen has faded out before the incoming
  /// one fades in. Along x and y they move by 30 points, along z they scale from 0.8 and to 1.1.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - layoutDirection: The layout direction, which mirrors x in Android's figures. Flutter's x
  ///     is physical: the next screen always comes from the right.
  ///   - source: Android: 450 ms, emphasized easing, the turn at 35 % of the progress. Flutter: 300
  ///     ms, legacy easing, the turn at 30 % of the time.
  ///   - duration: The duration of each direction, in seconds; finite and not negative. Nil for
  ///     that of the source. A spring takes its own time.
  ///   - timing: The timing of both directions: a spring, linear, a cubic Bézier or a path; nil for
  ///     that of the source.
  public static func sharedAxis(
    _ axis: Axis, in layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    source: Source = .android, duration: TimeInterval? = nil, timing: TransitionTiming? = nil
  ) -> MotionSpec {
    func leg(_ direction: TransitionDirection) -> MotionSpec.Leg {
      let isForward = direction == .forward
      let movement: Movement
      switch axis {
      case .x, .y:
        let isMirrored = axis == .x && source == .android && layoutDirection == .rightToLeft
        let offset = isForward == isMirrored ? -distance : distance
        movement = Movement(
          axis == .x ? \.transform.translationX : \.transform.translationY, from: offset, rest: 0,
          to: -offset)
      case .z:
        let (start, end) = isForward ? (deep, near) : (near, deep)
        movement = Movement(\.transform.scale, from: start, rest: 1, to: end)
      }
      return exchange(direction, movement, source, timing, duration)
    }
    return MotionSpec(
      name: "shared axis \(axis)", forward: leg(.forward), backward: leg(.backward))
  }

  /// The motion of two screens that have little to do with each other.
  ///
  /// The outgoing screen fades out. Then the incoming one fades in and grows from 0.92.
  ///
  /// - Parameters:
  ///   - source: Android: 450 ms, emphasized easing; the fades turn at 35 % of the progress, and
  ///     the growth takes all of it. Flutter: 300 ms; the fades turn at 30 % of the time, and the
  ///     growth begins there too.
  ///   - duration: The duration of each direction, in seconds; finite and not negative. Nil for
  ///     that of the source. A spring takes its own time.
  ///   - timing: The timing of both directions: a spring, linear, a cubic Bézier or a path; nil for
  ///     that of the source.
  public static func fadeThrough(
    source: Source = .android, duration: TimeInterval? = nil, timing: TransitionTiming? = nil
  ) -> MotionSpec {
    func leg(_ direction: TransitionDirection) -> MotionSpec.Leg {
      var movement = Movement(\.transform.scale, from: 0.92, rest: 1, to: nil)
      if source == .flutter { (movement.window, movement.easing) = (0.3...1, .legacyDecelerate) }
      return exchange(direction, movement, source, timing, duration)
    }
    return MotionSpec(
      name: "fade through", forward: leg(.forward), backward: leg(.backward))
  }

  /// The movement of the two screens: that of the incoming one ends at `rest`, where that of the
  /// outgoing one begins.
  private struct Movement {
    let property: AnimatableKeyPath<CGFloat>
    let start, rest: CGFloat
    let end: CGFloat?
    var window = 0.0...1
    var easing: MediaTimingFunction?

    init(
      _ property: AnimatableKeyPath<CGFloat>, from start: CGFloat, rest: CGFloat, to end: CGFloat?
    ) {
      (self.property, self.start, self.rest, self.end) = (property, start, rest, end)
    }
  }

  /// The leg in which one screen fades out, then the other one fades in, and both move.
  private static func exchange(
    _ direction: TransitionDirection, _ movement: Movement, _ source: Source,
    _ timing: TransitionTiming?, _ duration: TimeInterval?
  ) -> MotionSpec.Leg {
    let incoming: MotionSpec.Part = direction == .forward ? .fore : .back
    let outgoing: MotionSpec.Part = direction == .forward ? .back : .fore
    let whole = timing?.easing ?? .emphasized
    let fades: [MotionSpec.Track] =
      switch source {
      case .android:
        [
          .init(outgoing, \.opacity, from: 1, to: 0, duringProgress: 0...0.35, easing: whole),
          .init(incoming, \.opacity, from: 0, to: 1, duringProgress: 0.35...1, easing: whole),
        ]
      case .flutter:
        [
          .init(
            outgoing, \.opacity, from: 1, to: 0, during: 0...0.3, timing: .eased(.legacyAccelerate)),
          .init(
            incoming, \.opacity, from: 0, to: 1, during: 0.3...1, timing: .eased(.legacyDecelerate)),
        ]
      }
    let own = movement.easing ?? (source == .android ? .emphasized : .legacy)
    let timing = timing ?? .eased(own)
    var movements = [
      MotionSpec.Track(
        incoming, movement.property, from: movement.start, to: movement.rest,
        during: movement.window, timing: timing)
    ]
    if let end = movement.end {
      movements.append(
        .init(
          outgoing, movement.property, from: movement.rest, to: end, during: movement.window,
          timing: timing))
    }
    let ownDuration = source == .android ? MaterialDuration.long1 : .medium2
    return MotionSpec.Leg(duration: duration ?? ownDuration.seconds, fades + movements)
  }
}

extension MotionSpec {
  /// The specification without the tracks that move or scale, for users who prefer reduced motion.
  var calm: MotionSpec {
    func calm(_ leg: Leg) -> Leg {
      Leg(duration: leg.duration, leg.tracks.filter { $0.target.property == .opacity })
    }
    return MotionSpec(name: name, forward: calm(forward), backward: calm(backward))
  }

  /// The specification, or its calm variant if the traits of the context ask for reduced motion.
  @MainActor
  func calmed(in context: TransitionContext) -> MotionSpec {
    context.traitCollection.prefersReducedMotion ? calm : self
  }
}

extension TransitionTiming {
  /// The easing; nil for a spring.
  var easing: MediaTimingFunction? {
    if case .eased(let function) = self { function } else { nil }
  }
}
