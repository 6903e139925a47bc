import Expectations
import ControllerSupport
import StageSupport
import Transitioning

/// What an interactive transition says before its first frame, and what early calls keep.
@MainActor
@Suite("An interactive transition before its first frame")
struct EarlyInteractionTests {
  /// The flags of the coordinator of a controller: interactive from the start, and now.
  private func flags(_ controller: UIViewController?) -> String {
    guard let coordinator = controller?.transitionCoordinator else { return "none" }
    return "\(coordinator.initiallyInteractive) \(coordinator.isInteractive)"
  }

  // Rules: Coordinators 8. WWDC13-218 deselects a row in viewWillAppear by these flags.
  @Test(
    "says in each callback of the request and of the start whether a finger drives it",
    arguments: [true, false])
  func modal(isInteractive: Bool) throws {
    let scene = ControllerScene()
    let modal = LoggedModal(scene, removes: true)
    scene.stack([modal.controller])
    modal.drive()
    modal.interaction.wantsInteractiveStart = isInteractive
    var said: [String] = []
    for (controller, callback) in [
      (scene.back, "viewWillAppear"), (modal.controller, "viewWillDisappear"),
    ] {
      controller.reactions[callback] = { said.append(flags(controller)) }
    }
    modal.controller.dismiss(animated: true)
    said.append(flags(modal.controller))
    scene.stage.advance(by: 0)
    said.append(flags(modal.controller))
    expectEqual(said, Array(repeating: "\(isInteractive) \(isInteractive)", count: 4))
    guard isInteractive else { return }
    modal.interaction.cancel()
    expectEqual(flags(modal.controller), "true false")
    try scene.stage.settle()
    expectEqual(flags(modal.controller), "none")
  }

  @Test("of a stack says it from the pop on", arguments: [true, false])
  func pop(isInteractive: Bool) throws {
    let scene = try NavigationScene()
    let delegate = Driving()
    if isInteractive { delegate.interaction = UIPercentDrivenInteractiveTransition() }
    scene.navigation.pushViewController(scene["B"], animated: false)
    try scene.stage.settle()
    scene.navigation.delegate = delegate
    var said: [String] = []
    let below = try #require(scene.navigation.viewControllers.first as? LoggingViewController)
    below.reactions["viewWillAppear"] = { said.append(flags(below)) }
    delegate.willShow = { said.append(flags(scene.navigation.topViewController)) }
    scene.navigation.popViewController(animated: true)
    said.append(flags(scene.navigation.topViewController))
    scene.stage.advance(by: 0)
    expectEqual(said, Array(repeating: "\(isInteractive) \(isInteractive)", count: 3))
  }

  private final class Driving: UINavigationControllerDelegate {
    var interaction: UIPercentDrivenInteractiveTransition?
    var willShow = {}
    private let animator = LoggingAnimator(Log())

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { willShow() }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  @Test("keeps the velocity of a release that comes before it")
  func velocity() throws {
    func rest(after advance: Bool) throws -> Double {
      let scene = ControllerScene()
      let modal = LoggedModal(scene, removes: true)
      scene.stack([modal.controller])
      modal.drive()
      modal.controller.dismiss(animated: true)
      if advance { scene.stage.advance(by: 0) }
      modal.interaction.update(0.5)
      modal.interaction.finish(withVelocity: 20)
      return try scene.stage.settle()
    }
    let (early, late) = (try rest(after: false), try rest(after: true))
    expectLess(0, early, "\(early) s and \(late) s")
    expectNear(early, late, within: 1e-9, "\(early) s and \(late) s")
  }

  // Rules: Interaction 2.
  @Test("reports a finger that moves what it does not hold, once")
  func nothingHeld() throws {
    let scene = ControllerScene()
    let modal = LoggedModal(scene, removes: true)
    scene.stack([modal.controller])
    modal.drive()
    modal.interaction.wantsInteractiveStart = false
    modal.controller.dismiss(animated: true)
    scene.stage.advance(by: 0)
    expectEqual(scene.issues, [])
    modal.interaction.update(0.3)
    modal.interaction.cancel()
    let words = " without interaction; call pause() first"
    expectEqual(scene.issues.map { "\($0)".hasSuffix(words) }, [true], "\(scene.issues)")
    modal.interaction.pause()
    modal.interaction.update(0.3)
    modal.interaction.cancel()
    try scene.stage.settle()
    expectEqual(scene.issues.count, 1)
    expectPrefix(scene.picture, "P > B")
  }
}
