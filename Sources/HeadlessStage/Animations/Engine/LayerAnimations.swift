import Foundation
import HeadlessViews
import TransitionCurves

/// The animations of one layer, in the order in which they apply.
///
/// The layer owns this object. When the layer is deallocated, its animations are removed.
@MainActor
final class LayerAnimations: LayerMotion {
  /// The layer, until it is deallocated; its cleanup clears the reference.
  private(set) var layer: CALayer? {
    get { ownLayer.layer }
    set { ownLayer = UnretainedLayer(newValue) }
  }

  private var ownLayer: UnretainedLayer

  // With the check of its accesses, `setup` takes 27 % longer.
  /// The animations, in the order in which they apply.
  @exclusivity(unchecked) private(set) var running: [RunningAnimation] = []

  /// The keys that callers chose.
  private var keys = CountedKeys<String>()

  /// The number of animations that change the look, and that change the drawing order.
  private var (lookChanges, depthChanges) = (0, 0)

  /// Returns the animations of a layer, creating the object if there is none.
  static func of(_ layer: CALayer) -> LayerAnimations {
    if let animations = layer.animations { return animations }
    let animations = LayerAnimations(of: layer)
    layer.motion = animations
    return animations
  }

  private init(of layer: CALayer) {
    ownLayer = UnretainedLayer(layer)
  }

  func update(_ shown: inout LayerProperties, over model: inout LayerProperties) -> Bool {
    let (running, moment) = (running, PresentationMoment.now)
    var isKept = true
    var (group, state): (ObjectIdentifier?, TimingGroup.Shown) = (nil, TimingGroup.Shown())
    for index in running.indices {
      // Most animations of a layer are of one group.
      if group != ObjectIdentifier(running[index].group) {
        group = ObjectIdentifier(running[index].group)
        // Read as it is stored, not by a call, for which the group would be retained.
        state = running[index].group.shown
        if state.moment != moment {
          state = running[index].group.show()
          if state.moment != moment { isKept = false }
        }
      }
      running[index].apply(state.progress, to: &shown, over: &model)
    }
    return isKept
  }

  var followedMotions: [FollowedMotion]? {
    var motions: [FollowedMotion] = []
    motions.reserveCapacity(running.count)
    for index in running.indices {
      guard let motion = running[index].followed else { return nil }
      motions.append(motion)
    }
    return motions
  }

  /// Applies the animations to other values than the model's.
  func apply(to properties: inout LayerProperties) {
    var model = properties
    _ = update(&properties, over: &model)
  }

  // MARK: Asking

  /// Returns true when an animation changes the property.
  func isAnimating(_ property: LayerProperty) -> Bool {
    for index in running.indices where running[index].target.property == property { return true }
    return false
  }

  /// Returns true when an animation that is not added to others changes the property.
  func isReplacing(_ property: LayerProperty) -> Bool {
    for index in running.indices
    where running[index].target.property == property && !running[index].isAdditive {
      return true
    }
    return false
  }

  /// Returns true when an animation that shares its timing with others animates `target`.
  func isSharing(_ target: AnimationTarget) -> Bool {
    for index in running.indices
    where running[index].name == .transition && running[index].target == target {
      return true
    }
    return false
  }

  /// Returns true when a group runs an animation of the layer.
  func isRunning(in group: TimingGroup) -> Bool {
    for index in running.indices where running[index].group === group { return true }
    return false
  }

  /// The animations of a group, in the order in which they apply.
  func animations(of group: TimingGroup) -> [RunningAnimation] {
    var animations: [RunningAnimation] = []
    for index in running.indices where running[index].group === group {
      animations.append(running[index])
    }
    return animations
  }

  /// The animations of a key, in the order in which they apply.
  func all(ofKey key: String) -> [RunningAnimation] {
    isTaken(key) ? running.filter { $0.key == key } : []
  }

  /// An unused name for another animation of `target`; from the second on it has a number, as in
  /// UIKit.
  func freeName(for target: AnimationTarget) -> RunningAnimation.Name {
    guard isTaken(.target(1), target) else { return .target(1) }
    let numbers = running.lazy.compactMap { $0.number(among: target) }
    return .target(Self.lowestNumber(outOf: numbers, count: running.count))
  }

  /// The lowest number from 1 up that is not among at most `count` numbers, which are read once.
  static func lowestNumber(outOf numbers: some Sequence<Int>, count: Int) -> Int {
    var isTaken = [Bool](repeating: false, count: count + 1)
    for number in numbers where number <= count { isTaken[number] = true }
    return isTaken.dropFirst().firstIndex(of: false) ?? count + 1
  }

