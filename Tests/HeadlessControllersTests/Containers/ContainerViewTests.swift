import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("A container view")
struct ContainerViewTests {
  private let scene = ControllerScene()

  // Rules: PresentationControllers 4, 12, 14, 16.
  @Test(
    "has the right views in it at each callback of the presentation controller",
    arguments: [true, false])
  func place(removes: Bool) throws {
    let modal = LoggedModal(scene, removes: removes)
    let (fore, back, window) = (modal.controller, scene.back, scene.window)
    var seen: [String] = []
    func note(_ manager: UIPresentationController) {
      let views = manager.containerView?.subviews.map {
        ($0.next as? UIViewController)?.title ?? "?"
      }
      let isShared = fore.transitionCoordinator.map { $0 === back.transitionCoordinator } == true
      let isLinked = fore.presentingViewController === back && back.presentedViewController === fore
      seen.append(
        "\(views?.joined() ?? "none"), window \(window.subviews.count), \(isShared), \(isLinked)")
    }
    modal.configure = { manager in
      for callback in [
        "presentationTransitionWillBegin", "presentationTransitionDidEnd(true)",
        "dismissalTransitionWillBegin", "dismissalTransitionDidEnd(true)",
      ] {
        manager.reactions[callback] = { [unowned manager] in note(manager) }
      }
    }
    back.present(fore, animated: true)
    try scene.stage.settle()
    let manager = try #require(modal.manager)
    expectEqual(manager.containerView?.frame, window.bounds)
    fore.dismiss(animated: true)
    try scene.stage.settle()
    // Both see the coordinator (PresentationControllers 11). The animator adds the presenter's view
    // again. The links are cleared after the last call (ViewControllers 30).
    expectEqual(
      seen,
      [
        "\(removes ? "P" : ""), window 2, true, true", "B, window 2, true, true",
        "B, window 2, true, true", ", window 1, true, true",
      ])
    expectTrue(manager.containerView == nil)
    expectEqual(scene.picture, "P: P")
  }

  // Rules: PresentationControllers 18.
  @Test("removes a presenter's view that an animator added by mistake")
  func blackScreen() throws {
    let modal = LoggedModal(scene, .overFullScreen)
    scene.stack([modal.controller])
    modal.animator.onAnimate = { context in
      expectTrue(context.view(forKey: .to) == nil)
      guard let view = context.viewController(forKey: .to)?.view else { return }
      context.containerView.insertSubview(view, at: 0)
    }
    modal.controller.dismiss(animated: true)
    try scene.stage.settle()
    expectEqual(scene.picture, "P: nothing")
  }

  // Rules: PresentationControllers 6, 7.
  @Test("gives the animator the view that wraps the presented one")
  func wrapper() throws {
    final class Wrapping: UIPresentationController {
      let wrapper = UIView()
      override var presentedView: UIView? { wrapper }
      override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(x: 10, y: 20, width: 100, height: 200)
      }
      override func presentationTransitionWillBegin() {
        wrapper.addSubview(presentedViewController.view)
      }
    }
    let fore = scene.controller("B", .custom)
    let manager = Wrapping(presentedViewController: fore, presenting: nil)
    let animator = LoggingAnimator(scene.log)
    let delegate = LoggingDelegate(scene.log, animator: animator)
    delegate.makePresentationController = { _, _ in manager }
    fore.transitioningDelegate = delegate
    var (views, frames): ([UIView?], [CGRect]) = ([], [])
    animator.onAnimate = { context in
      views.append(context.view(forKey: context.view(forKey: .to) == nil ? .from : .to))
      frames += [context.initialFrame(for: fore), context.finalFrame(for: fore)]
    }
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    let place = manager.frameOfPresentedViewInContainerView
    expectTrue(manager.wrapper.frame == place && fore.view.superview === manager.wrapper)
    manager.wrapper.frame.origin.y = 50
    fore.dismiss(animated: true)
    try scene.stage.settle()
    // The last one is not zero: common animators move the view away from there
    // (PresentationControllers 23).
    expectEqual(frames, [.zero, place, CGRect(x: 10, y: 50, width: 100, height: 200), place])
    expectEqual(views, [manager.wrapper, manager.wrapper])
    withExtendedLifetime(delegate) { expectTrue(manager.wrapper.superview == nil) }
    expectEqual(scene.picture, "P: P")
  }

  // Rules: Presentation 4; PresentationControllers 15, 23.
  @Test(
    "covers the view of the controller that defines the context",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func context(style: UIModalPresentationStyle) throws {
    let (child, bar) = (scene.controller("C"), UIView())
    scene.back.addChild(child)
    child.view.frame = CGRect(x: 0, y: 100, width: 390, height: 500)
    scene.back.view.addSubview(child.view)
    scene.back.view.addSubview(bar)
    child.didMove(toParent: scene.back)
    child.definesPresentationContext = true
    scene.stage.advance(by: 0)
    let modal = LoggedModal(scene, style)
    let bounds = CGRect(x: 0, y: 0, width: 390, height: 500)
    let back = scene.back
    var frames: [CGRect] = []
    modal.animator.onAnimate = { context in
      let container = context.containerView
      expectEqual(back.view.subviews.suffix(2), [container, bar])
      frames += [
        container.frame, context.initialFrame(for: child),
        context.finalFrame(for: modal.controller),
      ]
    }
    child.present(modal.controller, animated: true)
    try scene.stage.settle()
    expectEqual((child.view.window == nil), (style == .currentContext))
    modal.animator.onAnimate = { context in frames.append(context.finalFrame(for: child)) }
    modal.controller.dismiss(animated: true)
    try scene.stage.settle()
    expectEqual(frames, [CGRect(x: 0, y: 100, width: 390, height: 500), bounds, bounds, bounds])
    expectEqual(scene.back.view.subviews, [child.view, bar])
    expectEqual(scene.picture, "P: P")
  }
}
