import Foundation
public import HeadlessViews
import MotionCurves

extension Layer {
  /// Adds a copy of an animation, replacing the one under the same key.
  ///
  /// It begins with the transaction that is open. A layer that is in no window by then loses it
  /// (fact D15). An animation without a property, or with values that the property cannot have, is
  /// refused with a `StageIssue`.
  public func add(_ animation: Animation, forKey key: String?) {
    guard let basic = animation.copy() as? BasicAnimation, let target = basic.target else {
      return report(StageIssue.animatesNothing(owner: label))
    }
    guard basic.isPossible else {
      return report(StageIssue.impossibleTiming(target: target.key, owner: label))
    }
    var ends: [LayerValue?] = []
    for value in [basic.fromValue, basic.toValue, basic.byValue] {
      guard let value else {
        ends.append(nil)
        continue
      }
      guard let known = LayerValue(value), known.isFinite, target.accepts(known, of: self) else {
        let shown = String(describing: value)
        return report(StageIssue.wrongValue(target: target.key, owner: label, value: shown))
      }
      ends.append(known)
    }
    let (from, to) = WindingCourse.ends(
      from: ends[0], to: ends[1], by: ends[2],
      missing: basic.isAdditive ? .value(modelValue(of: target).neutral) : .below)
    if basic.duration <= 0 { basic.duration = Transaction.animationDuration() }
    let timing = MediaTiming(
      beginTime: basic.beginTime == 0 ? basic.delay : basic.beginTime, duration: basic.duration,
      speed: basic.speed, timeOffset: basic.timeOffset, repeatCount: basic.repeatCount,
      repeatDuration: basic.repeatDuration, autoreverses: basic.autoreverses,
      fillMode: basic.fillMode)
    let batch = Batch(
      timing: timing, beginsAtCommit: basic.beginTime == 0, pace: basic.pace,
      groups: Transaction.openGroups, isRemovedOnCompletion: basic.isRemovedOnCompletion)
    LayerAnimations.of(self).add(
      RunningAnimation(
        name: key.map(RunningAnimation.Name.chosen) ?? .none, target: target,
        course: batch.course(from: from, to: to, isCumulative: basic.isCumulative),
        isAdditive: basic.isAdditive, batch: batch, source: basic), to: self)
    Transaction.add(batch)
  }

  /// The animation under a key; nil for one that an animation block made or when there is none.
  public func animation(forKey key: String) -> Animation? {
    animations?.running.first { $0.key == key }?.source
  }

  /// The keys of all animations that have one, in the order in which they apply; nil when there are
  /// none (fact D4).
  public func animationKeys() -> [String]? {
    let keys = animations?.running.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }

  /// Removes an animation before its end; whoever waits for it hears `finished: false`.
  public func removeAnimation(forKey key: String) {
    animations?.remove(key: key)
  }

  /// Removes all animations before their end.
  public func removeAllAnimations() {
    animations?.remove { _ in true }
  }
}

extension Layer {
  /// What the layer shows now: its model with all animations applied.
  public var presentationProperties: LayerProperties {
    guard let motion else { return properties }
    var shown = properties
    motion.apply(to: &shown)
    return shown
  }

  /// The value that one property, or one number of it, shows now.
  package func presentationValue(of target: AnimationTarget) -> LayerValue {
    target.value(in: presentationProperties)
  }

  /// The value that one property, or one number of it, is set to.
  package func modelValue(of target: AnimationTarget) -> LayerValue {
    target.value(in: properties)
  }

  /// Sets one property, or one number of it, without animating the change.
  package func setModel(_ target: AnimationTarget, to value: LayerValue) {
    var wanted = properties
    guard value.isFinite, target.set(value, in: &wanted) else { return }
    Transaction.begin()
    Transaction.setDisableActions(true)
    set(target.property, to: wanted[target.property])
    Transaction.commit()
  }

  /// A copy of the layer with what it shows now; nil while it is not on a stage, or was put there
  /// in this very turn (fact C13).
  public func presentation() -> Self? {
    guard isCommitted, timeline != nil else { return nil }
    let copy = type(of: self).init()
    copy.become(presentationOf: self, showing: presentationProperties)
    return copy
  }

  /// The layer that a presentation copy shows; any other layer itself (fact C14).
  public func model() -> Layer { original ?? self }
}

extension WindingCourse {
  /// The two ends that Core Animation reads out of three values (fact D5).
  ///
  /// - Parameter missing: What stands for an end that none of the values gives.
  fileprivate static func ends(
    from: LayerValue?, to: LayerValue?, by: LayerValue?, missing: End
  ) -> (from: End, to: End) {
    switch (from, to, by) {
    case (let from?, let to?, _): (.value(from), .value(to))
    case (let from?, nil, let by?): (.value(from), .value(from.adding(by)))
    case (nil, let to?, let by?): (.value(to.adding(by, times: -1)), .value(to))
    case (let from?, nil, nil): (.value(from), missing)
    case (nil, let to?, nil): (missing, .value(to))
    case (nil, nil, let by?): (missing, missing.adding(by))
    case (nil, nil, nil): (missing, missing)
    }
  }
}

extension AnimationTarget {
  /// True when a value has the right kind for the target.
  @MainActor fileprivate func accepts(_ value: LayerValue, of layer: Layer) -> Bool {
    var properties = layer.properties
    return set(value, in: &properties)
  }
}
