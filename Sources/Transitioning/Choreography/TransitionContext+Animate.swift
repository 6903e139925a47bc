import Foundation
public import HeadlessStage
public import HeadlessViews
import MotionCurves

extension TransitionContext {
  /// Animates a property of a view between its values on the two sides.
  ///
  /// Forward, the property goes from `back` to `fore`; backward, from `fore` to `back`. The model
  /// value is set to the end value at once. Positions and sizes are animated relative to the model,
  /// so that they end at the model value even if it changes during the transition, for example
  /// because the container changes. If an earlier animation of the same property, made through a
  /// context, still runs, this animation starts from the presentation value. Backward, so does an
  /// animation of the back view if that view has been on the screen all the time.
  ///
  /// ```swift
  /// context.animate(sheet, \.position.y, back: 1200, fore: 422)
  /// context.animate(scrim, \.opacity, back: 0, fore: 1, during: 0...0.5)
  /// ```
  ///
  /// Before the start and after the end of its transition the context animates nothing and reports
  /// a `TransitionIssue`. A value that is not finite is reported too and not animated.
  ///
  /// - Parameters:
  ///   - during: The part of the transition's duration in which the motion runs: fractions in
  ///     `0...1`, counted in the forward direction and mirrored in time backward. Bounds outside
  ///     `0...1` are clamped. A spring uses the beginning of the part as its delay only.
  public func animate<Value: AnimatableValue>(
    _ view: View, _ keyPath: AnimatableKeyPath<Value>, back: Value, fore: Value,
    pace: TransitionPace = .standard, during span: ClosedRange<Double> = 0...1
  ) {
    animate(
      view.layer, .named(by: keyPath), back: back.layerValue, fore: fore.layerValue, pace, span)
  }

  /// Animates a property of a layer between its values on the two sides.
  ///
  /// The rules of `animate(_:_:back:fore:timing:during:)` for a view apply: before the start and
  /// after the end of its transition the context animates nothing and reports a `TransitionIssue`.
  ///
  /// - Parameters:
  ///   - during: The part of the transition's duration in which the motion runs: fractions in
  ///     `0...1`, counted in the forward direction and mirrored in time backward. Bounds outside
  ///     `0...1` are clamped. A spring uses the beginning of the part as its delay only.
  public func animate<Value: AnimatableValue>(
    _ layer: Layer, _ keyPath: AnimatableKeyPath<Value>, _ values: Sided<Value>,
    pace: TransitionPace = .standard, during span: ClosedRange<Double> = 0...1
  ) {
    animate(
      layer, .named(by: keyPath), back: values.back.layerValue, fore: values.fore.layerValue, pace,
      span)
  }

  /// The type-erased form, so that this body is compiled once for all value types.
  private func animate(
    _ layer: Layer, _ target: AnimationTarget, back: LayerValue, fore: LayerValue,
    _ pace: TransitionPace, _ span: ClosedRange<Double>
  ) {
    guard let run = runForAnimating(target) else { return }
    let isForward = direction == .forward
    let (ownStart, end) = isForward ? (back, fore) : (fore, back)
    let isShown = layer.isSharedlyAnimated(target) || !isForward && run.finds(layer)
    let start = isShown ? layer.presentationValue(of: target) : ownStart
    run.keep(target, of: layer, pace)
    layer.setModel(target, to: end)
    guard ownStart.isFinite else { return layer.reportImpossible(ownStart, of: target) }
    guard end.isFinite else { return layer.reportImpossible(end, of: target) }
    let duration = duration
    guard duration > 0 else { return layer.removeSharedAnimation(of: target) }
    let bounds = span.clamped(to: 0...1)
    // Backward, the span is mirrored in time.
    let part = isForward ? bounds : 1 - bounds.upperBound...1 - bounds.lowerBound
    // A driven transition is linear: the finger itself is the easing.
    switch run.followsFinger ? .eased(.linear) : pace {
    case .eased(let function):
      let function = isForward ? function : function.reversed()
      guard part != 0...1 else {
        let timing = SharedTiming(pace: .eased(function), duration: duration, delay: 0)
        return animations(timing, in: run).animate(layer, target, from: start, to: end)
      }
      // The animation lasts for the whole duration. Otherwise the opposite direction would be
      // shorter, and after the part there would be no animation left to reverse.
      let timing = SharedTiming(pace: .eased(.linear), duration: duration, delay: 0)
      animations(timing, in: run)
        .animate(layer, target, from: start, to: end, during: part, along: function)
    case .spring(let spring):
      let timing = SharedTiming(
        pace: .spring(spring), duration: spring.settlingDuration,
        delay: part.lowerBound * duration)
      animations(timing, in: run).animate(layer, target, from: start, to: end)
    }
  }

  /// Animations that have the given timing and still accept additions.
  private func animations(_ timing: SharedTiming, in run: TransitionRun) -> SharedAnimations {
    for known in shared {
      if let animations = known.open(with: timing) { return animations }
    }
    animationDidStart()
    let completion = { [weak self] in self?.animationDidEnd() ?? () }
    let animations =
      switch timing.pace {
      case .eased(let function):
        SharedAnimations(
          duration: timing.duration, delay: timing.delay, timingFunction: function,
          completion: completion)
      case .spring(let spring):
        SharedAnimations(spring: spring, delay: timing.delay, completion: completion)
      }
    run.keep(animations)
    shared.append(TimedAnimations(timing: timing, animations: animations))
    return animations
  }
}

/// The timing that several animations of a transition share.
struct SharedTiming: Hashable {
  /// The curve or spring, in the direction of the transition.
  let pace: TransitionPace

  /// The duration, in seconds.
  let duration: TimeInterval

  /// The delay, in seconds.
  let delay: TimeInterval
}

/// Animations together with the timing that they share.
@MainActor
final class TimedAnimations {
  private let timing: SharedTiming
  private let animations: SharedAnimations

  init(timing: SharedTiming, animations: SharedAnimations) {
    self.timing = timing
    self.animations = animations
  }

  /// The animations, if they have the given timing and still accept additions.
  func open(with timing: SharedTiming) -> SharedAnimations? {
    self.timing == timing && animations.isOpen ? animations : nil
  }
}
