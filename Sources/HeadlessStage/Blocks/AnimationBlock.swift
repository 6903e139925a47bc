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
  @exclusivity(unchecked) var timeline: Timeline?

  /// What its animations run in.
  let batch: Batch

  /// The completion of the block, or else the nearest around it, which waits for all that it animates.
  let waiter: CompletionGroup?

  /// False when the changes are only noted, for animations are switched off.
  let isAnimated: Bool

  /// True when touches end at the layers that it animates, for as long as they do.
  ///
  /// An animator has a say of its own in that, and so has a transition that the changes are part of.
  let endsTouches: Bool

  /// The layers that are laid out when all changes are made.
  @exclusivity(unchecked) var touched: [Layer] = []

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
    // A block that repeats without end would keep the completion of the one around it from ever coming.
    let isEndless = allOptions.contains(.repeat) && outer?.options.contains(.repeat) == false
    var waiter = group
    if let around = outer?.waiter, !isEndless {
      if let group { group.nest(in: around) } else { waiter = around }
    }
    let allPace =
      if let own { PlanePace(own) } else { outer?.pace ?? PlanePace(pace) }
    self.init(
      duration: length,
      delay: min(delay + (outer?.delay ?? 0), .greatestFiniteMagnitude),
      options: allOptions, pace: allPace,
      repeatCount: allOptions.contains(.repeat) ? .infinity : 0,
      autoreverses: allOptions.contains(.autoreverse),
      groups: CompletionGroups(waiter, and: Transaction.openGroup), waiter: waiter,
      part: outerPart?.part(after: delay, lasting: length, pace: own, inherited: allPace),
      isAnimated: duration != nil)
  }

  /// A block inside none, whose animations take a part of an animator's way if it is given.
  init(
    duration: TimeInterval, delay: TimeInterval, options: View.AnimationOptions, pace: PlanePace,
    repeatCount: Double, autoreverses: Bool, groups: CompletionGroups,
    waiter: CompletionGroup? = nil, part: MotionDriver.Part? = nil,
    isAnimated: Bool = true
  ) {
    self.waiter = waiter
    self.duration = duration
    self.delay = delay
    self.options = options
    self.pace = pace
    self.part = part
    self.isAnimated = isAnimated
    endsTouches =
      part == nil && !options.contains(.allowUserInteraction) && ModelLedger.current == nil
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
      autoreverses: autoreverses, groups: batch.groups, waiter: waiter)
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
      RunningAnimation(
        .look, .look, .passing(course), isAdditive: false, in: batch, endsTouches: endsTouches),
      in: batch)
    return finish()
  }

  /// Lets what was animated begin with the transaction; false when there is nothing.
  func finish() -> Bool {
    if !batch.isEmpty {
      ModelLedger.current?.keep(batch)
      Transaction.add(batch)
      part?.driver.adopt(batch)
    }
    // The block around it may have changed nothing itself.
    if let outer = AnimationBlock.current, outer.timeline == nil { outer.timeline = timeline }
    return !batch.isEmpty
  }

  /// Runs `changes` with `block` in charge of what views change; nil animates nothing.
  ///
  /// - Parameter gatherer: Who hears of the changes in the block's place.
  static func with(
    _ block: AnimationBlock?, gatherer: (any LayerActionProvider)? = nil,
    _ changes: () -> Void
  ) {
    // Most turns of a stage find that nobody is in charge anyway.
    if block == nil, current == nil, gatherer == nil { return changes() }
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
