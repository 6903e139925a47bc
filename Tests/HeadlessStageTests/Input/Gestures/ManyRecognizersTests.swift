import Foundation
import HeadlessViews
import TestSupport
import Expectations

@testable import HeadlessStage

@MainActor
@Suite("Many recognizers and fingers")
struct ManyRecognizersTests {
  private let scene = Scene()

  private func field() -> UIView {
    let view = UIView(frame: scene.window.bounds)
    scene.window.addSubview(view)
    scene.stage.advance(by: 0)
    return view
  }

  @Test("in a chain of required failures leave the tap to the one that requires none")
  func chain() {
    let view = field()
    var calls: [Int] = []
    let taps = (0..<50).map { index in UITapGestureRecognizer { _ in calls.append(index) } }
    for (tap, next) in zip(taps, taps.dropFirst()).reversed() { tap.require(toFail: next) }
    taps[49].require(toFail: taps[0])
    expectEqual(scene.stage.diagnostics.issues.count, 1)
    for tap in taps { view.addGestureRecognizer(tap) }
    for _ in 0..<2 {
      scene.stage.tap(at: CGPoint(x: 9, y: 9))
      scene.stage.advance(by: 1)
    }
    expectEqual(calls, [49, 49])
    expectTrue(taps.allSatisfy { $0.state == .possible })
  }

  @Test("delay a tap until the last of a hundred double taps has failed")
  func star() {
    let view = field()
    var calls = 0
    let tap = UITapGestureRecognizer { _ in calls += 1 }
    view.addGestureRecognizer(tap)
    for _ in 0..<100 {
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      view.addGestureRecognizer(double)
      tap.require(toFail: double)
    }
    scene.stage.tap(at: CGPoint(x: 9, y: 9))
    scene.stage.advance(by: 0.1)
    expectEqual(calls, 0)
    scene.stage.advance(by: 1)
    expectEqual(calls, 1)
  }

  @Test("stay down and are lifted in any order")
  func fingers() {
    let view = field()
    view.isMultipleTouchEnabled = true
    let fingers = (0..<20).map { _ in scene.stage.touchDown(at: CGPoint(x: 9, y: 9)) }
    expectEqual(scene.stage.fingers, fingers)
    for finger in fingers.dropFirst(10) { finger.lift() }
    expectEqual(scene.stage.fingers, Array(fingers.prefix(10)))
    for finger in fingers.prefix(10).reversed() { finger.cancel() }
    expectTrue(scene.stage.fingers.isEmpty)
  }
}
