import Expectations
import ControllerSupport
import Transitioning

@MainActor
@Suite("A transition whose container leaves its window")
struct LeftWindowTests {
  @Test("ends, and leaves nothing of the former root", arguments: [true, false])
  func otherRoot(isPushed: Bool) throws {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    weak var page: UIViewController?
    var hasEnded = false
    func begin() {
      let root = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      navigation.delegate = TransitionNavigationControllerDelegate.shared
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      stage.advance(by: 0)
      let next = UIViewController()
      page = next
      next.transitionController.transition = TimedTransition(2) {
        $0.animate($0.foreView, \.opacity, back: 0, fore: 1)
        $0.deferToCompletion { hasEnded = true }
        $0.endAfterAnimations()
      }
      if isPushed {
        navigation.pushViewController(next, animated: true)
      } else {
        root.present(next, animated: true)
      }
      stage.advance(by: 0)
      stage.advance(by: 0.1)
    }
    begin()
    expectTrue(!hasEnded && page != nil)
    window.rootViewController = UIViewController()
    try stage.settle()
    expectTrue(hasEnded)
    expectTrue(page == nil)
    #if TRANSITIONING_ON_UIKIT
      // Nothing waits for an animation off the screen.
      if isPushed { expectLess(stage.now, 0.5, "\(stage.now)") }
    #endif
  }
}
