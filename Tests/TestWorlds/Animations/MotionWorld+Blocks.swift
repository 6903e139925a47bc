import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// Animation blocks, and the motions that they make.
extension MotionWorld {
  func animate(_ chosen: [Int]? = nil) {
    let stage = Int.random(in: stages.indices, using: &numbers)
    var targets = movable.filter { self.stage(of: $0) == stage }
    if chance(8) { targets = movable.filter { self.stage(of: $0) ?? stage == stage } }
    targets = chosen ?? targets
    guard !targets.isEmpty else { return }
    var changes: [(place: Int, feature: Feature, value: [Double])] = []
    for _ in 0..<Int.random(in: 1...6, using: &numbers) {
      let place = one(of: targets)
      let feature = feature(of: place)
      // A second change would follow the others, which may be on another stage.
      if chosen != nil, changes.contains(where: { $0.place == place }) { continue }
      changes.append((place, feature, value(of: feature)))
    }
    let duration = chance(12) ? 0 : one(of: Self.durations)
    let delay = chance(3) ? one(of: [0.1, 0.3]) : 0
    let curve = chance(2) ? one(of: Self.curves) : .easeInEaseOut
    var options: UIView.AnimationOptions = chance(4) ? .beginFromCurrentState : []
    if chance(20) { options.insert(.repeat) }
    if chance(20) { options.insert(.autoreverse) }
    let watcher = chance(2) ? newWatcher() : nil
    requests += 1
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(curve)
    UIView.animate(
      withDuration: duration, delay: delay, options: options,
      animations: {
        for change in changes {
          let (place, feature) = (change.place, change.feature)
          let old = places[place].model[feature] ?? []
          apply(change.value, to: feature, of: place)
          guard duration > 0, let way = way(feature, of: place, from: old, options) else {
            continue
          }
          oracle.add(
            OracleMotion(
              view: places[place].name, feature: feature, values: way.values,
              isAdditive: way.isAdditive, isFromBlock: true, key: feature.rawValue.description,
              duration: duration, repeatCount: options.contains(.repeat) ? .infinity : 1,
              autoreverses: options.contains(.autoreverse), curve: curve,
              watchers: [watcher].compactMap(\.self) + transactions.compactMap(\.self),
              request: requests, begin: delay))
        }
      }, completion: watcher.map { report(to: $0) })
    CATransaction.commit()
    if let watcher { oracle.watchers[watcher].isClosed = true }
  }

  /// The values that a change in a block animates, nil for none; removes the replaced motions.
  private func way(
    _ feature: Feature, of place: Int, from old: [Double], _ options: UIView.AnimationOptions
  ) -> (values: [[Double]], isAdditive: Bool)? {
    let name = places[place].name
    let new = places[place].model[feature] ?? []
    func isThere(_ motion: OracleMotion) -> Bool {
      motion.view == name && motion.feature == feature
    }
    let there = oracle.motions.filter(isThere)
    guard old != new || !there.isEmpty && feature.mindsSameValue else { return nil }
    if feature.addsUpInBlocks, !options.contains(.repeat), there.allSatisfy(\.isAdditive) {
      guard old != new else { return nil }
      return ([feature.difference(old, new), feature.neutral], true)
    }
    let start =
      options.contains(.beginFromCurrentState)
      ? oracle.shown(feature, model: old, by: there, at: stages.map(\.now)) : old
    oracle.takeBack { isThere($0) && $0.isFromBlock && $0.request == requests }
    oracle.remove { isThere($0) && $0.isFromBlock }
    return ([start, new], false)
  }

  func animateAcrossStages() {
    guard transactions.isEmpty else { return }
    settleInstant()
    animate(Array(movable))
    settleInstant()
  }

  func set(_ feature: Feature, of place: Int) {
    guard feature != .turn, feature != .scale else { return }
    apply(value(of: feature), to: feature, of: place)
  }

  private func apply(_ value: [Double], to feature: Feature, of place: Int) {
    places[place].model[feature] = value
    let view = places[place].view
    switch feature {
    case .position: view.center = CGPoint(x: value[0], y: value[1])
    case .size: view.bounds.size = CGSize(width: value[0], height: value[1])
    case .corner: view.layer.cornerRadius = CGFloat(value[0])
    case .scale: view.layer.transform = CATransform3D(scaleX: value[0], y: value[0])
    case .turn: view.layer.transform = CATransform3D(rotationAngle: value[0], x: 0, y: 0, z: 1)
    case .opacity: view.alpha = value[0]
    case .color:
      view.backgroundColor = UIColor(
        red: value[0], green: value[1], blue: value[2], alpha: value[3])
    }
  }
}
