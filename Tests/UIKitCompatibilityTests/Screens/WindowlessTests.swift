import UIKitCompatibility
import XCTest

/// Views in no window while there is no stage but the main screen, as at the start of a program.
final class WindowlessTests: XCTestCase {
  override func setUp() {
    UIScreen.main.playback = .everyTurn
    // The new stage is the current one until it is deallocated; then the main screen is.
    _ = Stage()
  }

  func testAnimating() {
    let view = UIView()
    let hasEnded = expectation(description: "has ended")
    UIView.animate(withDuration: 0.2, animations: { view.alpha = 0 }) { _ in hasEnded.fulfill() }
    XCTAssertEqual(view.alpha, 0)
    wait(for: [hasEnded], timeout: 30)
  }

  func testTransitioning() {
    let view = UIView()
    let hasEnded = expectation(description: "has ended")
    UIView.transition(with: view, duration: 0.2, options: .transitionCrossDissolve) {
      view.backgroundColor = .red
    } completion: { _ in
      hasEnded.fulfill()
    }
    wait(for: [hasEnded], timeout: 30)
  }

  func testPropertyAnimator() {
    let view = UIView()
    let hasEnded = expectation(description: "has ended")
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { position in
      XCTAssertEqual(position, .end)
      hasEnded.fulfill()
    }
    animator.startAnimation()
    wait(for: [hasEnded], timeout: 30)
    XCTAssertEqual(animator.state, .inactive)
  }

  func testImplicitTransaction() {
    let layer = CALayer()
    let hasEnded = expectation(description: "has ended")
    CATransaction.setCompletionBlock { hasEnded.fulfill() }
    layer.opacity = 0
    wait(for: [hasEnded], timeout: 30)
  }

  func testAddedAnimation() {
    let (layer, delegate) = (CALayer(), Delegate())
    let hasStopped = expectation(description: "has stopped")
    delegate.whenStopped = { hasStopped.fulfill() }
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    animation.delegate = delegate
    layer.add(animation, forKey: "fade")
    wait(for: [hasStopped], timeout: 30)
  }
}

private final class Delegate: NSObject, CAAnimationDelegate {
  var whenStopped: () -> Void = {}

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { whenStopped() }
}
