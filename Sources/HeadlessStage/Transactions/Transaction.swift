public import Foundation
import HeadlessViews
public import MotionCurves

/// Changes and animations that take effect together.
///
/// ```swift
/// Transaction.begin()
/// Transaction.setCompletionBlock { context.transitionDidEnd() }
/// view.layer.add(fade, forKey: "fade")
/// Transaction.commit()
/// ```
///
/// Transactions nest inside an implicit one, which collects what happens until control is back with
/// the stage; nothing begins before (facts F1, F2), so all that was asked for in one turn begins at
/// one instant.
@preconcurrency @MainActor
public enum Transaction {
  private struct Settings {
    var duration: TimeInterval?
    var timingFunction: MediaTimingFunction?
    var disablesActions = false
    var block: (() -> Void)?
    // An empty dictionary would be made when the first of all transactions is looked at, and every
    // look would ask whether it is there.
    var values: [String: Any]?
  }

  private typealias Level = (settings: Settings, group: CompletionGroup?, hasGroup: Bool)

  /// What holds in the innermost transaction that is open.
  @exclusivity(unchecked) private static var settings = Settings()

  /// The group that waits for what is animated now: that of the innermost transaction, or else the
  /// nearest around it.
  @exclusivity(unchecked) private static var group: CompletionGroup?

  /// True when it is the innermost transaction's own.
  @exclusivity(unchecked) private static var hasGroup = false

  /// What holds in the transactions around it, the implicit one first.
  @exclusivity(unchecked) private static var outer: [Level] = []

  /// How many those are; asked far more often than they are looked at, and the first look at a
  /// global array must be told from others each time.
  @exclusivity(unchecked) private static var depth = 0

  @exclusivity(unchecked) private static var pending: [Batch] = []

  /// True when some batch is pending.
  @exclusivity(unchecked) private static var hasPending = false

  /// Room for those that are pending while others begin.
  @exclusivity(unchecked) private static var spare: [Batch] = []

  /// What is called when the pending batches have begun; mostly nothing.
  @exclusivity(unchecked) private static var afterBeginning: [() -> Void] = []

  /// Opens a transaction inside the one that is open, with the same settings.
  public static func begin() {
    outer.append((settings, group, hasGroup))
    depth += 1
    hasGroup = false
  }

  /// Closes the innermost transaction.
  public static func commit() {
    guard isExplicit else { return Timeline.report(.commitWithoutBegin) }
    let closed = hasGroup ? group : nil
    (settings, group, hasGroup) = outer.removeLast()
    depth -= 1
    Layer.disableActions(settings.disablesActions)
    closed?.close()
  }

  /// Commits the implicit transaction, unless explicit ones are open: everything begins (fact F11).
  public static func flush() {
    guard !isExplicit else { return }
    let closed = group
    settings = Settings()
    (group, hasGroup) = (nil, false)
    Layer.disableActions(false)
    beginPending()
    closed?.close()
  }

  /// True when a flush would do something.
  static var isFlushDue: Bool { !isExplicit && (hasPending || group != nil) }

  /// True when a flush would do something on a timeline; what is on none is the current one's.
  static func isFlushDue(on timeline: Timeline) -> Bool {
    guard isFlushDue else { return false }
    let isAwaited = group != nil || !afterBeginning.isEmpty
    return isAwaited && timeline.isCurrent || pending.contains { $0.isDue(on: timeline) }
  }

  /// True when a transaction was begun and not committed yet.
  package static var isExplicit: Bool { depth > 0 }
}

// MARK: - Settings

extension Transaction {
  /// How long animations without a duration of their own take, in seconds; 0.25 unless set (C10).
  public static func animationDuration() -> TimeInterval {
    settings.duration ?? 0.25
  }

  /// Sets how long animations without a duration of their own take, in seconds; less than zero
  /// counts as zero.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    guard duration.isFinite else {
      return Timeline.report(.impossibleTransaction(duration: "\(duration)"))
    }
    settings.duration = max(0, duration)
  }

  /// The easing of implicit animations; nil when none was set.
  public static func animationTimingFunction() -> MediaTimingFunction? {
    settings.timingFunction
  }

  /// Sets the easing of implicit animations.
  public static func setAnimationTimingFunction(_ function: MediaTimingFunction?) {
    settings.timingFunction = function
  }

  /// True when changes of properties do not animate by themselves.
  public static func disableActions() -> Bool {
    settings.disablesActions
  }

  /// Sets whether changes of properties animate by themselves; explicit animations always do.
  public static func setDisableActions(_ flag: Bool) {
    settings.disablesActions = flag
    Layer.disableActions(flag)
  }

  /// The block that runs at the end, if one is set.
  public static func completionBlock() -> (() -> Void)? {
    settings.block
  }

  /// Sets the block that runs when all animations added from now on have ended or were removed.
  ///
  /// Without any it runs at the end of the commit (facts F5, F6). Setting another block closes the
  /// account of the first.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    Timeline.findStage()
    let previous = hasGroup ? group : nil
    let around = outer.last?.group
    settings.block = block
    group = block.map { block in CompletionGroup(within: around) { _ in block() } } ?? around
    hasGroup = block != nil
    previous?.close()
  }

  /// What was stored under a key in this transaction or one around it.
  public static func value(forKey key: String) -> Any? {
    settings.values?[key]
  }

  /// Stores something under a key for as long as the transaction is open (fact F12).
  ///
  /// Under Core Animation's keys `animationDuration`, `animationTimingFunction`, `completionBlock` and
  /// `disableActions` it sets what the methods of these names set, if the value is one for it.
  public static func setValue(_ value: Any?, forKey key: String) {
    switch (key, value) {
    case ("animationDuration", let duration as NSNumber):
      setAnimationDuration(duration.doubleValue)
    case ("animationTimingFunction", let function as MediaTimingFunction):
      setAnimationTimingFunction(function)
    case ("completionBlock", let block as () -> Void): setCompletionBlock(block)
    case ("disableActions", let flag as NSNumber): setDisableActions(flag.boolValue)
    default: break
    }
    if settings.values == nil { settings.values = [:] }
    settings.values?[key] = value
  }
}

// MARK: - Beginning

extension Transaction {
  /// The innermost of the groups that wait for animations that are added now (fact F8); nil when no
  /// transaction has a completion block.
  static var openGroup: CompletionGroup? { group }

  /// Lets a batch begin with the transaction.
  static func add(_ batch: Batch) {
    Timeline.findStage()
    pending.append(batch)
    hasPending = true
  }

  private static func beginPending() {
    guard hasPending else { return }
    hasPending = false
    var batches = spare
    spare = []
    swap(&batches, &pending)
    var maps = TimeMaps()
    for index in batches.indices {
      let batch = batches[index]
      if let timeline = batch.destination { batch.begin(on: timeline, &maps) }
      // Who is told may give layers other times.
      if batch.dropHomeless() { maps = TimeMaps() }
    }
    batches.removeAll(keepingCapacity: true)
    spare = batches
    guard !afterBeginning.isEmpty else { return }
    let work = afterBeginning
    afterBeginning = []
    for each in work { each() }
  }

  /// Calls `work` when all that was asked for up to now has begun.
  package static func whenBegun(_ work: @escaping () -> Void) {
    Timeline.findStage()
    afterBeginning.append(work)
    hasPending = true
  }
}
