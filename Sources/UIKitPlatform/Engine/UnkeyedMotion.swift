/// A search for values that move on layers of a transition without an animation that has a key, as
/// `UIView.animate(_:)` with a SwiftUI animation moves them.
///
/// A transition finds other code's animations by their keys, so that it neither drives nor restores
/// such values. They are found by two frames after the beginning: the layer has no key in either,
/// and shows another value in the second, while the model stays the same. A difference in one frame
/// alone may be a change that is not committed yet.
@MainActor
final class UnkeyedMotion {
  /// The number of layers that are searched at most.
  private static let limit = 500

  private static let targets = [
    LayerProperty.position, .boundsSize, .transform, .opacity, .cornerRadius,
  ].map { AnimationTarget(property: $0, component: nil) }

  /// A value that differs from the model.
  private struct Suspect {
    let layer: CALayer
    let target: AnimationTarget
    let model: MotionValue
    let shown: MotionValue

    /// The value of a layer; nil if the layer shows the model value or has a key.
    @MainActor
    init?(_ layer: CALayer, _ target: AnimationTarget) {
      guard layer.animationKeys()?.isEmpty ?? true, layer.presentation() != nil,
        let model = layer.modelMotion(of: target), let shown = layer.shownMotion(of: target),
        model != shown, layer.visibleChanges(of: target, from: shown, to: model) > 1
      else { return nil }
      (self.layer, self.target, self.model, self.shown) = (layer, target, model, shown)
    }

    /// True if the value moves by itself: the model stays, and what shows has changed.
    @MainActor var moves: Bool {
      guard let now = Suspect(layer, target) else { return false }
      return now.model == model && now.shown != shown
    }
  }

  private var frames: FrameFollower?
  private var suspects: [Suspect]?

  /// Begins a search of layers and their sublayers, which ends after two frames.
  ///
  /// - Parameter found: Called with the first value that is found, if any.
  init(
    below roots: [CALayer], in window: UIWindow,
    _ found: @escaping @MainActor (AnimationTarget, CALayer) -> Void
  ) {
    frames = FrameFollower(of: window) { [weak self] in self?.look(below: roots, found) }
  }

  /// Ends the search.
  func stop() {
    frames?.stop()
    (frames, suspects) = (nil, nil)
  }

  private func look(
    below roots: [CALayer], _ found: @MainActor (AnimationTarget, CALayer) -> Void
  ) {
    guard let suspects else { return suspects = Self.suspects(below: roots) }
    stop()
    guard let moving = suspects.first(where: \.moves) else { return }
    found(moving.target, moving.layer)
  }

  private static func suspects(below roots: [CALayer]) -> [Suspect] {
    var layers = roots
    var next = 0
    while next < layers.count, layers.count < limit {
      layers += layers[next].sublayers ?? []
      next += 1
    }
    return layers.prefix(limit).flatMap { layer in
      layer.animationKeys()?.isEmpty ?? true ? targets.compactMap { Suspect(layer, $0) } : []
    }
  }
}
