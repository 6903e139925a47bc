import Expectations
import ControllerSupport
import Transitioning
import Transitions

@MainActor
@Suite("A transition with another one under a finger")
struct DrivenReplacementTests {
  private let scene = ControllerScene()

  /// A scripted transition with a replacement and an interaction controller.
  private final class Replaced: ScriptedTransition, TransitionWithDrivenReplacement {
    var replacement: (any Transition)?
    let interaction = UIPercentDrivenInteractiveTransition()
    var questions: [Bool] = []

    func drivenTransition(with context: TransitionContext) -> (any Transition)? {
      questions.append(context.isInteractive)
      return context.direction == .backward ? replacement : nil
    }

    func interactionController(
      with context: TransitionContext
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      context.direction == .backward ? interaction : nil
    }
  }

  /// A transition that fades the fore view in a duration of its own.
  private func fade(_ duration: TimeInterval) -> TimedTransition {
    TimedTransition(duration) {
      $0.animate($0.foreView, \.opacity, back: 0, fore: 1, timing: .eased(.linear))
      $0.endAfterAnimations()
    }
  }

  /// Presents a controller with a transition, and requests its dismissal.
  private func close(_ transition: any Transition) throws -> LoggingViewController {
    let fore = try scene.play(transition)
    fore.dismiss(animated: true)
    scene.stage.advance(by: 0)
    return fore
  }

  @Test("runs the other one on an interactive way back, as if it had been set (Material 31)")
  func interactive() throws {
    let (transition, driven) = (Replaced(), fade(0.2))
    transition.replacement = driven
    let fore = try close(transition)
    let coordinator = try #require(fore.transitionCoordinator)
    expectTrue(coordinator.isInteractive)
    expectEqual(coordinator.transitionDuration, 0.2)
    expectTrue(fore.transitionController.activeTransition === driven)
    expectEqual(transition.questions, [false, false, true])
    expectEqual(
      fore.transitionDecisions.map(\.description),
      [
        "Replaced runs backward", "Replaced gives way to TimedTransition, under a finger",
        "TimedTransition runs backward",
      ])
    transition.interaction.update(0.5)
    expectNear(fore.view.layer.presentationProperties.opacity, 0.5, within: 1e-6)
    transition.interaction.cancel()
    try scene.stage.settle()
    expectTrue(fore.view.alpha == 1 && scene.back.presentedViewController === fore)
    expectEqual([transition.starts, driven.starts], [1, 1])
    // Not driven, the transition itself runs, with the same interaction controller.
    transition.interaction.wantsInteractiveStart = false
    fore.dismiss(animated: true)
    try scene.stage.settle()
    expectEqual([transition.starts, driven.starts], [2, 1])
    expectTrue(scene.transitionIssues.isEmpty)
  }

  @Test("runs itself if the other one cannot run, and asks for its fallback and its calm form")
  func chain() throws {
    let wary = WaryTransition()
    wary.isFeasible = false
    let transition = Replaced()
    transition.replacement = wary
    let fore = try close(transition)
    expectTrue(fore.transitionController.activeTransition === transition)
    transition.interaction.finish()
    try scene.stage.settle()
    expectEqual([transition.starts, wary.starts], [2, 0])

    let (modest, last) = (ModestTransition(), fade(0.4))
    modest.fallback = { last }
    transition.replacement = modest
    let second = try close(transition)
    expectTrue(second.transitionController.activeTransition === last)
    transition.interaction.finish()
    try scene.stage.settle()

    scene.stage.traits.prefersReducedMotion = true
    let third = try close(transition)
    expectEqual(
      third.transitionDecisions.map(\.description).last, "CrossFade runs backward")
    transition.interaction.finish()
    try scene.stage.settle()
    expectTrue(scene.transitionIssues.isEmpty && scene.back.presentedViewController == nil)
  }

  @Test("in a circle is reported, and the first one runs")
  func circle() throws {
    let (one, other) = (Replaced(), Replaced())
    (one.replacement, other.replacement) = (other, one)
    let fore = try close(one)
    expectTrue(fore.transitionController.activeTransition === one)
    one.interaction.finish()
    try scene.stage.settle()
    expectEqual(
      scene.transitionIssues, [.fallbackCycle(chain: ["Replaced", "Replaced", "Replaced"])])
    expectTrue(scene.back.presentedViewController == nil)
    one.replacement = one
    _ = try close(one)
    one.interaction.finish()
    try scene.stage.settle()
    expectEqual(scene.transitionIssues.count, 1)
  }

