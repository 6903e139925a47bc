import Foundation
import HeadlessControllers
import HeadlessStage
import HeadlessViews
import StageSupport
import TestFormulas
import Expectations

@MainActor
@Suite("A released scroll view")
struct ScrollReleaseTests {
  /// The friction of a deceleration rate, per second.
  func friction(_ rate: Double = 0.998) -> Double { -1000 * log(rate) }

  /// The offset at an instant, by seeking.
  func offset(_ scene: ScrollScene, at time: Double) -> Double {
    scene.stage.seek(to: time) { scene.offset }
  }

  @Test(
    "slows down by the exact law, and ends at the place and time of that law",
    arguments: [0.998, 0.99])
  func decay(rate: Double) throws {
    let scene = ScrollScene(height: 20_000)
    scene.view.decelerationRate = .init(rawValue: rate)
    let start = scene.flick(1000)
    let (begin, k) = (scene.stage.now, friction(rate))
    expectTrue(scene.view.isDecelerating)
    expectLess(50, start)
    let duration = log(1000 / 10) / k
    let errors = [0.0, 0.004, 0.1, 0.4, duration - 1e-6].map { time in
      scene.stage.advance(to: begin + time)
      return scene.offset - (start + 1000 / k * (1 - exp(-k * time)))
    }
    expectTrue(errors.allSatisfy { abs($0) < 1e-8 }, "\(errors)")
    try scene.stage.settle()
    expectNear(scene.offset, start + (1000 - 10) / k)
    expectNear(scene.stage.now - begin, duration)
    let log = scene.witness.log
    expectEqual(
      log.what,
      [
        "begin dragging", "lift", "end dragging true", "begin decelerating", "end decelerating",
      ])
    expectEqual(log.times.last, scene.stage.now)
    expectTrue(scene.stage.isSettled)
  }

  @Test("of 2000 points per second rests after 993 points, within 1, as measured on iOS 26.1")
  func measured() throws {
    let scene = ScrollScene(height: 20_000)
    let start = scene.flick(2000)
    try scene.stage.settle()
    expectNear(scene.offset - start, 993, within: 1.1, "\(scene.offset - start)")
  }

