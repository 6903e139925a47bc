import Foundation
import HeadlessViews
import TransitionCurves

/// An animation block while it runs: turns the changes that code makes to views into animations.
@MainActor
final class AnimationBlock: LayerActionProvider, CAAction {
  /// The innermost running block; nil when none runs.
  private(set) static var current: AnimationBlock?

  /// True while code runs whose animation context performs pending updates when it changes.
  private static var flushesUpdates = false

  /// The duration of the animations, in seconds.
  let duration: TimeInterval

  /// The delay of the animations, in seconds.
  let delay: TimeInterval

  /// The delay of an inner block that runs by the clock, in seconds.
  ///
  /// It differs from `delay` within an animator, whose position includes the time before it begins.
  let clockDelay: TimeInterval

  /// The options of the block, including inherited options.
  let options: UIView.AnimationOptions

  let curve: PerAxisTimingCurve

  /// The part of an animator's progress that drives the animations instead of the clock; nil for
  /// most blocks.
  let part: MotionDriver.Part?

  /// The timeline of the first layer that was changed.
  var timeline: Timeline?

  let timingGroup: TimingGroup

  /// The completion group of the block, or else of the nearest outer block that has one.
  ///
  /// It waits for all animations of the block.
  let completionGroup: CompletionGroup?

  /// False when changes are only recorded, because animations are disabled.
  let isAnimated: Bool

  /// True when touches end at the animated layers while these animate.
  ///
  /// False for an animator and for changes that are part of a transition, which both decide about
  /// touches themselves.
  let endsTouches: Bool

  /// True if the block performs pending updates, as it or a block around it asks for.
  private let flushesUpdates: Bool

  /// The layers that are laid out after all changes.
  var touched: [CALayer] = []

  /// Creates a block inside the running block, from which it inherits as UIKit's nested blocks do.
  ///
  /// The duration and the curve are inherited unless the options override them. The delay is added
  /// to the outer block's delay. The outer block's options are added unless they are overridden.
  ///
  /// - Parameters:
  ///   - duration: In seconds; nil animates nothing, even inside another block.
  ///   - isKeyed: True for keyframes; in an animator with a spring they run linearly, as UIKit's
  ///     do.
  convenience init(
    duration: TimeInterval?, delay: TimeInterval, options: UIView.AnimationOptions,
    curve: AnimationTimingCurve,
    group: CompletionGroup?, isKeyed: Bool = false
  ) {
    let outer = AnimationBlock.current
    let ownOptions = outer == nil || options.contains(.overrideInheritedOptions)
    let allOptions = options.union(ownOptions ? [] : outer?.options ?? [])
    let inherited = options.contains(.overrideInheritedDuration) ? nil : outer?.duration
    let length = duration == nil ? 0 : inherited ?? duration ?? 0
    var own = options.contains(.overrideInheritedCurve) ? curve : nil
    // An animation that repeats cannot be scrubbed, and runs by the clock.
    let outerPart = allOptions.contains(.repeat) ? nil : outer?.part
    if outerPart != nil, isKeyed, (own ?? outer?.curve.across)?.isSprung == true {
      own = .eased(.linear)
    }
    // The outer completion does not wait for a block that repeats without end: it would never be
    // called.
    let isEndless = allOptions.contains(.repeat) && outer?.options.contains(.repeat) == false
    var completionGroup = group
    if let around = outer?.completionGroup, !isEndless {
      if let group { group.nest(in: around) } else { completionGroup = around }
    }
    let effectiveCurve =
      if let own { PerAxisTimingCurve(own) } else { outer?.curve ?? PerAxisTimingCurve(curve) }
    let clockDelay = min(delay + (outer?.clockDelay ?? 0), .greatestFiniteMagnitude)
    self.init(
      duration: length,
      delay: outerPart == nil
        ? clockDelay : min(delay + (outer?.delay ?? 0), .greatestFiniteMagnitude),
      options: allOptions, curve: effectiveCurve,
      repeatCount: allOptions.contains(.repeat) ? .infinity : 0,
      autoreverses: allOptions.contains(.autoreverse),
      groups: CompletionGroups(completionGroup, and: CATransaction.openGroup),
      completionGroup: completionGroup,
      part: outerPart?.part(after: delay, lasting: length, curve: own, inherited: effectiveCurve),
      isAnimated: duration != nil, clockDelay: clockDelay)
  }

