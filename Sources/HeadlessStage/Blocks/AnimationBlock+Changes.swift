import Foundation
import HeadlessViews
import TransitionCurves

/// The part of an animation block that turns changes into animations.
extension AnimationBlock {
  func action(for layer: CALayer, forKey property: LayerProperty) -> (any CAAction)? {
    if timeline == nil { timeline = layer.timeline }
    return (duration > 0 || part != nil) && property.isAnimatedByViews ? self : nil
  }

  func run(
    forKey property: LayerProperty, layer: CALayer, from old: LayerValue, to new: LayerValue
  ) {
    // Compared one after the other: a pair of values would copy both.
    switch old {
    case .number(let a):
      guard case .number(let b) = new else { break }
      return run(property, of: layer, from: CGFloat(a), to: CGFloat(b))
    case .point(let a):
      guard case .point(let b) = new else { break }
      return run(property, of: layer, from: a, to: b)
    case .size(let a):
      guard case .size(let b) = new else { break }
      return run(property, of: layer, from: a, to: b)
    case .transform(let a):
      guard case .transform(let b) = new else { break }
      return run(property, of: layer, from: a, to: b)
    case .color(let a?):
      guard case .color(let b?) = new else { break }
      return run(property, of: layer, from: a, to: b)
    case .color(nil), .path, .colors, .numbers, .flag:
      break
    }
    run(property, of: layer, from: old, to: new)
  }

  /// Animates a change of values whose type is known.
  private func run<Value: LinearValue>(
    _ property: LayerProperty, of layer: CALayer, from old: Value, to new: Value
  ) {
    if options.contains(.layoutSubviews) { touched.append(layer) }
    let isChanged = old != new
    guard isChanged || layer.animations?.isAnimating(property) == true,
      begins(with: property, of: layer, from: old.layerValue)
    else { return }
    let target = AnimationTarget(property: property, component: nil)
    let animations = LayerAnimations.of(layer)
    if addsUp(property, among: animations), let start = old.difference(from: new) {
      guard isChanged else { return }
      let track = track(of: property, from: start, to: start.neutral)
      let name = animations.freeName(for: target)
      return animations.append(
        RunningAnimation(
          name, target, track, isAdditive: true, in: timingGroup, endsTouches: endsTouches))
    }
    guard options.contains(.beginFromCurrentState) else {
      let track = track(of: property, from: old, to: new)
      return replace(target, of: layer, among: animations, by: track)
    }
    var shown = layer.properties
    shown.set(property, to: old.layerValue)
    animations.apply(to: &shown)
    let track = track(of: property, from: shown[property], to: new.layerValue)
    replace(target, of: layer, among: animations, by: track)
  }

  /// The track of a property; in an animator, a position may move with two timing curves, as a
  /// spring with a velocity vector does.
  private func track<Value: LinearValue>(
    of property: LayerProperty, from start: Value, to end: Value
  ) -> ValueTrack {
    guard part != nil, property == .position else { return ValueTrack(from: start, to: end) }
    return .other(
      DynamicTrack(from: .value(start.layerValue), to: .value(end.layerValue), isPlanar: true))
  }

  /// Records that a property changes; returns false when the change is not to animate.
  func begins(
    with property: LayerProperty, of layer: CALayer, from old: @autoclosure () -> LayerValue
  ) -> Bool {
    if let part { part.driver.note(property, of: layer, from: old()) }
    if let undoLog = ModelUndoLog.current {
      undoLog.enter(property, of: layer, from: old(), curve.across)
    }
    return isAnimated
  }

  /// Adds an animation in place of the animations that blocks made of its target before.
  ///
  /// As in UIKit, properties whose animations do not add up change in this way.
  func replace(
    _ target: AnimationTarget, of layer: CALayer, among animations: LayerAnimations,
    by track: ValueTrack
  ) {
    animations.removeEarlier(for: timingGroup, of: target.property)
    animations.add(
      RunningAnimation(
        .target(1), target, track, isAdditive: false, in: timingGroup, endsTouches: endsTouches))
  }

  /// Returns true when a change is added to the animations of its property, as UIKit does, rather
  /// than replacing them.
  ///
  /// Whether the values have a difference is checked by the caller.
  private func addsUp(_ property: LayerProperty, among animations: LayerAnimations) -> Bool {
    property.isAdditiveInViews && timingGroup.timing.repeatCount == 0
      && !animations.isReplacing(property)
  }
}

extension LayerProperty {
  /// True for the properties that UIKit animates when they change within an animation block.
  fileprivate var isAnimatedByViews: Bool {
    switch self {
    case .position, .boundsOrigin, .boundsSize, .transform, .opacity, .backgroundColor,
      .anchorPoint, .cornerRadius, .shadowOpacity:
      true
    default: false
    }
  }

  /// True for the properties whose animations UIKit adds up.
  fileprivate var isAdditiveInViews: Bool {
    switch self {
    case .position, .boundsOrigin, .boundsSize, .transform, .cornerRadius: true
    default: false
    }
  }
}
