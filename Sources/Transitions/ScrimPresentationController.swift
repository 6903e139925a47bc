public import Transitioning

/// A presentation that gives the presented view a frame of its own and dims what is behind it.
///
/// The scrim outlives the transition: it comes with the presentation and goes with the end of the
/// dismissal. Being a `Transition` itself, the controller fades the scrim along with whatever
/// transition runs, and alongside the system's when none does.
public final class ScrimPresentationController: PresentationController, Transition {
  /// The view that dims what is behind; in the container for as long as the presentation lasts.
  public let scrimView = View()

  /// True when the presentation covers the presenter's own area rather than the screen.
  public var coversContextOnly = false

  private let frameOfPresentedView: (CGRect) -> CGRect

  /// A presentation with a frame.
  ///
  /// - Parameter frameOfPresentedView: The presented view's frame for the container's bounds.
  public init(
    presentedViewController: ViewController, presenting: ViewController,
    frameOfPresentedView: @escaping (CGRect) -> CGRect
  ) {
    self.frameOfPresentedView = frameOfPresentedView
    super.init(presentedViewController: presentedViewController, presenting: presenting)
    scrimView.accessibilityIdentifier = "scrim"
    scrimView.backgroundColor = Color.black.withAlphaComponent(0.4)
    scrimView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// The frame that the closure gives for the container's bounds.
  public override var frameOfPresentedViewInContainerView: CGRect {
    containerView.map { frameOfPresentedView($0.bounds) } ?? .zero
  }

  /// False when the presentation covers the presenter's own area.
  public override var shouldPresentInFullscreen: Bool { !coversContextOnly }

  /// Puts the scrim behind everything else in the container.
  public override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    scrimView.frame = containerView.bounds
    containerView.insertSubview(scrimView, at: 0)
    fadeAlongsideSystemTransition(from: 0, to: 1)
  }

  /// Takes the scrim out again when there is nothing to dim.
  public override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { scrimView.removeFromSuperview() }
  }

  /// Fades the scrim with the system's transition, if that is what runs.
  public override func dismissalTransitionWillBegin() {
    fadeAlongsideSystemTransition(from: 1, to: 0)
  }

  /// Takes the scrim out with what it was for.
  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { scrimView.removeFromSuperview() } else { scrimView.alpha = 1 }
  }

  /// Keeps the presented view in its place when the container takes another size.
  public override func containerViewWillLayoutSubviews() {
    guard presentedViewController.transitionCoordinator == nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  /// Fades the scrim with the transition that runs.
  public func start(with context: TransitionContext) {
    context.animate(scrimView, \.opacity, back: 0, fore: 1)
    context.endAfterAnimations()
  }

  private func fadeAlongsideSystemTransition(from start: CGFloat, to end: CGFloat) {
    guard presentedViewController.transitionController.activeTransition == nil,
      let coordinator = presentedViewController.transitionCoordinator
    else { return }
    scrimView.alpha = start
    coordinator.animate { [scrimView] _ in scrimView.alpha = end }
  }
}
