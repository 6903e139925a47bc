import Foundation
public import HeadlessViews
package import TransitionCurves

extension CALayer {
  /// Adds a copy of an animation, and replaces the animation under the same key.
  ///
  /// The animation begins when the open transaction is committed. If the layer is in no window by
  /// then, the animation is removed. An animation without a property, or with values that the
  /// property cannot have, is refused with a `StageIssue`.
  public func add(_ animation: CAAnimation, forKey key: String?) {
    if let issue = (animation as? CAAnimationGroup)?.nestingIssue(on: self) {
      return report(issue)
    }
    let animation = animation.copy()
    animation.takeDuration(CATransaction.animationDuration())
    if let function = CATransaction.animationTimingFunction() {
      animation.timingFunction = function
    }
    guard let parts = animation.parts(on: self) else { return }
    let key = animation.ownKey ?? key
    let timingGroup = TimingGroup(
      timing: animation.timing, beginsAtCommit: animation.beginTime == 0, curve: animation.curve,
      groups: CompletionGroups(and: CATransaction.openGroup),
      isRemovedOnCompletion: animation.isRemovedOnCompletion,
      source: animation, key: key)
    let animations = LayerAnimations.of(self)
    if let key { animations.remove(key: key) }
    for (index, part) in parts.enumerated() {
      animations.append(
        RunningAnimation(
          .chosen, part.target, part.track, isAdditive: part.isAdditive, in: timingGroup,
          isSecondary: index > 0))
    }
    CATransaction.add(timingGroup)
  }

  /// Returns the animation under a key; nil when there is none.
  ///
  /// An animation that a block, a transaction or a transition made is described as Core Animation
  /// does: as a `CABasicAnimation`, `CASpringAnimation` or `CAKeyframeAnimation` with its key path,
  /// values, timing and fill mode. An animation that is added to others has `isAdditive`, and runs
  /// from the difference to the neutral value. A change of a layer's look is a
  /// `CATransition`, even if the style of the change is no `CATransitionType`.
  public func animation(forKey key: String) -> CAAnimation? {
    guard let animation = animations?.all(ofKey: key).first else { return nil }
    return animation.source ?? animation.describe()
  }

  /// The keys of all animations that have one, in the order in which the animations apply; nil when
  /// there are none, as in Core Animation.
  public func animationKeys() -> [String]? {
    let keys = animations?.running.filter { !$0.isSecondary }.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }

  /// True while the layer has an animation, with a key or without one.
  package var isAnimated: Bool { animations?.running.isEmpty == false }

  /// Removes an animation before its end; its delegate and completions are called with `finished:
  /// false`.
  public func removeAnimation(forKey key: String) {
    keepShown()
    animations?.remove(key: key)
  }

  /// Removes all animations before their end.
  public func removeAllAnimations() {
    keepShown()
    animations?.remove { _ in true }
  }
}

extension CALayer {
  /// The properties that the layer showed before `property` changed from `old`: the old model
  /// values with all animations applied.
  func presentationProperties(
    before property: LayerProperty, changedFrom old: LayerValue
  ) -> LayerProperties {
    var shown = properties
    shown.set(property, to: old)
    animations?.apply(to: &shown)
    return shown
  }

  /// The value that a property, or one component of it, shows now.
  package func presentationValue(of target: AnimationTarget) -> LayerValue {
    guard animations?.isAnimating(target.property) == true else { return modelValue(of: target) }
    return target.value(in: presentationProperties)
  }

  /// The model value of a property, or of one component of it.
  package func modelValue(of target: AnimationTarget) -> LayerValue {
    target.part(of: value(of: target.property))
  }

  /// Sets a property, or one component of it, to the value that an untyped value stands for, as the
  /// property's setter would.
  ///
  /// Nil stands for no colour where the property is a colour, and for the default value otherwise.
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

  /// Sets a property, or one component of it, without animating the change.
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
