import Foundation
public import HeadlessStage
public import HeadlessViews
import MotionCurves

extension TransitionContext {
  /// Animates a property between its values on the two sides.
  ///
  /// Forward it goes from `back` to `fore`, backward from `fore` to `back`. The model takes the
  /// value that the transition ends with at once; places and sizes are animated relative to it, so
  /// that a model that changes on the way, as the container does, is where it ends. Where an earlier
  /// animation of the same property through a context still runs, this one starts from what shows; so
  /// does what moves the view behind backward where that has been on the screen all the time.
  ///
  /// ```swift
  /// context.animate(sheet, \.position.y, back: 1200, fore: 422)
  /// context.animate(scrim, \.opacity, back: 0, fore: 1, during: 0...0.5)
  /// ```
  ///
  /// Before the start and after the end of the node nothing is animated; that is reported.
  ///
  /// - Parameters:
  ///   - during: The part of the duration that the motion takes, in `0...1`, counted forward.
  public func animate<Value: AnimatableValue>(
    _ view: View, _ keyPath: AnimatableKeyPath<Value>, back: Value, fore: Value,
    pace: TransitionPace = .standard, during span: ClosedRange<Double> = 0...1
  ) {
    animate(
      view.layer, .named(by: keyPath), back: back.layerValue, fore: fore.layerValue, pace, span)
  }

  /// Animates a property of a layer between its values on the two sides.
  public func animate<Value: AnimatableValue>(
    _ layer: Layer, _ keyPath: AnimatableKeyPath<Value>, _ values: Sided<Value>,
    pace: TransitionPace = .standard, during span: ClosedRange<Double> = 0...1
  ) {
    animate(
      layer, .named(by: keyPath), back: values.back.layerValue, fore: values.fore.layerValue, pace,
      span)
  }

  /// Animates a property whose type is known no more, so that this is compiled once for all types.
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
    // A finger leads evenly.
    switch run.followsFinger ? .eased(.linear) : pace {
    case .eased(let function):
      let function = isForward ? function : function.reversed()
      guard part != 0...1 else {
        let timing = SharedTiming(pace: .eased(function), duration: duration, delay: 0)
        return animations(timing, in: run).animate(layer, target, from: start, to: end)
      }
      // It lasts for all of the duration, lest the other way be shorter, or there be nothing left to
      // turn round once the part is over.
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

  /// The animations that run with a timing and can still be added to.
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

/// What animations of a transition have in common when they run as one.
struct SharedTiming: Hashable {
  /// How they are paced, in the direction that the transition goes.
  let pace: TransitionPace

  /// How long they take, in seconds.
  let duration: TimeInterval

  /// How long they wait, in seconds.
  let delay: TimeInterval
}

/// Animations and the timing that they share.
@MainActor
final class TimedAnimations {
  private let timing: SharedTiming
  private let animations: SharedAnimations

  init(timing: SharedTiming, animations: SharedAnimations) {
    self.timing = timing
    self.animations = animations
  }

  /// The animations, if they have that timing and can still be added to.
  func open(with timing: SharedTiming) -> SharedAnimations? {
    self.timing == timing && animations.isOpen ? animations : nil
  }
}
