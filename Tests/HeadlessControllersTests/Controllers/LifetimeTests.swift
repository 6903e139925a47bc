import ControllerSupport
import StageSupport
import Foundation
import HeadlessStage
import HeadlessViews
import Expectations

@testable import HeadlessControllers
@testable import Transitioning

/// Weak references to all objects of a transition.
@MainActor
private final class Census {
  private var entries: [(name: String, isAlive: () -> Bool)] = []

  func add<Object: AnyObject>(_ object: Object) {
    entries.append((String(describing: type(of: object)), { [weak object] in object != nil }))
  }

  var survivors: [String] { entries.filter { $0.isAlive() }.map(\.name) }
}

@MainActor
@Suite("Lifetimes")
struct LifetimeTests {
  private let census = Census()

  /// A transition that adds all objects that it gets to the census.
  private final class Counting: TransitionWithPresentation {
    private let census: Census
    let ends: Bool

    init(_ census: Census, ends: Bool = true) {
      self.census = census
      self.ends = ends
      census.add(self)
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController?
    ) -> UIPresentationController? {
      let controller = StartingPresentationController(
        presentedViewController: presented, presenting: presenting)
      census.add(controller)
      return controller
    }

    func start(with context: TransitionContext) {
      census.add(context)
      census.add(context.composition)
      if let coordinator = context.foreViewController.transitionCoordinator {
        census.add(coordinator)
      }
      census.add(context.containerView)
      if let transition = context.foreViewController.presentation?.transition {
        census.add(transition)
        if case .own(let run) = transition.performer { census.add(run) }
      }
      if let presentation = context.foreViewController.presentation { census.add(presentation) }
      context.animate(context.foreViewController.view, \.opacity, back: 0, fore: 1)
      context.compose(with: Fade())
      context.deferToCompletion { _ = context }
      if ends { context.endAfterAnimations() }
    }
  }

  private func controller(_ transition: any Transition) -> UIViewController {
    let controller = UIViewController()
    census.add(controller)
    census.add(controller.view)
    census.add(controller.transitionController)
    controller.transitionController.transition = transition
    return controller
  }

  /// A stage with a window and its root.
  private func stage() -> (stage: Stage, root: UIViewController) {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    for object in [stage, window, root] as [AnyObject] { census.add(object) }
    census.add(root.view)
    stage.diagnostics.handler = { _ in }
    return (stage, root)
  }

  @Test(
    "end with the dismissal of one or a whole stack (AnimatedTransitions 19)", arguments: [1, 5])
  func dismissal(count: Int) throws {
    let (stage, root) = stage()
    let living = census.survivors.count
    do {
      var presenter = root
      for _ in 0..<count {
        let fore = controller(Counting(census))
        presenter.present(fore, animated: true) { _ = fore }
        fore.transitionCoordinator?.animate {
          _ = $0
        } completion: {
          _ = $0
        }
        try stage.settle()
        presenter = fore
      }
      root.dismiss(animated: true) { _ = presenter }
      try stage.settle()
    }
    expectEqual(census.survivors.count, living)
  }

  @Test("of the objects that perform a transition end with it (AnimatedTransitions 19)")
  func presentation() throws {
    let (stage, root) = stage()
    let fore = controller(Counting(census))
    root.present(fore, animated: true)
    try stage.settle()
    let performers: Set = [
      "TransitionContext", "TransitionComposition", "TransitionRun", "ControllerTransition",
      "TransitionCoordinator", "StartingPresentationController",
    ]
    // The presentation controller is retained until the dismissal has ended
    // (PresentationControllers 2).
    expectEqual(performers.intersection(census.survivors), ["StartingPresentationController"])
  }

  @Test(
    "of plain animators and of the system's end likewise",
    arguments: [UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal],
    [true, false])
  func animators(style: UIModalTransitionStyle, isPlain: Bool) throws {
    let (stage, root) = stage()
    let living = census.survivors.count
    do {
      let fore = UIViewController()
      fore.modalTransitionStyle = style
      let delegate = LoggingDelegate(Log())
      if isPlain {
        let animator = LoggingAnimator(Log())
        animator.onAnimate = { [census] in census.add($0) }
        census.add(animator)
        delegate.animator = animator
        fore.transitioningDelegate = delegate
      }
      for object in [fore, delegate] as [AnyObject] { census.add(object) }
      census.add(fore.view)
      root.present(fore, animated: true)
      if let transition = fore.presentation?.transition { census.add(transition) }
      try stage.settle()
      fore.dismiss(animated: true)
      if let transition = fore.presentation?.transition { census.add(transition) }
      try withExtendedLifetime(delegate) { _ = try stage.settle() }
    }
    expectEqual(census.survivors.count, living)
  }

  @Test(
    "end with the stage, at any time of a transition", arguments: [0, 0.1, 0.4, 0.5], [true, false])
  func droppingTheStage(after delay: TimeInterval, ends: Bool) {
    do {
      let (stage, root) = stage()
      let fore = controller(Counting(census, ends: ends))
      root.present(fore, animated: true)
      if delay > 0 { stage.advance(by: min(delay, 0.4)) }
      fore.dismiss(animated: true)
      if delay == 0.5 { stage.advance(by: 0.1) }
    }
    expectEqual(census.survivors, [])
  }

  @Test("end with the window, at any time of a transition", arguments: [0, 0.1, 0.5])
  func droppingTheWindow(after delay: TimeInterval) throws {
    let stage = Stage()
    do {
      let window = UIWindow(stage: stage)
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      for object in [window, root] as [AnyObject] { census.add(object) }
      let fore = controller(Counting(census))
      root.present(fore, animated: true)
      if delay > 0 { stage.advance(by: delay) }
      stage.remove(window)
    }
    try stage.settle()
    expectEqual(census.survivors, [])
  }

  @Test("of an unused run end at once")
  func unusedRun() {
    do {
      let (_, root) = stage()
      let fore = controller(Counting(census))
      _ = fore.transitionController.animationController(
        forPresented: fore, presenting: root, source: root)
      expectTrue(fore.transitionController.activeTransition == nil)
    }
    expectEqual(census.survivors, [])
  }

  @Test(
    "that outlast their stage: appearance begins again on another (ViewControllers 14, 27)",
    arguments: [0, 0.1, 1])
  func another(after delay: TimeInterval) throws {
    let log = Log()
    let (root, fore) = (LoggingViewController("R", log), LoggingViewController("B", log))
    fore.modalPresentationStyle = .fullScreen
    for isLast in [false, true] {
      let stage = Stage()
      let window = UIWindow(stage: stage)
      window.rootViewController = root
      window.makeKeyAndVisible()
      stage.advance(by: 0)
      root.present(fore, animated: true)
      if !isLast {
        stage.advance(by: delay)
        continue
      }
      _ = log.take()
      try stage.settle()
      expectEqual(
        log.take(),
        [
          "R.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
          "B.viewDidAppear(true)", "R.viewDidDisappear(true)",
        ])
      expectEqual(window.picture, "R > B: [] [B]")
    }
  }
}
