/// An object that animates the views that a presentation adds, in place of the scrim's fade.
@preconcurrency @MainActor
public protocol TransitionPresentationAnimationControlling: AnyObject {
  /// Begins the motion; must end it with the context's `transitionDidEnd()` or
  /// `endAfterAnimations()`.
  func presentationController(
    _ presentationController: TransitionPresentationController,
    startWith transitionContext: TransitionContext)

  /// Called when a dismissal has ended; `completed` is false if the dismissal was cancelled.
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

/// The standard presentation controller for transitions: it gives the presented view a frame and
/// dims the views behind.
///
/// ```swift
/// func presentationController(
///   forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController?
/// ) -> UIPresentationController? {
///   TransitionPresentationController(
///     presentedViewController: presented, presenting: presenting
///   ) { $0.containerView.map { $0.bounds.insetBy(dx: 40, dy: 200) } ?? .zero }
/// }
/// ```
///
/// The scrim is in the container from the beginning of the presentation to the end of the
/// dismissal. The presentation controller is itself a `Transition`: it fades the scrim with the
/// transition that runs, or alongside the system transition. An animation controller replaces that
/// fade.
@preconcurrency @MainActor
open class TransitionPresentationController: TouchClaimingPresentationController, Transition {
  /// A closure that returns the frame of the presented view; called whenever the container's size
  /// changes.
  public typealias FrameOfPresentedView = @MainActor (TransitionPresentationController) -> CGRect

  /// The view that dims the views behind, black at 30 %; in the container for the whole
  /// presentation.
  public final let scrimView = UIView()

  /// The object that animates the presentation's own views, in place of the scrim's fade; released
  /// when the dismissal has ended.
  public final var animationController: (any TransitionPresentationAnimationControlling)?

  /// True if the presentation covers the presenter's own area rather than the whole screen.
  ///
  /// Set this property before the presentation; `shouldPresentInFullscreen` reads it when the
  /// presentation is requested.
  public final var coversContextOnly = false

  /// The dismissal by the user.
  final lazy var userDismissal = UserDismissal(of: self)

  private let calculateFrame: FrameOfPresentedView?

  /// Creates a presentation controller, with or without a frame for the presented view.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller to present.
  ///   - presenting: The presenting controller; nil if it is not known yet.
  ///   - calculateFrameOfPresentedView: Returns the presented view's frame in the container, in
  ///     points. If nil, the presented view fills the container and the presenter's view is
  ///     removed.
  public init(
    presentedViewController: UIViewController, presenting: UIViewController?,
    calculateFrameOfPresentedView: FrameOfPresentedView? = nil
  ) {
    calculateFrame = calculateFrameOfPresentedView
    super.init(presentedViewController: presentedViewController, presenting: presenting)
    scrimView.accessibilityIdentifier = "scrim"
    scrimView.backgroundColor = UIColor.black.withAlphaComponent(0.3)
    scrimView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// The opacity of the scrim at rest, in `0...1`; 1 by default.
  ///
  /// A presentation that leaves the views behind undimmed at times overrides this property.
  open var scrimOpacity: CGFloat { 1 }

  open override var frameOfPresentedViewInContainerView: CGRect {
    calculateFrame?(self) ?? super.frameOfPresentedViewInContainerView
  }

  open override var shouldRemovePresentersView: Bool { calculateFrame == nil }

  open override var shouldPresentInFullscreen: Bool { !coversContextOnly }

  /// Inserts the scrim below all other views in the container, and keeps assistive technology in
  /// the container.
  ///
  /// An override that lets touches reach the views behind sets the container's
  /// `accessibilityViewIsModal` to false after it has called super.
  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    scrimView.frame = containerView.bounds
    containerView.insertSubview(scrimView, at: 0)
    containerView.accessibilityViewIsModal = true
    fadeAlongsideSystemTransition(from: 0, to: scrimOpacity)
  }

  /// Removes the scrim if the presentation was cancelled.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { removeScrim() }
  }

  /// Fades the scrim alongside the system transition, if that runs.
  open override func dismissalTransitionWillBegin() {
    fadeAlongsideSystemTransition(from: scrimOpacity, to: 0)
  }

  /// Removes the scrim if the dismissal has completed.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    animationController?.presentationController(self, dismissalTransitionDidEnd: completed)
    if completed { removeScrim() } else { scrimView.alpha = scrimOpacity }
  }

  /// Sets the presented view's frame again when the container's size changes.
  open override func containerViewWillLayoutSubviews() {
    // A running transition of the presented controller moves the view itself. Other size changes,
    // such as a rotation, do not.
    guard !presentedViewController.isMovedByTransition else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  /// Animates the presentation's own views with the transition that runs.
  open func start(with context: TransitionContext) {
    if let animationController {
      animationController.presentationController(self, startWith: context)
    } else {
      context.animate(scrimView, \.opacity, back: 0, fore: scrimOpacity)
      context.endAfterAnimations()
    }
  }

  private func removeScrim() {
    scrimView.removeFromSuperview()
    animationController = nil
  }

  private func fadeAlongsideSystemTransition(from start: CGFloat, to end: CGFloat) {
    guard animationController == nil,
      presentedViewController.transitionController.activeTransition == nil,
      let coordinator = presentedViewController.transitionCoordinator
    else { return }
    scrimView.alpha = start
    coordinator.animate(alongsideTransition: { [scrimView] _ in scrimView.alpha = end })
  }
}
