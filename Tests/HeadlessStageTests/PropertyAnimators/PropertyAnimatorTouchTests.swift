import Foundation
import HeadlessStage
import HeadlessViews
import StageSupport
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

  /// The view that is hit at each place.
  func hits(_ xs: CGFloat...) -> [UIView?] { xs.map { hit(x: $0) } }

  // Rules: PropertyAnimators 50.
  @Test(
    """
    hit a view where it is shown, running and paused, and where it is afterwards; at its model \
    while hit testing is manual
    """)
  func presentation() {
    let animator = mover { $0.isManualHitTestingEnabled = true }
    expectEqual(hits(200, 350), [scene.window, scene.view])
    animator.isManualHitTestingEnabled = false
    expectEqual(hits(200, 350), [scene.view, scene.window])
    animator.fractionComplete = 0
    expectEqual(hits(50, 350), [scene.view, scene.window])
    animator.startAnimation()
    scene.stage.advance(by: 9)
    expectEqual(hits(50, 350), [scene.window, scene.view])
  }

  @Test(
    "end at a view that does not allow touches, and reach nothing behind it (PropertyAnimators 35)")
  func swallowed() {
    let behind = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    scene.window.insertSubview(behind, at: 0)
    let animator = mover { $0.isUserInteractionEnabled = false }
    expectEqual(hits(350, 20), [nil, behind])
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
    expectEqual(hits(92, 98, 149, 151), [scene.view, inner, scene.view, scene.window])
    animator.stopAnimation(true)
    // A view is not hit while it is flattened.
    scene.view.bounds.size.width = 0
    scene.stage.advance(by: 0)
    let widener = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      scene.view.bounds.size.width = 100
    }
    inner.removeFromSuperview()
    widener.fractionComplete = 0
    expectEqual(hits(50), [scene.window])
    widener.fractionComplete = 0.5
    expectEqual(hits(50, 20), [scene.view, scene.window])
    widener.stopAnimation(true)
  }
}
