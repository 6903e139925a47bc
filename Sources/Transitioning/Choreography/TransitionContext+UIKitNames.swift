// What a hand that knows UIKit writes first; the compiler answers with the name that is meant.

extension TransitionContext {
  /// Not available, because a context needs no outcome: the stage knows whether it was cancelled.
  @available(*, unavailable, renamed: "transitionDidEnd()")
  public func completeTransition(_ didComplete: Bool) {}

  /// Not available, because a transition has no from and to.
  @available(
    *, unavailable,
    message: "'foreView' is what is presented, in both directions; it is in the container already"
  )
  public var toView: UIView { foreView }

  /// Not available, because a transition has no from and to.
  @available(
    *, unavailable,
    message: "'backView' is the view behind, in both directions"
  )
  public var fromView: UIView { backView }

  /// Not available, because all animations last as long as their transition.
  @available(
    *, unavailable,
    message:
      "an animation takes the duration of the transition, or a part of it: 'during: 0.2...0.7'; adopt TransitionWithCustomDuration for another duration"
  )
  public func animate<Value: AnimatableValue>(
    _ view: UIView, _ keyPath: AnimatableKeyPath<Value>, back: Value, fore: Value,
    duration: TimeInterval, delay: TimeInterval = 0, timing: TransitionTiming = .standard
  ) {}

  /// Not available, because all animations are parts of the time of their transition.
  @available(
    *, unavailable,
    message: "a delay is a part of the duration: 'during: 0.2...1'"
  )
  public func animate<Value: AnimatableValue>(
    _ view: UIView, _ keyPath: AnimatableKeyPath<Value>, back: Value, fore: Value,
    delay: TimeInterval, timing: TransitionTiming = .standard
  ) {}
}
