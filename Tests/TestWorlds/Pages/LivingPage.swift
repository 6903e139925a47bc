import Foundation
import ControllerSupport
import StageSupport
import Transitioning

/// A page of a life, which notes its callbacks.
@MainActor
final class LivingPage: UIViewController {
  let name: String
  let source = UIView(frame: CGRect(x: 40, y: 150, width: 120, height: 90))
  let driver = UIPercentDrivenInteractiveTransition()
  private(set) lazy var delegate = LivingDelegate(driver)
  let witness: Witness
  weak var life: PageLife?

  /// True if the page wants another size in each layout.
  var wantsOtherSizes = false

  private var layouts = 0

  init(_ name: String) {
    self.name = name
    witness = Witness(name)
    super.init()
    title = name
    witness.whenComplaining = { [weak self] in self?.life?.complain("\(name): \($0)") }
  }

  override func viewDidLoad() {
    view.backgroundColor = .white
    view.clipsToBounds = false
    view.addSubview(source)
  }

  override func viewWillAppear(_ animated: Bool) {
    witness.note(.willAppear, animated)
    life?.hear("viewWillAppear", of: self)
  }

  override func viewIsAppearing(_ animated: Bool) {
    witness.noteIsAppearing()
    life?.hear("viewIsAppearing", of: self)
  }

  override func viewDidAppear(_ animated: Bool) {
    witness.note(.didAppear, animated)
    life?.hear("viewDidAppear", of: self)
  }

  override func viewWillDisappear(_ animated: Bool) {
    witness.note(.willDisappear, animated)
    life?.hear("viewWillDisappear", of: self)
  }

  override func viewDidDisappear(_ animated: Bool) {
    witness.note(.didDisappear, animated)
    life?.hear("viewDidDisappear", of: self)
  }

  override func viewWillLayoutSubviews() {
    guard wantsOtherSizes, layouts < 24 else { return }
    layouts += 1
    preferredContentSize = CGSize(width: 300 + 20 * (layouts % 3), height: 200 + 30 * (layouts % 4))
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard wantsOtherSizes else { return }
    coordinator.animate(alongsideTransition: { [weak self] _ in
      self?.preferredContentSize = CGSize(width: size.width / 2, height: size.height / 2)
    })
  }

  /// Checks that no transition has left something behind in the view.
  func checkForm() {
    guard let view = viewIfLoaded else { return }
    let layer = view.layer
    if view.alpha != 1 || view.isHidden || layer.opacity != 1 {
      life?.complain("\(name) is not seen")
    }
    if view.transform != .identity { life?.complain("\(name) stays transformed") }
    if view.clipsToBounds { life?.complain("\(name) stays clipped") }
    if layer.cornerRadius != 0 { life?.complain("\(name) keeps round corners") }
  }
}

/// An ordinary transitioning delegate of an app, which a finger may drive.
@MainActor
final class LivingDelegate: UIViewControllerTransitioningDelegate {
  unowned let driver: UIPercentDrivenInteractiveTransition
  var isDriven = false

  init(_ driver: UIPercentDrivenInteractiveTransition) { self.driver = driver }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { LivingAnimator() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { LivingAnimator() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isDriven ? driver : nil }
}

/// A fade as an app writes it for UIKit.
@MainActor
private final class LivingAnimator: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    if let to, let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      context.containerView.insertSubview(to, at: from == nil ? 1 : 0)
      to.alpha = 0
    }
    UIView.animate(withDuration: 0.3) {
      to?.alpha = 1
      from?.alpha = 0
    } completion: { _ in
      for view in [from, to] { view?.alpha = 1 }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// A fade of the library's kind.
@MainActor
final class LivingFade: Transition {
  func start(with context: TransitionContext) {
    context.animate(context.foreViewController.view, \.opacity, back: 0, fore: 1)
    context.endAfterAnimations()
  }
}
