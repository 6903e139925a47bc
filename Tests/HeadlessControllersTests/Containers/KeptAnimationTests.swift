import Expectations
import Transitioning

@MainActor
@Suite("An animation of a page that is not to be removed at its end")
struct KeptAnimationTests {
  private let stage = Stage()
  private let window: UIWindow
  private let page = UIViewController()
  private let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    window = UIWindow(stage: stage)
    page.view.addSubview(dot)
    window.makeKeyAndVisible()
  }

  /// Shows the page in a container, and returns how another page comes and goes.
  private func show(in container: String) -> (leave: () -> Void, comeBack: () -> Void) {
    let other = UIViewController()
    switch container {
    case "stack":
      let stack = UINavigationController(rootViewController: page)
      window.rootViewController = stack
      return (
        { stack.pushViewController(other, animated: true) },
        { stack.popViewController(animated: true) }
      )
    case "tabs":
      let tabs = UITabBarController()
      tabs.viewControllers = [page, other]
      window.rootViewController = tabs
      return ({ tabs.selectedIndex = 1 }, { tabs.selectedIndex = 0 })
    default:
      window.rootViewController = page
      other.modalPresentationStyle = .fullScreen
      return (
        { page.present(other, animated: true) }, { page.dismiss(animated: true) }
      )
    }
  }

  @Test(
    "goes on when the page is back, and lets the stage settle meanwhile (Animations 14, 43)",
    arguments: ["stack", "tabs", "full-screen modal"])
  func spinner(container: String) throws {
    let (leave, comeBack) = show(in: container)
    stage.advance(by: 0)
    for (key, isRemoved) in [("kept", false), ("plain", true)] {
      let spin = CABasicAnimation(\.opacity, from: 0, to: 1)
      (spin.duration, spin.repeatCount, spin.isRemovedOnCompletion) = (1, .infinity, isRemoved)
      dot.layer.add(spin, forKey: key)
    }
    stage.advance(by: 0)
    leave()
    try stage.settle()
    expectTrue(dot.window == nil && dot.layer.animationKeys() == ["kept"])
    comeBack()
    stage.advance(by: 2)
    expectTrue(dot.window === window && dot.layer.animationKeys() == ["kept"])
    #expect(throws: SettleError.self) { try stage.settle() }
    stage.advance(to: stage.now.rounded(.up) + 0.625)
    expectEqual(dot.layer.presentationProperties.opacity, 0.625)
  }
}
