import ControllerSupport
import StageSupport
import Expectations
import Transitioning

/// The properties of a transition from the moment of its request.
@MainActor
@Suite("A transition that is asked before it begins")
struct EarlyAnswerTests {
  private let scene = ControllerScene()

  @Test("has its duration from the first instant to the last (ViewControllers 43; Coordinators 8)")
  func duration() throws {
    let modal = LoggedModal(scene)
    modal.animator.duration = 0.8
    var durations: [TimeInterval?] = []
    for callback in ["viewWillAppear", "viewWillDisappear"] {
      modal.controller.reactions[callback] = { [unowned controller = modal.controller] in
        durations.append(controller.transitionCoordinator?.transitionDuration)
      }
    }
    for isComing in [true, false] {
      if isComing {
        scene.back.present(modal.controller, animated: true)
      } else {
        modal.controller.dismiss(animated: true)
      }
      let coordinator = try #require(modal.controller.transitionCoordinator)
      durations.append(coordinator.transitionDuration)
      coordinator.animate(alongsideTransition: { durations.append($0.transitionDuration) }) {
        durations.append($0.transitionDuration)
      }
      try scene.stage.settle()
    }
    expectEqual(durations, Array(repeating: 0.8, count: 8))
  }

  @Test("has the duration of a push and of a custom transition too")
  func otherDurations() throws {
    let fore = scene.controller("B", with: TimedTransition(0.6) { $0.transitionDidEnd() })
    scene.back.present(fore, animated: true)
    let stack = try NavigationScene()
    var durations = [fore.transitionCoordinator?.transitionDuration]
    let note = { [unowned stack] in
      durations.append(stack["B"].transitionCoordinator?.transitionDuration)
    }
    stack.delegate.reactions["willShow"] = note
    stack.delegate.animator = { _ in LoggingAnimator(Log(), duration: 0.7) }
    stack.navigation.pushViewController(stack["B"], animated: true)
    note()
    stack.stage.advance(by: 0)
    expectEqual(durations, [0.6, 0.7, 0.7])
    withExtendedLifetime(scene) {}
  }

  @Test(
    "does not recurse when an animator asks the coordinator, and reports no impossible duration")
  func circle() throws {
    let fore = scene.controller("B", .overFullScreen)
    let asking = ScriptedAnimator(
      duration: {
        let to = $0?.viewController(forKey: .to)
        return -1 - (to?.transitionCoordinator?.transitionDuration ?? 0)
      }, ScriptedAnimator.show)
    let delegate = LoggingDelegate(scene.log, animator: asking)
    fore.transitioningDelegate = delegate
    scene.back.present(fore, animated: true)
    expectEqual(fore.transitionCoordinator?.transitionDuration, TransitionDefaults.duration)
    expectEqual(scene.picture, "P > B: P")
    try scene.stage.settle()
    expectEqual(
      scene.picture,
      "P > B: P [B]; ScriptedAnimator cannot have a duration of -1.35 s; 0.35 s is used")
  }

  // Rules: AnimatedTransitions 5.
  @Test("ignores and reports an end from before its start", arguments: [true, false])
  func earlyEnd(completes: Bool) throws {
    let stack = try NavigationScene()
    var answer: Bool? = completes
    let hasty = ScriptedAnimator(
      duration: {
        if let answer { $0?.completeTransition(answer) }
        answer = nil
        return 0.2
      }, ScriptedAnimator.show)
    stack.delegate.animator = { _ in hasty }
    stack.navigation.pushViewController(stack["B"], animated: true)
    expectEqual(stack["B"].transitionCoordinator?.transitionDuration, 0.2)
    try stack.stage.settle()
    expectEqual(stack.picture, "AB")
    let issues = stack.stage.diagnostics.issues.compactMap { $0 as? TransitionIssue }
    expectEqual(
      issues, [.tooEarly(node: "the push of LoggingViewController 'B'", request: "complete")])
    stack.navigation.popViewController(animated: true)
    try stack.stage.settle()
    expectEqual(stack.picture, "A")
  }

  // Rules: Presentation 9.
  @Test("has the controller of a custom presentation, which the delegate makes without a presenter")
  func presentationController() throws {
    let modal = LoggedModal(scene)
    let early = try #require(modal.controller.presentationController)
    expectTrue(early === modal.manager && modal.controller.presentationController === early)
    scene.back.present(modal.controller, animated: true)
    try scene.stage.settle()
    expectEqual(
      scene.log.take().filter { $0.hasPrefix("presentationController(") },
      [
        "presentationController(forPresented: B, presenting: nil, source: B)"
      ])
    expectTrue(modal.controller.presentationController === early)
    expectTrue(modal.controller.activePresentationController === early)
    expectTrue(early.presentingViewController === scene.back && early.containerView != nil)
    modal.controller.dismiss(animated: true)
    try scene.stage.settle()
    _ = scene.log.take()
    expectTrue(modal.controller.presentationController !== early && scene.log.take().count == 1)
  }

  @Test("gets a new one for another delegate or transition, or later if it cannot be made early")
  func otherPresentationControllers() throws {
    let fore = scene.controller("B")
    let transition = PresentingTransition { $0.transitionDidEnd() }
    transition.make = { UIPresentationController(presentedViewController: $0, presenting: $1) }
    fore.transitionController.transition = transition
    let first = try #require(fore.presentationController)
    expectTrue(first.presentingViewController === fore && fore.presentationController === first)
    fore.transitionController.transition = transition
    expectEqual(fore.presentationController.map { $0 !== first }, true)
    let shy = LoggingDelegate(scene.log)
    shy.makePresentationController = { presented, presenting in
      guard let presenting else { return nil }
      return UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
    fore.modalPresentationStyle = .custom
    fore.transitioningDelegate = shy
    expectTrue(fore.presentationController == nil)
    _ = scene.log.take()
    scene.back.present(fore, animated: false)
    expectEqual(scene.log.take().count { $0.contains("presenting: P") }, 1)
    expectTrue(fore.presentationController != nil)
  }

  @Test("retains no controller")
  func lifetimes() {
    weak var presented: UIViewController?
    weak var manager: UIPresentationController?
    func make() {
      let fore = UIViewController()
      let transition = PresentingTransition { $0.transitionDidEnd() }
      transition.make = { UIPresentationController(presentedViewController: $0, presenting: $1) }
      fore.transitionController.transition = transition
      (presented, manager) = (fore, fore.presentationController)
      expectTrue(manager != nil)
    }
    make()
    expectTrue(presented == nil && manager == nil)
  }

  @Test("reads the presented view's frame, always, before the animator starts")
  func finalFrame() throws {
    @MainActor
    final class Manager: UIPresentationController {
      var log: Log?
      override var frameOfPresentedViewInContainerView: CGRect {
        log?.note("frame")
        return super.frameOfPresentedViewInContainerView
      }
    }
    let log = Log()
    let animator = ScriptedAnimator(
      duration: { _ in
        log.note("duration")
        return 0.2
      },
      {
        log.note("animate")
        ScriptedAnimator.show($0)
      })
    let delegate = LoggingDelegate(scene.log, animator: animator)
    delegate.makePresentationController = {
      let manager = Manager(presentedViewController: $0, presenting: $1)
      manager.log = log
      return manager
    }
    let fore = scene.controller("B", .custom)
    fore.reactions["viewWillAppear"] = { log.note("will appear") }
    fore.transitioningDelegate = delegate
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0)
    expectEqual(log.take(), ["will appear", "frame", "duration", "animate"])
  }
}
