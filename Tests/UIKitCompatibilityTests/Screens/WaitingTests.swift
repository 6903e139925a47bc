import UIKitCompatibility
import XCTest

/// Waiting by XCTest's expectations: one line makes the main run loop play the main screen.
final class WaitingTests: XCTestCase {
  private var window: UIWindow!

  override func setUp() {
    UIScreen.main.playback = .everyTurn
    window = UIWindow()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
  }

  override func tearDown() {
    UIScreen.main.remove(window)
    window = nil
  }

  func testPresentingAndDismissing() {
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    let hasCome = expectation(description: "has come")
    window.rootViewController!.present(modal, animated: true) { hasCome.fulfill() }
    waitForExpectations(timeout: 30)
    XCTAssertEqual(window.rootViewController!.presentedViewController, modal)
    XCTAssertNotNil(modal.view.window)

    let hasGone = expectation(description: "has gone")
    modal.dismiss(animated: true) { hasGone.fulfill() }
    wait(for: [hasGone], timeout: 30)
    XCTAssertNil(window.rootViewController!.presentedViewController)
  }

  func testAnimating() {
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    let hasEnded = expectation(description: "has ended")
    UIView.animate(withDuration: 0.5, animations: { view.alpha = 0 }) { finished in
      XCTAssertTrue(finished)
      hasEnded.fulfill()
    }
    XCTAssertEqual(view.alpha, 0)
    wait(for: [hasEnded], timeout: 30)
    XCTAssertEqual(view.layer.presentation()!.opacity, 0)
  }
}
