package import TestSupport
package import Transitioning

/// A controller that checks the order of its callbacks, and runs reactions.
@MainActor
package final class WitnessViewController: UIViewController {
  package let driver = UIPercentDrivenInteractiveTransition()
  package var reactions: [String: () -> Void] = [:]
  package let witness: Witness
  private lazy var delegate = WitnessDelegate(driver)

  package init(_ name: String) {
    witness = Witness(name)
    super.init()
    title = name
  }

  /// True if no transition has left a change on the view.
  package var isAsItWas: Bool {
    guard let view = viewIfLoaded else { return true }
    return view.alpha == 1 && view.transform3D == .identity && !view.isHidden
      && (view.layer.animationKeys() ?? []).isEmpty && view.layer.speed == 1
      && view.layer.timeOffset == 0 && view.layer.beginTime == 0
  }

  /// Sets a transition of one of the kinds.
  package func take(_ kind: Int) {
    transitioningDelegate = nil
    transitionController.transition = nil
    switch kind % 7 {
    case 0: return
    case 1: transition(Fade())
    case 2: transition(Slide(nil))
    case 3: transition(Slide(driver))
    case 4: transition(Proud())
    case 5: transitioningDelegate = delegate
    default:
      delegate.isDriven.toggle()
      transitioningDelegate = delegate
    }
  }

  private func transition(_ transition: any Transitioning.Transition) {
    transitioningDelegate = transitionController
    transitionController.transition = transition
  }

  package override func viewDidLoad() { react("viewDidLoad") }

  package override func viewWillAppear(_ animated: Bool) {
    witness.note(.willAppear, animated)
    react("viewWillAppear")
  }

  package override func viewIsAppearing(_ animated: Bool) {
    witness.noteIsAppearing()
    react("viewIsAppearing")
  }

  package override func viewDidAppear(_ animated: Bool) {
    witness.note(.didAppear, animated)
    react("viewDidAppear")
  }

  package override func viewWillDisappear(_ animated: Bool) {
    witness.note(.willDisappear, animated)
    react("viewWillDisappear")
  }

  package override func viewDidDisappear(_ animated: Bool) {
    witness.note(.didDisappear, animated)
    react("viewDidDisappear")
  }

  package override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    witness.willMove(to: parent)
  }

  package override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    witness.didMove(to: parent)
  }

  private func react(_ callback: String) {
    reactions.removeValue(forKey: callback)?()
  }

  /// A slide that a finger may drive.
  private final class Slide: TransitionWithInteraction {
    weak var driver: UIPercentDrivenInteractiveTransition?

    init(_ driver: UIPercentDrivenInteractiveTransition?) { self.driver = driver }

    func interactionController(
      with context: TransitionContext
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func start(with context: TransitionContext) {
      let (fore, back): (UIView, UIView) = (
        context.foreViewController.view, context.backViewController.view
      )
      context.animate(
        fore, \.position, back: context.center(of: fore, beyond: .trailing), fore: fore.center)
      context.animate(back, \.opacity, back: 1, fore: 0.5)
      context.compose(with: Fade())
      context.endAfterAnimations()
    }
  }

  /// A fade that refuses to be reversed, written as for UIKit.
  private final class Proud: TransitionWithInterruption {
    func isInterruptible(with context: TransitionContext) -> Bool { false }

    func start(with context: TransitionContext) {
      let view: UIView = context.foreViewController.view
      let isForward = context.direction == .forward
      if isForward { view.alpha = 0 }
      UIView.animate(withDuration: context.duration) {
        view.alpha = isForward ? 1 : 0
      } completion: { _ in
        view.alpha = 1
        context.transitionDidEnd()
      }
    }
  }
}

/// A delegate with an animator of UIKit's kind and, if set, a driver.
@MainActor
private final class WitnessDelegate: UIViewControllerTransitioningDelegate {
  unowned let driver: UIPercentDrivenInteractiveTransition
  var isDriven = false

  init(_ driver: UIPercentDrivenInteractiveTransition) { self.driver = driver }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Animator(isPresenting: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Animator(isPresenting: false) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isDriven ? driver : nil }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isDriven ? driver : nil }

  private final class Animator: UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
      if let to, let controller = context.viewController(forKey: .to) {
        to.frame = context.finalFrame(for: controller)
        context.containerView.insertSubview(
          to, at: isPresenting ? context.containerView.subviews.count : 0)
      }
      guard let moved = isPresenting ? to : from else { return context.completeTransition(false) }
      if isPresenting { moved.transform3D = CATransform3D(scaleX: 0.1, y: 0.1) }
      UIView.animate(withDuration: 0.3) {
        moved.transform3D = self.isPresenting ? .identity : CATransform3D(scaleX: 0.1, y: 0.1)
      } completion: { _ in
        let isCancelled = context.transitionWasCancelled
        moved.transform3D = .identity
        context.completeTransition(!isCancelled)
      }
    }
  }
}

/// A fade of the fore view.
private final class Fade: Transition {
  func start(with context: TransitionContext) {
    context.animate(context.foreViewController.view, \.opacity, back: 0, fore: 1)
    context.endAfterAnimations()
  }
}
