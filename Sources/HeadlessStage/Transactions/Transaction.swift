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
@MainActor
public enum Transaction {
  private struct Level {
    var duration: TimeInterval?
    var timingFunction: MediaTimingFunction?
    var disableActions: Bool?
    var group: CompletionGroup?
    var block: (() -> Void)?
    var values: [String: Any] = [:]
  }

  /// The open transactions, the implicit one first.
  @exclusivity(unchecked) private static var levels = [Level()]
  @exclusivity(unchecked) private static var pending: [Batch] = []

  /// Opens a transaction inside the one that is open.
  public static func begin() {
    levels.append(Level())
  }

  /// Closes the innermost transaction.
  public static func commit() {
    guard isExplicit else {
      return Timeline.report(.commitWithoutBegin)
    }
    let group = levels.removeLast().group
    Layer.areActionsDisabled = disableActions()
    group?.close()
  }

  /// Commits the implicit transaction, unless explicit ones are open: everything begins (fact F11).
  public static func flush() {
    guard !isExplicit else { return }
    let group = levels[0].group
    levels[0] = Level()
    Layer.areActionsDisabled = false
    beginPending()
    group?.close()
  }

  /// True when a flush would do something.
  static var isFlushDue: Bool {
    !isExplicit && (!pending.isEmpty || levels[0].group != nil)
  }

  /// True when a transaction was begun and not committed yet.
  static var isExplicit: Bool { levels.count > 1 }
}

// MARK: - Settings

extension Transaction {
  /// How long animations without a duration of their own take, in seconds; 0.25 unless set (C10).
  public static func animationDuration() -> TimeInterval {
    innermost(\.duration) ?? 0.25
  }

  /// Sets how long animations without a duration of their own take, in seconds; less than zero
  /// counts as zero.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    guard duration.isFinite else {
      return Timeline.report(.impossibleTransaction(duration: "\(duration)"))
    }
    levels[levels.count - 1].duration = max(0, duration)
  }

  /// The easing of implicit animations; nil when none was set.
  public static func animationTimingFunction() -> MediaTimingFunction? {
    innermost(\.timingFunction)
  }

  /// Sets the easing of implicit animations.
  public static func setAnimationTimingFunction(_ function: MediaTimingFunction?) {
    levels[levels.count - 1].timingFunction = function
  }

  /// True when changes of properties do not animate by themselves.
  public static func disableActions() -> Bool {
    for level in levels.reversed() {
      if let flag = level.disableActions { return flag }
    }
    return false
  }

  /// Sets whether changes of properties animate by themselves; explicit animations always do.
  public static func setDisableActions(_ flag: Bool) {
    levels[levels.count - 1].disableActions = flag
    Layer.areActionsDisabled = flag
  }

  /// The block that runs at the end, if one is set.
  public static func completionBlock() -> (() -> Void)? {
    innermost(\.block)
  }

  /// Sets the block that runs when all animations added from now on have ended or were removed.
  ///
  /// Without any it runs at the end of the commit (facts F5, F6). Setting another block closes the
  /// account of the first.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    let last = levels.count - 1
    let previous = levels[last].group
    levels[last].block = block
    levels[last].group = block.map { block in CompletionGroup { _ in block() } }
    previous?.close()
  }

  /// What was stored under a key in this transaction or one around it.
  public static func value(forKey key: String) -> Any? {
    levels.reversed().lazy.compactMap { $0.values[key] }.first
  }

  /// Stores something under a key for as long as the transaction is open (fact F12).
  public static func setValue(_ value: Any?, forKey key: String) {
    levels[levels.count - 1].values[key] = value
  }

  private static func innermost<Value>(_ keyPath: KeyPath<Level, Value?>) -> Value? {
    // A loop, since this is asked for every change of a view.
    for level in levels.reversed() {
      if let value = level[keyPath: keyPath] { return value }
    }
    return nil
  }
}

// MARK: - Beginning

extension Transaction {
  /// Whoever waits for animations that are added now, innermost first (fact F8).
  static var openGroups: [CompletionGroup] { levels.reversed().compactMap(\.group) }

  /// Lets a batch begin with the transaction.
  static func add(_ batch: Batch) {
    pending.append(batch)
  }

  private static func beginPending() {
    let batches = pending
    pending.removeAll(keepingCapacity: true)
    for batch in batches {
      if let timeline = batch.destination { batch.begin(on: timeline) }
      batch.dropHomeless()
    }
  }
}
