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
    run.engine.animate(layer, target, back: back, fore: fore, pace, span, for: self)
  }
}
