/// An animation that a transition has added to a layer.
///
/// It stays on the layer until it is replaced, or until both it and its transition have ended, so
/// that the transition can be driven back over its end.
@MainActor
package final class LayerAnimation {
  /// The layer.
  let layer: CALayer

  private let key: String
  private let end: AnimationEnd

  /// Adds an animation to a layer, and replaces the one that moves the same property.
  ///
  /// - Parameter work: Called once when the animation has ended or was removed.
  init(
    _ animation: CAAnimation, _ target: AnimationTarget, on layer: CALayer,
    _ work: @escaping @MainActor () -> Void
  ) {
    (self.layer, key, end) = (layer, Self.key(target), AnimationEnd(work))
    animation.delegate = end
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: key)
  }

  /// Removes the animation from its layer.
  ///
  /// An animation that has replaced it stays.
  func remove() { Self.remove(key, of: layer, endingWith: end) }

  private static func remove(_ key: String, of layer: CALayer, endingWith end: AnimationEnd) {
    guard layer.animation(forKey: key)?.delegate === end else { return }
    layer.removeAnimation(forKey: key)
  }

  /// Removes the animation as soon as it has ended.
  func removeAtEnd() {
    if end.isOver { return remove() }
    // The layer retains the animation, and that the end.
    end.work = { [weak layer, weak end, key] in
      if let layer, let end { Self.remove(key, of: layer, endingWith: end) }
    }
  }

  /// True while an animation of a transition moves a property of a layer, or a part of it.
  static func moves(_ target: AnimationTarget, of layer: CALayer) -> Bool {
    let own = key(target)
    return layer.animationKeys()?.contains {
      $0 == own || $0.hasPrefix(own + ".") || own.hasPrefix($0 + ".")
    } ?? false
  }

  /// Removes the animation of a transition that moves a property.
  static func remove(_ target: AnimationTarget, of layer: CALayer) {
    layer.removeAnimation(forKey: key(target))
  }

  /// True for the key of an animation of a transition.
  static func isOwn(_ key: String) -> Bool { key.hasPrefix(prefix) }

  private static let prefix = "transition."

  private static func key(_ target: AnimationTarget) -> String { prefix + target.key }
}

/// The delegate of an animation, which calls its work once.
private final class AnimationEnd: NSObject, CAAnimationDelegate {
  /// The work to do at the end; nil afterwards.
  var work: (@MainActor () -> Void)?

  /// True once the animation has ended or was removed.
  var isOver: Bool { work == nil }

  init(_ work: @escaping @MainActor () -> Void) { self.work = work }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    let work = work
    self.work = nil
    MainActor.assumeIsolated { work?() }
  }
}
