import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("A presentation controller")
struct PresentationControllerTests {
  private let scene = ControllerScene()

  /// Presents B, without animation, with a presentation controller that logs.
  private func present(
    removes: Bool = false, _ configure: (LoggingPresentationController) -> Void = { _ in }
  ) throws -> (fore: LoggingViewController, manager: LoggingPresentationController) {
    let fore = scene.controller("B", .custom)
    let manager = LoggingPresentationController(
      scene.log, presented: fore, presenting: nil, removes: removes)
    configure(manager)
    let delegate = LoggingDelegate(scene.log)
    delegate.makePresentationController = { _, _ in manager }
    fore.transitioningDelegate = delegate
    scene.back.present(fore, animated: false)
    try scene.stage.settle()
    return withExtendedLifetime(delegate) { (fore, manager) }
  }

  @Test("adds nothing of its own by default (PresentationControllers 2, 5, 6, 7)")
  func defaults() throws {
    let fore = scene.controller("B", .custom)
    scene.stack([fore])
    let manager = try #require(fore.presentationController)
    expectTrue(type(of: manager) == UIPresentationController.self)
    expectEqual(
      [manager.shouldPresentInFullscreen, manager.shouldRemovePresentersView], [true, false])
    expectEqual(
      [manager.presentedView, manager.containerView?.subviews.first], [fore.view, fore.view])
    expectEqual(manager.frameOfPresentedViewInContainerView, scene.window.bounds)
    expectEqual(
      [manager.presentingViewController, manager.presentedViewController], [scene.back, fore])
    expectEqual(manager.presentationStyle, .custom)
  }

  // Rules: PresentationControllers 2, 4.
  @Test("has a container from before the beginning to the end, and serves no other presentation")
  func container() throws {
    var seen: [Bool] = []
    let (fore, manager) = try present { manager in
      seen.append(manager.containerView != nil)
      for callback in [
        "presentationTransitionWillBegin", "presentationTransitionDidEnd(true)",
        "dismissalTransitionWillBegin", "dismissalTransitionDidEnd(true)",
      ] {
        manager.reactions[callback] = { [unowned manager] in
          seen.append(manager.containerView != nil)
        }
      }
    }
    expectTrue(fore.presentationController === manager)
    fore.dismiss(animated: false)
    try scene.stage.settle()
    expectEqual(seen, [false, true, true, true, true])
    expectTrue(manager.containerView == nil && fore.presentationController == nil)
  }

  @Test("brackets every layout of its container (PresentationControllers 8, 9)")
  func layout() throws {
    scene.log.includesLayout = true
    let frame = CGRect(x: 0, y: 400, width: 390, height: 444)
    let (fore, _) = try present { $0.frame = frame }
    let layout = ["PC.containerViewWillLayoutSubviews", "PC.containerViewDidLayoutSubviews"]
    expectEqual(
      scene.log.take().filter { $0.hasPrefix("PC") },
      ["PC.presentationTransitionWillBegin"] + layout
        + ["PC.presentationTransitionDidEnd(true)"])
    scene.window.frame = CGRect(x: 0, y: 0, width: 844, height: 844)
    scene.stage.advance(by: 0)
    expectEqual(scene.log.take().filter { $0.hasPrefix("PC") }, layout)
    // Only a subclass applies the frame again; the view stretched with its mask.
    expectEqual(fore.view.frame, CGRect(x: 0, y: 400, width: 844, height: 444))
  }

  @Test("animates along with either direction (PresentationControllers 11)")
  func alongside() throws {
    final class Dimming: UIPresentationController {
      let scrim = UIView()
      override func presentationTransitionWillBegin() {
        scrim.frame = frameOfPresentedViewInContainerView
        scrim.alpha = 0
        containerView?.addSubview(scrim)
        presentedViewController.transitionCoordinator?.animate { _ in self.scrim.alpha = 0.3 }
      }
      override func dismissalTransitionWillBegin() {
        presentingViewController.transitionCoordinator?.animate { _ in self.scrim.alpha = 0 }
      }
    }
    let fore = scene.controller("B")
    let transition = PresentingTransition {
      $0.animate($0.foreViewController.view, \.opacity, back: 0, fore: 1)
      $0.endAfterAnimations()
    }
    var scrim: UIView?
    transition.make = { presented, presenting in
      let manager = Dimming(presentedViewController: presented, presenting: presenting)
      scrim = manager.scrim
      return manager
    }
    fore.transitionController.transition = transition
    for (start, end) in [(0, 0.3), (0.3, 0)] {
      if start == 0 {
        scene.back.present(fore, animated: true)
      } else {
        fore.dismiss(animated: true)
      }
      scene.stage.advance(by: 0)
      let layer = try #require(scrim?.layer)
      var opacities = [layer.presentationProperties.opacity]
      scene.stage.advance(by: TransitionDefaults.duration / 2)
      let shown = fore.view.layer.presentationProperties.opacity
      expectLess(0.1, shown)
      expectLess(shown, 0.9)
      opacities.append(layer.presentationProperties.opacity)
      try scene.stage.settle()
      opacities.append(layer.presentationProperties.opacity)
      expectNear(opacities, [start, 0.3 * shown, end], within: 1e-6)
    }
  }

  // Rules: PresentationControllers 7, 23.
  @Test("is asked for the frame again if the container changes its size meanwhile")
  func resized() throws {
    let modal = LoggedModal(scene)
    modal.configure = { $0.frame = CGRect(x: 0, y: 422, width: 390, height: 422) }
    scene.back.present(modal.controller, animated: true)
    scene.stage.advance(by: 0.1)
    let frame = CGRect(x: 100, y: 50, width: 600, height: 300)
    modal.manager?.frame = frame
    scene.stage.resize(to: CGSize(width: 844, height: 390))
    try scene.stage.settle()
    expectEqual(modal.controller.view.frame, frame)
  }
}
