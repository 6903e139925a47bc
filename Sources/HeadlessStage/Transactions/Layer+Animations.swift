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
    if let group = animation as? AnimationGroup, group.isCircular {
      return report(StageIssue.containsItself(owner: label))
    }
    let animation = animation.copy()
    animation.takeDuration(Transaction.animationDuration())
    guard let parts = animation.parts(on: self) else { return }
    let key = animation.ownKey ?? key
    let batch = Batch(
      timing: animation.timing, beginsAtCommit: animation.beginTime == 0, pace: animation.pace,
      groups: CompletionGroups(and: Transaction.openGroup),
      isRemovedOnCompletion: animation.isRemovedOnCompletion,
      source: animation, key: key)
    let animations = LayerAnimations.of(self)
    if let key { animations.remove(key: key) }
    for (index, part) in parts.enumerated() {
      animations.append(
        RunningAnimation(
          .chosen, part.target, part.course.straightened(in: batch, isAdditive: part.isAdditive),
          isAdditive: part.isAdditive, in: batch, isSpokenFor: index > 0), in: batch)
    }
    Transaction.add(batch)
  }

  /// The animation under a key; nil when there is none.
  ///
  /// One that a block, a transaction or a transition made is described as Core Animation does: a
  /// `BasicAnimation`, a `SpringAnimation` or a `KeyframeAnimation` with key path, values, timing and
  /// fill. What adds up is additive, from the difference to nothing. A change of a layer's look is a
  /// `TransitionAnimation`, though it may be one that this has no name for.
  public func animation(forKey key: String) -> Animation? {
    guard let animation = animations?.all(ofKey: key).first else { return nil }
    return animation.source ?? animation.describe()
  }

  /// The keys of all animations that have one, in the order in which they apply; nil when there are
  /// none (fact D4).
  public func animationKeys() -> [String]? {
    let keys = animations?.running.filter { !$0.isSpokenFor }.compactMap(\.key) ?? []
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
  /// What the layer showed before a property changed from `old`: the old model under whatever animates
  /// on top of it.
  func presentationProperties(
    before property: LayerProperty, changedFrom old: LayerValue
  ) -> LayerProperties {
    var shown = properties
    shown.set(property, to: old)
    motion?.apply(to: &shown)
    return shown
  }

  /// The value that one property, or one number of it, shows now.
  package func presentationValue(of target: AnimationTarget) -> LayerValue {
    guard animations?.isAnimating(target.property) == true else { return modelValue(of: target) }
    return target.value(in: presentationProperties)
  }

  /// The value that one property, or one number of it, is set to.
  package func modelValue(of target: AnimationTarget) -> LayerValue {
    target.part(of: value(of: target.property))
  }

  /// Sets one property, or one number of it, to what an untyped value stands for, as its own setter
  /// would; nil stands for no colour, and otherwise for the default.
  ///
  /// - Returns: False when the property cannot have the value.
  package func setModelValue(_ value: Any?, of target: AnimationTarget) -> Bool {
    let (former, fallback) = (modelValue(of: target), target.value(in: LayerProperties()))
    let wanted: LayerValue?
    switch (former, value) {
    case (.color, nil): wanted = .color(nil)
    case (_, nil): wanted = fallback
    case (.flag, let number as NSNumber): wanted = .flag(number.boolValue)
    case (_, let value?): wanted = LayerValue(value)
    }
    var changed = properties
    guard let wanted, wanted.isFinite, target.set(wanted, in: &changed) else { return false }
    set(target.property, to: changed[target.property])
    return true
  }

  /// Sets one property, or one number of it, without animating the change.
  package func setModel(_ target: AnimationTarget, to value: LayerValue) {
    var whole = value
    if let component = target.component {
      guard case .number(let number) = value else { return }
      whole = self.value(of: target.property)
      whole[component] = number
    }
    guard whole.isFinite else { return }
    setPlainly(target.property, to: whole)
  }
}
