import Expectations
import UIKitCompatibility

extension MainScreenTests {
  @MainActor
  @Suite("Key windows and page curls")
  struct SmallNameTests {
    @Test("a window becomes key without being shown")
    func makeKey() {
      let screen = Screen()
      let window = UIWindow(frame: UIScreen.main.bounds)
      expectTrue(UIApplication.shared.keyWindow === screen.window)
      window.makeKey()
      expectTrue(window.isKeyWindow)
      expectTrue(window.isHidden)
      expectTrue(!screen.window.isKeyWindow)
      UIScreen.main.remove(window)
      screen.window.makeKey()
      expectTrue(screen.window.isKeyWindow)
    }

    @Test("a page curl of UIKit is a fade, in both directions")
    func partialCurl() {
      let (screen, modal) = (Screen(), UIViewController())
      modal.modalTransitionStyle = .partialCurl
      modal.modalPresentationStyle = .fullScreen
      expectEqual(UIModalTransitionStyle.partialCurl.rawValue, 3)
      var count = 0
      screen.root.present(modal, animated: true) { count += 1 }
      screen.wait(0.1)
      let opacity = shownOpacity(modal.view)
      expectTrue(opacity > 0)
      expectTrue(opacity < 1)
      screen.settle()
      modal.dismiss(animated: true) { count += 1 }
      screen.settle()
      expectEqual(count, 2)
      expectTrue(modal.view.window == nil)
    }
  }
}
