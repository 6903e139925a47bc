package import HeadlessViews
package import MotionCurves

/// What the models of layers said before animations changed them, so that all can be as it was.
@MainActor
package final class ModelLedger {
  /// The ledger in which changes are entered that blocks animate; nil while nobody wants to know.
  @exclusivity(unchecked) private(set) static var current: ModelLedger?

  private var entries: [(layer: Layer, target: AnimationTarget, value: LayerValue)] = []

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

  /// Gives the layers for which `isMeant` holds back what they had before everything, and forgets it
  /// all.
  package func restore(where isMeant: (Layer) -> Bool = { _ in true }) {
    let all = entries
    entries = []
    guard !all.isEmpty else { return }
    View.performWithoutAnimation {
      // The oldest comes last, and counts.
      for entry in all.reversed() where isMeant(entry.layer) {
        guard entry.layer.modelValue(of: entry.target) != entry.value else { continue }
        entry.layer.setModel(entry.target, to: entry.value)
      }
    }
  }
}
