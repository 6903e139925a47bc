public import Foundation
public import HeadlessViews
public import MotionCurves

/// What an animation has to say about time, and whom it tells when it begins and ends.
///
/// An animation object is a description: adding it to a layer copies it, and changes made to it
/// afterwards have no effect (fact D1). Its names and defaults are Core Animation's.
@MainActor
open class Animation: LayerAction {
  /// When the animation begins, in the layer's time, in seconds; 0 stands for the commit (fact E8).
  public var beginTime: TimeInterval = 0

  /// How long the animation waits after the commit, in seconds, when `beginTime` is 0.
  public var delay: TimeInterval = 0

  /// How long one cycle takes, in seconds; 0 stands for the transaction's duration (fact D3).
  public var duration: TimeInterval = 0

  /// How fast its time runs, relative to the layer's; negative plays backwards, zero stands still.
  public var speed: Double = 1

  /// How far into itself the animation begins, in seconds.
  public var timeOffset: TimeInterval = 0

  /// How many cycles run, fractions included; 0 stands for one, infinity for ever.
  public var repeatCount: Double = 0

  /// How long cycles are run, in seconds, instead of a count; 0 stands for not.
  public var repeatDuration: TimeInterval = 0

  /// True when every cycle runs back again.
  public var autoreverses = false

  /// Whether the animation shows before it begins and after it ends.
  public var fillMode = FillMode.removed

  /// The easing of a cycle; nil is linear, as in Core Animation.
  public var timingFunction: MediaTimingFunction?

  /// True when the layer drops the animation at its end.
  public var isRemovedOnCompletion = true

  /// Told when the animation begins and ends; kept until then (fact D12).
  public var delegate: (any AnimationDelegate)?

  /// What whoever made the animation wants to find in it again, by key; see `setValue(_:forKey:)`.
  private var values: [String: Any]?

  /// An animation with Core Animation's defaults.
  public required init() {}

  /// What was set for a key, here or in what this is a copy of.
  public final func value(forKey key: String) -> Any? { values?[key] }

  /// Notes a value for a key, for a delegate to tell one animation from another; nil takes it away.
  public final func setValue(_ value: Any?, forKey key: String) {
    guard value != nil || values != nil else { return }
    values = values ?? [:]
    values?[key] = value
  }

  /// A copy that shares nothing with the original.
  open func copy() -> Animation {
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
    copy.delegate = delegate
    copy.values = values
    return copy
  }

  /// Adds the animation to a layer of which a property has changed, under the property's key
  /// (fact C4).
  ///
  /// One of nothing animates the property, and a basic one without values goes from what showed
  /// before the change to what shows after.
  public final func run(
    forKey property: LayerProperty, layer: Layer, from old: LayerValue, to new: LayerValue
  ) {
    let animation = copy()
    animation.adopt(property, from: old, of: layer)
    layer.add(animation, forKey: property.rawValue)
  }

  /// Makes up for what was left open, when a property of a layer has changed.
  func adopt(_ property: LayerProperty, from old: LayerValue, of layer: Layer) {}

  /// How the animation gets from start to end within one cycle.
  var pace: Pace { .eased(timingFunction ?? .linear) }

  /// The key that it has whatever it is added under; nil for most (fact D2).
  var ownKey: String? { nil }

  /// Makes the animation as long as `other`, in seconds, unless it has a duration of its own.
  func takeDuration(_ other: TimeInterval) {
    if duration <= 0, duration.isFinite { duration = other }
  }

  /// When and how often it runs; only to be asked of an animation that is possible.
  var timing: MediaTiming {
    MediaTiming(
      beginTime: beginTime == 0 ? delay : beginTime, duration: duration, speed: speed,
      timeOffset: timeOffset, repeatCount: repeatCount, repeatDuration: repeatDuration,
      autoreverses: autoreverses, fillMode: fillMode)
  }

  /// What it does to a layer; nil when it cannot be done, which has been reported then.
  func parts(on layer: Layer) -> [AnimationPart]? {
    layer.report(StageIssue.animatesNothing(owner: layer.label))
    return nil
  }

  /// True when every number can be reckoned with.
  var isPossible: Bool {
    beginTime.isFinite && delay.isFinite && duration.isFinite && timeOffset.isFinite
      && speed.isFinite && repeatCount >= 0 && repeatDuration >= 0
  }
}

/// Whoever wants to know when an animation begins and ends.
///
/// Neither method is called from within `add` or `removeAnimation`, only later in the same instant
/// or after (fact D16). An animation that is removed before it begins to show never starts.
@MainActor
public protocol AnimationDelegate: AnyObject {
  /// Called when the animation begins to show.
  func animationDidStart(_ animation: Animation)

  /// Called once when it has ended: `finished` is true if it reached its end, false if it was
  /// removed or replaced before.
  func animationDidStop(_ animation: Animation, finished: Bool)
}

extension AnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ animation: Animation) {}

  /// Does nothing.
  public func animationDidStop(_ animation: Animation, finished: Bool) {}
}
