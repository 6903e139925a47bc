public import Foundation
public import Transitioning

extension MaterialMotion {
  /// The motion of a dialog, a menu or a snackbar: it fades in and grows from 0.8; it only fades
  /// out.
  ///
  /// The part `MotionSpec.Part.scrim` dims the back view, if there is such a part.
  ///
  /// - Parameters:
  ///   - source: Android: 400 ms, emphasized decelerate, opaque at 30 % of the progress; 150 ms,
  ///     emphasized accelerate backward; both curves as in the specification of Material 3, not as
  ///     in Android's `tokens.xml`. Android's scrim is that of its window and has no published
  ///     timing; here it follows the progress. Flutter: 150 ms, opaque at 30 % of the time, legacy
  ///     decelerate; 75 ms backward; the scrim has CSS's `ease`, mirrored backward.
  ///   - duration: The forward duration, in seconds; finite and not negative. Nil for that of the
  ///     source. A spring takes its own time.
  ///   - backwardDuration: The backward duration, by the same rules.
  ///   - timing: The forward timing: a spring, linear, a cubic Bézier or a path; nil for that of
  ///     the source.
  ///   - backwardTiming: The backward timing, which is a fade of the dialog and of the scrim; nil
  ///     for that of the source.
  public static func fade(
    source: Source = .android, duration: TimeInterval? = nil,
    backwardDuration: TimeInterval? = nil, timing: TransitionTiming? = nil,
    backwardTiming: TransitionTiming? = nil
  ) -> MotionSpec {
    let isAndroid = source == .android
    let easing = timing?.easing ?? .emphasizedDecelerate
    let growth = timing ?? .eased(isAndroid ? .emphasizedDecelerate : .legacyDecelerate)
    let fades: [MotionSpec.Track] =
      isAndroid
      ? [
        .init(.fore, \.opacity, from: 0, to: 1, duringProgress: 0...0.3, easing: easing),
        .init(.scrim, \.opacity, from: 0, to: 1, during: 0...1, timing: .eased(easing)),
      ]
      : [
        .init(.fore, \.opacity, from: 0, to: 1, during: 0...0.3),
        .init(.scrim, \.opacity, from: 0, to: 1, during: 0...1, timing: .eased(.default)),
      ]
    let leaving = backwardTiming ?? .eased(isAndroid ? .emphasizedAccelerate : .linear)
    let clearing = backwardTiming ?? .eased(isAndroid ? .emphasizedAccelerate : .default.reversed())
    return MotionSpec(
      name: "fade",
      forward: .init(
        duration: duration ?? (isAndroid ? MaterialDuration.medium4 : .short3).seconds,
        fades + [.init(.fore, \.transform.scale, from: 0.8, to: 1, timing: growth)]),
      backward: .init(
        duration: backwardDuration ?? (isAndroid ? MaterialDuration.short3.seconds : 0.075),
        [
          .init(.fore, \.opacity, from: 1, to: 0, timing: leaving),
          .init(.scrim, \.opacity, from: 1, to: 0, timing: clearing),
        ]))
  }

  /// The motion of a screen behind another one that opens in front: it fades and shrinks to 0.85,
  /// and back.
  ///
  /// Source: Material Components for Android. Flutter has no such pattern.
  ///
  /// - Parameters:
  ///   - opacity: The opacity that is left of the screen behind, in `0...1`; by default 0, as in the
  ///     source. Take more where the screen in front uncovers it early on the way back, because
  ///     nothing but the ground is seen there otherwise.
  ///   - duration: The duration of the transition in front, in seconds; finite and not negative.
  ///     The default of 0.3 s is that of Android's transitions; neither pattern has a duration of
  ///     its own. A spring takes its own time.
  ///   - timing: The timing in both directions; by default that of Android's transitions,
  ///     `MediaTimingFunction.accelerateDecelerate`, which is within 0.0002 of the original.
  public static func elevationScale(
    opacity: CGFloat = 0, duration: TimeInterval = 0.3,
    timing: TransitionTiming = .eased(.accelerateDecelerate)
  ) -> MotionSpec {
    MotionSpec(
      name: "elevation scale", duration: duration, timing: timing,
      [
        .init(.back, \.opacity, back: 1, fore: opacity),
        .init(.back, \.transform.scale, back: 1, fore: 0.85),
      ])
  }
}
