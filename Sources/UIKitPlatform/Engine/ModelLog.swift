/// A log of the model values that layers had before a transition animated them.
///
/// Restoring leaves a property alone when other code has set it to another value since.
@MainActor
struct ModelLog {
  private struct Entry {
    let layer: CALayer
    let target: AnimationTarget
    /// The former value, which may be nil: a layer has no colour or no path by default.
    let object: Any?
    let end: MotionValue?

    /// True unless other code has set the property to another value since.
    @MainActor var isUntouched: Bool { layer.modelMotion(of: target) == end }
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
    let object = layer.modelObject(of: whole)
    change()
    enter(whole, of: layer, from: object)
  }

  /// Records a change that was made already.
  mutating func enter(_ target: AnimationTarget, of layer: CALayer, from object: Any?) {
    let end = layer.modelMotion(of: target)
    entries.append(Entry(layer: layer, target: target, object: object, end: end))
  }

  /// Restores all values, the last change first.
  func restore() {
    for entry in entries.reversed() where entry.isUntouched {
      entry.layer.setModelObject(entry.object, of: entry.target)
    }
  }

  /// Restores the values of a layer and its sublayers that another log has no entries of, and
  /// records there what they were.
  func restore(within place: CALayer, into log: inout ModelLog) {
    let moved = log.entries
    // An earlier change of a property is untouched once a later one is restored.
    for entry in entries.reversed()
    where entry.isUntouched && entry.layer.isInside(place)
      && !moved.contains(where: {
        $0.layer === entry.layer && $0.target.property == entry.target.property
      })
    {
      log.enter(entry.target, of: entry.layer) {
        entry.layer.setModelObject(entry.object, of: entry.target)
      }
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