  @Test(
    "notifies at each frame and at the end, and the frames do not depend on the steps of the clock")
  func frames() throws {
    var offsets: [[CGPoint]] = []
    for steps in [1, 13, 400] {
      let scene = ScrollScene(height: 1600)
      scene.stage.flick(
        from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), velocity: 2500)
      for step in 1...steps { scene.stage.advance(to: 6 * Double(step) / Double(steps)) }
      offsets.append(scene.witness.offsets)
    }
    expectTrue(offsets[0].count > 60 && offsets[0] == offsets[1] && offsets[0] == offsets[2])
  }

  @Test("has the same offset at the same instant at any frame rate")
  func frameRates() throws {
    var ends: [(Double, Double)] = []
    var samples: [[Double]] = []
    for rate in [30.0, 60, 120] {
      let scene = ScrollScene(height: 1200, frameRate: rate)
      let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 700))
      finger.move(byX: 0, y: -10)
      scene.stage.advance(by: 0.1)
      finger.move(byX: 0, y: -250)
      finger.lift()
      samples.append(stride(from: 0.1, to: 3, by: 0.0317).map { offset(scene, at: $0) })
      try scene.stage.settle()
      ends.append((scene.offset, scene.stage.now))
    }
    expectTrue(samples[0] == samples[1] && samples[0] == samples[2])
    expectTrue(ends.allSatisfy { $0 == ends[0] } && ends[0].0 == 400)
  }

  @Test(
    "moves beyond an edge and returns with continuous position and velocity", arguments: [1, -1])
  func bounce(way: Double) throws {
    let scene = ScrollScene(height: 1600)
    scene.view.contentOffset.y = 400
    let start = scene.flick(way * 2000)
    let begin = scene.stage.now
    let (k, edge) = (friction(), way > 0 ? 800.0 : 0)
    // The time at which the decay reaches the edge, and the velocity there.
    let part = (edge - start) / (way * 2000 / k)
    let crossing = -log(1 - part) / k
    let speed = way * 2000 * (1 - part)
    expectLess(0, part)
    expectLess(part, 1)
    let step = 1e-4
    let at = { (time: Double) in offset(scene, at: begin + crossing + time) }
    let there = stride(from: step - crossing, to: -step, by: 0.01).map { time in
      at(time) - (start + way * 2000 / k * (1 - exp(-k * (time + crossing))))
    }
    let back = stride(from: 0, to: 0.8, by: 0.01).map { time in
      at(time) - (edge + speed * time * exp(-11 * time))
    }
    expectTrue((there + back).allSatisfy { abs($0) < 1e-6 })
    for offset in [at(-1e-9), at(1e-9)] { expectNear(offset, edge, within: 1e-5) }
    let speeds = [(at(0) - at(-step)) / step, (at(step) - at(0)) / step]
    expectNear(speeds, [speed, speed], within: abs(speed) * 3e-3)
    try scene.stage.settle()
    expectEqual(scene.offset, edge)
    expectEqual(scene.witness.log.what.last, "end decelerating")
  }

  @Test("beyond an edge returns with the velocity that it had on the rubber band")
  func fromBeyond() throws {
    let scene = ScrollScene(height: 1600)
    let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 100))
    finger.move(byX: 0, y: 10)
    for _ in 0..<6 {
      scene.stage.advance(by: 1 / 60.0)
      finger.move(byX: 0, y: 20)
    }
    let (start, begin) = (scene.offset, scene.stage.now)
    finger.lift()
    // The finger moves at 1200 points a second, 120 points beyond the edge.
    let give = 1 + 120 * 0.55 / 800
    let speed = -1200 * 0.55 / (give * give)
    let drive = speed + 11 * start
    let errors = stride(from: 0, to: 0.6, by: 0.05).map { time in
      offset(scene, at: begin + time) - (start + drive * time) * exp(-11 * time)
    }
    expectTrue(errors.allSatisfy { abs($0) < 1e-8 })
    try scene.stage.settle()
    expectEqual(scene.offset, 0)
  }

  @Test("beyond an edge and thrown inwards continues into the content")
  func thrownIn() throws {
    let scene = ScrollScene(height: 20_000)
    scene.view.contentOffset.y = -100
    let start = scene.flick(3000, over: 60)
    try scene.stage.settle()
    expectLess(start, 0, "\(start), \(scene.offset)")
    expectLess(30, scene.offset, "\(start), \(scene.offset)")
    let offsets = scene.witness.offsets.map(\.y)
    expectLess(1, offsets.count)
    expectEqual(offsets, offsets.sorted())
  }

  @Test("stops at an edge when it does not bounce")
  func noBounce() throws {
    let scene = ScrollScene(height: 1600)
    scene.view.bounces = false
    _ = scene.flick(3000)
    try scene.stage.settle()
    expectEqual(scene.offset, 800)
    expectTrue(scene.witness.offsets.allSatisfy { $0.y <= 800 })
  }

  @Test(
    "comes to rest at its delegate's target, and starts with its own velocity",
    arguments: [300.0, 1500, 150])
  func target(goal: Double) throws {
    let scene = ScrollScene()
    scene.view.contentOffset.y = 200
    var asked: (CGPoint, CGPoint)?
    scene.witness.whenLifted = { _, velocity, target in
      asked = (velocity, target)
      target.y = goal
    }
    let start = scene.flick(1000)
    let begin = scene.stage.now
    let (velocity, natural) = try #require(asked)
    expectNear(velocity.y, 1)
    expectEqual(velocity.x, 0)
    expectNear(natural.y, start + (1000 - 10) / friction())
    let first = offset(scene, at: begin + 1e-6) - start
    expectNear(first / 1e-6, 1000, within: 1)
    try scene.stage.settle()
    expectEqual(scene.offset, goal)
  }

  @Test("stops at once for a target at its offset, and ignores an impossible target")
  func stays() throws {
    let scene = ScrollScene()
    scene.witness.whenLifted = { view, _, target in target = view.contentOffset }
    let start = scene.flick(1000)
    expectTrue(scene.stage.isSettled)
    expectEqual(scene.offset, start)
    expectEqual(scene.witness.log.what.last, "end dragging false")
    scene.witness.whenLifted = { _, _, target in target.y = .nan }
    _ = scene.flick(1000)
    expectEqual(scene.stage.diagnostics.issues.count, 1)
    expectTrue(scene.view.isDecelerating)
    scene.witness.whenLifted = { _, _, target in target.y = 1e9 }
    _ = scene.flick(1000)
    try scene.stage.settle()
    expectEqual(scene.offset, 3200)
  }

  @Test(
    "pages to the next page when it is fast, and otherwise to the nearest",
    arguments: [(200.0, 100.0, 0.0), (400, 100, 1), (-400, 100, -1), (5000, 100, 1), (250, 250, 1)])
  func pages(velocity: Double, distance: Double, page: Double) throws {
    let scene = ScrollScene(height: 800, width: 2000)
    scene.view.isPagingEnabled = true
    scene.view.contentOffset.x = 800
    let end = CGPoint(x: velocity < 0 ? 200 + distance : 300 - distance, y: 400)
    let start = CGPoint(x: velocity < 0 ? 200 : 300, y: 400)
    scene.stage.flick(from: start, to: end, velocity: abs(velocity))
    try scene.stage.settle()
    expectEqual(scene.view.contentOffset, CGPoint(x: 800 + page * 400, y: 0))
    // A finger that catches the content between two pages releases it to the nearest page.
    scene.view.setContentOffset(CGPoint(x: 1000, y: 0), animated: true)
    scene.stage.advance(by: 0.29)
    scene.stage.touchDown(at: CGPoint(x: 200, y: 400)).lift()
    try scene.stage.settle()
    expectEqual(scene.view.contentOffset.x, (page < 1 ? 800 : 1200))
  }

  @Test("is caught by a finger, with the callback of its end, and released again")
  func caught() throws {
    let scene = ScrollScene()
    _ = scene.flick(2000)
    scene.stage.advance(by: 0.2505)
    let place = scene.offset
    let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 400))
    expectEqual([scene.view.isDecelerating, scene.view.isTracking], [false, true])
    expectEqual(scene.witness.log.what.last, "end decelerating")
    var offsets = [scene.offset]
    scene.stage.advance(by: 1)
    offsets += [scene.offset, Double(scene.witness.offsets.last?.y ?? 0)]
    expectEqual(offsets, [place, place, place])
    finger.move(byX: 0, y: 10)
    finger.move(byX: 0, y: 10)
    expectNear(scene.offset, place - 10)
    finger.lift()
    expectEqual(scene.witness.log.what.suffix(3).first, "begin dragging")
  }

  @Test("that was caught beyond an edge returns when it is released without a drag")
  func caughtBeyond() throws {
    let scene = ScrollScene(height: 900)
    _ = scene.flick(3000)
    scene.stage.advance(by: 0.15)
    let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 400))
    let place = scene.offset
    scene.stage.advance(by: 1)
    expectLess(100, place)
    expectEqual(scene.offset, place)
    finger.lift()
    expectTrue(scene.view.isDecelerating)
    try scene.stage.settle()
    expectEqual(scene.offset, 100)
  }

  @Test("keeps its velocity when its offset is set or its edges change")
  func changes() throws {
    let scene = ScrollScene(height: 100_000)
    scene.view.contentOffset.y = 3000
    let (start, begin) = (scene.flick(1000), scene.stage.now)
    scene.stage.advance(by: 0.3)
    scene.view.contentOffset.y -= 2000
    let k = friction()
    func law(_ time: Double) -> Double { start + 1000 / k * (1 - exp(-k * time)) }
    var offsets = [offset(scene, at: begin + 0.5)]
    scene.stage.advance(by: 0.3)
    scene.view.bounds.origin.y += 500
    scene.stage.advance(by: 0.1)
    offsets.append(scene.offset)
    scene.view.contentSize.height = 2000
    offsets.append(scene.offset)
    try scene.stage.settle()
    offsets.append(scene.offset)
    scene.view.contentSize.height = 500
    offsets.append(scene.offset)
    let expected = [law(0.5) - 2000, law(0.7) - 1500, law(0.7) - 1500, 1200, 0]
    expectNear(offsets, expected, within: 1e-8)
    // Without a stage it scrolls at once.
    scene.view.removeFromSuperview()
    scene.view.contentSize.height = 1000
    scene.view.setContentOffset(CGPoint(x: 0, y: 150), animated: true)
    expectEqual(scene.offset, 150)
  }

  @Test("follows the last request: an offset stops it, with and without animation")
  func setOffset() throws {
    let scene = ScrollScene()
    _ = scene.flick(2000)
    scene.view.setContentOffset(scene.view.contentOffset, animated: false)
    expectTrue(!scene.view.isDecelerating && scene.stage.isSettled)
    let start = scene.offset
    scene.view.setContentOffset(CGPoint(x: 0, y: start + 200), animated: true)
    let begin = scene.stage.now
    let errors = [0.05, 0.1123, 0.2].map { time in
      scene.stage.advance(to: begin + time)
      return scene.offset - (start + 200 * easeInOut(at: time / 0.3))
    }
    expectTrue(errors.allSatisfy { abs($0) < 1e-6 } && !scene.view.isDecelerating)
    try scene.stage.settle()
    expectNear(scene.stage.now - begin, 0.3)
    expectEqual(scene.offset, start + 200)
    scene.view.setContentOffset(scene.view.contentOffset, animated: true)
    try scene.stage.settle()
    expectEqual(scene.witness.log.what.suffix(2), ["end decelerating", "end animation"])
    scene.view.setContentOffset(CGPoint(x: 0, y: CGFloat.nan), animated: true)
    expectEqual(scene.stage.diagnostics.issues.count, 1)
  }

  @Test("shows a rectangle by the smallest possible way")
  func rectangle() throws {
    let scene = ScrollScene()
    let view = scene.view
    view.contentInset = UIEdgeInsets(top: 50, bottom: 20)
    let places: [(CGFloat, CGFloat, Double)] = [
      (0, 100, -50), (700, 200, 120), (300, 100, 120), (100, 10, 50), (3900, 100, 3220),
      (0, 10, -50),
      (500, 2000, 450), (-500, 5000, 450), (3990, 500, 3220),
    ]
    let offsets = places.map { y, height, _ in
      view.scrollRectToVisible(
        CGRect(x: 0, y: y, width: 10, height: height), animated: false)
      return scene.offset
    }
    expectEqual(offsets, places.map(\.2))
    view.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 1, height: 1), animated: true)
    try scene.stage.settle()
    expectTrue(scene.offset == 950 && scene.witness.log.what == ["end animation"])
    view.scrollRectToVisible(CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1), animated: true)
    expectEqual(scene.stage.diagnostics.issues.count, 1)
  }

  @Test("has its future offset at each instant that is sought, without a callback")
  func seek() throws {
    let scene = ScrollScene()
    let start = scene.flick(2000)
    let (now, told, count) = (
      scene.stage.now, scene.witness.offsets.count, scene.witness.log.what.count
    )
    let later = offset(scene, at: now + 1)
    expectLess(start + 500, later)
    expectLess(later, offset(scene, at: now + 100))
    expectEqual([scene.offset, offset(scene, at: 0)], [start, start])
    expectEqual(scene.witness.offsets.count, told)
    expectEqual(scene.witness.log.what.count, count)
    let list = scene.stage.seek(to: now + 1) { scene.view.layer.presentationProperties }
    expectNear(list.bounds.origin.y, later)
    scene.stage.advance(to: now + 1)
    expectNear(scene.offset, later)
  }
}
