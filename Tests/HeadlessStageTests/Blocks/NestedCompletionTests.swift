import Foundation
import HeadlessViews
import StageSupport
import Expectations

@testable import HeadlessStage

@MainActor
@Suite("The completion of an enclosing animation block")
struct NestedCompletionTests {
  private let scene = Scene()

  private let log = Log()

  @Test("waits for keyframes that are its only content (WWDC17-230)")
  func keyframes() throws {
    UIView.animate(withDuration: 0.6) {
      UIView.animateKeyframes(withDuration: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { scene.view.alpha = 0 }
      } completion: { [log] _ in
        log.note("inner")
      }
    } completion: { [log] in
      log.note("outer \($0)")
    }
    scene.stage.advance(by: 0.5)
    expectTrue(log.what.isEmpty)
    try scene.stage.settle()
    expectNear(scene.stage.now, 0.6)
    expectEqual(log.take(), ["inner", "outer true"])
    // A block that animates nothing does not wait.
    UIView.animate(withDuration: 0.2) {
      UIView.animateKeyframes(withDuration: 0.2) {}
    } completion: { [log] _ in
      log.note("outer")
    }
    scene.stage.advance(by: 0)
    expectEqual(log.what, ["outer"])
  }

  @Test("waits for blocks of any depth and delay, but not for an endless repetition inside one")
  func depths() throws {
    var ends: [Double] = []
    UIView.animate(withDuration: 0.2) {
      UIView.animate(withDuration: 0.2, delay: 0.3) {
        UIView.animate(
          withDuration: 0.5, options: .overrideInheritedDuration,
          animations: { scene.view.alpha = 0 })
      }
      UIView.animate(withDuration: 0.2, options: .repeat) { scene.view.center.x += 10 }
    } completion: { [scene] _ in
      ends.append(scene.stage.now)
    }
    scene.stage.advance(by: 2)
    expectNear(ends, [0.8])
  }
}
