public import Foundation
import HeadlessViews

extension Stage {
  /// Advances the clock by `interval` seconds and returns when all due work has run.
  public func advance(by interval: TimeInterval) {
    advance(to: now + interval)
  }

  /// Advances the clock to `instant` and returns when all due work has run.
  ///
  /// Work in between runs at its exact instant, not at the next frame. Work due within 1 ns after
  /// `instant` also runs, and the clock then stops at the instant of that work.
  ///
  /// The clock is a `Double` of seconds. It can represent single nanoseconds for 50 days,
  /// microseconds for 140 years, and tenths of a frame for 200,000 years. Beyond that, frames and
  /// events run at the instants that the clock can represent, each later than the one before. The
  /// clock may be set to any finite instant if no work is due in between. An advance that would
  /// call a display link at more than 1,000,000,000 frames is refused with a `StageIssue`, and the
  /// clock stays where it is.
  public func advance(to instant: TimeInterval) {
    guard instant.isFinite, instant >= now else {
      return diagnostics.report(StageIssue.impossibleInstant(value: "\(instant)", now: "\(now)"))
    }
    guard !isBusy else {
      return diagnostics.report(StageIssue.advancedFromWithin(now: "\(now)"))
    }
    defer { timeline.moveFollowers() }
    makeCurrent()
    // Fast path: at most frames no work is due.
    guard isTurnDue || timeline.isDue(by: instant + 1e-9) else {
      if timeline.isFrameOver { endTurn() }
      return timeline.now = instant
    }
    guard hasTime(until: instant) else { return }
    isAdvancing = true
    defer { isAdvancing = false }
    // Work that runs here does not belong to an animation block that the caller may be in.
    var canAdvance = true
    AnimationBlock.with(nil) {
      runTurn()
      while let next = timeline.nextTime, next <= instant + 1e-9 {
        // A display link may have joined meanwhile.
        canAdvance = hasTime(until: instant)
        guard canAdvance else { return }
        timeline.now = max(now, next)
        timeline.moveFollowers()
        runTurn()
      }
    }
    if canAdvance { timeline.now = max(now, instant) }
  }

  /// True unless a display link would be called at too many frames before an instant; such an
  /// instant is reported.
  private func hasTime(until instant: TimeInterval) -> Bool {
    guard (instant - now) * frameRate > Self.greatestFrameCount else { return true }
    guard timeline.nextFrame < .infinity else { return true }
    diagnostics.report(StageIssue.tooManyFrames(value: "\(instant)", now: "\(now)"))
    return false
  }

  /// The greatest number of frames that one advance may show to display links.
  private static var greatestFrameCount: Double { 1e9 }

  /// Advances the clock until nothing is left to do, and returns how long that took, in seconds.
  ///
  /// A running display link may be invalidated at any frame, so the clock advances up to the limit,
  /// or through one minute in which nothing else was due. If the link still runs then, the link
  /// counts as endless.
  ///
  /// A finger that follows a path is work until the finger is lifted. A finger that was put down by
  /// hand is not work: it stays where it is, and the views that it drags may settle.
  ///
  /// - Parameter limit: The greatest time that may pass, in seconds.
  /// - Throws: `SettleError`, which names the work that never ends: an animation or display link
  ///   that repeats without end, or a transition or transaction that was never ended.
  @discardableResult
  public func settle(within limit: TimeInterval = 60) throws(SettleError) -> TimeInterval {
    let start = now
    guard limit >= 0 else {
      diagnostics.report(StageIssue.impossibleInstant(value: "\(start + limit)", now: "\(start)"))
      throw .stillRunning(after: 0, unended + timeline.endlessNames)
    }
    guard !isBusy else {
      diagnostics.report(StageIssue.advancedFromWithin(now: "\(start)"))
      throw .stillRunning(after: 0, unended + timeline.endlessNames)
    }
    advance(by: 0)
    var lastWork = start
    while let next = timeline.nextTime {
      let work = timeline.nextWork
      guard work != nil || next - lastWork <= 60 else { break }
      if work == next { lastWork = next }
      guard next - start <= limit else {
        advance(to: start + limit)
        guard let next = timeline.nextWork else { break }
        throw .stillRunning(
          after: limit, unended + timeline.endlessNames + ["something is due at \(next) s"])
      }
      advance(to: next)
    }
    // A held transition also keeps its animations from ending, so the error names the transition
    // rather than these animations. Animations that repeat without end are named as well, because
    // the transition may wait for them.
    let unended = unended
    guard unended.isEmpty else { throw .neverEnds(unended + timeline.repeatingNames) }
    let endless = timeline.endlessNames
    guard endless.isEmpty else { throw .repeatsForEver(endless) }
    return now - start
  }

