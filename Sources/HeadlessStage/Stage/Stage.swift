public import Foundation
public import HeadlessViews

/// One screen with its own clock, on which views live and move.
///
/// ```swift
/// let stage = Stage(size: Stage.phone)
/// let window = Window(stage: stage)
/// View.animate(withDuration: 0.35) { window.alpha = 0.5 }
/// try stage.settle()
/// ```
///
/// Time stands still until it is told to pass, and then passes without waiting: the same program
/// gives the same motion, to the last bit, on every run. Within one instant the stage does, in this
/// order: fingers; display links whose frame it is; then deferred work, animations that begin,
/// animations and timers that end, layout; again, until nothing is left to do at that instant.
///
/// When the last reference to a stage goes, so does all that was to happen on it: nobody is told of
/// animations that were under way.
@preconcurrency @MainActor
public final class Stage {
  /// The size of a phone's screen held upright, in points.
  public nonisolated static let phone = CGSize(width: 390, height: 844)

  /// The size of a tablet's screen held upright, in points.
  public nonisolated static let tablet = CGSize(width: 820, height: 1180)

  /// What such a phone keeps for itself: the status bar, and where the home indicator is.
  public nonisolated static let phoneSafeAreaInsets = EdgeInsets(top: 47, bottom: 34)

  /// What such a tablet keeps for itself.
  public nonisolated static let tabletSafeAreaInsets = EdgeInsets(top: 24, bottom: 20)

  /// The stage of windows that were given no other: a phone.
  ///
  /// Where XCTest runs the program, its `playback` is `everyTurn` from the beginning: what is waited for
  /// happens, as it would in an app.
  public static let main: Stage = {
    let stage = Stage(size: phone)
    if RunLoopPlayer.isUnderXCTest { stage.playback = .everyTurn }
    return stage
  }()

  /// The screen: its size, and what was said of it.
  var screen: Screen

  /// What is still to change about the screen, oldest first.
  var screenChanges: [ScreenChange] = []

  /// True while somebody is told of a change of the screen.
  var isScreenChanging = false

  /// How many frames a second the screen shows; frame `k` is at `k / frameRate` seconds.
  public let frameRate: Double

  /// The windows on the stage, backmost first.
  @exclusivity(unchecked) public private(set) var windows: [Window] = []

  /// The window that receives what is addressed to none.
  public private(set) var keyWindow: Window?

  /// Told of everything worth telling, as it happens.
  public var observer: ((StageEvent) -> Void)?

  /// Who lets time pass by itself, if anybody does.
  var player: RunLoopPlayer?

  package let timeline: Timeline
  @exclusivity(unchecked) private var isAdvancing = false

  /// A stage at time zero without windows.
  ///
  /// - Parameters:
  ///   - size: In points; finite and positive.
  ///   - safeAreaInsets: How much of the screen the device keeps for itself, in points; finite and at
  ///     least zero.
  ///   - frameRate: Frames a second; finite and positive.
  public init(
    size: CGSize = Stage.phone, safeAreaInsets: EdgeInsets = .zero, frameRate: Double = 60
  ) {
    precondition(
      size.isFinite && size.width > 0 && size.height > 0, "a stage cannot have the size \(size)")
    precondition(
      safeAreaInsets.isFinite && safeAreaInsets.isPositive,
      "a stage cannot have the safe-area insets \(safeAreaInsets)")
    precondition(
      frameRate.isFinite && frameRate > 0, "a stage cannot show \(frameRate) frames a second")
    screen = Screen(size: size, safeAreaInsets: safeAreaInsets)
    self.frameRate = frameRate
    timeline = Timeline(diagnostics: Diagnostics())
    timeline.show(screen)
    timeline.owner = self
    Layer.actionProvider = ImplicitActions.shared
    makeCurrent()
    // Taken leave of below; a weak reference would make every look at the stage slower.
    timeline.diagnostics.observer = { [unowned(unsafe) self] issue in
      note(.diagnostic, subject: String(describing: type(of: issue))) { "\(issue)" }
    }
  }

  @MainActor deinit {
    timeline.diagnostics.observer = nil
    for window in windows { window.tree.host = nil }
    timeline.owner = nil
    timeline.cancelAll()
    if timeline.isCurrent { Timeline.current = nil }
  }

  /// The current instant, in seconds since the stage was made.
  public var now: TimeInterval { timeline.now }

  /// Where everything on the stage reports what it refuses.
  public var diagnostics: Diagnostics { timeline.diagnostics }

  /// Calls `work` when `delay` seconds have passed; at zero or less, later in this instant.
  public func perform(afterDelay delay: TimeInterval = 0, _ work: @escaping () -> Void) {
    guard delay.isFinite else {
      return diagnostics.report(StageIssue.impossibleDelay(value: "\(delay)"))
    }
    guard delay > 0 else { return timeline.perform(work) }
    timeline.agenda.add(at: now + delay, work)
  }

  /// Tells the observer of an event; no word of it is even made when there is none.
  package func note(
    _ category: StageEvent.Category, subject: @autoclosure () -> String, _ message: () -> String
  ) {
    guard let observer else { return }
    observer(StageEvent(time: now, category: category, subject: subject(), message: message()))
  }
}

// MARK: - Windows

extension Stage {
  /// Puts a window on the stage, in front of those of its level.
  public func add(_ window: Window) {
    guard window.stage !== self else { return }
    window.stage?.remove(window)
    windows.append(window)
    window.tree.host = timeline
    tellSafeArea(of: window)
    timeline.layoutDidBecomeDue()
    window.content?.windowDidChangeVisibility(window)
  }

  /// Takes a window off the stage, and with it the animations of all its layers (fact D14).
  public func remove(_ window: Window) {
    guard let index = windows.firstIndex(of: window) else { return }
    windows.remove(at: index)
    window.tree.host = nil
    if keyWindow === window { keyWindow = nil }
    var pending = [window.layer]
    while let layer = pending.popLast() {
      layer.motion?.layerDidChangeTree(layer)
      pending += layer.branches
    }
    window.content?.windowDidChangeVisibility(window)
    timeline.viewsDidLeave()
  }

  /// Makes a window the one that receives what is addressed to none.
  func makeKey(_ window: Window) {
    keyWindow = window
  }
}

// MARK: - Time

extension Stage {
  /// Lets `interval` seconds pass and returns when all that was due has run.
  public func advance(by interval: TimeInterval) {
    advance(to: now + interval)
  }

  /// Lets time pass until `instant` and returns when all that was due has run.
  ///
  /// What ends on the way ends at its exact instant, not at the next frame. An end that a rounding
  /// error puts a nanosecond after `instant` still counts as due, and the clock stops there.
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
    isAdvancing = true
    defer { isAdvancing = false }
    // Whatever happens on the way does not belong to the block that the caller may be in (G38).
    AnimationBlock.with(nil) {
      runTurn()
      while let next = timeline.nextTime, next <= instant + 1e-9 {
        timeline.now = max(now, next)
        timeline.conduct()
        runTurn()
      }
    }
    timeline.now = max(now, instant)
  }

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
    // Whoever holds a transition keeps its animations from ending too, and is the one to be named.
    let unended = unended
    guard unended.isEmpty else { throw .neverEnds(unended) }
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
    for index in windows.indices { windows[index].tree.endTurn() }
  }

  /// Lets whoever is in no window turn to this stage.
  func makeCurrent() {
    guard !timeline.isCurrent else { return }
    Timeline.current = timeline
    Diagnostics.fallback = timeline.diagnostics
    TraitCollection.current = timeline.traits
  }
}
