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

  /// True if there is nothing to restore.
  var isEmpty: Bool { entries.isEmpty }

  /// Records a change of a property.
  ///
  /// A transform is recorded as a whole, because its parts do not compose to exactly the same
  /// numbers.
  mutating func enter(_ target: AnimationTarget, of layer: CALayer, _ change: () -> Void) {
    var whole = target
    if case .transform? = target.component {
      whole = AnimationTarget(property: target.property, component: nil)
    }
    let value = layer.modelMotion(of: whole)
    change()
    if let value { enter(whole, of: layer, from: value) }
  }

  /// Records a change that was made already.
  mutating func enter(_ target: AnimationTarget, of layer: CALayer, from value: MotionValue) {
    guard let end = layer.modelMotion(of: target) else { return }
    entries.append(Entry(layer: layer, target: target, value: value, end: end))
  }

  /// Restores all values, the last change first.
  func restore() {
    for entry in entries.reversed() where entry.layer.modelMotion(of: entry.target) == entry.end {
      entry.layer.setMotion(entry.value, of: entry.target)
    }
  }

  /// The log of a layer and its sublayers.
  func inside(of layer: CALayer) -> ModelLog {
    var part = self
    part.entries.removeAll { !$0.layer.isInside(layer) }
    return part
  }

  /// The log of all layers but a layer and its sublayers.
  func outside(of layer: CALayer) -> ModelLog {
    var part = self
    part.entries.removeAll { $0.layer.isInside(layer) }
    return part
  }
}
