public import Foundation
public import HeadlessViews

/// Moves what a presentation adds to the screen, in place of the scrim's fade.
@preconcurrency @MainActor
public protocol TransitionPresentationAnimationControlling: AnyObject {
  /// Begins the motion; must end it with the context's `transitionDidEnd()` or
  /// `endAfterAnimations()`.
  func presentationController(
    _ presentationController: TransitionPresentationController,
    startWith transitionContext: TransitionContext)

  /// Called when a dismissal has ended; `completed` is false when it was cancelled.
  func presentationController(
    _ presentationController: TransitionPresentationController,
    dismissalTransitionDidEnd completed: Bool)
}

extension TransitionPresentationAnimationControlling {
  /// Does nothing.
  public func presentationController(
    _ presentationController: TransitionPresentationController,
    dismissalTransitionDidEnd completed: Bool
  ) {}
}

/// The stock presentation of transitions: gives the presented view a frame, and dims what is behind.
///
/// ```swift
/// func presentationController(
///   forPresented presented: ViewController, presenting: ViewController, source: ViewController?
/// ) -> PresentationController? {
///   TransitionPresentationController(
///     presentedViewController: presented, presenting: presenting
///   ) { $0.containerView.map { $0.bounds.insetBy(dx: 40, dy: 200) } ?? .zero }
/// }
/// ```
///
/// The scrim outlives the transition: it comes with the presentation and goes with the end of the
/// dismissal. Being a `Transition` itself, the controller fades the scrim along with whatever
/// transition runs, and alongside the system's when none does; an animation controller takes that over.
@preconcurrency @MainActor
open class TransitionPresentationController: PresentationController, Transition {
  /// Gives the presented view its frame; asked whenever the container's size changes.
  public typealias FrameOfPresentedView = @MainActor (TransitionPresentationController) -> CGRect

  /// The view that dims what is behind, black at 30 %; in the container for as long as the
  /// presentation lasts.
  public final let scrimView = View()

  /// Who moves what the presentation adds, in place of the scrim's fade; let go with the dismissal.
  public final var animationController: (any TransitionPresentationAnimationControlling)?

  /// True when the presentation covers the presenter's own area rather than the screen.
  public final var coversContextOnly = false

  private let calculateFrame: FrameOfPresentedView?

  /// A presentation that fills its container, or one with a frame.
  ///
  /// - Parameter calculateFrameOfPresentedView: The presented view's frame in the container; with
  ///   none it fills the container, and the presenter's view is taken out.
  public init(
    presentedViewController: ViewController, presenting: ViewController?,
    calculateFrameOfPresentedView: FrameOfPresentedView? = nil
  ) {
    calculateFrame = calculateFrameOfPresentedView
    super.init(presentedViewController: presentedViewController, presenting: presenting)
    scrimView.accessibilityIdentifier = "scrim"
    scrimView.backgroundColor = Color.black.withAlphaComponent(0.3)
    scrimView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    calculateFrame?(self) ?? super.frameOfPresentedViewInContainerView
  }

  open override var shouldRemovePresentersView: Bool { calculateFrame == nil }

  open override var shouldPresentInFullscreen: Bool { !coversContextOnly }

  /// Puts the scrim behind everything else in the container.
  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    scrimView.frame = containerView.bounds
    containerView.insertSubview(scrimView, at: 0)
    fadeAlongsideSystemTransition(from: 0, to: 1)
  }

  /// Takes the scrim out again when there is nothing to dim.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { letGo() }
  }

  /// Fades the scrim with the system's transition, if that is what runs.
  open override func dismissalTransitionWillBegin() {
    fadeAlongsideSystemTransition(from: 1, to: 0)
  }

  /// Takes the scrim out with what it was for.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    animationController?.presentationController(self, dismissalTransitionDidEnd: completed)
    if completed { letGo() } else { scrimView.alpha = 1 }
  }

  /// Keeps the presented view in its place when the container takes another size.
  open override func containerViewWillLayoutSubviews() {
    // A transition of its own moves the view; other changes, as of the screen's size, do not.
    guard !presentedViewController.isInModalTransition else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  /// Moves what the presentation adds along with the transition that runs.
  open func start(with context: TransitionContext) {
    if let animationController {
      animationController.presentationController(self, startWith: context)
    } else {
      context.animate(scrimView, \.opacity, back: 0, fore: 1)
      context.endAfterAnimations()
    }
  }

  private func letGo() {
    scrimView.removeFromSuperview()
    animationController = nil
  }

  private func fadeAlongsideSystemTransition(from start: CGFloat, to end: CGFloat) {
    guard animationController == nil,
      presentedViewController.transitionController.activeTransition == nil,
      let coordinator = presentedViewController.nearestCoordinator
    else { return }
    scrimView.alpha = start
    coordinator.animate { [scrimView] _ in scrimView.alpha = end }
  }
}