  /// Returns true when an animation has the key that `name` makes with `target`, or the key that
  /// the caller of `group` chose.
  private func isTaken(
    _ name: RunningAnimation.Name, _ target: AnimationTarget, by group: TimingGroup? = nil
  ) -> Bool {
    if name == .chosen { return group?.key.map(isTaken) ?? false }
    for index in running.indices {
      if running[index].name == name, running[index].target == target { return true }
    }
    return !keys.isEmpty && name.key(target, chosen: nil).map(keys.contains) ?? false
  }

  /// Returns true when an animation has a key.
  private func isTaken(_ key: String) -> Bool {
    if keys.contains(key) { return true }
    guard keys.count < running.count else { return false }
    for index in running.indices where running[index].name != .chosen {
      if running[index].key == key { return true }
    }
    return false
  }

  /// A description of an animation for people.
  func describe(_ animation: RunningAnimation) -> String {
    if animation.target == .look { return "the layer transition of \(layer?.label ?? "a layer")" }
    return "\(animation.target.key) of \(layer?.label ?? "a layer")"
  }

  // MARK: Adding

  /// Adds an animation; an animation with the same key is removed.
  func add(_ animation: consuming RunningAnimation) {
    if isTaken(animation.name, animation.target, by: animation.group), let key = animation.key {
      remove(key: key)
    }
    append(animation)
  }

  /// Adds an animation whose key is unused.
  func append(_ animation: consuming RunningAnimation) {
    animation.group.add(to: self, notifiesStart: animation.notifiedSource?.delegate != nil)
    animation.effect.isFirst = !isAnimating(animation.target.property)
    note(animation, 1)
    if running.isEmpty { running.reserveCapacity(4) }
    running.append(animation)
    notifyLayer()
  }

  /// Moves the animations of a group to another one, and returns their number.
  func move(from group: TimingGroup, to other: TimingGroup, notifiesStart: Bool) -> Int {
    var count = 0
    for index in running.indices where running[index].group === group {
      other.add(to: self, notifiesStart: notifiesStart)
      running[index] = RunningAnimation(running[index], in: other)
      count += 1
    }
    notifyLayer()
    return count
  }

  /// Counts an animation that joins the list, or that leaves it: the change is 1 or -1.
  private func note(_ animation: borrowing RunningAnimation, _ change: Int) {
    let target = animation.target
    if target.property.isInLook || target == .look { lookChanges += change }
    if target.property == .zPosition { depthChanges += change }
    if animation.name == .chosen, let key = animation.group.key { keys.add(change, of: key) }
  }

  /// Notifies the layer that the animations, or the time of some, have changed.
  func notifyLayer() {
    layer?.motionDidChange(
      isMoving: !running.isEmpty, changesLook: lookChanges > 0, changesDepth: depthChanges > 0)
  }

  // MARK: Removing

  /// Removes and returns the first animations for which `isMeant` is true, and keeps the others in
  /// order.
  ///
  /// - Parameter limit: The largest number of animations that are meant; those behind them are not
  ///   asked.
  func take(
    atMost limit: Int = .max, where isMeant: (RunningAnimation) -> Bool
  ) -> [RunningAnimation] {
    var first = 0
    while first < running.count, !isMeant(running[first]) { first += 1 }
    guard first < running.count else { return [] }
    var (last, count, index) = (first, 1, first + 1)
    while count < limit, index < running.count {
      if isMeant(running[index]) { (last, count) = (index, count + 1) }
      index += 1
    }
    let removed: [RunningAnimation]
    if count == 1 {
      removed = [running.remove(at: first)]
    } else {
      // No animation is released meanwhile, so that no code runs.
      let range = running[first...last]
      removed = count == range.count ? Array(range) : range.filter(isMeant)
      let kept = count == range.count ? [] : range.filter { !isMeant($0) }
      running.replaceSubrange(first...last, with: kept)
    }
    for animation in removed {
      note(animation, -1)
      if animation.effect.isFirst { noteFirst(of: animation.target.property) }
    }
    notifyLayer()
    return removed
  }

  /// Marks the first animation of a property, once the one before it is removed.
  private func noteFirst(of property: LayerProperty) {
    let first = running.indices.first { running[$0].target.property == property }
    if let first { running[first].effect.isFirst = true }
  }

  /// Removes the animations for which `isMeant` is true, before their end.
  ///
  /// Delegates and completions are called later in this instant, never from within this method.
  func remove(atMost limit: Int = .max, where isMeant: (RunningAnimation) -> Bool) {
    let removed = take(atMost: limit, where: isMeant)
    guard !removed.isEmpty else { return }
    let timeline = layer?.timeline ?? .current
    for animation in removed { animation.group.drop(animation, on: timeline) }
  }

  /// Removes the animation of a key before its end.
  func remove(key: String) {
    if isTaken(key) { remove { $0.key == key } }
  }

