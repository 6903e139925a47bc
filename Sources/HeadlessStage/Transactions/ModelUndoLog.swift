package import HeadlessViews
package import TransitionCurves

/// An undo log of the model values that layers had before animations changed them.
///
/// Restoring leaves a property alone when other code has set it to another value since.
@MainActor
package final class ModelUndoLog {
  private struct Entry {
    let layer: CALayer
    let target: AnimationTarget
    let value: LayerValue

    /// True if the change was animated alongside.
    let isAlongside: Bool

    /// The model value when the entry was closed; nil while the entry is open.
    var end: LayerValue?

    @MainActor var isUntouched: Bool { end == nil || layer.modelValue(of: target) == end }
  }

  /// A property of one layer.
  private struct Property: Hashable {
    private let layer: ObjectIdentifier
    private let property: LayerProperty

    init(of layer: CALayer, _ property: LayerProperty) {
      self.layer = ObjectIdentifier(layer)
      self.property = property
    }
  }

  /// The undo log that records the changes which blocks animate now; nil when no log records.
  private(set) static var current: ModelUndoLog?

  private var entries: [Entry] = []

  /// True while what is animated alongside is recorded.
  private var recordsAlongside = false

  /// The entries that the last restoration of all layers has used, and whose animations may not
  /// have ended yet.
  private var restored: [Entry] = []

  /// The number of entries that are closed.
  private var closedCount = 0

  /// The animations that have ended.
  private lazy var finishedAnimations = FinishedAnimations()

  /// True while animations that have ended before run again.
  private var hasRevived = false

  /// The timing curve of the first block that was recorded.
  package private(set) var curve: AnimationTimingCurve?

  /// True once the timing curve of the recorded changes is known.
  package var hasCurve: Bool { curve != nil }

  /// True if restoring all values, or those that were animated alongside, would change one.
  package func isDue(alongside: Bool) -> Bool {
    entries.contains {
      ($0.isAlongside || !alongside) && $0.isUntouched
        && $0.layer.modelValue(of: $0.target) != $0.value
    }
  }

  /// Removes the entries of what was animated alongside.
  package func forgetAlongside() {
    entries.removeAll(where: \.isAlongside)
    closedCount = entries.count
  }

  /// Creates an empty log.
  package init() {}

  /// Runs `changes` and records the properties that they animate.
  package func record(_ changes: () -> Void) {
    let outer = ModelUndoLog.current
    ModelUndoLog.current = self
    changes()
    ModelUndoLog.current = outer
    closeEntries()
  }

  /// Runs `changes` and records the properties that they animate alongside, also within `record`.
  package func recordAlongside(_ changes: () -> Void) {
    recordsAlongside = true
    if ModelUndoLog.current === self { changes() } else { record(changes) }
    recordsAlongside = false
  }

  /// Runs `work` without recording its changes, because these belong to other code.
  package static func pause(during work: () -> Void) {
    let outer = ModelUndoLog.current
    ModelUndoLog.current = nil
    work()
    ModelUndoLog.current = outer
  }

  /// Records the value of a property, or of one component of it, before a change.
  package func enter(_ target: AnimationTarget, of layer: CALayer, from value: LayerValue) {
    // Entries are large: growing to this capacity step by step would copy all of them three times.
    if entries.isEmpty { entries.reserveCapacity(8) }
    entries.append(
      Entry(layer: layer, target: target, value: value, isAlongside: recordsAlongside))
  }

  /// Records the value of a property before a block animates it, and the block's timing curve.
  func enter(
    _ property: LayerProperty, of layer: CALayer, from value: LayerValue,
    _ curve: AnimationTimingCurve
  ) {
    if self.curve == nil { self.curve = curve }
    enter(AnimationTarget(property: property, component: nil), of: layer, from: value)
  }

  /// Sets the timing curve for changes that are recorded outside of blocks.
  package func note(_ function: MediaTimingFunction) {
    if curve == nil { curve = .eased(function) }
  }

  /// Stores the animations of a timing group when they end: the transition may last longer.
  func keep(_ timingGroup: TimingGroup) {
    if timingGroup.beginsAtCommit { timingGroup.finishedAnimations = finishedAnimations }
  }

  /// Restarts the stored animations, because the time of their layers runs backwards; they stay
  /// until `removeRevived()`.
  ///
  /// The animations of a property that was set to another value since are not restarted.
  package func revive() {
    guard !finishedAnimations.isEmpty else { return }
    hasRevived = true
    let changes = Dictionary(grouping: entries) { Property(of: $0.layer, $0.target.property) }
    finishedAnimations.revive { layer, target in
      let last = changes[Property(of: layer, target.property)]?.last { $0.target.overlaps(target) }
      return last?.isUntouched ?? true
    }
  }

  /// Removes the animations that were restarted, because the transition has ended.
  package func removeRevived() {
    guard hasRevived else { return }
    hasRevived = false
    finishedAnimations.removeRevived()
  }

  /// Records the current model value of every open entry, which closes the entry.
  private func closeEntries() {
    for index in closedCount..<entries.count {
      entries[index].end = entries[index].layer.modelValue(of: entries[index].target)
    }
    closedCount = entries.count
  }

  /// Removes all entries.
  package func clear() {
    (entries, restored) = ([], [])
    closedCount = 0
  }

  /// Removes the entries of a layer and its descendants, and records the current model values of
  /// all other entries as their end values.
  package func close(outside place: CALayer) {
    let all = entries
    entries = []
    closedCount = 0
    var (layer, isInside): (CALayer?, Bool) = (nil, false)
    for index in all.indices {
      if all[index].layer !== layer {
        layer = all[index].layer
        isInside = all[index].layer.isDescendant(of: place)
      }
      if !isInside { entries.append(all[index]) }
    }
    closeEntries()
  }

  /// Removes the animations of the recorded properties before their end, and restores the recorded
  /// values of all layers.
  package func restoreAtOnce() {
    for entry in entries + restored {
      entry.layer.animations?.remove { $0.target.overlaps(entry.target) }
    }
    restore()
    restored = []
  }

  /// Restores the recorded values of a layer and its descendants, or of all layers, and removes
  /// their entries.
  ///
  /// A property that other code has set to another value since is left alone.
  package func restore(within place: CALayer? = nil) {
    guard !entries.isEmpty else { return }
    let all = entries
    entries = []
    closedCount = 0
    var due: [Int] = []
    var (layer, isMeant): (CALayer?, Bool) = (nil, place == nil)
    for index in all.indices {
      if let place, all[index].layer !== layer {
        layer = all[index].layer
        isMeant = all[index].layer.isDescendant(of: place)
      }
      if !isMeant {
        entries.append(all[index])
        if all[index].end != nil { closedCount = entries.count }
      } else if all[index].isUntouched {
        due.append(index)
      }
    }
    if place == nil { restored = due.map { all[$0] } }
    // The oldest entry of a property is restored last, so that its value remains.
    for index in due.reversed() {
      guard all[index].layer.modelValue(of: all[index].target) != all[index].value else { continue }
      all[index].layer.setModel(all[index].target, to: all[index].value)
    }
  }

  /// Restores the recorded values of a layer and its descendants that another log has no entries of,
  /// and records there what they were.
  ///
  /// The entries stay. A property that other code has set to another value since is left alone.
  package func restore(within place: CALayer, into log: ModelUndoLog) {
    let due = entries.filter { entry in
      entry.isUntouched && entry.layer.isDescendant(of: place)
        && !log.entries.contains {
          $0.layer === entry.layer && $0.target.overlaps(entry.target)
        }
    }
    for entry in due.reversed() {
      log.enter(entry.target, of: entry.layer, from: entry.layer.modelValue(of: entry.target))
      entry.layer.setModel(entry.target, to: entry.value)
    }
  }
}