  /// Shows the running animations at another instant, past or future, without playing up to that
  /// instant.
  ///
  /// During `look`, everything that animates shows its value at `instant`. Nothing begins, ends or
  /// is called, and afterwards the stage is as before. The call costs as much as one frame.
  ///
  /// ```swift
  /// let middle = stage.seek(to: 0.175) { stage.displayList() }
  /// ```
  public func seek<Picture>(to instant: TimeInterval, _ look: () -> Picture) -> Picture {
    guard instant.isFinite else {
      diagnostics.report(StageIssue.impossibleInstant(value: "\(instant)", now: "\(now)"))
      return look()
    }
    let (present, wasAdvancing) = (timeline.now, isAdvancing)
    isAdvancing = true
    timeline.now = instant
    timeline.moveFollowers()
    defer {
      timeline.now = present
      timeline.moveFollowers()
      isAdvancing = wasAdvancing
    }
    return look()
  }

  /// True if nothing is left to do: no animation, timer, running display link, pending step of a
  /// finger's path, deferred work or layout.
  public var isSettled: Bool {
    // The pending work of another stage does not count.
    !isWorkDue && !CATransaction.isFlushDue(on: timeline) && timeline.nextTime == nil
      && !timeline.hasEndless && unended.isEmpty
  }

  /// Descriptions of the operations that the app has begun and must end.
  private var unended: [String] {
    timeline.unfinished
      + (CATransaction.isExplicit ? ["a transaction was begun and never committed"] : [])
  }

  /// The instant of the next work, in seconds of the stage's clock; nil if no work is due.
  package var nextInstant: TimeInterval? { timeline.nextTime }

  private var isTurnDue: Bool { CATransaction.isFlushDue || isWorkDue }

  private var isWorkDue: Bool {
    timeline.hasDeferred || timeline.isLayoutDue || timeline.isDue(by: timeline.now)
  }

  /// True while the stage calls out; time cannot pass meanwhile.
  package var isBusy: Bool { isAdvancing || timeline.input?.isDelivering == true }

  /// Does all the work that is due at this instant.
  private func runTurn() {
    // Code of another stage may have run since the last turn.
    if !timeline.isCurrent { makeCurrent() }
    timeline.performInput()
    timeline.performFrame()
    let limit = 10_000
    var passes = 0
    while isTurnDue {
      guard passes < limit else {
        diagnostics.report(StageIssue.endlessInstant(now: "\(now)", passes: limit))
        timeline.cancelDue()
        break
      }
      passes += 1
      timeline.performInput()
      while passes < limit, timeline.hasDeferred {
        passes += 1
        endFrame()
        timeline.performDeferred()
      }
      CATransaction.commitImplicit()
      timeline.performDue()
      layOut()
      statusBar?.updateIfNeeded()
    }
    endTurn()
  }

  /// Lays out all windows, if layout is due somewhere.
  private func layOut() {
    guard timeline.isLayoutDue else { return }
    timeline.layoutDidBegin()
    var comesToRest = true
    for window in windows where !window.layer.layoutTree() { comesToRest = false }
    // Layout that never comes to rest has been reported; the next turn may try again.
    if !comesToRest { timeline.layoutDidBegin() }
  }

  /// Ends a frame before its turn ends: lays out all windows, and begins all animations.
  func endFrameEarly() {
    layOut()
    CATransaction.commitImplicit()
    endTurn()
  }

  /// Makes what shows now the last frame, from which snapshots and transitions of views begin: the
  /// code that has changed views has returned.
  package func endFrame() {
    guard timeline.isFrameOver else { return }
    timeline.isFrameOver = false
    for window in windows { window.tree.endFrame() }
  }

  /// Ends the turn: what shows now is the last frame.
  private func endTurn() {
    timeline.isFrameOver = false
    for window in windows { window.tree.endTurn() }
  }

  /// Makes this stage that of the current task, and the newest one, for views in no window.
  func makeCurrent() {
    TaskTimelines.note(timeline)
    guard !timeline.isCurrent else { return }
    Timeline.newest = timeline
    UITraitCollection.current = timeline.traits
  }
}
