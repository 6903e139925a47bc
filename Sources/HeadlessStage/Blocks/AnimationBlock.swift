import Foundation
import HeadlessViews
import MotionCurves

/// An animation block while it runs: turns the changes that views make into animations.
@MainActor
final class AnimationBlock: LayerActionProvider, LayerAction {
  /// The innermost block that runs, if one does.
  @exclusivity(unchecked) private(set) static var current: AnimationBlock?

  /// How long its animations take, in seconds.
  let duration: TimeInterval

  /// How long they wait, in seconds.
  let delay: TimeInterval

  /// How they run.
  let options: View.AnimationOptions

  /// How they are paced.
  let pace: PlanePace

  /// The part of an animator's way that they take in place of the clock; nil for most.
  let part: MotionDriver.Part?

  /// The clock of the first layer that was changed.
  @exclusivity(unchecked) private(set) var timeline: Timeline?

  private let batch: Batch

  /// False when the changes are only noted, for animations are switched off.
  private let isAnimated: Bool
  @exclusivity(unchecked) private var touched: [Layer] = []

  /// A block inside whichever runs, taking over what its options do not keep (fact G23).
  ///
  /// - Parameters:
  ///   - duration: In seconds; nil animates nothing, whatever runs around it.
  ///   - isKeyed: True when there are keyframes, which no spring pulls in an animator (fact H38).
  convenience init(
    duration: TimeInterval?, delay: TimeInterval, options: View.AnimationOptions, pace: Pace,
    group: CompletionGroup?, isKeyed: Bool = false
  ) {
    let outer = AnimationBlock.current
    let ownOptions = outer == nil || options.contains(.overrideInheritedOptions)
    let allOptions = options.union(ownOptions ? [] : outer?.options ?? [])
    let inherited = options.contains(.overrideInheritedDuration) ? nil : outer?.duration
    let length = duration == nil ? 0 : inherited ?? duration ?? 0
    var own = options.contains(.overrideInheritedCurve) ? pace : nil
    // What repeats cannot be scrubbed, and runs by the clock.
    let outerPart = allOptions.contains(.repeat) ? nil : outer?.part
    if outerPart != nil, isKeyed, (own ?? outer?.pace.across)?.isSprung == true {
      own = .eased(.linear)
    }
    let allPace =
      if let own { PlanePace(own) } else { outer?.pace ?? PlanePace(pace) }
    self.init(
      duration: length,
      delay: min(delay + (outer?.delay ?? 0), .greatestFiniteMagnitude),
      options: allOptions, pace: allPace,
      repeatCount: allOptions.contains(.repeat) ? .infinity : 0,
      autoreverses: allOptions.contains(.autoreverse),
      groups: CompletionGroups(group, and: Transaction.openGroups),
      part: outerPart?.part(after: delay, lasting: length, pace: own, inherited: allPace),
      isAnimated: duration != nil)
  }

  /// A block inside none, whose animations take a part of an animator's way if it is given.
  init(
    duration: TimeInterval, delay: TimeInterval, options: View.AnimationOptions, pace: PlanePace,
    repeatCount: Double, autoreverses: Bool, groups: CompletionGroups,
    part: MotionDriver.Part? = nil, isAnimated: Bool = true
  ) {
    self.duration = duration
    self.delay = delay
    self.options = options
    self.pace = pace
    self.part = part
    self.isAnimated = isAnimated
    batch = Batch(
      timing: MediaTiming(
        beginTime: delay, duration: duration, repeatCount: repeatCount, autoreverses: autoreverses,
        fillMode: .both),
      pace: pace.across, groups: groups, lead: part)
  }

  /// A block like this one whose animations repeat, and end for the same completion (fact G22).
  func repeating(_ count: Double, autoreverses: Bool) -> AnimationBlock {
    AnimationBlock(
      duration: duration, delay: delay, options: options, pace: pace, repeatCount: count,
      autoreverses: autoreverses, groups: batch.groups)
  }

  /// Runs `changes`, animating what they change; true when there was anything to animate.
  @discardableResult
  func run(_ changes: () -> Void) -> Bool {
    perform(changes)
    return finish()
  }

  private func perform(_ changes: () -> Void) {
    AnimationBlock.with(self) {
      changes()
      // Each brings along what is due above it, so most have nothing left to do.
      for layer in touched { layer.layoutIfNeeded() }
    }
  }