  /// Creates a block that inherits nothing; `part` drives its animations if it is given.
  init(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
    curve: PerAxisTimingCurve,
    repeatCount: Double, autoreverses: Bool, groups: CompletionGroups,
    completionGroup: CompletionGroup? = nil, part: MotionDriver.Part? = nil,
    isAnimated: Bool = true, clockDelay: TimeInterval? = nil
  ) {
    self.completionGroup = completionGroup
    self.duration = duration
    self.delay = delay
    self.clockDelay = clockDelay ?? delay
    self.options = options
    self.curve = curve
    self.part = part
    self.isAnimated = isAnimated
    flushesUpdates = options.contains(.flushUpdates) || AnimationBlock.flushesUpdates
    endsTouches =
      part == nil && !options.contains(.allowUserInteraction) && ModelUndoLog.current == nil
    timingGroup = TimingGroup(
      timing: MediaTiming(
        beginTime: delay, duration: duration, repeatCount: repeatCount, autoreverses: autoreverses,
        fillMode: .both),
      curve: curve.across, groups: groups, progressSource: part)
  }

  /// A block like this one whose animations repeat, and which the same completions wait for.
  func repeating(_ count: Double, autoreverses: Bool) -> AnimationBlock {
    AnimationBlock(
      duration: duration, delay: clockDelay, options: options, curve: curve, repeatCount: count,
      autoreverses: autoreverses, groups: timingGroup.groups, completionGroup: completionGroup)
  }

  /// Runs `changes` and animates the changed properties; returns true when there are any.
  @discardableResult
  func run(_ changes: () -> Void) -> Bool {
    perform(changes)
    return finish()
  }

  private func perform(_ changes: () -> Void) {
    AnimationBlock.with(self) {
      changes()
      // Laying out one layer lays out all layers above it that need layout, so most calls return at
      // once.
      for layer in touched { layer.layoutIfNeeded() }
      AnimationBlock.flushUpdates()
    }
  }

  /// Runs `changes` and animates from the layer's old look to its new one.
  ///
  /// The changes themselves animate only if the options contain `allowAnimatedContent`. Returns
  /// true when there is an animation.
  ///
  /// - Parameters:
  ///   - moment: The moment of the old look; nil for the last frame.
  ///   - alongside: Makes other changes, which animate.
  func run(
    _ changes: () -> Void, on layer: CALayer, _ style: TransitionStyle, at moment: FrozenMoment?,
    alongside: (() -> Void)?
  ) -> Bool {
    guard duration > 0 else { return run(changes) }
    let track = LayerTransitionTrack(from: layer, style, at: moment)
    if options.contains(.allowAnimatedContent) {
      perform(changes)
    } else {
      AnimationBlock.withoutAnimation(changes, flushes: flushesUpdates)
    }
    if let alongside { perform(alongside) }
    if timeline == nil { timeline = layer.timeline }
    LayerAnimations.of(layer).add(
      RunningAnimation(
        .look, .look, .other(track), isAdditive: false, in: timingGroup,
        endsTouches: endsTouches))
    return finish()
  }

  /// Adds the animations to the transaction, which begins them; returns false when there are none.
  func finish() -> Bool {
    if !timingGroup.isEmpty {
      ModelUndoLog.current?.keep(timingGroup)
      CATransaction.add(timingGroup)
      part?.driver.adopt(timingGroup)
    }
    // The outer block may have changed no layer itself.
    if let outer = AnimationBlock.current, outer.timeline == nil { outer.timeline = timeline }
    return !timingGroup.isEmpty
  }

  /// Runs `changes` while `block` handles the changed properties; nil animates nothing.
  ///
  /// - Parameter gatherer: Receives the changes in place of the block.
  static func with(
    _ block: AnimationBlock?, gatherer: (any LayerActionProvider)? = nil,
    _ changes: () -> Void
  ) {
    // Most turns of a stage find no block anyway.
    if block == nil, current == nil, gatherer == nil, !flushesUpdates { return changes() }
    let (outer, provider, flushed) = (current, UIView.actionProvider, flushesUpdates)
    (current, UIView.actionProvider) = (block, gatherer ?? block)
    flushesUpdates = block?.flushesUpdates ?? false
    defer {
      (current, UIView.actionProvider) = (outer, provider)
      flushesUpdates = flushed
    }
    changes()
  }

  /// Runs `changes` without a block; if the context performs pending updates, those that the
  /// changes request are performed at the end.
  static func withoutAnimation(_ changes: () -> Void, flushes: Bool = flushesUpdates) {
    with(nil) {
      let outer = flushesUpdates
      flushesUpdates = flushes
      defer { flushesUpdates = outer }
      changes()
      flushUpdates()
    }
  }

  /// Performs the pending updates of all windows of the current stage, first of properties and then
  /// of layout, if the context asks for it.
  ///
  /// - Parameter options: Options of a block that is about to run in this context.
  static func flushUpdates(for options: UIView.AnimationOptions = []) {
    guard flushesUpdates || options.contains(.flushUpdates) else { return }
    for window in Timeline.current?.stage?.windows ?? [] { window.layer.layoutTree() }
  }
}
