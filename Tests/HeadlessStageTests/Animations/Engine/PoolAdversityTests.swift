import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves
import TestSupport
import Expectations

@MainActor
@Suite("Many small animations side by side")
struct PoolAdversityTests {
  let scene = Scene()

  private func views(_ count: Int) -> [UIView] {
    let views = (0..<count).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    for view in views { scene.window.addSubview(view) }
    scene.stage.advance(by: 0)
    return views
  }

  /// Moves a view in a block of its own, eased by a curve.
  private func move(
    _ view: UIView, to x: CGFloat, for duration: Double = 1, delay: Double = 0,
    _ curve: MediaTimingFunction = .linear
  ) {
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(curve)
    UIView.animate(withDuration: duration, delay: delay) { view.center.x = x }
    CATransaction.commit()
  }

  private func x(_ view: UIView) -> Double { Double(view.layer.presentationProperties.position.x) }

  @Test("stay right while others are added and removed all the time", arguments: [1, 7])
  func arrivals(delays: Int) {
    let views = views(40)
    let steady = views[0]
    move(steady, to: 150, for: 1000)
    var begins = Array(repeating: 0.0, count: views.count)
    for step in 1...1000 {
      let now = Double(step) / 10
      scene.stage.advance(to: now)
      let index = 1 + step % 39
      let delay = Double(step % delays) / 10
      views[index].layer.removeAllAnimations()
      views[index].center.x = 50
      move(views[index], to: 150, for: 2, delay: delay)
      begins[index] = now + delay
      guard step % 100 == 0 else { continue }
      scene.stage.advance(by: 0)
      expectTrue(isClose(x(steady), 50 + now / 10))
      for index in 1..<40 {
        let fraction = min(max((now - begins[index]) / 2, 0), 1)
        expectTrue(isClose(x(views[index]), 50 + 100 * fraction))
      }
    }
    #expect(throws: Never.self) { try scene.stage.settle(within: 1000) }
    expectTrue(isClose(scene.stage.now, 1000))
  }

  @Test("can be stopped in the middle of others with the same end", arguments: [1, 2, 3, 50])
  func removal(every step: Int) {
    let views = views(100)
    for view in views { move(view, to: 150) }
    scene.stage.advance(to: 0.5)
    for index in stride(from: 0, to: 100, by: step) { views[index].layer.removeAllAnimations() }
    for (index, view) in views.enumerated() where index % step == 0 { move(view, to: 250) }
    for (index, view) in views.enumerated() {
      expectTrue(isClose(x(view), index % step == 0 ? 150 : 100))
    }
    scene.stage.advance(to: 0.75)
    for (index, view) in views.enumerated() {
      expectTrue(isClose(x(view), index % step == 0 ? 175 : 125))
    }
    scene.stage.advance(to: 1)
    for (index, view) in views.enumerated() {
      expectEqual((view.layer.animationKeys() == nil), (index % step != 0))
    }
    scene.stage.advance(to: 1.5)
    expectTrue(scene.stage.isSettled)
  }

  @Test("follow any curve, jumps and vertical tangents too")
  func curves() {
    var curves: [MediaTimingFunction] = (0..<40).map { index in
      MediaTimingFunction(controlPoints: Double(index) / 40, 0.1, 0.3, 1)
    }
    curves += Steps.Jump.allCases.map { MediaTimingFunction(Steps(3, $0)) }
    curves += [
      MediaTimingFunction(controlPoints: 0, 1, 1, 0),
      MediaTimingFunction(controlPoints: 0, 1, 0, 1),
      MediaTimingFunction(controlPoints: 1, 0, 1, 0),
      MediaTimingFunction(PiecewiseLinear(outputs: [0.25, 0.5, 0.1, 1])),
      MediaTimingFunction(controlPoints: 0.3, -2, 0.7, 3).reversed(),
    ]
    let views = views(curves.count)
    // A running animation makes the pool show a frame at the very beginning.
    move(scene.view, to: 150, for: 100)
    scene.stage.advance(to: 1)
    for (view, curve) in zip(views, curves) { move(view, to: 150, for: 2, curve) }
    for instant in [1, 1.001, 1.25, 1.777, 2, 2.9, 2.999] {
      scene.stage.advance(to: instant)
      for (view, curve) in zip(views, curves) {
        expectTrue(isClose(x(view), 50 + 100 * curve.value(at: (instant - 1) / 2), 1e-7))
      }
    }
    scene.stage.advance(to: 3)
    expectTrue(views.allSatisfy { $0.layer.animationKeys() == nil })
  }

  @Test("release the curves that no animation uses")
  func manyCurves() {
    let views = views(2)
    move(views[0], to: 150, for: 10_000)
    // There are more curves than the cache holds, over and over.
    for step in 1...900 {
      let curve = MediaTimingFunction(controlPoints: Double(step % 300) / 300, 0.1, 0.3, 1)
      views[1].center.x = 50
      move(views[1], to: 150, for: 1, curve)
      scene.stage.advance(to: Double(step) - 0.5)
      if step % 50 == 0 { expectTrue(isClose(x(views[1]), 50 + 100 * curve.value(at: 0.5), 1e-7)) }
      scene.stage.advance(to: Double(step))
    }
    expectTrue(isClose(x(views[0]), 59))
  }

  @Test("show their end beyond it, as larger ones do", arguments: [false, true])
  func beyondTheEnd(hasCompletion: Bool) {
    let (view, layer) = (scene.view, scene.layer)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0 },
      completion: hasCompletion ? { _ in } : nil)
    scene.stage.advance(by: 0)
    view.alpha = 0.75
    expectEqual(scene.stage.seek(to: 2) { scene.opacity }, 0)
    layer.speed = 0
    layer.timeOffset = 2
    expectEqual(scene.opacity, 0)
    layer.timeOffset = -1
    expectEqual(scene.opacity, 1)
    expectEqual(scene.stage.seek(to: 2) { scene.opacity }, 1)
  }
}
