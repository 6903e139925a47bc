import ControllerSupport
import Expectations
import Foundation
import StageSupport
import Transitioning

/// What is animated alongside joins the first animation of an app's animator, also one that changes
/// nothing itself.
@MainActor
@Suite("What is animated alongside")
struct AlongsideTests {
  /// A kind of animation that an app's animator begins.
  enum Kind: CaseIterable {
    case block, spring, bounce, keyframes, dissolve, plainTransition, propertyAnimator,
      runningPropertyAnimator

    static let duration = 0.45

    /// Begins the animation of the changes; `done` is called at its end.
    @MainActor
    func animate(in view: UIView, _ changes: @escaping () -> Void, done: @escaping () -> Void) {
      let duration = Kind.duration
      switch self {
      case .block:
        UIView.animate(
          withDuration: duration, delay: 0, options: .curveEaseIn, animations: changes
        ) { _ in done() }
      case .spring:
        UIView.animate(
          withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 1,
          animations: changes
        ) { _ in done() }
      case .bounce:
        UIView.animate(springDuration: 0.2, bounce: 0.3, animations: changes) { _ in done() }
      case .keyframes:
        UIView.animateKeyframes(withDuration: duration, animations: changes) { _ in done() }
      case .dissolve:
        let options: UIView.AnimationOptions = [.transitionCrossDissolve, .allowAnimatedContent]
        UIView.transition(with: view, duration: duration, options: options, animations: changes) {
          _ in done()
        }
      case .plainTransition:
        UIView.transition(with: view, duration: duration, animations: changes) { _ in done() }
      case .propertyAnimator:
        let animator = UIViewPropertyAnimator(duration: duration, dampingRatio: 0.7)
        animator.addAnimations(changes)
        animator.addCompletion { _ in done() }
        animator.startAnimation()
      case .runningPropertyAnimator:
        UIViewPropertyAnimator.runningPropertyAnimator(
          withDuration: duration, delay: 0, options: .curveEaseOut, animations: changes
        ) { _ in done() }
      }
    }
  }

  /// A place of two controllers that have an animator of an app between them.
  enum Place: CaseIterable { case modal, stack, tabs }

