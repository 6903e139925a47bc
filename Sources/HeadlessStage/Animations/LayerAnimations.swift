import Foundation
import HeadlessViews
import MotionCurves

/// The animations of one layer, in the order in which they apply.
///
/// The layer owns them; who waits for one that goes with its layer hears that it did not finish.
@MainActor
final class LayerAnimations: LayerMotion {
  /// The layer that is animated.
  unowned let layer: Layer

  private(set) var running: [RunningAnimation] = []
  private var nextID = 0

  /// The animations of a layer, made when there is the first of them.
  static func of(_ layer: Layer) -> LayerAnimations {
    if let animations = layer.animations { return animations }
    let animations = LayerAnimations(layer)
    layer.motion = animations
    return animations
  }

  private init(_ layer: Layer) {
    self.layer = layer
  }

  isolated deinit {
    // By now the layer may be gone and must not be asked for anything.
    for animation in running { Self.end(animation, on: .current) }
  }

  func apply(to properties: inout LayerProperties) {
    for animation in running { animation.apply(to: &properties) }
  }

  /// Adds an animation; one of the same key is replaced (fact D2).
  func add(
    key: String?, target: AnimationTarget, from: RunningAnimation.End, to: RunningAnimation.End,
    isAdditive: Bool, batch: Batch, source: BasicAnimation? = nil
  ) {
    if let key { remove(key: key) }
    nextID += 1
    var animation = RunningAnimation(
      id: nextID, key: key, target: target, from: from, to: to, isAdditive: isAdditive,
      isCumulative: source?.isCumulative ?? false, batch: batch, source: source)
    animation.place = batch.add(nextID, of: self, tellsStart: source?.delegate != nil)
    running.append(animation)
    layer.motion = self
  }

  /// True when some animation changes the property.
  func isAnimating(_ property: LayerProperty) -> Bool {
    running.contains { $0.target.property == property }
  }

  /// A key for another animation of `target` beside those that there are (fact G10).
  func freeKey(for target: AnimationTarget) -> String {
    let taken = Set(running.compactMap(\.key))
    guard taken.contains(target.key) else { return target.key }
    var number = 2
    while taken.contains("\(target.key)-\(number)") { number += 1 }
    return "\(target.key)-\(number)"
  }

  /// Removes the animation of a key before its end.
  func remove(key: String) {
    remove { $0.key == key }
  }

  /// Removes the animations that `shouldRemove` picks before their end; who waits for them hears of
  /// it later in this instant, never from within (facts D13, D16).
  func remove(where shouldRemove: (RunningAnimation) -> Bool) {
    let removed = running.filter(shouldRemove)
    guard !removed.isEmpty else { return }
    running.removeAll(where: shouldRemove)
    let timeline = layer.timeline ?? .current
    for animation in removed { Self.end(animation, on: timeline) }
    dropIfIdle()
  }

  /// Ends an animation that was removed, and lets `timeline` tell who waits for it, unless it began
  /// on another; nobody is told of what ran on a stage that is gone.
  private static func end(_ animation: RunningAnimation, on timeline: Timeline?) {
    let batch = animation.batch
    guard !animation.isOver else { return }
    batch.drop(animation.place)
    let source = animation.source
    let report = {
      if let source { source.delegate?.animationDidStop(source, finished: false) }
      for group in batch.groups { group.leave(finished: false) }
    }
    if let timeline = batch.hasBegun ? batch.timeline : timeline {
      timeline.perform(report)
    } else if !batch.hasBegun {
      report()
    }
  }

  /// Notes that an animation begins to show.
  func didStart(_ id: Int) {
    guard let source = running.first(where: { $0.id == id })?.source else { return }
    source.delegate?.animationDidStart(source)
  }

  /// Notes that an animation has reached its end.
  func didFinish(_ id: Int, isRemoved: Bool) {
    guard let index = running.firstIndex(where: { $0.id == id }) else { return }
    let source = running[index].source
    if isRemoved {
      running.remove(at: index)
      dropIfIdle()
    } else {
      running[index].isOver = true
    }
    if let source { source.delegate?.animationDidStop(source, finished: true) }
  }

  /// Names an animation for a person.
  func describe(_ id: Int) -> String {
    let key = running.first { $0.id == id }?.target.key ?? "nothing"
    return "\(key) of \(layer.label)"
  }

  /// A layer that has left its tree loses its animations, once this turn's moves are over (D14).
  func layerDidChangeTree(_ layer: Layer) {
    guard let timeline = running.lazy.compactMap(\.batch.timeline).first else { return }
    timeline.perform { [weak self, weak layer] in
      guard let self, let layer else { return }
      remove { $0.batch.hasBegun && $0.batch.timeline !== layer.timeline }
    }
  }

  /// Lets go of the layer when nothing runs any more.
  func dropIfIdle() {
    if running.isEmpty { layer.motion = nil }
  }
}

extension Layer {
  /// The clock that the layer's tree is on.
  package var timeline: Timeline? { tree?.host as? Timeline }

  /// The animations that there are.
  var animations: LayerAnimations? { motion as? LayerAnimations }
}
