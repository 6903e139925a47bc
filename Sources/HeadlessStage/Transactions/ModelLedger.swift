package import HeadlessViews
package import MotionCurves

/// What the models of layers said before animations changed them, so that all can be as it was.
///
/// Whatever somebody has set to something else in the meantime is theirs, and is left alone.
@MainActor
package final class ModelLedger {
  private struct Entry {
    let layer: Layer
    let target: AnimationTarget
    let value: LayerValue

    /// What the model said when the account was made up; nil while it is open.
    var end: LayerValue?

    @MainActor var isUntouched: Bool { end == nil || layer.modelValue(of: target) == end }
  }

  /// A property of one layer.
  private struct Property: Hashable {
    private let layer: ObjectIdentifier
    private let property: LayerProperty

    init(of layer: Layer, _ property: LayerProperty) {
      self.layer = ObjectIdentifier(layer)
      self.property = property
    }
  }

  /// The ledger in which changes are entered that blocks animate; nil while nobody wants to know.
  @exclusivity(unchecked) private(set) static var current: ModelLedger?

  @exclusivity(unchecked) private var entries: [Entry] = []

  /// How many of the entries have been made up.
  @exclusivity(unchecked) private var madeUp = 0

  /// How long all of it takes, in seconds; what is over sooner is remembered.
  @exclusivity(unchecked) package var span = 0.0

  /// The animations that are over before the rest.
  private lazy var remains = BatchRemains()

  /// How the first block that was entered is paced.
  @exclusivity(unchecked) private(set) var pace: Pace?

  /// True once it is known how what was entered is paced.
  package var isPaced: Bool { pace != nil }

  /// An empty ledger.
  package init() {}

  /// Runs `changes` and enters what they animate.
  package func record(_ changes: () -> Void) {
    let outer = ModelLedger.current
    ModelLedger.current = self
    changes()
    ModelLedger.current = outer
    makeUp()
  }

  /// Runs `work` and enters nothing of what it animates, which is somebody else's.
  package static func pause(during work: () -> Void) {
    let outer = ModelLedger.current
    ModelLedger.current = nil
    work()
    ModelLedger.current = outer
  }

  /// Enters what a property, or one number of it, was before a change that is to come.
  package func enter(_ target: AnimationTarget, of layer: Layer, from value: LayerValue) {
    // They are large: growing to this step by step would copy all of them three times.
    if entries.isEmpty { entries.reserveCapacity(8) }
    entries.append(Entry(layer: layer, target: target, value: value))
  }

  /// Enters what a property was before a block animates it.
  func enter(_ property: LayerProperty, of layer: Layer, from value: LayerValue, _ pace: Pace) {
    if self.pace == nil { self.pace = pace }
    enter(AnimationTarget(property: property, component: nil), of: layer, from: value)
  }

  /// Notes how what is entered from elsewhere is paced.
  package func note(_ function: MediaTimingFunction) {
    if pace == nil { pace = .eased(function) }
  }

  /// Remembers the animations of a batch at their end, if that comes before that of the rest.
  func keep(_ batch: Batch) {
    let timing = batch.timing
    if batch.beginsAtCommit, timing.endTime < span { batch.remains = remains }
  }

  /// Lets the animations show again that are over, because what holds the time of their layers goes back.
  ///
  /// Those of a property that was set to something else since stay away.
  package func revive() {
    guard !remains.isEmpty else { return }
    var last: [Property: Int] = [:]
    for index in entries.indices {
      last[Property(of: entries[index].layer, entries[index].target.property)] = index
    }
    remains.revive { layer, target in
      last[Property(of: layer, target.property)].map { entries[$0].isUntouched } ?? true
    }
  }

  /// Remembers what everything entered so far is set to now.
  private func makeUp() {
    for index in madeUp..<entries.count {
      entries[index].end = entries[index].layer.modelValue(of: entries[index].target)
    }
    madeUp = entries.count
  }

  /// Forgets everything that was entered.
  package func clear() {
    entries = []
    madeUp = 0
  }

  /// Forgets what was entered of a layer and all below it, and lets what the others are set to now
  /// count as what they were left at.
  package func close(outside place: Layer) {
    let all = entries
    entries = []
    madeUp = 0
    var (layer, isInside): (Layer?, Bool) = (nil, false)
    for index in all.indices {
      if all[index].layer !== layer {
        layer = all[index].layer
        isInside = all[index].layer.isDescendant(of: place)
      }
      if !isInside { entries.append(all[index]) }
    }
    makeUp()
  }

  /// Gives a layer and all below it, or all layers, back what they had before everything, unless
  /// somebody has set them to something else since, and forgets that.
  package func restore(within place: Layer? = nil) {
    guard !entries.isEmpty else { return }
    let all = entries
    entries = []
    madeUp = 0
    var due: [Int] = []
    var (layer, isMeant): (Layer?, Bool) = (nil, place == nil)
    for index in all.indices {
      if let place, all[index].layer !== layer {
        layer = all[index].layer
        isMeant = all[index].layer.isDescendant(of: place)
      }
      if !isMeant {
        entries.append(all[index])
        if all[index].end != nil { madeUp = entries.count }
      } else if all[index].isUntouched {
        due.append(index)
      }
    }
    // The oldest comes last, and counts.
    for index in due.reversed() {
      guard all[index].layer.modelValue(of: all[index].target) != all[index].value else { continue }
      all[index].layer.setModel(all[index].target, to: all[index].value)
    }
  }
}
