import ControllerSupport
import StageSupport
import TestFormulas
import Expectations
import Transitioning

@MainActor
@Suite("A coordinator's context")
struct CoordinatorContextTests {
  private let scene = ControllerScene()

  /// Begins a driven presentation, and returns it with its coordinator.
  private func driven() throws -> (LoggedModal, any UIViewControllerTransitionCoordinator) {
    let modal = LoggedModal(scene)
    modal.drive()
    scene.back.present(modal.controller, animated: true)
    scene.stage.advance(by: 0)
    return (modal, try #require(modal.controller.transitionCoordinator))
  }

  @Test(
    "notifies of no interaction if there is none (Coordinators 7)",
    arguments: [true, false])
  func notInteractive(reverses: Bool) throws {
    let fore = scene.controller("B", .fullScreen)
    scene.back.present(fore, animated: true)
    // The system's transitions have a coordinator too (Coordinators 9).
    let coordinator = try #require(fore.transitionCoordinator)
    var calls = 0
    coordinator.notifyWhenInteractionChanges { _ in calls += 1 }
    scene.stage.advance(by: 0.1)
    if reverses { fore.dismiss(animated: true) }
    try scene.stage.settle()
    expectEqual(calls, 0)
    expectEqual(scene.picture, (reverses ? "P: P" : "P > B: [] [B]"))
  }

  // Rules: Interaction 8, 9; Coordinators 8.
  @Test("gives the speed and curve of the tail, which are read at the release")
  func tail() throws {
    let (modal, coordinator) = try driven()
    expectEqual(
      [modal.interaction.completionCurve, coordinator.completionCurve], [.easeInOut, .easeInOut])
    expectEqual(modal.interaction.completionSpeed, 1)
    expectEqual(coordinator.transitionDuration, modal.animator.duration)
    modal.interaction.update(0.6)
    modal.interaction.completionSpeed = 2
    modal.interaction.completionCurve = .linear
    var told: [String] = []
    coordinator.notifyWhenInteractionChanges {
      told.append("\($0.percentComplete) \($0.completionVelocity) \($0.completionCurve)")
    }
    modal.interaction.finish()
    expectEqual(told, ["0.6 0.0 linear"])
    let length = 0.4 * modal.animator.duration / 2
    scene.stage.advance(by: length / 2)
    expectNear(modal.offset, 400 * 0.2, within: 1e-6)
    expectEqual([coordinator.initiallyInteractive, coordinator.isInteractive], [true, false])
    #expect(abs(try scene.stage.settle() - length / 2) < 1e-9)
  }

  @Test(
    "reports an end without a way left in the same turn, not in the call (Interaction 13)")
  func nothingLeft() throws {
    let (modal, coordinator) = try driven()
    modal.interaction.cancel()
    expectTrue(scene.back.presentedViewController === modal.controller && coordinator.isCancelled)
    #expect(try scene.stage.settle() == 0)
    expectEqual(scene.picture, "P: P")
  }

  // Rules: Interaction 11; Coordinators 8.
  @Test("is not interactive if the driver does not want an interactive start")
  func notHeld() throws {
    let modal = LoggedModal(scene)
    modal.drive()
    modal.interaction.wantsInteractiveStart = false
    scene.back.present(modal.controller, animated: true)
    let coordinator = try #require(modal.controller.transitionCoordinator)
    modal.follow(coordinator)
    scene.stage.advance(by: 0)
    // The driver starts it nevertheless.
    expectTrue(scene.log.take().contains("startInteractiveTransition"))
    expectEqual([coordinator.initiallyInteractive, coordinator.isInteractive], [false, false])
    #expect(abs(try scene.stage.settle() - modal.animator.duration) < 1e-9)
    expectTrue(!scene.log.take().contains { $0.hasPrefix("interactive") })
    expectEqual(scene.picture, "P > B: P [B]")
  }

  @Test("keeps the outcome, whatever an animation's completion reports (Interaction 15)")
  func outcome() throws {
    let (modal, coordinator) = try driven()
    modal.interaction.update(0.5)
    modal.interaction.cancel()
    var outcomes = [coordinator.isCancelled]
    coordinator.animate(alongsideTransition: nil) { outcomes.append($0.isCancelled) }
    try scene.stage.settle()
    expectTrue(outcomes == [true, true] && modal.finished == [true])
    expectEqual(scene.picture, "P: P")
  }

  // Rules: ViewControllers 11; Coordinators 1.
  @Test("takes animations until the animator has been called, and not after")
  func tooLate() throws {
    let modal = LoggedModal(scene)
    let (fore, log) = (modal.controller, scene.log)
    let register = { (place: String) in
      let isInTime = fore.transitionCoordinator?.animate { _ in
        log.note("\(place) animates")
      } completion: { _ in
        log.note("\(place) completes")
      }
      log.note("\(place): \(isInTime == true)")
    }
    fore.reactions["viewWillAppear"] = { register("will") }
    fore.reactions["viewIsAppearing"] = { register("is") }
    modal.animator.onAnimate = { _ in register("animator") }
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    expectEqual(
      scene.log.take().filter { !$0.contains(".") && !$0.contains("(") },
      [
        "will: true", "transitionDuration", "animateTransition", "animator: true",
        "will animates", "animator animates", "is: false",
        "will completes", "animator completes", "is completes",
      ])
  }

  // Rules: ViewControllers 42; Coordinators 6.
  @Test(
    "reaches the child of a presented controller, and the root of a tab's stack in it",
    arguments: [false, true])
  func inside(isInTabs: Bool) throws {
    let (root, modal) = (scene.controller("C"), LoggedModal(scene))
    root.loadViewIfNeeded()
    root.view.alpha = 0.5
    root.reactions["viewWillAppear"] = { [unowned root, log = scene.log] in
      let isInTime = root.transitionCoordinator?.animate { _ in
        root.view.alpha = 1
      } completion: { _ in
        log.note("root's completion")
      }
      expectEqual(isInTime, true)
    }
    var child: UIViewController = root
    if isInTabs {
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: root)]
      child = tabs
    }
    modal.controller.addChild(child)
    modal.controller.view.addSubview(child.view)
    child.didMove(toParent: modal.controller)
    scene.back.present(modal.controller, animated: true)
    scene.stage.advance(by: 0)
    let shown = root.view.layer.presentationProperties.opacity
    expectEqual([shown, Double(root.view.alpha)], [0.5, 1])
    try scene.stage.settle()
    expectEqual(root.view.layer.presentationProperties.opacity, 1)
    expectEqual(scene.log.take().last, "root's completion")
  }

  // Rules: Coordinators 4; Interaction 5.
  @Test("drives views around the container once, together with the container")
  func around() throws {
    var places: [[CGFloat]] = []
    for isAround in [false, true] {
      let scene = try NavigationScene(["A", "B"])
      let dot = UIView()
      scene.navigation.view.addSubview(dot)
      let finger = scene.stage.touchDown(at: CGPoint(x: 5, y: 400))
      scene["B"].reactions["viewWillDisappear"] = {
        scene.navigation.transitionCoordinator?.animateAlongsideTransition(
          in: isAround ? scene.navigation.view : nil, animation: { _ in dot.alpha = 0 },
          completion: nil)
      }
      finger.move(byX: 20, y: 0)
      finger.move(byX: 100, y: 0)
      var (seen, opacities): ([CGFloat], [Double]) = ([], [])
      for _ in 0..<4 {
        scene.stage.advance(by: 0.05)
        seen.append(scene["B"].view.layer.presentationProperties.position.x)
        opacities.append(Double(dot.layer.presentationProperties.opacity))
      }
      // Held with the finger, or run by the clock.
      expectTrue((Set(opacities).count == 1) == isAround && opacities[0] < 1)
      finger.lift()
      for _ in 0..<4 {
        scene.stage.advance(by: 0.02)
        seen.append(scene["B"].view.layer.presentationProperties.position.x)
      }
      try scene.stage.settle()
      expectEqual(scene.stack, "AB")
      expectEqual(dot.alpha, 1)
      places.append(seen)
    }
    expectEqual(places[0], places[1])
  }

  // Rules: Interaction 5; Coordinators 4.
  @Test("leaves views outside of the container to the clock, unless asked to include them")
  func outside() throws {
    let (free, tied) = (UIView(), UIView())
    scene.window.addSubview(free)
    scene.window.addSubview(tied)
    let modal = LoggedModal(scene)
    modal.drive()
    scene.back.present(modal.controller, animated: true)
    let coordinator = try #require(modal.controller.transitionCoordinator)
    coordinator.animate { _ in free.alpha = 0 }
    coordinator.animateAlongsideTransition(
      in: tied, animation: { _ in tied.alpha = 0 }, completion: nil)
    scene.stage.advance(by: 0)
    modal.interaction.update(0.5)
    scene.stage.advance(by: modal.animator.duration)
    expectEqual(free.layer.presentationProperties.opacity, 0)
    expectNear(tied.layer.presentationProperties.opacity, 0.5, within: 1e-9)
    modal.interaction.cancel()
    try scene.stage.settle()
    // Animated values are restored in any place (Interaction 16).
    expectEqual([free.alpha, tied.alpha], [1, 1])
  }
}
