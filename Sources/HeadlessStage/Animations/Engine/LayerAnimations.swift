import Foundation
import HeadlessViews
import MotionCurves
import MotionTerms

/// The animations of one layer, in the order in which they apply.
///
/// The layer owns this object. When the layer is deallocated, its animations are removed.
@MainActor
final class LayerAnimations: LayerMotion {
  /// The layer, until it is deallocated; the layer's cleanup clears it.
  ///
  /// A weak reference would give the layer a side table: `W2` takes 10 % longer, and `setup` 16 %.
  @exclusivity(unchecked) private(set) unowned(unsafe) var layer: Layer?

  @exclusivity(unchecked) private(set) var running = RunningAnimations()

  /// Returns the animations of a layer, creating the object if there is none.
  static func of(_ layer: Layer) -> LayerAnimations {
    if let animations = layer.animations { return animations }
    let animations = LayerAnimations(of: layer)
    layer.motion = animations
    return animations
  }

  private init(of layer: Layer) {
    self.layer = layer
  }

  func apply(to properties: inout LayerProperties) {
    for position in running.positions {
      guard let animation = running[position] else { continue }
      animation.runner.apply(animation, to: &properties)
    }
  }

  /// Adds an animation; an animation with the same key is removed.
  func add(_ animation: RunningAnimation, in timingGroup: TimingGroup) {
    if isTaken(animation.name, animation.target, by: timingGroup), let key = animation.key {
      remove(key: key)
    }
    append(animation, in: timingGroup)
  }

  /// Adds an animation whose key is unused.
  func append(_ animation: consuming RunningAnimation, in timingGroup: TimingGroup) {
    timingGroup.add(to: self, tellsStart: animation.told?.delegate != nil)
    running.append(animation)
  }

  /// Returns true when an animation changes the property.
  func isAnimating(_ property: LayerProperty) -> Bool {
    if let indexed = running.indexed { return indexed.count(of: property) > 0 }
    // Loops over positions rather than closures, here and below: a closure checks its isolation
    // again at every call, and copying an animation changes reference counts.
    for position in running.fewPositions
    where running[few: position]?.target.property == property {
      return true
    }
    return false
  }

  /// Returns true when an animation that shares its timing with others animates `target`.
  func isSharing(_ target: AnimationTarget) -> Bool {
    if let indexed = running.indexed { return indexed.isSharing(target) }
    for position in running.fewPositions
    where running[few: position]?.target == target && running[few: position]?.name == .transition {
      return true
    }
    return false
  }

  /// Returns true when `runner` runs an animation of the layer.
  func isRunning(in runner: AnimationRunner) -> Bool {
    if let indexed = running.indexed { return indexed.isRunning(in: runner) }
    for position in running.fewPositions where running[few: position]?.runner === runner {
      return true
    }
    return false
  }

  /// An unused name for another animation of `target`; from the second on it has a number, as in
  /// UIKit.
  func freeName(for target: AnimationTarget) -> RunningAnimation.Name {
    if let indexed = running.indexed { return .target(indexed.freeNumber(for: target)) }
    var number: Int32 = 1
    while isTaken(.target(number), target) { number += 1 }
    return .target(number)
  }

  /// Returns true when an animation has the key that `name` makes with `target`, or the key that
  /// the caller of `runner` chose.
  private func isTaken(
    _ name: RunningAnimation.Name, _ target: AnimationTarget, by runner: AnimationRunner? = nil
  ) -> Bool {
    if let indexed = running.indexed {
      return name.key(target, chosen: runner?.key).map(indexed.isTaken) ?? false
    }
    for position in running.fewPositions {
      guard let other = running[few: position]?.name else { continue }
      if name != .chosen, other != .chosen {
        if other == name, running[few: position]?.target == target { return true }
      } else if let key = name.key(target, chosen: runner?.key), key == running[position]?.key {
        return true
      }
    }
    return false
  }

  /// Removes the animation of a key before its end.
  func remove(key: String) {
    guard !running.isEmpty else { return }
    drop(running.take(.key(key)))
  }

  /// The animations of a key, in the order in which they apply.
  func all(ofKey key: String) -> [RunningAnimation] { running.all(.key(key)) }

  /// Removes the animations that `runner` runs, before their end.
  func removeAll(of runner: AnimationRunner) {
    drop(running.take(.runner(runner)))
  }

  /// Removes the animation that shares its timing with others and animates `target`, before its
  /// end.
  func removeShared(of target: AnimationTarget) {
    guard !running.isEmpty, let key = RunningAnimation.Name.transition.key(target, chosen: nil)
    else { return }
    drop(running.take(.key(key)) { $0.name == .transition })
  }