  /// Removes the animations that a group runs, before their end.
  func removeAll(of group: TimingGroup) {
    remove(atMost: group.remaining) { $0.group === group }
  }

  /// Removes the animation that shares its timing with others and animates `target`, before its
  /// end.
  func removeShared(of target: AnimationTarget) { remove { $0.isShared(target) } }

  /// Removes the animations of a property that were not added as a `CAAnimation` object, before a
  /// timing group adds an animation of that property.
  ///
  /// An earlier animation of the same group is taken back without notifying completions.
  func removeEarlier(for group: TimingGroup, of property: LayerProperty) {
    guard isAnimating(property) else { return }
    let removed = take { $0.target.property == property && $0.source == nil }
    let timeline = layer?.timeline ?? .current
    for animation in removed {
      if animation.group === group {
        group.takeBack()
      } else {
        animation.group.drop(animation, on: timeline)
      }
    }
  }

  /// Removes all animations without notifications, except those on another stage, because the stage
  /// is deallocated.
  func abandon(on timeline: Timeline?) {
    _ = take { $0.group.timeline == nil || $0.group.timeline === timeline }
  }

  // MARK: Beginning and ending

  /// Notifies the delegates that the animations of a group begin to show.
  func didStart(_ group: TimingGroup) {
    for animation in running where animation.group === group {
      if let source = animation.notifiedSource { source.delegate?.animationDidStart(source) }
    }
  }

  /// Removes the animations of a group that has reached its end, if they do not stay, and notifies
  /// the delegates.
  func didFinish(_ group: TimingGroup) {
    var notified: [CAAnimation] = []
    if group.source != nil {
      for animation in running where animation.group === group {
        if let source = animation.notifiedSource { notified.append(source) }
      }
    }
    if group.isRemovedOnCompletion { _ = take(atMost: group.remaining) { $0.group === group } }
    for source in notified { source.delegate?.animationDidStop(source, finished: true) }
  }

  /// Removes the animations of a layer that has left its tree, unless it is back at the end of the
  /// turn; those that are not to be removed at their end stay on a layer that is on no stage.
  func layerDidChangeTree(_ layer: CALayer) {
    guard let timeline = running.lazy.compactMap(\.group.timeline).first else { return }
    // The layer is not retained until then.
    timeline.performSurely {
      let new = self.layer?.timeline
      self.remove {
        $0.group.hasBegun && $0.group.timeline !== new && !($0.group.staysOffStage && new == nil)
      }
      for animation in self.running { animation.group.layerDidMove() }
    }
  }

  func layerDidChangeTime(_ layer: CALayer) {
    guard !running.isEmpty else { return }
    let map = layer.timeMap
    // The first call moves all animations of a group, which keep their order; further calls move
    // nothing.
    var index = 0
    while index < running.count {
      let group = running[index].group
      if group.hasBegun { group.move(self, into: map) }
      index += 1
    }
  }

  /// Keeps the animations that end in this instant at their ends until they are removed, whatever
  /// the time of the layer is meanwhile.
  func holdEnds() {
    for animation in running { animation.group.holdEnd() }
  }

  func layerDidDeallocate() {
    remove { _ in true }
    layer = nil
  }
}

extension RunningAnimation {
  /// The number that the key of the animation has among the keys of `target`, from 1 up; nil when
  /// it is no such key.
  @MainActor
  fileprivate func number(among target: AnimationTarget) -> Int? {
    switch name {
    case .target(let number): return self.target == target ? number : nil
    case .transition, .look: return nil
    case .chosen:
      guard let key, key.hasPrefix(target.key) else { return nil }
      guard key != target.key else { return 1 }
      guard let number = Int(key.dropFirst(target.key.count + 1)), number > 1 else { return nil }
      return Name.target(number).key(target, chosen: nil) == key ? number : nil
    }
  }

  /// Returns true when the animation shares its timing with others and animates `target`.
  fileprivate func isShared(_ other: AnimationTarget) -> Bool {
    name == .transition && target == other
  }
}

extension LayerProperty {
  /// True if the property belongs to the look of a layer in a display list, and not to its place,
  /// shape or opacity.
  fileprivate var isInLook: Bool {
    switch self {
    case .anchorPoint, .boundsSize, .isDoubleSided, .isHidden, .opacity, .position,
      .sublayerTransform, .transform, .zPosition:
      false
    default: true
    }
  }
}

extension CALayer {
  /// The timeline of the layer's tree; nil when the tree is on no stage.
  package var timeline: Timeline? { host as? Timeline }

  /// The layer's animations; nil when it never had one.
  var animations: LayerAnimations? { motion as? LayerAnimations }
}
