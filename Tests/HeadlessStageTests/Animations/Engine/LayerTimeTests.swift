import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves
import TestSupport
import Expectations

@MainActor
@Suite("The time of a layer")
struct LayerTimeTests {
  /// The ways to move a view linearly from x = 50 to 150 in one second.
  enum Way: CaseIterable {
    case ownBlock, sharedBlock, blockWithCompletion, animation, keyframes, group
  }

  let scene = Scene()
  let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    scene.window.addSubview(other)
    scene.stage.advance(by: 0)
  }

  private func start(_ way: Way, on view: UIView, completion: @escaping (Bool) -> Void = { _ in }) {
    let slide = CABasicAnimation(\.position.x, from: 50, to: 150)
    slide.duration = 1
    switch way {
    case .ownBlock:
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
    case .sharedBlock:
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        other.center.x = 150
        view.center.x = 150
        other.alpha = 0
      }
    case .blockWithCompletion:
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 150 },
        completion: completion)
    case .animation:
      view.layer.add(slide, forKey: nil)
    case .keyframes:
      let keys = CAKeyframeAnimation(\.position.x, values: [50, 100, 150])
      keys.duration = 1
      view.layer.add(keys, forKey: "keys")
    case .group:
      let group = CAAnimationGroup([slide])
      group.duration = 1
      view.layer.add(group, forKey: "group")
    }
    scene.stage.advance(by: 0)
  }

  private func x(_ view: UIView) -> Double { Double(view.layer.presentationProperties.position.x) }

  private func pause(_ layer: CALayer) {
    let instant = layer.convertTime(scene.stage.now, from: nil)
    layer.speed = 0
    layer.timeOffset = instant
  }

  private func resume(_ layer: CALayer) {
    let instant = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(scene.stage.now, from: nil) - instant
  }

  @Test(
    "stops and continues at the same place, by the usual recipe (Time 12)", arguments: Way.allCases)
  func pauses(way: Way) {
    start(way, on: scene.view)
    scene.stage.advance(to: 0.3)
    expectTrue(isClose(x(scene.view), 80))
    pause(scene.layer)
    expectTrue(isClose(x(scene.view), 80))
    scene.stage.advance(to: 7)
    expectTrue(isClose(x(scene.view), 80))
    expectEqual(scene.layer.animationKeys()?.count, (way == .animation ? nil : 1))
    if way == .sharedBlock { expectTrue(other.layer.animationKeys() == nil) }
    resume(scene.layer)
    expectTrue(isClose(x(scene.view), 80))
    scene.stage.advance(to: 7.4)
    expectTrue(isClose(x(scene.view), 120))
    scene.stage.advance(to: 7.699)
    expectTrue(isClose(x(scene.view), 149.9))
    scene.stage.advance(to: 7.7)
    expectTrue(scene.layer.animationKeys() == nil)
    expectTrue(scene.stage.isSettled)
  }

  @Test("stops all sublayers (Time 10)", arguments: Way.allCases)
  func subtree(way: Way) {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scene.view.addSubview(child)
    scene.stage.advance(by: 0)
    start(way, on: child)
    scene.stage.advance(to: 0.25)
    pause(scene.layer)
    scene.stage.advance(to: 2)
    expectTrue(isClose(x(child), 75))
    // Within a stopped time, a sublayer's own speed changes nothing.
    child.layer.speed = 3
    child.layer.speed = 1
    resume(scene.layer)
    scene.stage.advance(to: 2.5)
    expectTrue(isClose(x(child), 125))
    #expect(throws: Never.self) { try scene.stage.settle() }
    expectTrue(isClose(scene.stage.now, 2.75))
  }

  @Test(
    "never ends animations that it stops, and settling fails; its offset scrubs (Time 13)",
    arguments: Way.allCases
  )
  func scrubs(way: Way) {
    start(way, on: scene.view)
    scene.layer.speed = 0
    for offset in [0.5, 0.1, 0.9, 0.25] {
      scene.layer.timeOffset = offset
      expectTrue(isClose(x(scene.view), 50 + 100 * offset))
      scene.stage.advance(by: 10)
      expectTrue(isClose(x(scene.view), 50 + 100 * offset))
    }
    let error = #expect(throws: SettleError.self) { try scene.stage.settle() }
    expectTrue("\(error!)".contains("whose speed is 0"))
    expectTrue("\(error!)".contains("position"))
    scene.layer.removeAllAnimations()
    #expect(throws: Never.self) { try scene.stage.settle() }
  }

  @Test("never begins an animation that it stops before, and settling names it (Time 13)")
  func stopsBeforeBeginning() throws {
    let log = Log()
    let slide = CABasicAnimation(\.position.x, from: 50, to: 150)
    slide.duration = 1
    slide.beginTime = 0.5
    slide.delegate = log.delegate("slide")
    scene.layer.add(slide, forKey: nil)
    pause(scene.layer)
    let error = #expect(throws: SettleError.self) { try scene.stage.settle() }
    guard case .repeatsForEver(let names) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    expectTrue(names.count == 1 && names[0].hasSuffix("whose speed is 0"))
    expectEqual(scene.stage.now, 0)
    scene.stage.advance(to: 5)
    expectEqual(log.take(), [])
    resume(scene.layer)
    #expect(try scene.stage.settle() == 1.5)
    expectEqual(log.take(), ["slide starts", "slide stops true"])
  }

  @Test("runs faster, slower and late", arguments: Way.allCases)
  func speeds(way: Way) {
    scene.layer.speed = 2
    start(way, on: scene.view)
    scene.stage.advance(to: 0.2)
    expectTrue(isClose(x(scene.view), 90))
    // From here on the speed is half, without a jump.
    let instant = scene.layer.convertTime(scene.stage.now, from: nil)
    scene.layer.speed = 0.5
    scene.layer.timeOffset = instant
    scene.layer.beginTime = scene.stage.now
    expectTrue(isClose(x(scene.view), 90))
    scene.stage.advance(to: 1.2)
    expectTrue(isClose(x(scene.view), 140))
    scene.stage.advance(to: 1.4 - 1e-6)
    expectTrue(isClose(x(scene.view), 150, 1e-4))
    scene.stage.advance(to: 1.4)
    expectTrue(scene.layer.animationKeys() == nil)
    expectTrue(scene.stage.isSettled)
  }

  @Test("runs backwards, to the beginning of its animations", arguments: Way.allCases)
  func reverses(way: Way) {
    let log = Log(scene.stage)
    start(way, on: scene.view, completion: log.completion("block"))
    scene.stage.advance(to: 0.6)
    let instant = scene.layer.convertTime(scene.stage.now, from: nil)
    scene.layer.speed = -1
    scene.layer.timeOffset = instant
    scene.layer.beginTime = scene.stage.now
    expectTrue(isClose(x(scene.view), 110))
    scene.stage.advance(to: 0.9)
    expectTrue(isClose(x(scene.view), 80))
    scene.stage.advance(to: 1.2 - 1e-6)
    expectTrue(isClose(x(scene.view), 50, 1e-3))
    scene.stage.advance(to: 1.2)
    expectTrue(scene.layer.animationKeys() == nil)
    expectTrue(scene.stage.isSettled)
    if way == .blockWithCompletion { expectTrue(log.times.allSatisfy { isClose($0, 1.2) }) }
    if way == .blockWithCompletion { expectEqual(log.what, ["block true"]) }
  }

  @Test("is that of the new superlayer after a move", arguments: Way.allCases)
  func moves(way: Way) {
    other.layer.speed = 0
    start(way, on: scene.view)
    scene.stage.advance(to: 0.5)
    other.layer.timeOffset = 0.2
    other.addSubview(scene.view)
    scene.stage.advance(to: 3)
    expectTrue(isClose(x(scene.view), 70))
    scene.window.addSubview(scene.view)
    scene.stage.advance(by: 0)
    expectTrue(scene.layer.animationKeys() == nil)
    expectEqual(
      x(scene.view),
      (way == .ownBlock || way == .sharedBlock || way == .blockWithCompletion ? 150 : 50))
  }

  @Test("reports an end once, when all parts of a block have ended")
  func completions() {
    let log = Log(scene.stage)
    UIView.animate(
      withDuration: 1,
      animations: {
        scene.view.center.x = 150
        other.center.x = 150
      }, completion: log.completion("block"))
    scene.stage.advance(to: 0.5)
    pause(scene.layer)
    scene.stage.advance(to: 3)
    expectEqual(log.what, [])
    expectTrue(other.layer.animationKeys() == nil)
    resume(scene.layer)
    scene.stage.advance(to: 4)
    expectEqual(log.what, ["block true"])
    expectTrue(isClose(log.times[0], 3.5))
  }

  @Test("applies to a view that a block animates twice", arguments: [false, true])
  func twice(isSlowBefore: Bool) {
    let log = Log(scene.stage)
    if isSlowBefore { scene.layer.speed = 0.5 }
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: {
        scene.view.center.x = 150
        other.center.x = 150
        scene.view.alpha = 0
      }, completion: log.completion("block"))
    scene.stage.advance(by: 0)
    scene.layer.speed = 0.5
    scene.stage.advance(to: 0.5)
    expectTrue(isClose(x(scene.view), 75))
    expectTrue(isClose(scene.opacity, 0.75))
    expectTrue(isClose(x(other), 100))
    #expect(throws: Never.self) { try scene.stage.settle() }
    expectEqual(log.what, ["block true"])
    expectEqual(log.times, [2])
  }

  @Test("reports a removal in a stopped time")
  func removal() {
    let log = Log(scene.stage)
    UIView.animate(
      withDuration: 1,
      animations: {
        scene.view.center.x = 150
        other.center.x = 150
      }, completion: log.completion("block"))
    scene.stage.advance(to: 0.5)
    scene.layer.speed = 0
    scene.view.removeFromSuperview()
    scene.stage.advance(to: 2)
    expectEqual(log.what, ["block false"])
    expectTrue(scene.stage.isSettled)
  }

  @Test("notifies delegates when an animation begins and ends in it")
  func delegates() {
    let log = Log(scene.stage)
    scene.layer.speed = 0.5
    let slide = CABasicAnimation(\.position.x, from: 50, to: 150)
    slide.duration = 1
    slide.delay = 1
    slide.delegate = log.delegate("slide")
    scene.layer.add(slide, forKey: "slide")
    scene.stage.advance(to: 1)
    expectEqual(log.what, [])
    pause(scene.layer)
    scene.stage.advance(to: 5)
    expectEqual(log.what, [])
    let instant = scene.layer.timeOffset
    scene.layer.speed = 0.5
    scene.layer.beginTime = scene.stage.now
    scene.layer.timeOffset = instant
    scene.stage.advance(to: 10)
    expectEqual(log.what, ["slide starts", "slide stops true"])
    expectTrue(isClose(log.times[0], 6))
    expectTrue(isClose(log.times[1], 8))
  }

  @Test("shows again what stays after its end, and tells no end twice (Animations 11, 17; Time 13)")
  func goesBack() throws {
    let log = Log(scene.stage)
    let slide = CABasicAnimation(\.position.x, from: 0, to: 100)
    slide.duration = 1
    slide.isAdditive = true
    slide.fillMode = .backwards
    slide.isRemovedOnCompletion = false
    slide.delegate = log.delegate("slide")
    scene.layer.add(slide, forKey: "slide")
    scene.stage.advance(to: 2)
    expectEqual(x(scene.view), 50)
    for time in [0.25, 1.5, 0.75, -3] {
      (scene.layer.speed, scene.layer.timeOffset) = (0, time)
      scene.stage.advance(by: 0.5)
      expectTrue(isClose(x(scene.view), time > 1 ? 50 : 50 + 100 * max(0, time)))
    }
    resume(scene.layer)
    scene.stage.advance(by: 3.5)
    expectTrue(isClose(x(scene.view), 100))
    scene.stage.advance(by: 0.5)
    expectEqual(x(scene.view), 50)
    scene.layer.removeAnimation(forKey: "slide")
    try scene.stage.settle()
    expectEqual(log.what, ["slide starts", "slide stops true"])
  }

  @Test("counts for an explicit beginning (Time 9)")
  func beginTime() {
    scene.stage.advance(to: 10)
    scene.layer.timeOffset = 100
    let slide = CABasicAnimation(\.position.x, from: 50, to: 150)
    slide.duration = 1
    slide.fillMode = .backwards
    slide.beginTime = scene.layer.convertTime(scene.stage.now, from: nil) + 2
    expectEqual(slide.beginTime, 112)
    scene.layer.add(slide, forKey: "slide")
    expectEqual(x(scene.view), 50)
    scene.stage.advance(to: 12.25)
    expectTrue(isClose(x(scene.view), 75))
    scene.stage.advance(to: 13)
    expectTrue(scene.layer.animationKeys() == nil)
  }

  @Test("can be sought without playing")
  func seeks() {
    start(.sharedBlock, on: scene.view)
    scene.layer.speed = 0.5
    let middle = scene.stage.seek(to: 0.5) { (x(scene.view), x(other)) }
    expectTrue(isClose(middle.0, 75))
    expectTrue(isClose(middle.1, 100))
    expectTrue(isClose(x(scene.view), 50))
    expectTrue(isClose(x(other), 50))
  }

  @Test("keeps the other animations of a pool running", arguments: [1, 3])
  func pool(every step: Int) {
    var views: [UIView] = []
    for _ in 0..<20 {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scene.window.addSubview(view)
      views.append(view)
    }
    scene.stage.advance(by: 0)
    for view in views { start(.ownBlock, on: view) }
    scene.stage.advance(to: 0.5)
    for index in stride(from: 0, to: views.count, by: step) { pause(views[index].layer) }
    scene.stage.advance(to: 0.75)
    for (index, view) in views.enumerated() {
      expectTrue(isClose(x(view), index % step == 0 ? 100 : 125))
    }
    scene.stage.advance(to: 1)
    for index in stride(from: 0, to: views.count, by: step) { resume(views[index].layer) }
    scene.stage.advance(to: 1.25)
    for (index, view) in views.enumerated() {
      expectTrue(isClose(x(view), index % step == 0 ? 125 : 150))
    }
    #expect(throws: Never.self) { try scene.stage.settle() }
    expectTrue(isClose(scene.stage.now, 1.5))
  }

  @Test("of a deallocated layer leaves nothing behind")
  func lifetime() {
    weak var layer: CALayer?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      scene.window.addSubview(view)
      scene.stage.advance(by: 0)
      start(.blockWithCompletion, on: view)
      view.layer.speed = 0
      layer = view.layer
      view.removeFromSuperview()
    }
    scene.stage.advance(by: 0)
    expectTrue(layer == nil)
    expectTrue(scene.stage.isSettled)
  }

  @Test("refuses numbers that are not finite", arguments: [Double.nan, .infinity, -.infinity])
  func refusals(value: Double) {
    scene.layer.speed = value
    scene.layer.timeOffset = value
    scene.layer.beginTime = value
    expectEqual(scene.layer.speed, 1)
    expectEqual(scene.layer.timeOffset, 0)
    expectEqual(scene.layer.beginTime, 0)
    expectEqual(
      scene.stage.diagnostics.issues.compactMap { $0 as? ViewIssue },
      [
        .notFinite(property: "speed", owner: "UIView", value: "\(value)"),
        .notFinite(property: "timeOffset", owner: "UIView", value: "\(value)"),
        .notFinite(property: "beginTime", owner: "UIView", value: "\(value)"),
      ])
  }

  @Test("can be any finite number", arguments: [1e300, -1e300, 1e-300, 0x1p-1074])
  func extremes(value: Double) {
    for way in Way.allCases { start(way, on: scene.view) }
    scene.layer.speed = value
    scene.stage.advance(to: 0.5)
    scene.layer.timeOffset = value
    scene.layer.beginTime = -value
    scene.stage.advance(to: 1)
    expectTrue(x(scene.view).isFinite)
    scene.layer.removeAllAnimations()
    scene.layer.speed = 1
    scene.layer.timeOffset = 0
    scene.layer.beginTime = 0
    #expect(throws: Never.self) { try scene.stage.settle() }
  }
}