  /// Removes the animations of a property that were not added as an `Animation` object, before a
  /// timing group adds an animation of that property.
  ///
  /// An earlier animation of the same group is taken back without notifying completions.
  func makePlace(for timingGroup: TimingGroup, of property: LayerProperty) {
    guard isAnimating(property) else { return }
    for animation in running.take(.plain(property)) {
      if animation.runner === timingGroup { timingGroup.takeBack() } else { drop([animation]) }
    }
  }

  /// Removes the animations for which `shouldRemove` is true, before their end.
  ///
  /// Delegates and completions are called later in this instant, never from within this method.
  func remove(where shouldRemove: (RunningAnimation) -> Bool) {
    guard !running.isEmpty else { return }
    var removed: [RunningAnimation] = []
    for position in running.positions {
      if let animation = running[position], shouldRemove(animation) { removed.append(animation) }
    }
    guard !removed.isEmpty else { return }
    running.removeAll(where: shouldRemove)
    drop(removed)
  }

  /// Notifies the runners of animations that these were removed before their end.
  private func drop(_ removed: [RunningAnimation]) {
    guard !removed.isEmpty else { return }
    let timeline = layer?.timeline ?? .current
    for animation in removed { animation.runner.drop(animation, on: timeline) }
  }

  /// Notifies the delegates that the animations of a group begin to show.
  func didStart(_ timingGroup: TimingGroup) {
    for source in running.all(.runner(timingGroup)).compactMap(\.told) {
      source.delegate?.animationDidStart(source)
    }
  }

  /// Removes the animations of a group that has reached its end, if they do not stay, and notifies
  /// the delegates.
  func didFinish(_ timingGroup: TimingGroup) {
    var told: [Animation] = []
    if timingGroup.source != nil {
      told = running.all(.runner(timingGroup)).compactMap(\.told)
    }
    if timingGroup.isRemovedOnCompletion { removeFinished(of: timingGroup, in: 0..<Int32.max) }
    for source in told { source.delegate?.animationDidStop(source, finished: true) }
  }

  /// Removes the animations that `runner` has brought to their end, given by their places in the
  /// runner.
  func removeFinished(of runner: AnimationRunner, in places: Range<Int32>) {
    running.removeAll(of: runner, in: places)
  }

  /// Replaces each animation of a runner by the result of `update`, which moves it to another
  /// place.
  func relocate(from runner: AnimationRunner, _ update: (RunningAnimation) -> RunningAnimation) {
    running.relocate(from: runner, update)
  }

  /// A description of an animation for people.
  func describe(_ animation: RunningAnimation) -> String {
    if animation.target == .look { return "the layer transition of \(layer?.label ?? "a layer")" }
    return "\(animation.target.key) of \(layer?.label ?? "a layer")"
  }

  /// Removes the animations of a layer that has left its tree, unless it is back at the end of the
  /// turn.
  func layerDidChangeTree(_ layer: Layer) {
    var first: Timeline?
    for position in running.positions {
      guard let runner = running[position]?.runner else { continue }
      runner.ownerDidChangeTree()
      if first == nil { first = runner.timeline }
    }
    guard let timeline = first else { return }
    // The layer is not retained until then. The pool relies on it: a layer that is deallocated
    // later calls nothing that does not retain its animations.
    timeline.performSurely {
      self.remove { $0.runner.hasBegun && $0.runner.timeline !== self.layer?.timeline }
    }
  }

  func layerDidChangeTime(_ layer: Layer) {
    guard !running.isEmpty else { return }
    let map = layer.timeMap
    // The first call moves all animations of a runner, which keep their positions; further calls
    // move nothing.
    for position in running.positions {
      guard let runner = running[position]?.runner, runner.hasBegun else { continue }
      runner.move(self, into: map)
    }
  }

  func layerDidGo() {
    remove { _ in true }
    layer = nil
  }

  /// Removes everything without notifications, except what runs on another stage, because the stage
  /// is deallocated.
  func abandon(on timeline: Timeline?) {
    let forgotten = running.map { $0 }
    running.removeAll { $0.runner.timeline == nil || $0.runner.timeline === timeline }
    withExtendedLifetime(forgotten) {}
  }
}

extension Layer {
  /// The timeline of the layer's tree; nil when the tree is on no stage.
  package var timeline: Timeline? { host as? Timeline }

  /// The layer's animations; nil when it never had one.
  var animations: LayerAnimations? { motion as? LayerAnimations }
}
