import TestSupport
import Testing
import Transitioning

@MainActor
@Suite("A view controller")
struct ViewControllerTests {
  private let scene = ControllerScene()

  @Test("loads its view when the view is read, once (ViewControllers 1, 3)")
  func loading() {
    let controller = scene.controller("B")
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    #expect(scene.log.take() == [])
    let view: UIView = controller.view
    controller.loadViewIfNeeded()
    #expect(controller.view === view)
    #expect(controller.viewIfLoaded === view)
    #expect(scene.log.take() == ["B.loadView", "B.viewDidLoad"])
  }

  @Test("takes the view that loadView assigned (ViewControllers 2)")
  func ownView() {
    final class Custom: UIViewController {
      let made = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      override func loadView() { view = made }
    }
    let controller = Custom()
    #expect(controller.view === controller.made)
    #expect(controller.view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("has a plain view if loadView makes none, or reads the view")
  func plainView() {
    final class Forgetful: UIViewController {
      override func loadView() {}
    }
    final class Circular: UIViewController {
      override func loadView() { view.backgroundColor = .white }
    }
    #expect(Forgetful().view != nil)
    #expect(Circular().view.backgroundColor == .white)
  }

  @Test("unloads its view when it is set to nil, and loads another (ViewControllers 4)")
  func unloading() {
    let controller = scene.controller("B")
    let first: UIView = controller.view
    controller.view = nil
    #expect(!controller.isViewLoaded)
    _ = scene.log.take()
    #expect(controller.view !== first)
    #expect(scene.log.take() == ["B.loadView", "B.viewDidLoad"])
  }

  @Test("loads nothing if its view was set directly (ViewControllers 4)")
  func settingByHand() {
    let controller = scene.controller("B")
    let view = UIView()
    controller.view = view
    #expect(controller.view === view)
    #expect(scene.log.take() == [])
  }

  @Test("shares its view with no other controller (ViewControllers 6)")
  func takingOver() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var first: LoggingViewController? = scene.controller("A")
    first?.view = view
    let second = scene.controller("B")
    second.view = view
    #expect(first?.isViewLoaded == false)
    first = nil
    scene.log.includesLayout = true
    view.layoutIfNeeded()
    #expect(scene.log.take() == ["B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews"])
  }

  @Test("loads without animating, even within an animation block (ViewControllers 5)")
  func loadingUnanimated() {
    final class Moving: UIViewController {
      let inner = UIView()
      override func viewDidLoad() { inner.center = CGPoint(x: 100, y: 100) }
    }
    let controller = Moving()
    UIView.animate(withDuration: 1) { controller.loadViewIfNeeded() }
    #expect(controller.inner.layer.animationKeys() == nil)
  }

  @Test("makes a view as large as the screen, which grows with its superview")
  func initialSize() {
    let controller = scene.controller("B")
    scene.back.present(controller, animated: false)
    #expect(controller.view.bounds == scene.stage.bounds)
    #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  @Test("is called around its view's layout (ViewControllers 13)")
  func layout() {
    scene.log.includesLayout = true
    scene.back.view.setNeedsLayout()
    scene.stage.advance(by: 0)
    #expect(scene.log.take() == ["P.viewWillLayoutSubviews", "P.viewDidLayoutSubviews"])
  }

  @Test("loads the view before viewWillAppear (ViewControllers 36)")
  func beginLoads() {
    let controller = scene.controller("B")
    controller.beginAppearanceTransition(true, animated: true)
    controller.endAppearanceTransition()
    #expect(
      scene.log.take() == [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
        "B.viewDidAppear(true)",
      ])
  }

  @Test("reports appearance calls that are not in pairs (ViewControllers 35)")
  func unbalanced() {
    scene.back.endAppearanceTransition()
    scene.back.beginAppearanceTransition(true, animated: false)
    scene.back.endAppearanceTransition()
    let issue = ControllerIssue.unbalancedAppearance(controller: "LoggingViewController 'P'")
    #expect(scene.issues == [issue, issue])
    #expect(scene.log.take() == [])
  }

  @Test("resolves the automatic style when it is read (Presentation 15)")
  func automaticStyle() {
    let controller = UIViewController()
    #expect(controller.modalPresentationStyle == .pageSheet)
    #expect(controller.modalTransitionStyle == .coverVertical)
    #expect(!controller.definesPresentationContext)
    #expect(UIModalPresentationStyle.automaticStyle == .pageSheet)
  }
}
