import Foundation
import HeadlessViews
import TransitionCurves

extension MotionDriver {
  /// Sets the models to the values that the animations show, and removes the animations.
  func promote() {
    for index in changes.indices {
      let change = changes[index]
      guard let layer = change.layer else { continue }
      changes[index].end = layer.value(of: change.property)
      var model = layer.properties
      var shown = model
      for animation in layer.animations?.running ?? [] where isMoving(animation) {
        animation.apply(animation.group.progress, to: &shown, over: &model)
      }
      set(layer, change.property, to: shown[change.property])
    }
    remove()
  }

  /// Removes the animations before their end; their completions are called with `false`.
  func remove() {
    for timingGroup in release() { timingGroup.removeAll() }
  }

  /// Ends the animations where they are; their completions are called with `true`.
  func conclude() {
    for timingGroup in release() { timingGroup.conclude() }
  }

  /// Sets the models back to the values from before the animations, for an animator that ends at
  /// its start.
  func restoreStart() {
    for change in changes.reversed() {
      guard let layer = change.layer, !isTaken(change.property, of: layer) else { continue }
      set(layer, change.property, to: change.start)
    }
  }

  /// Sets the models to the values that they had before `promote()` changed them.
  func restoreEnd() {
    for change in changes {
      guard let layer = change.layer, let end = change.end, !isTaken(change.property, of: layer)
      else { continue }
      set(layer, change.property, to: end)
    }
  }

  private func isMoving(_ animation: RunningAnimation) -> Bool {
    (animation.progressSource as? Part)?.driver === self
  }

  /// True when another animation has taken over a property, so that this driver no longer sets it.
  private func isTaken(_ property: LayerProperty, of layer: CALayer) -> Bool {
    for animation in layer.animations?.running ?? []
    where animation.target.property == property && !animation.isAdditive && !isMoving(animation) {
      return true
    }
    return false
  }

  private func set(_ layer: CALayer, _ property: LayerProperty, to value: LayerValue) {
    guard layer.value(of: property) != value else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    UIView.performWithoutAnimation { layer.set(property, to: value) }
    CATransaction.commit()
  }
}
