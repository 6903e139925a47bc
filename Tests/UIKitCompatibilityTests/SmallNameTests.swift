import Testing
import UIKitCompatibility

extension MainScreenTests {
  @MainActor
  @Suite("Key windows and page curls")
  struct SmallNameTests {
    @Test("a window becomes key without being shown")
    func makeKey() {
      let screen = Screen()
      let window = UIWindow(frame: UIScreen.main.bounds)
      #expect(UIApplication.shared.keyWindow === screen.window)
      window.makeKey()
      #expect(window.isKeyWindow)
      #expect(window.isHidden)
      #expect(!screen.window.isKeyWindow)
      UIScreen.main.remove(window)
      screen.window.makeKey()
      #expect(screen.window.isKeyWindow)
    }

    @Test("a page curl of UIKit is a fade, in both directions")
    func partialCurl() {
      let (screen, modal) = (Screen(), UIViewController())
      modal.modalTransitionStyle = .partialCurl
      modal.modalPresentationStyle = .fullScreen
      #expect(UIModalTransitionStyle.partialCurl.rawValue == 3)
      var count = 0
      screen.root.present(modal, animated: true) { count += 1 }
      screen.wait(0.1)
      let opacity = shownOpacity(modal.view)
      #expect(opacity > 0)
      #expect(opacity < 1)
      screen.settle()
      modal.dismiss(animated: true) { count += 1 }
      screen.settle()
      #expect(count == 2)
      #expect(modal.view.window == nil)
    }
  }
}
