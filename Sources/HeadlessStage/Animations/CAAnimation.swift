public import Foundation
public import HeadlessViews
public import TransitionCurves

/// The base class of animation descriptions: timing, delegate and values by key.
///
/// Adding an animation to a layer copies it, so later changes to the original have no effect. The
/// names and defaults are Core Animation's.
@preconcurrency @MainActor
open class CAAnimation: CAAction {
  /// The begin time, in seconds of the layer's time; 0 means the commit of the transaction.
  public var beginTime: TimeInterval = 0

  /// The delay after the commit, in seconds; used when `beginTime` is 0.
  public var delay: TimeInterval = 0

  /// The duration of one cycle, in seconds; zero or less means the duration of the transaction.
  public var duration: TimeInterval = 0

  /// The speed relative to the layer's time; negative plays backward, zero stands still.
  public var speed: Double = 1

  /// The time into the animation at which it begins, in seconds.
  public var timeOffset: TimeInterval = 0

  /// The number of cycles, fractions included; 0 means one cycle, infinity repeats without end.
  public var repeatCount: Double = 0

  /// The time for which cycles repeat, in seconds, instead of a count; 0 means unused.
  public var repeatDuration: TimeInterval = 0

  /// True when every cycle runs forward and then backward.
  public var autoreverses = false

  /// The fill mode: whether the animation shows before it begins and after it ends.
  public var fillMode = FillMode.removed

  /// The timing function of a cycle; nil is linear, as in Core Animation.
  public var timingFunction: MediaTimingFunction?

  /// The frame rates at which the animation would like to be shown; without effect, because the
  /// stage shows it at every frame of its screen.
  public final var preferredFrameRateRange: CAFrameRateRange {
    get { value(forKey: "preferredFrameRateRange") as? CAFrameRateRange ?? .default }
    set { setValue(newValue, forKey: "preferredFrameRateRange") }
  }

  /// True when the layer removes the animation at its end.
  public var isRemovedOnCompletion = true

  /// True when the animation also leaves with its layer's view: it is one of a system transition,
  /// which must end then.
  package var endsOffStage = false

  /// The delegate that is notified when the animation begins and ends; retained, as in Core
  /// Animation.
  public var delegate: (any CAAnimationDelegate)?

  /// The values that were set by `setValue(_:forKey:)`.
  private var values: [String: Any]?

  /// Creates an animation with Core Animation's defaults.
  public required init() {}

  /// Returns the value that was set for a key, on this animation or on the original of this copy.
  public final func value(forKey key: String) -> Any? { values?[key] }

  /// Stores a value for a key, so that a delegate can distinguish animations; nil removes the
  /// value.
  public final func setValue(_ value: Any?, forKey key: String) {
    guard value != nil || values != nil else { return }
    values = values ?? [:]
    values?[key] = value
  }

  /// Returns a copy that shares nothing with the original.
  open func copy() -> CAAnimation {
    let copy = type(of: self).init()
    copy.beginTime = beginTime
    copy.delay = delay
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.timingFunction = timingFunction
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.endsOffStage = endsOffStage
    copy.delegate = delegate
    copy.values = values
    return copy
  }

  /// Adds a copy of the animation to a layer whose property has changed, under the property's key.
  ///
  /// An animation without a property animates the changed property. A basic animation without
  /// values runs from the value that showed before the change to the value that shows after it.
  public final func run(
    forKey property: LayerProperty, layer: CALayer, from old: LayerValue, to new: LayerValue
  ) {
    let animation = copy()
    animation.adopt(property, from: old, of: layer)
    layer.add(animation, forKey: property.rawValue)
  }

  /// Fills in the property and the values that the description leaves open, after a property
  /// changed.
  func adopt(_ property: LayerProperty, from old: LayerValue, of layer: CALayer) {}

  var curve: AnimationTimingCurve { .eased(timingFunction ?? .linear) }

  /// The key that the animation always has, whatever key it is added under; nil for most.
  var ownKey: String? { nil }

  /// Sets the duration to `other`, in seconds, unless the animation has a duration of its own.
  func takeDuration(_ other: TimeInterval) {
    if duration <= 0, duration.isFinite { duration = other }
  }

  /// The timing; the animation must be possible.
  var timing: MediaTiming {
    MediaTiming(
      beginTime: beginTime == 0 ? delay : beginTime, duration: duration, speed: speed,
      timeOffset: timeOffset, repeatCount: repeatCount, repeatDuration: repeatDuration,
      autoreverses: autoreverses, fillMode: fillMode)
  }

  /// The animations of a layer's properties that the description stands for; nil when it is refused
  /// and reported.
  func parts(on layer: CALayer) -> [AnimationPart]? {
    layer.report(StageIssue.animatesNothing(owner: layer.label))
    return nil
  }

  /// True when every number of the timing is usable.
  var isPossible: Bool {
    beginTime.isFinite && delay.isFinite && duration.isFinite && timeOffset.isFinite
      && speed.isFinite && repeatCount >= 0 && repeatDuration >= 0
  }
}

/// The methods that an animation calls on its delegate when it begins and ends.
///
/// The methods are never called from within `add` or `removeAnimation`, only later in the same
/// instant or after it. An animation that is removed before it begins to show never starts.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation begins to show.
  func animationDidStart(_ animation: CAAnimation)

  /// Called once, when the animation has ended or was removed.
  ///
  /// - Parameters:
  ///   - animation: The animation that has ended.
  ///   - finished: True if the animation reached its end; false if it was removed or replaced.
  func animationDidStop(_ animation: CAAnimation, finished: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ animation: CAAnimation) {}

  /// Does nothing.
  public func animationDidStop(_ animation: CAAnimation, finished: Bool) {}
}
