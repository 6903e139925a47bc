import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("A transition coordinator")
struct TransitionCoordinatorTests {
  private let scene = ControllerScene()

  // Rules: ViewControllers 42, 43; Coordinators 5.
  @Test("exists for both controllers as soon as the call returns, until the last callback")
  func lifetime() throws {
    let (fore, back) = (scene.controller("B", .fullScreen), scene.controller("C", .fullScreen))
    scene.stack([back])
    expectTrue(back.transitionCoordinator == nil)
    back.present(fore, animated: true)
    var coordinator = try #require(fore.transitionCoordinator)
    var seen: [String] = []
    func note(_ what: String) {
      let same = [back, fore].map { $0.transitionCoordinator === coordinator }
      seen.append("\(what) \(same[0]) \(same[1])")
    }
    for controller in [back, fore] {
      for callback in [
        "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
        "viewDidDisappear",
      ] {
        controller.reactions[callback] = { note("\(controller.title ?? "").\(callback)") }
      }
    }
    note("presented")
    // A controller further down takes no part.
    expectTrue(scene.back.transitionCoordinator == nil)
    coordinator.animate(alongsideTransition: nil) { _ in note("completion") }
    try scene.stage.settle()
    note("at rest")
    fore.dismiss(animated: true)
    coordinator = try #require(fore.transitionCoordinator)
    try scene.stage.settle()
    expectEqual(
      seen,
      [
        "presented", "C.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing",
        "B.viewDidAppear", "C.viewDidDisappear", "completion",
      ].map { "\($0) true true" } + ["at rest false false"]
        + [
          "B.viewWillDisappear", "C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear",
          "B.viewDidDisappear",
        ].map { "\($0) true true" })
  }

  @Test("is nil without animation (ViewControllers 43)")
  func unanimated() {
    let fore = scene.controller("B")
    fore.reactions["viewWillAppear"] = {
      scene.log.note("\(fore.transitionCoordinator == nil)")
    }
    scene.back.present(fore, animated: false)
    scene.log.note("\(fore.transitionCoordinator == nil)")
    scene.stage.advance(by: 0)
    expectEqual(scene.log.take().filter { !$0.contains(".") }, ["true", "true"])
  }

  // Rules: Coordinators 1–3.
  @Test("runs blocks in order within the transition's time, and completions at the end")
  func order() throws {
    let fore = scene.controller("B", with: Fade())
    scene.back.present(fore, animated: true)
    let coordinator = try #require(fore.transitionCoordinator)
    var isInTime: [Bool] = []
    func animate(_ name: String) {
      isInTime.append(
        coordinator.animate { [scene] _ in
          let time = UIView.inheritedAnimationDuration / TransitionDefaults.duration
          scene.log.note("\(name) block, \(time)")
        } completion: { [scene] _ in
          scene.log.note(name)
          if name == "3" {
            coordinator.animate(alongsideTransition: nil) { _ in scene.log.note("3 again") }
          }
        })
    }
    for number in 1...3 { animate("\(number)") }
    expectEqual(scene.log.take(), ["B.loadView", "B.viewDidLoad"])
    scene.stage.advance(by: 0)
    expectEqual(scene.log.take().suffix(3), ["1 block, 1.0", "2 block, 1.0", "3 block, 1.0"])
    // Too late to animate alongside, but the completion runs, also after the end.
    animate("late")
    try scene.stage.settle()
    scene.log.note("end")
    animate("later")
    expectEqual(
      scene.log.take(), ["B.viewDidAppear(true)", "1", "2", "3", "late", "3 again", "end", "later"])
    expectEqual(isInTime, [true, true, true, false, false])
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
    expectLess(0.5, shown)
    expectLess(shown, 1)
    expectNear(dot.layer.presentationProperties.opacity, (1 - shown), within: 1e-9)
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
    expectTrue(!scene.log.take().contains("alongside"))
    withExtendedLifetime(delegate) {}
  }
}
