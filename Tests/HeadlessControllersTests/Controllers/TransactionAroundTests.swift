import ControllerSupport
import StageSupport
import Expectations
import Transitioning

/// The usual way to run code at the end of a push: a transaction with a completion block around it.
@MainActor
@Suite("A transaction around a change of controllers")
struct TransactionAroundTests {
  private func transact(_ log: Log, _ work: () -> Void) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.note("block") }
    work()
    CATransaction.commit()
    expectTrue(!log.what.contains("block"))
  }

  @Test("completes when a push or pop has ended", arguments: [true, false])
  func stack(isPush: Bool) throws {
    let scene = try NavigationScene(isPush ? ["A"] : ["A", "B"])
    transact(scene.log) {
      if isPush {
        scene.navigation.pushViewController(scene["B"], animated: true)
      } else {
        scene.navigation.popViewController(animated: true)
      }
    }
    scene.stage.advance(by: 0.2)
    expectTrue(!scene.calls().contains("block"))
    try scene.stage.settle()
    let calls = scene.calls()
    expectEqual(calls.last, "block")
    expectTrue(calls.contains { $0.hasPrefix("didShow") })
  }

  @Test("completes at the end of the turn when nothing is animated")
  func unanimated() throws {
    let scene = try NavigationScene(["A"])
    transact(scene.log) { scene.navigation.pushViewController(scene["B"], animated: false) }
    scene.stage.advance(by: 0)
    expectEqual(scene.calls().last, "block")
    let modal = ControllerScene()
    let fore = modal.controller("B", .overFullScreen)
    for isPresented in [true, false] {
      transact(modal.log) {
        if isPresented {
          modal.back.present(fore, animated: false)
        } else {
          fore.dismiss(animated: false)
        }
      }
      modal.stage.advance(by: 0)
      expectEqual(modal.log.take().last, "block")
    }
  }

  @Test("completes once, after the completion of the presentation or dismissal")
  func modal() throws {
    let scene = ControllerScene()
    let modal = LoggedModal(scene)
    transact(scene.log) {
      scene.back.present(modal.controller, animated: true) { [log = scene.log] in log.note("end") }
    }
    try scene.stage.settle()
    expectEqual(scene.log.take().suffix(2), ["end", "block"])
    transact(scene.log) { modal.controller.dismiss(animated: true) }
    scene.stage.advance(by: 0.1)
    expectTrue(!scene.log.what.contains("block"))
    try scene.stage.settle()
    expectEqual(scene.log.take().count { $0 == "block" }, 1)
  }

  // Rules: AnimatedTransitions 18.
  @Test("may be committed by a callback of a push that turns back, which then runs back at once")
  func committedInTurn() throws {
    let scene = try NavigationScene(["A"])
    CATransaction.begin()
    scene.navigation.pushViewController(scene["B"], animated: true)
    scene.stage.advance(by: 0)
    scene["A"].reactions["viewWillAppear"] = { CATransaction.commit() }
    scene.navigation.popViewController(animated: true)
    #expect(try scene.stage.settle() < 0.1)
    expectEqual(scene.picture, "A; issues: 1")
  }

  @Test("completes after a switch of tabs, animated or not")
  func tabs() throws {
    @MainActor
    final class Fading: UITabBarControllerDelegate {
      let animator = LoggingAnimator(Log(), duration: 0.5)
      func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    }
    let (stage, log, tabs, delegate) = (Stage(), Log(), UITabBarController(), Fading())
    let window = UIWindow(stage: stage)
    tabs.viewControllers = [LoggingViewController("A", log), LoggingViewController("B", log)]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    try stage.settle()
    transact(log) { tabs.selectedIndex = 1 }
    stage.advance(by: 0)
    expectEqual(log.take().last, "block")
    tabs.delegate = delegate
    transact(log) { tabs.selectedIndex = 0 }
    stage.advance(by: 0.4)
    expectTrue(!log.take().contains("block"))
    try stage.settle()
    expectEqual(log.take().last, "block")
  }

  @Test(
    "completes with the transition that replaces the requested one, or when a pop cuts it short")
  func replaced() throws {
    let scene = try NavigationScene(["A"])
    transact(scene.log) { scene.navigation.pushViewController(scene["B"], animated: true) }
    transact(scene.log) { scene.navigation.pushViewController(scene["C"], animated: true) }
    scene.stage.advance(by: 0.1)
    expectTrue(!scene.calls().contains("block"))
    try scene.stage.settle()
    expectEqual(scene.calls().suffix(2), ["block", "block"])
    transact(scene.log) { scene.navigation.pushViewController(scene["D"], animated: true) }
    scene.stage.advance(by: 0.1)
    _ = scene.calls()
    CATransaction.begin()
    CATransaction.setCompletionBlock { [log = scene.log] in log.note("pop block") }
    scene.navigation.popViewController(animated: true)
    CATransaction.commit()
    expectEqual(scene.calls().filter { $0.hasSuffix("block") }, ["block"])
    try scene.stage.settle()
    expectEqual(scene.calls().last, "pop block")
  }

  @Test("completes also if the request is refused, waits, or is reversed")
  func refusals() throws {
    let scene = ControllerScene()
    let (one, two) = (scene.controller("B"), scene.controller("C"))
    one.transitionController.transition = Fade()
    transact(scene.log) { scene.back.present(one, animated: true) }
    transact(scene.log) { scene.back.present(two, animated: true) }
    scene.stage.advance(by: 0)
    expectEqual(scene.log.take().count { $0 == "block" }, 1)
    scene.stage.advance(by: 0.2)
    transact(scene.log) { one.dismiss(animated: true) }
    scene.stage.advance(by: 0.1)
    expectTrue(!scene.log.what.contains("block"))
    try scene.stage.settle()
    expectEqual(scene.log.take().count { $0 == "block" }, 2)
  }

  @Test("that stays open does not make a reversal longer than the way forward")
  func leftOpen() throws {
    let scene = ControllerScene()
    let fore = scene.controller("B", with: Fade())
    CATransaction.begin()
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 5)
    expectEqual(fore.transitionCoordinator?.percentComplete, 0)
    CATransaction.commit()
    scene.stage.advance(by: 0.1)
    fore.dismiss(animated: true)
    #expect(abs(try scene.stage.settle() - 0.1) < 1e-6)
    expectEqual(scene.picture, "P: P; issues: 1")
  }

  @Test("that is still open delays a reversal, and a driver's updates, until the commit")
  func stillOpen() throws {
    let scene = ControllerScene()
    let before = Picture(scene.window)
    let fore = scene.controller("B", with: Fade())
    CATransaction.begin()
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 5)
    fore.dismiss(animated: true) { [log = scene.log] in log.note("dismissed") }
    scene.stage.advance(by: 5)
    expectTrue(scene.back.presentedViewController === fore)
    CATransaction.commit()
    #expect(try scene.stage.settle() == 0)
    expectEqual(scene.picture, "P: P; issues: 1")
    expectContains(scene.log.what, "dismissed")
    expectEqual(Picture(scene.window), before)

    let driven = DrivenTransition {
      $0.animate($0.foreViewController.view, \.opacity, back: 0, fore: 1)
      $0.endAfterAnimations()
    }
    let next = scene.controller("C", with: driven)
    CATransaction.begin()
    scene.back.present(next, animated: true)
    scene.stage.advance(by: 2)
    driven.interaction.update(0.5)
    CATransaction.commit()
    scene.stage.advance(by: 1)
    expectNear(next.view.layer.presentationProperties.opacity, 0.5, within: 1e-9)
    driven.interaction.finish()
    try scene.stage.settle()
    expectTrue(scene.back.presentedViewController === next)
  }
}