  /// Runs `changes` and lets the look that a layer had give way to the one it has then.
  ///
  /// What they change animates only if the options allow it. True when there was anything to animate.
  func run(_ changes: () -> Void, on layer: Layer, _ style: TransitionStyle) -> Bool {
    guard duration > 0 else { return run(changes) }
    let course = PassageCourse(from: layer, style)
    if options.contains(.allowAnimatedContent) {
      perform(changes)
    } else {
      AnimationBlock.with(nil, changes)
    }
    if timeline == nil { timeline = layer.timeline }
    LayerAnimations.of(layer).add(
      RunningAnimation(.look, .look, .passing(course), isAdditive: false, in: batch), in: batch)
    return finish()
  }

  /// Lets what was animated begin with the transaction; false when there is nothing.
  func finish() -> Bool {
    if !batch.isEmpty {
      Transaction.add(batch)
      part?.driver.adopt(batch)
    }
    return !batch.isEmpty
  }

  /// Runs `changes` with `block` in charge of what views change; nil animates nothing.
  ///
  /// - Parameter gatherer: Who hears of the changes in the block's place.
  static func with(
    _ block: AnimationBlock?, gatherer: (any LayerActionProvider)? = nil,
    _ changes: () -> Void
  ) {
    let outer = current
    current = block
    let provider = View.exchangeActionProvider(gatherer ?? block)
    defer {
      current = outer
      _ = View.exchangeActionProvider(provider)
    }
    changes()
  }
}

extension AnimationBlock {
  func action(for layer: Layer, forKey property: LayerProperty) -> (any LayerAction)? {
    if timeline == nil { timeline = layer.timeline }
    return (duration > 0 || part != nil) && property.isAnimatedByViews ? self : nil
  }

  func run(
    forKey property: LayerProperty, layer: Layer, from old: LayerValue, to new: LayerValue
  ) {
    // One after the other: a pair of values would be a copy of both.
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
    case .color(nil), .flag:
      break
    }
    run(property, of: layer, from: old, to: new)
  }

  /// Animates a change by the type of its values.
  private func run<Value: StraightValue>(
    _ property: LayerProperty, of layer: Layer, from old: Value, to new: Value
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
      let course = course(of: property, from: start, to: start.neutral, isAdditive: true)
      let name = animations.freeName(for: target)
      return animations.append(
        RunningAnimation(name, target, course, isAdditive: true, in: batch), in: batch)
    }
    guard options.contains(.beginFromCurrentState) else {
      let course = course(of: property, from: old, to: new, isAdditive: false)
      return replace(target, of: layer, among: animations, by: course)
    }
    var shown = layer.properties
    shown.set(property, to: old.layerValue)
    animations.apply(to: &shown)
    let course = course(of: property, from: shown[property], to: new.layerValue, isAdditive: false)
    replace(target, of: layer, among: animations, by: course)
  }

  /// The way of a property; in an animator, that of a position has two directions (fact H45).
  private func course<Value: StraightValue>(
    of property: LayerProperty, from start: Value, to end: Value, isAdditive: Bool
  ) -> Course {
    guard part != nil, property == .position else {
      return batch.course(from: start, to: end, isAdditive: isAdditive)
    }
    return .winding(
      WindingCourse(from: .value(start.layerValue), to: .value(end.layerValue), isPlanar: true))
  }

  /// Notes that a property changes; false when the change is not to animate.
  func begins(
    with property: LayerProperty, of layer: Layer, from old: @autoclosure () -> LayerValue
  ) -> Bool {
    if let part { part.driver.note(property, of: layer, from: old()) }
    return isAnimated
  }

  /// Lets an animation take the place of those that blocks have made of its target (fact G12).
  func replace(
    _ target: AnimationTarget, of layer: Layer, among animations: LayerAnimations,
    by course: Course
  ) {
    animations.makePlace(for: batch, of: target.property)
    animations.add(
      RunningAnimation(.target(1), target, course, isAdditive: false, in: batch), in: batch)
  }

  /// True when a change is added to what already moves, rather than replacing it (facts G6, G14), as
  /// far as that is not up to its values.
  private func addsUp(_ property: LayerProperty, among animations: LayerAnimations) -> Bool {
    guard property.isAdditiveInViews, batch.timing.repeatCount == 0 else { return false }
    for index in animations.running.indices
    where animations.running[index].target.property == property
      && !animations.running[index].isAdditive
    { return false }
    return true
  }
}

extension LayerProperty {
  /// True when a change within an animation block animates (facts G6, G7).
  fileprivate var isAnimatedByViews: Bool {
    switch self {
    case .position, .boundsOrigin, .boundsSize, .transform, .opacity, .backgroundColor,
      .anchorPoint, .cornerRadius, .shadowOpacity:
      true
    default: false
    }
  }

  /// True when such animations add up (fact G6).
  fileprivate var isAdditiveInViews: Bool {
    switch self {
    case .position, .boundsOrigin, .boundsSize, .transform, .cornerRadius: true
    default: false
    }
  }
}
