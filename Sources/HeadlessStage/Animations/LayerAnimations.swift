import Foundation
import HeadlessViews
import MotionCurves

/// The animations of one layer, in the order in which they apply.
///
/// A layer that animates is kept until it has come to rest, or has left its window.
@MainActor
final class LayerAnimations: LayerMotion {
  /// The layer, while it is animated.
  private(set) var layer: Layer?

  @exclusivity(unchecked) private(set) var running: [RunningAnimation] = []

  /// The animations of a layer, made when there is the first of them.
  static func of(_ layer: Layer) -> LayerAnimations {
    if let animations = layer.animations { return animations }
    let animations = LayerAnimations()
    layer.motion = animations
    return animations
  }

  func apply(to properties: inout LayerProperties) {
    for animation in running { animation.apply(to: &properties) }
  }

  /// Adds an animation; one of the same name is replaced (fact D2).
  func add(_ animation: RunningAnimation, to layer: Layer) {
    if !running.isEmpty, let key = animation.key { remove(key: key) }
    append(animation, to: layer)
  }

  /// Adds an animation whose name no other has.
  func append(_ animation: RunningAnimation, to layer: Layer) {
    animation.batch.add(to: self, tellsStart: animation.told?.delegate != nil)
    running.append(animation)
    self.layer = layer
  }

  /// True when some animation changes the property.
  func isAnimating(_ property: LayerProperty) -> Bool {
    // Loops rather than closures here and below, since a closure has its isolation checked anew.
    for animation in running where animation.target.property == property { return true }
    return false
  }

  /// A name for another animation of `target` beside those that there are (fact G10).
  func freeName(for target: AnimationTarget) -> RunningAnimation.Name {
    var number: Int32 = 1
    while isTaken(target, number) { number += 1 }
    return .target(number)
  }

  private func isTaken(_ target: AnimationTarget, _ number: Int32) -> Bool {
    for animation in running {
      switch animation.name {
      case .target(let taken):
        if taken == number, animation.target == target { return true }
      case .chosen(let key):
        if key == (number == 1 ? target.key : "\(target.key)-\(number)") { return true }
      case .transition, .none:
        break
      }
    }
    return false
  }

  /// Removes the animation of a key before its end.
  func remove(key: String) {
    guard !running.isEmpty else { return }
    remove { $0.key == key }
  }

  /// Removes the animations that `shouldRemove` picks before their end; who waits for them hears of
  /// it later in this instant, never from within (facts D13, D16).
  func remove(where shouldRemove: (RunningAnimation) -> Bool) {
    guard running.contains(where: shouldRemove) else { return }
    let removed = running.filter(shouldRemove)
    running.removeAll(where: shouldRemove)
    let timeline = layer?.timeline ?? .current
    for animation in removed { Self.end(animation, on: timeline) }
    letGoIfIdle()
  }

  /// Ends an animation that was removed, and lets `timeline` tell who waits for it, unless it began
  /// on another; nobody is told of what ran on a stage that is gone.
  private static func end(_ animation: RunningAnimation, on timeline: Timeline?) {
    guard !animation.isOver else { return }
    let batch = animation.batch
    let wasLast = batch.drop()
    let source = animation.told
    guard wasLast || source?.delegate != nil else { return }
    let report = {
      if let source { source.delegate?.animationDidStop(source, finished: false) }
      if wasLast { batch.leaveGroups() }
    }
    guard let timeline = batch.timeline ?? timeline else { return report() }
    if !timeline.isOver { timeline.perform(report) }
  }

  /// Notes that the animations of a batch begin to show.
  func didStart(_ batch: Batch) {
    for source in running.filter({ $0.batch === batch }).compactMap(\.told) {
      source.delegate?.animationDidStart(source)
    }
  }

  /// Notes that the animations of a batch have reached their end.
  func didFinish(_ batch: Batch) {
    var told: [Animation] = []
    var others = 0
    for animation in running {
      if animation.batch !== batch {
        others += 1
      } else if let source = animation.told, !animation.isOver {
        told.append(source)
      }
    }
    if batch.isRemovedOnCompletion {
      if others == 0 {
        running.removeAll(keepingCapacity: true)
      } else {
        running.removeAll { $0.batch === batch }
      }
      letGoIfIdle()
    } else {
      for index in running.indices where running[index].batch === batch {
        running[index].isOver = true
      }
    }
    for source in told { source.delegate?.animationDidStop(source, finished: true) }
  }

  /// Names an animation for a person.
  func describe(_ animation: RunningAnimation) -> String {
    if case .passing = animation.course { return "the look of \(layer?.label ?? "a layer")" }
    return "\(animation.target.key) of \(layer?.label ?? "a layer")"
  }

  /// A layer that has left its tree loses its animations, once this turn's moves are over (D14).
  func layerDidChangeTree(_ layer: Layer) {
    guard let timeline = running.lazy.compactMap(\.batch.timeline).first else { return }
    timeline.perform { [weak layer] in
      guard let layer else { return }
      self.remove { $0.batch.hasBegun && $0.batch.timeline !== layer.timeline }
    }
  }

  /// Forgets everything without a word, for a stage that is no more.
  func abandon() {
    let forgotten = (running, layer)
    running = []
    layer = nil
    withExtendedLifetime(forgotten) {}
  }

  private func letGoIfIdle() {
    if running.isEmpty { layer = nil }
  }
}

extension Layer {
  /// The clock that the layer's tree is on.
  package var timeline: Timeline? { tree?.host as? Timeline }

  /// The animations that there are.
  var animations: LayerAnimations? { motion as? LayerAnimations }
}
