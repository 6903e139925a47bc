import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
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

  /// The place of the view, or of another one, at each instant.
  private func film(_ instants: [TimeInterval], of view: UIView? = nil) -> [Double] {
    scene.film(instants, on: (view ?? scene.view).layer) { $0.position.x }
  }

  /// Runs the time of a view at another speed from now on, without a jump.
  private func continueTime(at speed: Double) {
    let instant = scene.layer.convertTime(scene.stage.now, from: nil)
    scene.layer.speed = speed
    scene.layer.timeOffset = instant
    scene.layer.beginTime = scene.stage.now
  }

  @Test(
    "stops and continues at the same place, by the usual recipe (Time 12)", arguments: Way.allCases)
  func pauses(way: Way) {
    start(way, on: scene.view)
    scene.stage.advance(to: 0.3)
    expectNear(x(scene.view), 80)
    pause(scene.layer)
    expectNear(film([0.3, 7]), [80, 80])
    expectEqual(scene.layer.animationKeys()?.count, (way == .animation ? nil : 1))
    if way == .sharedBlock { expectTrue(other.layer.animationKeys() == nil) }
    resume(scene.layer)
    expectNear(film([7, 7.4, 7.699]), [80, 120, 149.9])
    scene.stage.advance(to: 7.7)
    expectTrue(scene.layer.animationKeys() == nil && scene.stage.isSettled)
  }

  @Test("stops all sublayers (Time 10)", arguments: Way.allCases)
  func subtree(way: Way) throws {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scene.view.addSubview(child)
    scene.stage.advance(by: 0)
    start(way, on: child)
    scene.stage.advance(to: 0.25)
    pause(scene.layer)
    expectNear(film([2], of: child), [75])
    // Within a stopped time, a sublayer's own speed changes nothing.
    child.layer.speed = 3
    child.layer.speed = 1
    resume(scene.layer)
    expectNear(film([2.5], of: child), [125])
    try scene.stage.settle()
    expectNear(scene.stage.now, 2.75)
  }

  @Test(
    "never ends animations that it stops, and settling fails; its offset scrubs (Time 13)",
    arguments: Way.allCases
  )
  func scrubs(way: Way) throws {
    start(way, on: scene.view)
    scene.layer.speed = 0
    for offset in [0.5, 0.1, 0.9, 0.25] {
      scene.layer.timeOffset = offset
      let now = scene.stage.now
      expectNear(film([now, now + 10]), [50 + 100 * offset, 50 + 100 * offset])
    }
    let error = try #require(throws: SettleError.self) { try scene.stage.settle() }
    expectTrue("\(error)".contains("whose speed is 0") && "\(error)".contains("position"))
    scene.layer.removeAllAnimations()
    try scene.stage.settle()
  }

  @Test(
    """
    never begins an animation that it stops before, which settling names; delegates hear when it \
    begins and ends in this time (Time 13)
    """)
  func stopsBeforeBeginning() throws {
    let log = Log(scene.stage)
    scene.layer.speed = 0.5
    let slide = CABasicAnimation(\.position.x, from: 50, to: 150)
    slide.duration = 1
    slide.delay = 1
    slide.delegate = log.delegate("slide")
    scene.layer.add(slide, forKey: nil)
    scene.stage.advance(to: 1)
    pause(scene.layer)
    let error = try #require(throws: SettleError.self) { try scene.stage.settle() }
    expectTrue("\(error)".contains("whose speed is 0"))
    expectEqual(scene.stage.now, 1)
    scene.stage.advance(to: 5)
    expectEqual(log.what, [])
    continueTime(at: 0.5)
    try scene.stage.settle()
    expectEqual(log.what, ["slide starts", "slide stops true"])
    expectNear(log.times, [6, 8])
  }

  @Test("runs faster, slower and late", arguments: Way.allCases)
  func speeds(way: Way) {
    scene.layer.speed = 2
    start(way, on: scene.view)
    scene.stage.advance(to: 0.2)
    expectNear(x(scene.view), 90)
    continueTime(at: 0.5)
    expectNear(film([0.2, 1.2, 1.4 - 1e-6]), [90, 140, 150], within: 1e-4)
    scene.stage.advance(to: 1.4)
    expectTrue(scene.layer.animationKeys() == nil && scene.stage.isSettled)
  }

  @Test("runs backwards, to the beginning of its animations", arguments: Way.allCases)
  func reverses(way: Way) {
    let log = Log(scene.stage)
    start(way, on: scene.view, completion: log.completion("block"))
    scene.stage.advance(to: 0.6)
    continueTime(at: -1)
    expectNear(film([0.6, 0.9, 1.2 - 1e-6]), [110, 80, 50], within: 1e-3)
    scene.stage.advance(to: 1.2)
    expectTrue(scene.layer.animationKeys() == nil && scene.stage.isSettled)
    guard way == .blockWithCompletion else { return }
    expectEqual(log.what, ["block true"])
    expectNear(log.times, [1.2])
  }

  @Test("is that of the new superlayer after a move", arguments: Way.allCases)
  func moves(way: Way) {
    other.layer.speed = 0
    start(way, on: scene.view)
    scene.stage.advance(to: 0.5)
    other.layer.timeOffset = 0.2
    other.addSubview(scene.view)
    expectNear(film([3]), [70])
    scene.window.addSubview(scene.view)
    scene.stage.advance(by: 0)
    expectTrue(scene.layer.animationKeys() == nil)
    let isBlock = way == .ownBlock || way == .sharedBlock || way == .blockWithCompletion
    expectEqual(x(scene.view), (isBlock ? 150 : 50))
  }

  @Test("reports an end once, when all parts of a block have ended, and a removal in it")
  func completions() throws {
    let log = Log(scene.stage)
    func moveBoth(to x: CGFloat) {
      UIView.animate(
        withDuration: 1,
        animations: {
          scene.view.center.x = x
          other.center.x = x
        }, completion: log.completion("block"))
    }
    moveBoth(to: 150)
    scene.stage.advance(to: 0.5)
    pause(scene.layer)
    scene.stage.advance(to: 3)
    expectTrue(log.what == [] && other.layer.animationKeys() == nil)
    resume(scene.layer)
    scene.stage.advance(to: 4)
    expectEqual(log.lines, ["3.5 block true"])
    moveBoth(to: 50)
    scene.stage.advance(to: 4.5)
    pause(scene.layer)
    scene.view.removeFromSuperview()
    scene.stage.advance(to: 6)
    expectEqual(log.lines, ["3.5 block true", "5.0 block false"])
    expectTrue(scene.stage.isSettled)
  }

  @Test("applies to a view that a block animates twice", arguments: [false, true])
  func twice(isSlowBefore: Bool) throws {
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
    expectNear([x(scene.view), scene.opacity, x(other)], [75, 0.75, 100])
    // It can be sought without playing.
    scene.stage.seek(to: 1) {
      expectNear([x(scene.view), scene.opacity, x(other)], [100, 0.5, 150])
    }
    expectNear(x(scene.view), 75)
    try scene.stage.settle()
    expectEqual(log.lines, ["2.0 block true"])
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
      expectNear(x(scene.view), time > 1 ? 50 : 50 + 100 * max(0, time))
    }
    resume(scene.layer)
    scene.stage.advance(by: 3.5)
    expectNear(x(scene.view), 100)
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
    expectNear(film([10, 12.25]), [50, 75])
    scene.stage.advance(to: 13)
    expectTrue(scene.layer.animationKeys() == nil)
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

  @Test("refuses numbers that are not finite")
  func refusals() {
    for value in [Double.nan, .infinity, -.infinity] {
      scene.layer.speed = value
      scene.layer.timeOffset = value
      scene.layer.beginTime = value
    }
    expectEqual([scene.layer.speed, scene.layer.timeOffset, scene.layer.beginTime], [1, 0, 0])
    expectEqual(
      scene.stage.diagnostics.issues.compactMap { $0 as? ViewIssue },
      ["nan", "inf", "-inf"].flatMap { value in
        ["speed", "timeOffset", "beginTime"].map {
          ViewIssue.notFinite(property: $0, owner: "UIView", value: value)
        }
      })
  }

  @Test("can be any finite number", arguments: [1e300, -1e300, 1e-300, 0x1p-1074])
  func extremes(value: Double) throws {
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
    try scene.stage.settle()
  }
}
