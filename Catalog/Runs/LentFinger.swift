import Foundation
import Transitioning

/// A drag gesture for a presented controller without a gesture of its own: a drag down drives the
/// dismissal.
///
/// While it is lent, it replaces the controller's transitioning delegate, and forwards everything
/// except the interaction to that delegate. It has an effect only if the delegate supplies an
/// animator, because the system's transitions are not interactive.
@MainActor
final class LentFinger {
  private weak var presented: ViewController?
  private weak var window: Window?
  private let delegate: (any ViewControllerTransitioningDelegate)?
  private let pan: PanInteractionController

  /// Lends a finger to a presented controller.
  ///
  /// - Parameter close: Starts the dismissal.
  init?(to presented: ViewController, in window: Window, close: @escaping () -> Void) {
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
  func takeBack() {
    window?.removeGestureRecognizer(pan.recognizer)
    if presented?.transitioningDelegate === self { presented?.transitioningDelegate = delegate }
  }
}

extension LentFinger: GestureRecognizerDelegate {
  /// True: every other recognizer waits for this one to fail.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool { true }
}

extension LentFinger: ViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    delegate?.animationController(
      forPresented: presented, presenting: presenting, source: source)
  }

  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    delegate?.animationController(forDismissed: dismissed)
  }

  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    delegate?.interactionControllerForPresentation(using: animator)
  }

  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { pan }

  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    delegate?.presentationController(
      forPresented: presented, presenting: presenting, source: source)
  }
}
