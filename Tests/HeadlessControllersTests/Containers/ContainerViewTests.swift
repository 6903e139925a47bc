import TestSupport
import Testing
import Transitioning

@MainActor
@Suite("A container view")
struct ContainerViewTests {
  private let scene = ControllerScene()

  // Rules: PresentationControllers 4, 12, 16.
  @Test(
    "is in place, with the presenter's view if that is removed, before all callbacks",
    arguments: [true, false])
  func place(removes: Bool) throws {
    let modal = LoggedModal(scene, removes: removes)
    let (fore, back, window) = (modal.controller, scene.back, scene.window)
    modal.configure = { manager in
      #expect(manager.containerView == nil)
      manager.reactions["presentationTransitionWillBegin"] = { [unowned manager] in
        #expect(manager.containerView?.superview === window)
        #expect(manager.containerView?.frame == window.bounds)
        let backView: UIView = back.view
        #expect(manager.containerView?.subviews == (removes ? [backView] : []))
        // Both see the coordinator (PresentationControllers 11).
        #expect(fore.transitionCoordinator != nil)
        #expect(back.transitionCoordinator === fore.transitionCoordinator)
      }
      manager.reactions["dismissalTransitionWillBegin"] = { [unowned manager] in
        // The animator adds the presenter's view.
        let foreView: UIView = fore.view
        #expect(manager.containerView?.subviews == [foreView])
        #expect(fore.transitionCoordinator != nil)
        #expect(back.transitionCoordinator === fore.transitionCoordinator)
      }
    }
    back.present(fore, animated: true)
    try scene.stage.settle()
    let manager = try #require(modal.manager)
    let foreView: UIView = fore.view
    #expect(manager.containerView?.subviews == [foreView])
    fore.dismiss(animated: true)
    try scene.stage.settle()
    #expect(manager.containerView == nil)
    #expect(scene.log.take().filter { $0.hasPrefix("PC.") }.count == 4)
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }

  // Rules: PresentationControllers 14.
  @Test(
    "is removed, and the views are right, before the presentation controller's last call"
  )
  func end() throws {
    let modal = LoggedModal(scene, removes: true)
    let (fore, back, window) = (modal.controller, scene.back, scene.window)
    modal.configure = { manager in
      manager.reactions["presentationTransitionDidEnd(true)"] = {
        #expect(back.view.window == nil)
        #expect(fore.view.window === window)
      }
      manager.reactions["dismissalTransitionDidEnd(true)"] = {
        #expect(window.subviews == [back.view])
        #expect(fore.view.superview == nil)
        // The links are cleared later, before any controller is notified of the end
        // (ViewControllers 30).
        #expect(back.presentedViewController === fore)
        #expect(fore.presentingViewController === back)
      }
    }
    fore.reactions["viewDidDisappear"] = { #expect(fore.presentingViewController == nil) }
    back.reactions["viewDidAppear"] = { #expect(back.presentedViewController == nil) }
    back.present(fore, animated: true)
    try scene.stage.settle()
    fore.dismiss(animated: true)
    try scene.stage.settle()
    #expect(scene.log.take().contains("PC.dismissalTransitionDidEnd(true)"))
  }

  // Rules: PresentationControllers 18.
  @Test("removes a presenter's view that an animator added by mistake")
  func blackScreen() throws {
    let modal = LoggedModal(scene, .overFullScreen)
    scene.stack([modal.controller])
    modal.animator.onAnimate = { context in
      #expect(context.view(forKey: .to) == nil)
      guard let view = context.viewController(forKey: .to)?.view else { return }
      context.containerView.insertSubview(view, at: 0)
    }
    modal.controller.dismiss(animated: true)
    try scene.stage.settle()
    #expect(scene.window.subviews == [])
    #expect(scene.back.view.window == nil)
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
    animator.onAnimate = { context in
      #expect(context.view(forKey: .to) === manager.wrapper)
      #expect(context.initialFrame(for: fore) == .zero)
      #expect(context.finalFrame(for: fore) == manager.frameOfPresentedViewInContainerView)
    }
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    manager.wrapper.frame.origin.y = 50
    animator.onAnimate = { context in
      #expect(context.view(forKey: .from) === manager.wrapper)
      #expect(context.initialFrame(for: fore) == CGRect(x: 10, y: 50, width: 100, height: 200))
      // Not zero: common animators move the view away from there (PresentationControllers 23).
      #expect(context.finalFrame(for: fore) == manager.frameOfPresentedViewInContainerView)
    }
    fore.dismiss(animated: true)
    try scene.stage.settle()
    withExtendedLifetime(delegate) { #expect(manager.wrapper.superview == nil) }
    #expect(scene.window.subviews == [scene.back.view])
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
    modal.animator.onAnimate = { context in
      let container = context.containerView
      #expect(container.frame == CGRect(x: 0, y: 100, width: 390, height: 500))
      #expect(back.view.subviews.suffix(2) == [container, bar])
      #expect(context.initialFrame(for: child) == bounds)
      #expect(context.finalFrame(for: modal.controller) == bounds)
    }
    child.present(modal.controller, animated: true)
    try scene.stage.settle()
    #expect((child.view.window == nil) == (style == .currentContext))
    modal.animator.onAnimate = { context in #expect(context.finalFrame(for: child) == bounds) }
    modal.controller.dismiss(animated: true)
    try scene.stage.settle()
    #expect(scene.back.view.subviews == [child.view, bar])
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }
}