  /// A scene with a change from one controller to another, by an animator that begins an animation.
  @MainActor
  private final class Change: NSObject, UIViewControllerTransitioningDelegate,
    UINavigationControllerDelegate, UITabBarControllerDelegate
  {
    let stage = Stage()
    let (first, second) = (UIViewController(), UIViewController())
    let window: UIWindow
    let witness: UIView
    let driver: UIPercentDrivenInteractiveTransition?
    private let animator: any UIViewControllerAnimatedTransitioning
    private let place: Place
    private(set) var outcomes: [Bool] = []

    /// Makes the animator begin an animation.
    ///
    /// - Parameter changes: What the animation itself changes; it may be nothing.
    convenience init(
      _ kind: Kind, at place: Place, isDriven: Bool = false, changes: @escaping (UIView) -> Void
    ) {
      let witness = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let animator = ScriptedAnimator(Kind.duration) { context in
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        context.containerView.addSubview(witness)
        kind.animate(in: context.containerView) {
          changes(witness)
        } done: {
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
      self.init(animator, at: place, isDriven: isDriven, witness: witness)
    }

    init(
      _ animator: any UIViewControllerAnimatedTransitioning, at place: Place, isDriven: Bool,
      witness: UIView = UIView()
    ) {
      self.animator = animator
      self.place = place
      self.witness = witness
      window = UIWindow(stage: stage)
      driver = isDriven ? UIPercentDrivenInteractiveTransition() : nil
      stage.diagnostics.handler = { _ in }
      super.init()
      switch place {
      case .modal:
        window.rootViewController = first
        second.modalPresentationStyle = .fullScreen
        second.transitioningDelegate = self
      case .stack:
        let navigation = UINavigationController(rootViewController: first)
        navigation.delegate = self
        window.rootViewController = navigation
      case .tabs:
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        tabs.delegate = self
        window.rootViewController = tabs
      }
      window.makeKeyAndVisible()
      stage.advance(by: 0)
    }

    /// Begins the change, with changes alongside if there are any.
    func begin(alongside: ((UIView) -> Void)?) {
      switch place {
      case .modal: first.present(second, animated: true)
      case .stack: first.navigationController?.pushViewController(second, animated: true)
      case .tabs: first.tabBarController?.selectedIndex = 1
      }
      let coordinator = first.transitionCoordinator ?? first.tabBarController?.transitionCoordinator
      coordinator?.animate { [witness] _ in
        alongside?(witness)
      } completion: { [weak self] in
        self?.outcomes.append(!$0.isCancelled)
      }
      stage.advance(by: 0)
    }

    /// The visible opacities of the witness at some times from now on, in seconds.
    func opacities(at times: [TimeInterval]) -> [Double] {
      var passed = 0.0
      return times.map {
        stage.advance(by: $0 - passed)
        passed = $0
        return Double(witness.layer.presentationProperties.opacity)
      }
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  private let times = [0.05, 0.15, 0.25, 0.4]

  @Test(
    "moves as the animator's own changes do, and the transition waits for it",
    arguments: Kind.allCases, Place.allCases)
  func joins(kind: Kind, place: Place) throws {
    let own = Change(kind, at: place) { $0.alpha = 0 }
    own.begin(alongside: nil)
    let change = Change(kind, at: place) { _ in }
    change.begin { $0.alpha = 0 }
    let expected = own.opacities(at: times)
    expectNear(change.opacities(at: times), expected, within: 1e-9)
    expectLess(expected[1], 0.999)
    try own.stage.settle()
    try change.stage.settle()
    expectNear(change.stage.now, own.stage.now, within: 1e-9)
    expectEqual(change.outcomes, [true])
    expectTrue(change.second.view.window != nil)
  }

  @Test(
    "is not needed: an empty block completes at once, an empty property animator in its time",
    arguments: Kind.allCases)
  func nothing(kind: Kind) throws {
    let change = Change(kind, at: .modal) { _ in }
    change.begin(alongside: nil)
    let takesTime =
      switch kind {
      case .dissolve, .propertyAnimator, .runningPropertyAnimator: true
      default: false
      }
    expectEqual(change.outcomes, takesTime ? [] : [true])
    try change.stage.settle()
    expectEqual(change.outcomes, [true])
  }

  @Test(
    "follows a finger evenly, and goes back with it", arguments: [true, false], Place.allCases)
  func driven(isFinished: Bool, place: Place) throws {
    for kind in [Kind.block, .keyframes] {
      let change = Change(kind, at: place, isDriven: true) { _ in }
      change.begin { $0.alpha = 0 }
      let driver = try #require(change.driver)
      driver.update(0.3)
      if kind == .block {
        expectNear(Double(change.witness.layer.presentationProperties.opacity), 0.7, within: 1e-6)
      }
      change.stage.advance(by: 0.6)
      expectEqual(change.outcomes, [])
      if isFinished { driver.finish() } else { driver.cancel() }
      try change.stage.settle()
      expectEqual(change.outcomes, [isFinished])
      expectEqual(change.second.viewIfLoaded?.window != nil, isFinished)
    }
  }

  @Test("is made once, by the animator's first animation that takes time")
  func once() throws {
    let scene = ControllerScene()
    let fore = scene.controller("B", .fullScreen)
    let delegate = LoggingDelegate(scene.log, animator: nil)
    var calls: [TimeInterval] = []
    delegate.animator = ScriptedAnimator(0.4) { context in
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      UIView.animate(withDuration: 0) {}
      UIView.performWithoutAnimation {
        UIView.animate(withDuration: 0.1) {}
        UIViewPropertyAnimator(duration: 0.1, curve: .linear) {}.startAnimation()
      }
      UIViewPropertyAnimator(duration: 0, curve: .linear) {}.startAnimation()
      UIView.animate(withDuration: 0.2) {}
      UIView.animate(withDuration: 0.4) {
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    fore.transitioningDelegate = delegate
    scene.back.present(fore, animated: true)
    fore.transitionCoordinator?.animate { _ in calls.append(UIView.inheritedAnimationDuration) }
    try scene.stage.settle()
    expectEqual(calls, [0.2])
  }

  @Test("runs by itself if the animator begins no animation")
  func alone() throws {
    let scene = ControllerScene()
    let fore = scene.controller("B", .fullScreen)
    let delegate = LoggingDelegate(scene.log, animator: nil)
    delegate.animator = ScriptedAnimator(0.4) { context in
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      scene.stage.perform(afterDelay: 0.4) { context.completeTransition(true) }
    }
    fore.transitioningDelegate = delegate
    scene.back.present(fore, animated: true)
    var durations: [TimeInterval] = []
    fore.transitionCoordinator?.animate { _ in
      durations.append(UIView.inheritedAnimationDuration)
    }
    try scene.stage.settle()
    expectEqual(durations, [0.4])
  }

  @Test(
    "and the changes of an animator that makes its property animator anew follow the finger",
    arguments: Place.allCases, [true, false])
  func anew(place: Place, isFinished: Bool) throws {
    let fade = PropertyAnimatorFade(duration: 0.5, isKept: false)
    let change = Change(fade, at: place, isDriven: true)
    change.begin { $0.alpha = 0 }
    let driver = try #require(change.driver)
    driver.update(0.2)
    let layer = change.second.view.layer
    expectNear(Double(layer.presentationProperties.opacity), 0.2, within: 1e-6)
    // A finger at rest ends nothing.
    change.stage.advance(by: 0.8)
    expectNear(Double(layer.presentationProperties.opacity), 0.2, within: 1e-6)
    expectEqual(change.outcomes, [])
    if isFinished { driver.finish() } else { driver.cancel() }
    try change.stage.settle()
    expectEqual(change.outcomes, [isFinished])
    expectEqual(change.second.viewIfLoaded?.window != nil, isFinished)
    expectEqual(change.stage.diagnostics.issues.count, 1)
  }
}
