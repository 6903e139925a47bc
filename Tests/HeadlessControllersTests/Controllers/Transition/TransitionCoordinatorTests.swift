import TestSupport
import Testing
import Transitioning

@MainActor
@Suite("A transition coordinator")
struct TransitionCoordinatorTests {
  private let scene = ControllerScene()

  // Rules: ViewControllers 42, 43; Coordinators 5.
  @Test("exists for both controllers as soon as the call returns, until the last callback")
  func lifetime() throws {
    let fore = scene.controller("B", .fullScreen)
    let back = scene.back
    #expect(back.transitionCoordinator == nil)
    scene.back.present(fore, animated: true)
    let coordinator = try #require(fore.transitionCoordinator)
    #expect(back.transitionCoordinator === coordinator)
    #expect(coordinator.isAnimated)
    #expect(!coordinator.isCancelled)
    #expect(coordinator.viewController(forKey: .to) === fore)
    #expect(coordinator.viewController(forKey: .from) === back)
    #expect(coordinator.presentationStyle == .fullScreen)
    for callback in ["viewWillAppear", "viewIsAppearing", "viewDidAppear"] {
      fore.reactions[callback] = { #expect(fore.transitionCoordinator === coordinator) }
    }
    back.reactions["viewDidDisappear"] = { #expect(back.transitionCoordinator === coordinator) }
    var isThereAtLast = false
    coordinator.animate(alongsideTransition: nil) { _ in
      isThereAtLast = fore.transitionCoordinator === coordinator
    }
    scene.stage.advance(by: 0)
    #expect(coordinator.transitionDuration == 0.5)
    #expect(coordinator.containerView === fore.view.superview)
    try scene.stage.settle()
    #expect(isThereAtLast)
    #expect(fore.transitionCoordinator == nil)
    #expect(back.transitionCoordinator == nil)
  }

  @Test(
    "exists in the did callbacks of a dismissal, after the links are cleared (ViewControllers 42)")
  func dismissal() throws {
    let fore = scene.controller("B", .fullScreen)
    scene.stack([fore])
    let back = scene.back
    var sightings = 0
    for (controller, callback) in [(fore, "viewDidDisappear"), (back, "viewDidAppear")] {
      controller.reactions[callback] = {
        if controller.transitionCoordinator != nil { sightings += 1 }
      }
    }
    fore.dismiss(animated: true)
    try scene.stage.settle()
    #expect(sightings == 2)
  }

  @Test("is nil without animation (ViewControllers 43)")
  func unanimated() {
    let fore = scene.controller("B")
    fore.reactions["viewWillAppear"] = { #expect(fore.transitionCoordinator == nil) }
    scene.back.present(fore, animated: false)
    #expect(fore.transitionCoordinator == nil)
    scene.stage.advance(by: 0)
  }

  @Test("is nil for controllers further down, which take no part")
  func bystanders() {
    let (fore, other) = (scene.controller("B"), scene.controller("C"))
    scene.stack([fore])
    fore.present(other, animated: true)
    #expect(fore.transitionCoordinator != nil)
    #expect(scene.back.transitionCoordinator == nil)
    scene.stage.advance(by: 1)
  }

  // Rules: Coordinators 1–3.
  @Test("runs blocks in order within the transition's time, and completions at the end")
  func order() throws {
    let fore = scene.controller("B", with: Fade())
    scene.back.present(fore, animated: true)
    let coordinator = try #require(fore.transitionCoordinator)
    for number in 1...3 {
      let isInTime = coordinator.animate { [scene] _ in
        scene.log.note("block \(number)")
        #expect(UIView.inheritedAnimationDuration == TransitionDefaults.duration)
      } completion: { [scene] _ in
        scene.log.note("completion \(number)")
      }
      #expect(isInTime)
    }
    #expect(scene.log.take() == ["B.loadView", "B.viewDidLoad"])
    scene.stage.advance(by: 0)
    #expect(scene.log.take().suffix(3) == ["block 1", "block 2", "block 3"])
    // Too late to animate alongside, but the completion runs.
    let isInTime = coordinator.animate { [scene] _ in
      scene.log.note("late block")
    } completion: { [scene] _ in
      scene.log.note("late completion")
    }
    #expect(!isInTime)
    try scene.stage.settle()
    #expect(
      scene.log.take() == [
        "B.viewDidAppear(true)", "completion 1", "completion 2", "completion 3", "late completion",
      ])
  }

  // Rules: Coordinators 1.
  @Test("runs completions that completions add, and completions added after the end")
  func afterTheEnd() throws {
    let fore = scene.controller("B", with: Fade())
    scene.back.present(fore, animated: true)
    let coordinator = try #require(fore.transitionCoordinator)
    coordinator.animate(alongsideTransition: nil) { [scene] _ in
      scene.log.note("first")
      coordinator.animate(alongsideTransition: nil) { _ in scene.log.note("second") }
    }
    try scene.stage.settle()
    #expect(scene.log.take().suffix(2) == ["first", "second"])
    let isInTime = coordinator.animate(alongsideTransition: nil) { [scene] _ in
      scene.log.note("third")
    }
    #expect(!isInTime)
    #expect(scene.log.take() == ["third"])
  }

  @Test("takes alongside animations in viewWillAppear (ViewControllers 11)")
  func fromViewWillAppear() throws {
    let fore = scene.controller("B", with: Fade())
    let dot = UIView()
    scene.window.addSubview(dot)
    fore.reactions["viewWillAppear"] = { [unowned fore] in
      fore.transitionCoordinator?.animate { _ in dot.alpha = 0 }
    }
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: TransitionDefaults.duration / 2)
    // With the timing of the transition itself.
    let shown = fore.view.layer.presentationProperties.opacity
    #expect(shown > 0.5)
    #expect(shown < 1)
    #expect(abs(dot.layer.presentationProperties.opacity - (1 - shown)) < 1e-9)
    try scene.stage.settle()
  }

  // Rules: AnimatedTransitions 14; Coordinators 2.
  @Test("does not affect an animator that begins long after the transition")
  func lateAnimator() throws {
    final class Late: UIViewControllerAnimatedTransitioning {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}

      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 1 }

      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      }

      func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
      ) -> (any UIViewImplicitlyAnimating)? { animator }
    }
    let late = Late()
    let delegate = LoggingDelegate(scene.log, animator: late)
    let fore = scene.controller("B", .fullScreen)
    fore.transitioningDelegate = delegate
    scene.back.present(fore, animated: true)
    fore.transitionCoordinator?.animate { [scene] _ in scene.log.note("alongside") }
    scene.stage.advance(by: 0.1)
    scene.back.dismiss(animated: false)
    try scene.stage.settle()
    late.animator.startAnimation()
    try scene.stage.settle()
    #expect(!scene.log.take().contains("alongside"))
    withExtendedLifetime(delegate) {}
  }
}
