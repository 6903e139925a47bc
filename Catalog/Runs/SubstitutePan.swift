import CatalogSamples
import Foundation
import Transitioning

/// A pan for a presented controller without a gesture of its own: a drag down drives the dismissal.
///
/// Until it is removed, it replaces the controller's transitioning delegate, and forwards all calls
/// to that delegate, except the one for the interaction. It has an effect only if the delegate
/// supplies an animator, because the system's transitions are not interactive.
@MainActor
final class SubstitutePan {
  private weak var presented: UIViewController?
  private weak var window: UIWindow?
  private let delegate: (any UIViewControllerTransitioningDelegate)?
  private let pan: PanInteractionController

  /// Adds a pan for a presented controller.
  ///
  /// - Parameter close: Starts the dismissal.
  init?(for presented: UIViewController, in window: UIWindow, close: @escaping () -> Void) {
    guard presented.presentingViewController != nil else { return nil }
    self.presented = presented
    self.window = window
    delegate = presented.transitioningDelegate
    pan = PanInteractionController(toward: .bottom, begin: close)
    pan.distance = window.bounds.height / 2
    pan.recognizer.delegate = self
    presented.transitioningDelegate = self
    window.addGestureRecognizer(pan.recognizer)
  }

  /// The finger's path over a fraction of the dismissal; the finger is lifted at rest.
  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath {
    let start = CGPoint(x: stage.bounds.midX, y: (stage.size.height * 0.3).rounded())
    return .drag(from: start, toward: .bottom, by: fraction * stage.size.height / 2)
  }

  /// Restores the transitioning delegate and removes the gesture recognizer.
  func remove() {
    window?.removeGestureRecognizer(pan.recognizer)
    if presented?.transitioningDelegate === self { presented?.transitioningDelegate = delegate }
  }
}

extension SubstitutePan: UIGestureRecognizerDelegate {
  /// True: every other recognizer waits for this one to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

extension SubstitutePan: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate?.animationController(
      forPresented: presented, presenting: presenting, source: source)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate?.animationController(forDismissed: dismissed)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate?.interactionControllerForPresentation(using: animator)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { pan }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    delegate?.presentationController(
      forPresented: presented, presenting: presenting, source: source)
  }
}
