public import Foundation
import HeadlessViews

extension Stage {
  /// Lets `interval` seconds pass and returns when all that was due has run.
  public func advance(by interval: TimeInterval) {
    advance(to: now + interval)
  }

  /// Lets time pass until `instant` and returns when all that was due has run.
  ///
  /// What ends on the way ends at its exact instant, not at the next frame. An end that a rounding
  /// error puts a nanosecond after `instant` still counts as due, and the clock stops there.
  ///
  /// The clock is a `Double` of seconds: it tells nanoseconds apart for 50 days, microseconds for 140 years,
  /// and tenths of a frame for 200,000. From there on frames and events come at the instants that it can
  /// tell apart, each later than the one before. It may be set as far ahead as numbers reach where nothing
  /// is due on the way; an advance that would call a display link at more than 1,000,000,000 frames is
  /// refused with a `StageIssue`, and the clock stays where it is.
  public func advance(to instant: TimeInterval) {
    guard instant.isFinite, instant >= now else {
      return diagnostics.report(StageIssue.impossibleInstant(value: "\(instant)", now: "\(now)"))
    }
    guard !isBusy else {
      return diagnostics.report(StageIssue.advancedFromWithin(now: "\(now)"))
    }
    defer { timeline.showFrame() }
    // Most frames bring nothing but themselves.
    guard isTurnDue || timeline.isDue(by: instant + 1e-9) else {
      makeCurrent()
      return timeline.now = instant
    }
    guard hasTime(until: instant) else { return }
    isAdvancing = true
    defer { isAdvancing = false }
    // Whatever happens on the way does not belong to the block that the caller may be in (G38).
    var isThere = true
    AnimationBlock.with(nil) {
      runTurn()
      while let next = timeline.nextTime, next <= instant + 1e-9 {
        // A link may have joined on the way.
        isThere = hasTime(until: instant)
        guard isThere else { return }
        timeline.now = max(now, next)
        timeline.conduct()
        runTurn()
      }
    }
    if isThere { timeline.now = max(now, instant) }
  }

  /// True unless a display link would be called at more frames until an instant than any program waits
  /// for; then that is reported.
  private func hasTime(until instant: TimeInterval) -> Bool {
    guard (instant - now) * frameRate > Self.greatestFrameCount else { return true }
    guard timeline.nextFrame < .infinity else { return true }
    diagnostics.report(StageIssue.tooManyFrames(value: "\(instant)", now: "\(now)"))
    return false
  }

  /// How many frames an advance may show to display links.
  private static var greatestFrameCount: Double { 1e9 }

  /// Lets time pass until nothing is left to do, and returns how long that took, in seconds.
  ///
  /// A display link that runs may be invalidated at any frame, so time passes for it up to the limit,
  /// or a minute in which nothing else was due; if it still runs then, it repeats for ever.
  ///
  /// A finger that follows a path is work until it has been lifted. One that was put down by hand is
  /// none: it stays where it is, and what it drags may settle under it.
  ///
  /// - Parameter limit: How much time may pass, in seconds.
  /// - Throws: `SettleError`, naming what never ends: an animation or display link that repeats for
  ///   ever, or a transition or transaction that nobody ended.
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
    // What holds a transition keeps its animations from ending too and is to be named, not they; what
    // repeats without end is named as well, for the transition may be waiting for it.
    let unended = unended
    guard unended.isEmpty else { throw .neverEnds(unended + timeline.repeatingNames) }
    let endless = timeline.endlessNames
    guard endless.isEmpty else { throw .repeatsForEver(endless) }
    return now - start
  }

  /// Looks at another instant of what runs now, past or to come, without playing up to it.
  ///
  /// Within `look` everything that animates shows where it is at `instant`; nothing begins, ends or
  /// is called, and afterwards the stage is where it was. It costs what a frame costs.
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
    timeline.showFrame()
    defer {
      timeline.now = present
      timeline.conduct()
      isAdvancing = wasAdvancing
    }
    return look()
  }

  /// True when nothing is left to do: no animation, no timer, no display link that runs, no finger
  /// that is yet to do something by itself, no deferred work, no layout.
  public var isSettled: Bool {
    // What another stage has yet to begin is none of this one's business.
    !isWorkDue && !Transaction.isFlushDue(on: timeline) && timeline.nextTime == nil
      && !timeline.hasEndless && unended.isEmpty
  }

  /// What somebody began and must end, in words.
  private var unended: [String] {
    timeline.unfulfilled
      + (Transaction.isExplicit ? ["a transaction was begun and never committed"] : [])
  }

  /// When something is next due by itself, in seconds of the stage's clock; nil when nothing is.
  package var nextInstant: TimeInterval? { timeline.nextTime }

  private var isTurnDue: Bool { Transaction.isFlushDue || isWorkDue }

  private var isWorkDue: Bool {
    timeline.hasDeferred || timeline.isLayoutDue || timeline.isDue(by: timeline.now)
  }

  /// True while something on the stage is being called, which cannot make time pass.
  var isBusy: Bool { isAdvancing || timeline.input?.isDelivering == true }

  /// Does all that is due at this instant.
  private func runTurn() {
    makeCurrent()
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
      while passes < limit, timeline.performDeferred() { passes += 1 }
      Transaction.flush()
      timeline.performDue()
      guard timeline.isLayoutDue else { continue }
      timeline.layoutDidBegin()
      var comesToRest = true
      for window in windows where !window.layer.layoutTree() { comesToRest = false }
      // What never comes to rest has said so; the next turn may try again.
      if !comesToRest { timeline.layoutDidBegin() }
    }
    for place in 0..<lineup.count { lineup[place].tree.endTurn() }
  }

  /// Lets whoever is in no window turn to this stage.
  func makeCurrent() {
    guard !timeline.isCurrent else { return }
    Timeline.current = timeline
    Diagnostics.fallback = timeline.diagnostics
    TraitCollection.current = timeline.traits
  }
}