  @Test("is driven with its presentation controller, and as a part of another transition")
  func parts() throws {
    var presentation: StartingPresentationController?
    let presenting = PresentingTransition()
    presenting.make = {
      presentation = StartingPresentationController(presentedViewController: $0, presenting: $1)
      return presentation
    }
    let driven = DrivenTransition()
    let pair: TwoWayTransition = .asymmetric(
      forward: presenting, backward: Fade(), driven: driven)
    _ = try close(pair)
    expectEqual([presentation?.starts, driven.starts], [2, 1])
    driven.interaction.finish()
    try scene.stage.settle()
    expectTrue(scene.back.presentedViewController == nil && scene.transitionIssues.isEmpty)

    let (plain, under) = (ScriptedTransition(), fade(0.4))
    let part: TwoWayTransition = .asymmetric(forward: Fade(), backward: plain, driven: under)
    let interaction = UIPercentDrivenInteractiveTransition()
    let fore = try close(part.spedUp(by: 2).driven(by: interaction))
    expectEqual(fore.transitionCoordinator?.transitionDuration, 0.2)
    interaction.finish()
    try scene.stage.settle()
    expectEqual([plain.starts, under.starts], [0, 1])
    expectTrue(scene.transitionIssues.isEmpty)
  }

  @Test(
    "asks the driven transition for the gesture first, then the backward and the forward one",
    arguments: 0..<4)
  func gestures(count: Int) throws {
    let ways = (0..<3).map { _ in DrivenTransition() }
    for (index, way) in ways.enumerated() { way.isDriven = index >= count }
    for way in ways { way.interaction.wantsInteractiveStart = false }
    let pair: TwoWayTransition = .asymmetric(
      forward: ways[2], backward: ways[1], driven: ways[0])
    let fore = try scene.play(pair)
    for way in ways { way.interaction.wantsInteractiveStart = true }
    fore.dismiss(animated: true)
    scene.stage.advance(by: 0)
    expectEqual(fore.transitionCoordinator?.isInteractive ?? false, count < 3)
    if count < 3 { ways[count].interaction.finish() }
    try scene.stage.settle()
    expectEqual(ways.map(\.starts), count < 3 ? [1, 0, 1] : [0, 1, 1])
    expectTrue(scene.back.presentedViewController == nil)
  }

  @Test("runs under the swipe of a stack, and under an interaction controller of the app")
  func stacks() throws {
    let scene = try NavigationScene()
    scene.navigation.delegate = TransitionNavigationControllerDelegate.shared
    let (there, back, driven) = (fade(0.3), fade(0.3), fade(0.3))
    scene["B"].transitionController.transition = .asymmetric(
      forward: there, backward: back, driven: driven)
    for isSwiped in [true, false] {
      scene.navigation.pushViewController(scene["B"], animated: true)
      try scene.stage.settle()
      if isSwiped {
        scene.stage.drag(
          from: CGPoint(x: 2, y: 400), to: CGPoint(x: 360, y: 400), duration: 0.3)
      } else {
        scene.navigation.popViewController(animated: true)
      }
      try scene.stage.settle()
      expectEqual(scene.stack, "A")
      expectEqual([there.starts, back.starts, driven.starts], isSwiped ? [1, 0, 1] : [2, 1, 1])
    }
    // A delegate of the app forwards the question for the animator, and drives it itself.
    let interaction = UIPercentDrivenInteractiveTransition()
    let delegate = Forwarding(interaction)
    scene.navigation.pushViewController(scene["B"], animated: true)
    try scene.stage.settle()
    scene.navigation.delegate = delegate
    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: 0)
    interaction.finish()
    try scene.stage.settle()
    expectEqual([there.starts, back.starts, driven.starts], [3, 1, 2])
  }

  /// A delegate with an interaction controller of its own.
  private final class Forwarding: UINavigationControllerDelegate {
    let interaction: UIPercentDrivenInteractiveTransition

    init(_ interaction: UIPercentDrivenInteractiveTransition) { self.interaction = interaction }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      TransitionNavigationControllerDelegate.shared.navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }
}
