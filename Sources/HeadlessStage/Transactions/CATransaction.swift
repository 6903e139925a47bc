public import Foundation
import HeadlessViews
public import TransitionCurves

/// A group of changes and animations that take effect together.
///
/// ```swift
/// CATransaction.begin()
/// CATransaction.setCompletionBlock { context.transitionDidEnd() }
/// view.layer.add(fade, forKey: "fade")
/// CATransaction.commit()
/// ```
///
/// Transactions nest inside an implicit transaction, which collects all changes and animations
/// until control is back with the stage. No animation begins before that, so all animations that
/// are added in one turn begin at one instant.
@preconcurrency @MainActor
public enum CATransaction {
  private struct Settings {
    var duration: TimeInterval?
    var timingFunction: MediaTimingFunction?
    var disablesActions = false
    var block: (() -> Void)?
    // Nil rather than an empty dictionary: a default that calls code would make the static property
    // lazy, and every access would check whether it is initialised.
    var values: [String: Any]?
  }

  private typealias Level = (settings: Settings, group: CompletionGroup?, hasGroup: Bool)

  /// The settings of the innermost open transaction.
  private static var settings = Settings()

  /// The completion group for the animations that are added now: the group of the innermost
  /// transaction, or else of the nearest outer transaction that has one.
  private static var group: CompletionGroup?

  /// True when `group` belongs to the innermost transaction.
  private static var hasGroup = false

  /// The state of the outer transactions, the implicit one first.
  private static var outer: [Level] = []

  /// The number of outer transactions; reading it avoids the lazy-initialisation check of a global
  /// array.
  private static var depth = 0

  /// True when a flush was requested while an explicit transaction was open.
  private static var isFlushAwaited = false

  /// True once the open explicit transaction was reported.
  private static var isReported = false

  private static var pending: [TimingGroup] = []

  /// True when a timing group is pending.
  private(set) static var hasPending = false

  /// An empty buffer for pending timing groups, reused while the current ones begin.
  private static var spare: [TimingGroup] = []

  /// The blocks that are called when the pending timing groups have begun; mostly none.
  private static var afterBeginning: [() -> Void] = []

  /// Begins a transaction inside the open one, with the same settings.
  public static func begin() {
    outer.append((settings, group, hasGroup))
    depth += 1
    hasGroup = false
  }

  /// Commits the innermost transaction.
  public static func commit() {
    guard isExplicit else { return Timeline.report(.commitWithoutBegin) }
    let closed = hasGroup ? group : nil
    (settings, group, hasGroup) = outer.removeLast()
    depth -= 1
    if depth == 0 { isReported = false }
    CALayer.disableActions(settings.disablesActions)
    close(closed)
    if isFlushAwaited { flush() }
  }

  /// Commits the implicit transaction now, or once all explicit transactions are committed.
  ///
  /// The windows of the current stage are laid out, all animations begin, and the frame ends: what
  /// shows then is what snapshots and implicit animations begin from.
  public static func flush() {
    guard !isExplicit else { return isFlushAwaited = true }
    isFlushAwaited = false
    guard let stage = Timeline.current?.stage else { return commitImplicit() }
    stage.endFrameEarly()
  }

  /// Commits the implicit transaction, which begins all animations; does nothing while an explicit
  /// transaction is open.
  package static func commitImplicit() {
    guard !isExplicit else { return }
    let closed = group
    settings = Settings()
    (group, hasGroup) = (nil, false)
    CALayer.disableActions(false)
    beginPending()
    close(closed)
  }

  /// Closes the group of a block; a block that waits for no animation runs later in this instant.
  private static func close(_ group: CompletionGroup?) {
    guard let group else { return }
    guard group.isEmpty, let timeline = Timeline.current else { return group.close() }
    timeline.perform { group.close() }
  }

  /// True when a flush would begin an animation or close a completion group.
  static var isFlushDue: Bool { !isExplicit && (hasPending || group != nil) }

  /// Returns true when a flush would do something on a timeline; work of no timeline counts for the
  /// current one.
  static func isFlushDue(on timeline: Timeline) -> Bool {
    guard isFlushDue else { return false }
    let isAwaited = group != nil || !afterBeginning.isEmpty
    return isAwaited && timeline.isCurrent || pending.contains { $0.isDue(on: timeline) }
  }

