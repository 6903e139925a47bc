extension TransitionContext {
  /// Animates a property of a view between its values on the two sides.
  ///
  /// Forward, the property goes from `back` to `fore`; backward, from `fore` to `back`, with the
  /// same timing. The model value is set to the end value at once. Positions and sizes are animated
  /// relative to the model, so that they end at the model value even if it changes during the
  /// transition, for example because the container changes. If an earlier animation of the same
  /// property, made through a context, still runs, this animation starts from the presentation
  /// value. Backward, the same holds for an animation of the back view if that view has been on the
  /// screen all the time.
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
  ///   - view: The view.
  ///   - keyPath: The property of the view's layer, such as `\.position.y`.
  ///   - back: The value while the back view controller is shown.
  ///   - fore: The value while the fore view controller is shown.
  ///   - timing: The timing; the same in both directions unless `backwardTiming` says otherwise.
  ///   - span: The part of the transition's duration in which the motion runs: fractions in
  ///     `0...1`, counted from the beginning forward, and from the end backward, so that the last
  ///     motion forward is the first backward. Bounds outside `0...1` are clamped. A spring uses
  ///     the beginning of the part as its delay only.
  ///   - backwardTiming: Another timing for the backward direction.
  public func animate<Value: AnimatableValue>(
    _ view: UIView, _ keyPath: AnimatableKeyPath<Value>, back: Value, fore: Value,
    timing: TransitionTiming = .standard, during span: ClosedRange<Double> = 0...1,
    backwardTiming: BackwardTiming = .same
  ) {
    animate(
      view.layer, .named(by: keyPath), back: back.motionValue, fore: fore.motionValue, timing, span,
      backwardTiming)
  }

  /// Animates a property of a layer between its values on the two sides.
  ///
  /// The rules of `animate(_:_:back:fore:timing:during:backwardTiming:)` for a view apply.
  ///
  /// - Parameters:
  ///   - layer: The layer, such as the `layer` of a view.
  ///   - keyPath: The property, such as `\.position.y`.
  ///   - back: The value while the back view controller is shown.
  ///   - fore: The value while the fore view controller is shown.
  ///   - timing: The timing; the same in both directions unless `backwardTiming` says otherwise.
  ///   - span: The part of the transition's duration, in `0...1`, counted in the forward direction.
  ///   - backwardTiming: Another timing for the backward direction.
  public func animate<Value: AnimatableValue>(
    _ layer: CALayer, _ keyPath: AnimatableKeyPath<Value>, back: Value, fore: Value,
    timing: TransitionTiming = .standard, during span: ClosedRange<Double> = 0...1,
    backwardTiming: BackwardTiming = .same
  ) {
    animate(
      layer, .named(by: keyPath), back: back.motionValue, fore: fore.motionValue, timing, span,
      backwardTiming)
  }

  /// Animates a property of a layer between its values on the two sides, as a pair.
  ///
  /// The rules of `animate(_:_:back:fore:timing:during:backwardTiming:)` for a view apply.
  ///
  /// - Parameters:
  ///   - layer: The layer, such as the `layer` of a view.
  ///   - keyPath: The property, such as `\.position.y`.
  ///   - values: The values on the two sides.
  ///   - timing: The timing; the same in both directions unless `backwardTiming` says otherwise.
  ///   - span: The part of the transition's duration, in `0...1`, counted in the forward direction.
  ///   - backwardTiming: Another timing for the backward direction.
  public func animate<Value: AnimatableValue>(
    _ layer: CALayer, _ keyPath: AnimatableKeyPath<Value>, _ values: Sided<Value>,
    timing: TransitionTiming = .standard, during span: ClosedRange<Double> = 0...1,
    backwardTiming: BackwardTiming = .same
  ) {
    animate(
      layer, keyPath, back: values.back, fore: values.fore, timing: timing, during: span,
      backwardTiming: backwardTiming)
  }

  /// The type-erased form, so that this body is compiled once for all value types.
  func animate(
    _ layer: CALayer, _ target: AnimationTarget, back: MotionValue, fore: MotionValue,
    _ timing: TransitionTiming, _ span: ClosedRange<Double>, _ backwardTiming: BackwardTiming,
    startsAnew: Bool = false
  ) {
    guard MainThread.isCurrent else {
      return callOnMainThread("animate(_:_:back:fore:)") {
        $0.animate(
          layer, target, back: back, fore: fore, timing, span, backwardTiming,
          startsAnew: startsAnew)
      }
    }
    guard let engine = engineForAnimating(target) else { return }
    composition.note(layer, target, of: self)
    let (timing, span) =
      direction == .forward ? (timing, span) : backwardTiming.applied(to: timing, during: span)
    engine.animate(
      layer, target, back: back, fore: fore, timing, span, startsAnew: startsAnew, for: self)
  }
}

extension TransitionContext {
  /// Not available, because a transition has no from and to.
  ///
  /// The context swaps the values backward.
  @available(
    *, unavailable,
    message: "use 'back:' for the value behind, and 'fore:' for the value of what is presented"
  )
  public func animate<Value: AnimatableValue>(
    _ view: UIView, _ keyPath: AnimatableKeyPath<Value>, from: Value, to: Value
  ) {}

  /// Not available, because a property of a view is one or several properties of its layer.
  @available(
    *, unavailable,
    message:
      "a frame is \\.position and \\.boundsSize; a transform is a CATransform3D or \\.transform.scale"
  )
  public func animate<Value>(
    _ view: UIView, _ keyPath: KeyPath<UIView, Value>, back: Value, fore: Value
  ) {}
}
