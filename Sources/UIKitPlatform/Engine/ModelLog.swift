/// A log of the model values that layers had before a transition animated them.
///
/// Restoring leaves a property alone when other code has set it to another value since.
@MainActor
struct ModelLog {
  private struct Entry {
    let layer: CALayer
    let target: AnimationTarget
    let value: MotionValue
    let end: MotionValue
  }

  private var entries: [Entry] = []

  /// Records a change of a property.
  ///
  /// A transform is recorded as a whole, because its parts do not make up the same numbers again.
  mutating func enter(_ target: AnimationTarget, of layer: CALayer, _ change: () -> Void) {
    var whole = target
    if case .transform? = target.component {
      whole = AnimationTarget(property: target.property, component: nil)
    }
    let value = layer.modelMotion(of: whole)
    change()
    guard let value, let end = layer.modelMotion(of: whole) else { return }
    entries.append(Entry(layer: layer, target: whole, value: value, end: end))
  }

  /// Restores the values of a layer and its sublayers, or of all layers, the last change first, and
  /// removes their entries.
  mutating func restore(within place: CALayer? = nil) {
    let all = entries
    entries = []
    for entry in all.reversed() {
      if let place, !entry.layer.isInside(place) {
        entries.insert(entry, at: 0)
      } else if entry.layer.modelMotion(of: entry.target) == entry.end {
        entry.layer.setMotion(entry.value, of: entry.target)
      }
    }
  }
}
