import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("A view controller")
struct ViewControllerTests {
  private let scene = ControllerScene()

  @Test("loads its view when the view is read, once (ViewControllers 1, 3)")
  func loading() {
    let controller = scene.controller("B")
    expectTrue(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    expectEqual(scene.log.take(), [])
    let view: UIView = controller.view
    controller.loadViewIfNeeded()
    expectEqual([controller.view, controller.viewIfLoaded], [view, view])
    expectEqual(scene.log.take(), ["B.loadView", "B.viewDidLoad"])
  }

  // Rules: ViewControllers 2.
  @Test("takes the view that loadView assigned, or a plain one if loadView makes none or reads it")
  func ownView() {
    final class Custom: UIViewController {
      let made = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      override func loadView() { view = made }
    }
    final class Forgetful: UIViewController {
      override func loadView() {}
    }
    final class Circular: UIViewController {
      override func loadView() { view.backgroundColor = .white }
    }
    let controller = Custom()
    expectTrue(controller.view === controller.made)
    expectEqual(controller.view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    expectTrue(Forgetful().view != nil && Circular().view.backgroundColor == .white)
  }

  // Rules: ViewControllers 4.
  @Test("unloads its view when it is set to nil and loads another, and loads none if one is set")
  func unloading() {
    let controller = scene.controller("B")
    let (first, view) = (controller.view as UIView, UIView())
    controller.view = nil
    expectTrue(!controller.isViewLoaded)
    _ = scene.log.take()
    expectTrue(controller.view !== first)
    expectEqual(scene.log.take(), ["B.loadView", "B.viewDidLoad"])
    let other = scene.controller("C")
    other.view = view
    expectTrue(other.view === view)
    expectEqual(scene.log.take(), [])
  }

  @Test("shares its view with no other controller (ViewControllers 6)")
  func takingOver() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var first: LoggingViewController? = scene.controller("A")
    first?.view = view
    let second = scene.controller("B")
    second.view = view
    expectEqual(first?.isViewLoaded, false)
    first = nil
    scene.log.includesLayout = true
    view.layoutIfNeeded()
    expectEqual(scene.log.take(), ["B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews"])
  }

  @Test("loads without animating, even within an animation block (ViewControllers 5)")
  func loadingUnanimated() {
    final class Moving: UIViewController {
      let inner = UIView()
      override func viewDidLoad() { inner.center = CGPoint(x: 100, y: 100) }
    }
    let controller = Moving()
    UIView.animate(withDuration: 1) { controller.loadViewIfNeeded() }
    expectTrue(controller.inner.layer.animationKeys() == nil)
  }

  @Test("makes a view as large as the screen, which grows with its superview")
  func initialSize() {
    let controller = scene.controller("B")
    scene.back.present(controller, animated: false)
    expectEqual(controller.view.bounds, scene.stage.bounds)
    expectEqual(controller.view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
  }

  @Test("is called around its view's layout (ViewControllers 13)")
  func layout() {
    scene.log.includesLayout = true
    scene.back.view.setNeedsLayout()
    scene.stage.advance(by: 0)
    expectEqual(scene.log.take(), ["P.viewWillLayoutSubviews", "P.viewDidLayoutSubviews"])
  }

  // Rules: ViewControllers 10, 36.
  @Test(
    "loads the view before viewWillAppear, also if the app begins the appearance in no window",
    arguments: [true, false])
  func beginLoads(animated: Bool) {
    let controller = scene.controller("B")
    controller.beginAppearanceTransition(true, animated: animated)
    controller.endAppearanceTransition()
    expectEqual(
      scene.log.take(),
      [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear(\(animated))",
        "B.viewIsAppearing(\(animated))", "B.viewDidAppear(\(animated))",
      ])
  }

  @Test("reports appearance calls that are not in pairs (ViewControllers 35)")
  func unbalanced() {
    scene.back.endAppearanceTransition()
    scene.back.beginAppearanceTransition(true, animated: false)
    scene.back.endAppearanceTransition()
    let issue = ControllerIssue.unbalancedAppearance(controller: "LoggingViewController 'P'")
    expectEqual(scene.issues, [issue, issue])
    expectEqual(scene.log.take(), [])
  }

  @Test("resolves the automatic style when it is read (Presentation 15)")
  func automaticStyle() {
    let controller = UIViewController()
    expectEqual(
      [controller.modalPresentationStyle, UIModalPresentationStyle.automaticStyle],
      [.pageSheet, .pageSheet])
    expectEqual(controller.modalTransitionStyle, .coverVertical)
    expectTrue(!controller.definesPresentationContext)
  }
}
