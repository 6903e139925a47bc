import HeadlessStage
import HeadlessViews
import Testing
import Transitioning

/// A controller that records its last appearance callback.
private final class Card: UIViewController {
  var last = ""

  override func viewWillAppear(_ animated: Bool) { last = "viewWillAppear" }
  override func viewDidAppear(_ animated: Bool) { last = "viewDidAppear" }
  override func viewWillDisappear(_ animated: Bool) { last = "viewWillDisappear" }
  override func viewDidDisappear(_ animated: Bool) { last = "viewDidDisappear" }
}

@MainActor
@Suite("A presentation in a context that another presentation covers")
struct CoveredContextTests {
  @Test("ends with its controller disappeared; the controller appears with the context again")
  func covered() throws {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    let context = UINavigationController(rootViewController: UIViewController())
    let (tabs, cover, card) = (UITabBarController(), UIViewController(), Card())
    tabs.viewControllers = [context]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    try stage.settle()
    cover.modalPresentationStyle = .fullScreen
    card.modalPresentationStyle = .currentContext
    tabs.present(cover, animated: true)
    context.topViewController?.present(card, animated: true)
    try stage.settle()
    #expect(cover.viewIfLoaded?.window != nil)
    #expect(card.viewIfLoaded?.window == nil)
    #expect(card.last == "viewDidDisappear")
    tabs.dismiss(animated: true)
    try stage.settle()
    #expect(card.viewIfLoaded?.window != nil)
    #expect(card.last == "viewDidAppear")
  }
}
