public import HeadlessStage
public import HeadlessViews
import MotionCurves

extension TransitionContext {
  /// Animates a property between its values on the two sides.
  ///
  /// Forward it goes from `back` to `fore`, backward from `fore` to `back`. The model takes the
  /// value that the transition ends with at once. Where an earlier animation of the same property
  /// through a context still runs, this one starts from what shows.
  ///
  /// ```swift
  /// context.animate(sheet, \.position.y, back: 1200, fore: 422)
  /// context.animate(scrim, \.opacity, back: 0, fore: 1, during: 0...0.5)
  /// ```
  ///
  /// - Parameters:
  ///   - during: The part of the duration that the motion takes, in `0...1`, counted forward.
  public func animate<Value: AnimatableValue>(
    _ view: View, _ keyPath: AnimatableKeyPath<Value>, back: Value, fore: Value,
    pace: TransitionPace = .standard, during span: ClosedRange<Double> = 0...1
  ) {
    animate(view.layer, keyPath, Sided(back: back, fore: fore), pace: pace, during: span)
  }

  /// Animates a property of a layer between its values on the two sides.
  public func animate<Value: AnimatableValue>(
    _ layer: Layer, _ keyPath: AnimatableKeyPath<Value>, _ values: Sided<Value>,
    pace: TransitionPace = .standard, during span: ClosedRange<Double> = 0...1
  ) {
    let target = AnimationTarget(keyPath)
    let key = "transition.\(target.key)"
    let isInterrupting = layer.animation(forKey: key) != nil
    let start =
      isInterrupting ? layer.presentationValue(of: target) : values.start(direction).layerValue
    let end = values.end(direction).layerValue
    run?.keep(target, of: layer)
    layer.setModel(target, to: end)
    let animation = animation(pace: pace, during: span)
    animation.target = target
    animation.fromValue = start
    animation.toValue = end
    animation.fillMode = .backwards
    if animation.duration == 0 {
      // A leap: what holds before it is all there is to animate.
      animation.duration = animation.delay
      animation.delay = 0
      animation.toValue = start
    }
    if case .eased = pace, span.clamped(to: 0...1) != 0...1 { lastForDuration() }
    guard animation.duration > 0 else { return layer.removeAnimation(forKey: key) }
    animationDidStart()
    Transaction.begin()
    Transaction.setCompletionBlock { [weak self] in self?.animationDidEnd() }
    layer.add(animation, forKey: key)
    Transaction.commit()
  }

  /// An animation without values, with the timing that the direction gives it: backward, the span
  /// and the easing are mirrored in time.
  private func animation(pace: TransitionPace, during span: ClosedRange<Double>) -> BasicAnimation {
    let bounds = span.clamped(to: 0...1)
    let isForward = direction == .forward
    let duration = duration
    let animation: BasicAnimation
    switch pace {
    case .eased(let function):
      animation = BasicAnimation()
      animation.timingFunction = isForward ? function : function.reversed()
      animation.duration = (bounds.upperBound - bounds.lowerBound) * duration
    case .spring(let spring):
      let sprung = SpringAnimation()
      sprung.mass = spring.mass
      sprung.stiffness = spring.stiffness
      sprung.damping = spring.damping
      sprung.initialVelocity = spring.initialVelocity
      sprung.allowsOverdamping = spring.overdamping == .exact
      sprung.duration = duration > 0 ? sprung.settlingDuration : 0
      animation = sprung
    }
    animation.delay = (isForward ? bounds.lowerBound : 1 - bounds.upperBound) * duration
    return animation
  }
}
