import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
import TestFormulas

/// Two stages with many views, and the oracle's plain copy of them.
@MainActor
final class MotionWorld {
  /// A view that can be removed, added, released and made anew, with its model values.
  struct Place {
    var view: UIView
    /// A unique number of the view.
    var name: Int
    var parent: Int?
    var time = OracleTime()
    var model: [Feature: [Double]]
  }

  let stages = [Stage(), Stage()]
  var places: [Place] = []
  var oracle = MotionOracle()
  /// The calls of each of the oracle's watchers, with their instants.
  var told: [[(finished: Bool, instants: [Double])]] = []
  var requests = 0
  /// The open explicit transactions, each with the watcher of its completion block.
  var transactions: [Int?] = []
  var numbers: SeededGenerator
  /// The first failure.
  private(set) var problem: String?
  /// The step of the first failure.
  var step: Int?
  private var namesGiven = 0
  private var pieces: SeededGenerator
  private var witnesses: [OracleWitness] = []

  /// - Parameter pieces: Seeds the division of time into steps, which must make no difference.
  init(seed: UInt64, pieces: UInt64) {
    numbers = SeededGenerator(seed: seed)
    self.pieces = SeededGenerator(seed: pieces)
    for stage in stages {
      let window = UIWindow(stage: stage)
      window.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      window.makeKeyAndVisible()
      places.append(place(of: window, in: nil))
    }
    for index in 0..<10 {
      let parent = index < 4 ? index % 2 : Int.random(in: 0..<6, using: &numbers)
      places.append(newPlace(in: parent))
      places[parent].view.addSubview(places[index + 2].view)
    }
    settleInstant()
  }

  func fail(_ text: @autoclosure () -> String) {
    if problem == nil { problem = text() }
  }

  // MARK: Places

  func newPlace(in parent: Int?) -> Place {
    place(of: UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), in: parent)
  }

  private func place(of view: UIView, in parent: Int?) -> Place {
    namesGiven += 1
    view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    return Place(
      view: view, name: namesGiven, parent: parent,
      model: [
        .position: [50, 50], .size: [100, 100], .corner: [0], .scale: [1], .turn: [0],
        .opacity: [1], .color: [0, 0, 0, 1],
      ])
  }

  /// The stage of a place.
  func stage(of place: Int) -> Int? {
    var root = place
    while let parent = places[root].parent { root = parent }
    return root < stages.count ? root : nil
  }

  func isPlace(_ place: Int, in other: Int) -> Bool {
    sequence(first: place) { self.places[$0].parent }.contains(other)
  }

  /// The times that a view's motions run in.
  func times(of place: Int) -> [OracleTime] {
    sequence(first: place) { self.places[$0].parent }.map { places[$0].time }.reversed()
  }

  /// Updates the times of all motions in a place and below it.
  func refreshTimes(in place: Int) {
    for index in oracle.motions.indices where oracle.motions[index].stage != nil {
      if let mover = places.firstIndex(where: { $0.name == oracle.motions[index].view }),
        isPlace(mover, in: place)
      {
        oracle.motions[index].times = times(of: mover)
      }
    }
  }

  // MARK: Watchers

  func newWatcher(hasFlag: Bool = true) -> Int {
    oracle.watchers.append(OracleWatcher(hasFlag: hasFlag))
    told.append([])
    return told.count - 1
  }

  /// A closure that records a call of a watcher.
  func report(to watcher: Int) -> (Bool) -> Void {
    { [weak self] finished in
      self.map { $0.told[watcher].append((finished, $0.stages.map(\.now))) }
    }
  }

  // MARK: Time

  /// Advances a stage, sometimes in several steps and with seeks in between.
  func pass(_ interval: Double, on stage: Int) {
    let start = stages[stage].now
    let instant = start + interval
    commit(on: stage)
    let hasOwnPath = Int.random(in: 0..<3, using: &pieces) == 0
    if hasOwnPath { stages[stage].advance(by: 0) }
    while hasOwnPath, Int.random(in: 0..<3, using: &pieces) > 0 {
      let step = Double.random(in: 0...1, using: &pieces) * (instant - stages[stage].now)
      stages[stage].advance(to: stages[stage].now + max(0, step))
      if Bool.random(using: &pieces) {
        stages[stage].seek(to: Double.random(in: 0...9, using: &pieces)) {
          places.forEach { _ = $0.view.layer.presentationProperties }
        }
      }
    }
    stages[stage].advance(to: max(instant, stages[stage].now))
    oracle.pass(from: start, to: instant, on: stage)
  }

  /// The first work of a stage's turn: motions of views that have left end, and new ones begin,
  /// unless a transaction is open.
  private func commit(on stage: Int) {
    let homes = Dictionary(
      uniqueKeysWithValues: places.indices.map { (places[$0].name, $0) })
    oracle.remove {
      $0.stage == stage && homes[$0.view].flatMap { self.stage(of: $0) } != stage
    }
    guard transactions.isEmpty else { return }
    var destinations: [Int: Int] = [:]
    for motion in oracle.motions where motion.stage == nil {
      guard destinations[motion.request] == nil, let home = homes[motion.view] else { continue }
      destinations[motion.request] = self.stage(of: home)
    }
    oracle.remove { motion in
      guard motion.stage == nil else { return false }
      let home = homes[motion.view].flatMap { self.stage(of: $0) }
      return home == nil || home != destinations[motion.request]
    }
    for index in oracle.motions.indices where oracle.motions[index].stage == nil {
      guard let home = homes[oracle.motions[index].view],
        let stage = destinations[oracle.motions[index].request]
      else { continue }
      let times = times(of: home)
      oracle.motions[index].stage = stage
      oracle.motions[index].times = times
      oracle.motions[index].begin += times.local(stages[stage].now)
    }
  }

  /// Runs all due work of all stages without an advance of time.
  func settleInstant() {
    for stage in stages.indices { pass(0, on: stage) }
    for stage in stages.indices { pass(0, on: stage) }
  }

  /// Checks the watchers, once all due work has run.
  func checkWatchers() {
    for (index, watcher) in oracle.watchers.enumerated()
    where !told[index].isEmpty || watcher.isDone {
      guard watcher.isDone, told[index].count == 1 else {
        return fail("watcher \(index) \(watcher) was told \(told[index])")
      }
      guard watcher.hasFlag else { continue }
      let (finished, instants) = told[index][0]
      let isInTime = watcher.end == 0 || instants.contains { abs($0 - watcher.end) <= 1e-8 }
      if finished != watcher.allFinished || finished && !isInTime {
        fail("watcher \(index) \(watcher) was told \(told[index])")
      }
    }
  }
}

/// A delegate that passes on the end of an animation.
@MainActor
final class OracleWitness: CAAnimationDelegate {
  private let whenStopped: (Bool) -> Void
  init(whenStopped: @escaping (Bool) -> Void) { self.whenStopped = whenStopped }
  func animationDidStop(_ animation: CAAnimation, finished: Bool) { whenStopped(finished) }
}
