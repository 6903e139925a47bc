package import HeadlessViews
package import MotionCurves

/// What the models of layers said before animations changed them, so that all can be as it was.
@MainActor
package final class ModelLedger {
  /// The ledger in which changes are entered that blocks animate; nil while nobody wants to know.
  @exclusivity(unchecked) private(set) static var current: ModelLedger?

  private typealias Entries = [(layer: Layer, target: AnimationTarget, value: LayerValue)]

  private var entries: Entries = []

  /// What layers had, and what they were set to when the ledger was closed, newest first.
  private var accounts:
    [(layer: Layer, target: AnimationTarget, value: LayerValue, end: LayerValue)] = []

  /// How the first block that was entered is paced.
  private(set) var pace: Pace?

  /// An empty ledger.
  package init() {}

  /// Notes how what is entered from elsewhere is paced.
  package func note(_ function: MediaTimingFunction) {
    if pace == nil { pace = .eased(function) }
  }

  /// Enters what a property was before a block animates it.
  func enter(_ property: LayerProperty, of layer: Layer, from value: LayerValue, _ pace: Pace) {
    if self.pace == nil { self.pace = pace }
    enter(AnimationTarget(property: property, component: nil), of: layer, from: value)
  }

  /// Runs `changes` and enters what they animate.
  package func record(_ changes: () -> Void) {
    let outer = ModelLedger.current
    ModelLedger.current = self
    defer { ModelLedger.current = outer }
    changes()
  }

  /// Enters what a property, or one number of it, was before a change.
  package func enter(_ target: AnimationTarget, of layer: Layer, from value: LayerValue) {
    entries.append((layer, target, value))
  }

  /// Gives the layers for which `isMeant` holds back what they had before everything, and forgets
  /// that.
  package func restore(where isMeant: (Layer) -> Bool = { _ in true }) {
    guard !entries.isEmpty else { return }
    var (meant, others): (Entries, Entries) = ([], [])
    for entry in entries {
      if isMeant(entry.layer) { meant.append(entry) } else { others.append(entry) }
    }
    entries = others
    View.performWithoutAnimation {
      // The oldest comes last, and counts.
      for entry in meant.reversed() {
        guard entry.layer.modelValue(of: entry.target) != entry.value else { continue }
        entry.layer.setModel(entry.target, to: entry.value)
      }
    }
  }

  /// Forgets what was entered of layers for which `isMeant` does not hold, and remembers what the
  /// others are set to now, for `settleUp()`.
  package func close(for isMeant: (Layer) -> Bool) {
    accounts = entries.reversed().filter { isMeant($0.layer) }.map {
      ($0.layer, $0.target, $0.value, $0.layer.modelValue(of: $0.target))
    }
    entries = []
  }

  /// Gives back what layers had before everything, unless somebody has set them to something else
  /// since the ledger was closed.
  package func settleUp() {
    let all = accounts
    accounts = []
    // The newest comes first; each older one finds what the one before has set.
    var left = all.filter { $0.layer.modelValue(of: $0.target) == $0.end }
    left.reverse()
    entries = left.map { ($0.layer, $0.target, $0.value) }
    restore()
  }
}