  /// True when a transaction was begun and not committed yet.
  package static var isExplicit: Bool { depth > 0 }

  /// True at the first call while the present explicit transaction is open.
  package static func isFirstReport() -> Bool {
    defer { isReported = true }
    return !isReported
  }
}

// MARK: - Settings

extension CATransaction {
  /// The duration of animations without a duration of their own, in seconds; 0.25 unless set.
  public static func animationDuration() -> TimeInterval {
    settings.duration ?? 0.25
  }

  /// Sets the duration of animations without a duration of their own, in seconds.
  ///
  /// A negative duration counts as 0; a duration that is not finite is refused with a `StageIssue`.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    guard duration.isFinite else {
      return Timeline.report(.impossibleTransaction(duration: "\(duration)"))
    }
    settings.duration = max(0, duration)
  }

  /// The timing function of all animations that are added; nil when none was set.
  public static func animationTimingFunction() -> MediaTimingFunction? {
    settings.timingFunction
  }

  /// Sets the timing function of all animations that are added, in place of their own.
  public static func setAnimationTimingFunction(_ function: MediaTimingFunction?) {
    settings.timingFunction = function
  }

  /// True when property changes do not animate implicitly.
  public static func disableActions() -> Bool {
    settings.disablesActions
  }

  /// Sets whether property changes skip implicit animation; explicit animations always run.
  public static func setDisableActions(_ flag: Bool) {
    settings.disablesActions = flag
    CALayer.disableActions(flag)
  }

  /// The completion block of the innermost transaction, if one is set.
  public static func completionBlock() -> (() -> Void)? {
    settings.block
  }

  /// Sets the block that runs when all animations that are added from now on have ended or were
  /// removed.
  ///
  /// If none is added, the block runs after the commit, later in the same instant. When another
  /// block is set, the first block waits only for the animations that were added before.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    let previous = hasGroup ? group : nil
    let around = outer.last?.group
    settings.block = block
    group = block.map { block in CompletionGroup(within: around) { _ in block() } } ?? around
    hasGroup = block != nil
    close(previous)
  }

  /// Returns the value that was stored under a key in this transaction or an outer one.
  public static func value(forKey key: String) -> Any? {
    settings.values?[key]
  }

  /// Stores a value under a key while the transaction is open.
  ///
  /// Under Core Animation's keys `animationDuration`, `animationTimingFunction`, `completionBlock`
  /// and `disableActions` it also has the effect of the method of that name, if the value has the
  /// right type. Nil removes the value of this transaction: the getters read the value around it
  /// again, or the default, and there is no completion block.
  public static func setValue(_ value: Any?, forKey key: String) {
    guard let value else { return removeValue(forKey: key) }
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

  private static func removeValue(forKey key: String) {
    let around = outer.last?.settings ?? Settings()
    switch key {
    case "animationDuration": settings.duration = around.duration
    case "animationTimingFunction": settings.timingFunction = around.timingFunction
    case "completionBlock": setCompletionBlock(nil)
    case "disableActions": setDisableActions(around.disablesActions)
    default: break
    }
    settings.values?[key] = key == "completionBlock" ? nil : around.values?[key]
  }
}

// MARK: - Beginning

extension CATransaction {
  /// The innermost completion group for animations that are added now; nil when no transaction has
  /// a completion block.
  static var openGroup: CompletionGroup? { group }

  /// Makes a timing group begin with the transaction.
  static func add(_ timingGroup: TimingGroup) {
    pending.append(timingGroup)
    hasPending = true
  }

  private static func beginPending() {
    guard hasPending else { return }
    hasPending = false
    var timingGroups = spare
    spare = []
    swap(&timingGroups, &pending)
    for index in timingGroups.indices {
      let timingGroup = timingGroups[index]
      if let timeline = timingGroup.destination { timingGroup.begin(on: timeline) }
      timingGroup.removeOffStage()
    }
    timingGroups.removeAll(keepingCapacity: true)
    spare = timingGroups
    guard !afterBeginning.isEmpty else { return }
    let work = afterBeginning
    afterBeginning = []
    for each in work { each() }
  }

  /// Calls `work` when all animations that were added so far have begun.
  package static func whenBegun(_ work: @escaping () -> Void) {
    afterBeginning.append(work)
    hasPending = true
  }
}
