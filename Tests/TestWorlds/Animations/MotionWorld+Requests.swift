import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// The random requests in the world of the oracle.
extension MotionWorld {
  static let durations = [0.1, 0.25, 0.5, 1, 0.35, 2]
  static let curves: [MediaTimingFunction] = [
    .linear, .easeIn, .easeOut, .easeInEaseOut, .default,
    MediaTimingFunction(controlPoints: 0.2, 0, 0, 1), MediaTimingFunction(Steps(4)),
    MediaTimingFunction(Steps(3, .jumpStart)), MediaTimingFunction(controlPoints: 0, 1, 1, 0),
    MediaTimingFunction(PiecewiseLinear(outputs: [0, 0.8, 0.4, 1])),
    MediaTimingFunction(controlPoints: 0.4, -0.6, 0.6, 1.6),
  ]

  /// The indices of places that hold views other than windows.
  var movable: Range<Int> { stages.count..<places.count }

  func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &numbers) == 0 }

  func one<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &numbers)]
  }

  func anyPlace() -> Int { Int.random(in: movable, using: &numbers) }

  func feature(of place: Int) -> Feature {
    let feature = one(of: Feature.allCases)
    return feature == .turn || feature == .scale
      ? place.isMultiple(of: 2) ? .turn : .scale : feature
  }

  func value(of feature: Feature) -> [Double] {
    // There are few values, so that some changes change nothing.
    (0..<feature.count).map { _ in
      let part = Double(Int.random(in: 0...5, using: &numbers)) / 5
      return switch feature {
      case .position, .size, .corner: part * 200
      case .scale: 0.5 + part
      case .turn: part - 0.5
      case .opacity, .color: part
      }
    }
  }

  /// Makes one request of both the stages and the oracle.
  func operate() {
    switch Int.random(in: 0..<40, using: &numbers) {
    case 0..<12: animate()
    case 12..<15: addAnimation()
    case 15: set(feature(of: 2), of: anyPlace())
    case 16: removeAnimations()
    case 17: takeOut(anyPlace())
    case 18..<20: putIn(anyPlace(), Int.random(in: places.indices, using: &numbers))
    case 20: letGo(of: anyPlace())
    case 21..<24: setTime()
    case 24: begin()
    case 25: endTransaction()
    case 26: animateAcrossStages()
    default:
      let stage = Int.random(in: stages.indices, using: &numbers)
      pass(
        one(of: [0, 1.0 / 60, 0.05, 0.25, Double.random(in: 0...0.6, using: &numbers)]),
        on: stage)
      checkSettled(stage)
    }
  }

  private func removeAnimations() {
    let place = anyPlace()
    let name = places[place].name
    if chance(2) {
      places[place].view.layer.removeAllAnimations()
      oracle.remove { $0.view == name }
    } else {
      places[place].view.layer.removeAnimation(forKey: "a")
      oracle.remove { $0.view == name && $0.key == "a" }
    }
  }

  // MARK: Places

  private func takeOut(_ place: Int) {
    guard places[place].parent != nil else { return }
    places[place].view.removeFromSuperview()
    places[place].parent = nil
  }

  private func putIn(_ place: Int, _ parent: Int) {
    guard !isPlace(parent, in: place) else { return }
    let names = Set(movable.filter { isPlace($0, in: place) }.map { places[$0].name })
    // A motion that is requested on two stages runs on the first stage; this test excludes that
    // case.
    let isAsked = oracle.motions.contains { names.contains($0.view) && $0.stage == nil }
    if isAsked, stage(of: parent) != stage(of: place) { return }
    places[parent].view.addSubview(places[place].view)
    places[place].parent = parent
    refreshTimes(in: place)
    if let stage = stage(of: place),
      oracle.motions.contains(where: { names.contains($0.view) && $0.stage ?? stage != stage })
    {
      settleInstant()
    }
  }

  private func letGo(of place: Int) {
    takeOut(place)
    let name = places[place].name
    oracle.remove { $0.view == name }
    let parent = chance(3) ? nil : Int.random(in: stages.indices, using: &numbers)
    for index in places.indices where places[index].parent == place { places[index].parent = nil }
    places[place] = newPlace(in: parent)
    if let parent { places[parent].view.addSubview(places[place].view) }
  }

  // MARK: Time

  private func setTime() {
    let place = chance(10) ? 0 : anyPlace()
    let layer = places[place].view.layer
    let stage = stage(of: place) ?? 0
    let now = times(of: place).dropLast().map(\.self).local(stages[stage].now)
    let local = times(of: place).local(stages[stage].now)
    let time =
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0: OracleTime(speed: 0, offset: local)
      case 1: OracleTime(begin: now, speed: one(of: [0.5, 2, 1]), offset: local)
      case 2: OracleTime(begin: now, speed: -1, offset: local)
      case 3:
        OracleTime(speed: 0, offset: local + Double.random(in: -1...1, using: &numbers))
      default: OracleTime()
      }
    layer.speed = time.speed
    layer.timeOffset = time.offset
    layer.beginTime = time.begin
    guard places[place].time != time else { return }
    places[place].time = time
    refreshTimes(in: place)
  }

  // MARK: Transactions

  private func begin() {
    guard transactions.count < 2 else { return }
    let watcher = chance(2) ? newWatcher(hasFlag: false) : nil
    CATransaction.begin()
    if let watcher {
      let report = report(to: watcher)
      CATransaction.setCompletionBlock { report(true) }
    }
    transactions.append(watcher)
  }

  func endTransaction() {
    guard let watcher = transactions.popLast() else { return }
    CATransaction.commit()
    if let watcher { oracle.watchers[watcher].isClosed = true }
  }
}
