import Foundation
import HeadlessStage
import HeadlessViews
import TestSupport
import Expectations

@Suite("Fingers and a property animator")
@MainActor
struct PropertyAnimatorTouchTests {
  let scene = Scene()

  /// An animator that moves the view from x = 0…100 to 300…400, halfway there.
  func mover(_ prepare: (UIViewPropertyAnimator) -> Void = { _ in }) -> UIViewPropertyAnimator {
    scene.stage.advance(by: 0)
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { scene.view.center.x = 350 }
    prepare(animator)
    animator.startAnimation()
    scene.stage.advance(by: 1)
    return animator
  }

  func hit(x: CGFloat, y: CGFloat = 50) -> UIView? {
    scene.window.hitTest(CGPoint(x: x, y: y))
  }

  // Rules: PropertyAnimators 50.
  @Test("hit a view where it is shown, running and paused, and where it is afterwards")
  func presentation() {
    let animator = mover()
    expectTrue(hit(x: 200) === scene.view)
    expectTrue(hit(x: 350) === scene.window)
    animator.fractionComplete = 0
    expectTrue(hit(x: 50) === scene.view)
    expectTrue(hit(x: 350) === scene.window)
    animator.startAnimation()
    scene.stage.advance(by: 9)
    expectTrue(hit(x: 350) === scene.view)
    expectTrue(hit(x: 50) === scene.window)
  }

  @Test(
    "hit a view at its model when hit testing is manual, at any time (PropertyAnimators 50)")
  func manual() {
    let animator = mover { $0.isManualHitTestingEnabled = true }
    expectTrue(hit(x: 200) === scene.window)
    expectTrue(hit(x: 350) === scene.view)
    animator.isManualHitTestingEnabled = false
    expectTrue(hit(x: 200) === scene.view)
    expectTrue(hit(x: 350) === scene.window)
  }

  @Test(
    "end at a view that does not allow touches, and reach nothing behind it (PropertyAnimators 35)")
  func swallowed() {
    let behind = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    scene.window.insertSubview(behind, at: 0)
    let animator = mover { $0.isUserInteractionEnabled = false }
    expectTrue(hit(x: 350) == nil)
    expectTrue(hit(x: 20) === behind)
    animator.isUserInteractionEnabled = true
    expectTrue(!animator.isUserInteractionEnabled)
    expectEqual(scene.stage.diagnostics.issues.count, 1)
    animator.stopAnimation(true)
    expectTrue(hit(x: 200) === scene.view)
  }

  @Test("hit subviews of a view that grows and rotates where they are shown (PropertyAnimators 50)")
  func geometry() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 100))
    scene.view.addSubview(inner)
    scene.stage.advance(by: 0)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      scene.view.bounds.size.width = 300
      inner.center.x = 300
    }
    animator.fractionComplete = 0.5
    // The view is shown at -50…150 and its inner view at 145…165 of that.
    expectTrue(hit(x: 149) === inner.superview)
    expectTrue(hit(x: 151) === scene.window)
    expectTrue(hit(x: 98) === inner)
    expectTrue(hit(x: 92) === scene.view)
    animator.stopAnimation(true)
  }

  @Test("do not hit a view while it is flattened (PropertyAnimators 50)")
  func flattened() {
    scene.view.bounds.size.width = 0
    scene.stage.advance(by: 0)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      scene.view.bounds.size.width = 100
    }
    animator.fractionComplete = 0
    expectTrue(hit(x: 50) === scene.window)
    animator.fractionComplete = 0.5
    expectTrue(hit(x: 50) === scene.view)
    expectTrue(hit(x: 20) === scene.window)
    animator.stopAnimation(true)
  }
}
