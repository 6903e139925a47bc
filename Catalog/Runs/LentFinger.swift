import Foundation
import Transitioning

/// A finger for a presented controller that has none of its own: dragged down, it drives the way back.
///
/// While it is lent it stands in for the controller's transitioning delegate, and leaves everything but
/// the driving to that. It has a say only where the delegate chooses an animator: nobody drives the
/// system's transitions.
@MainActor
final class LentFinger {
  private weak var presented: ViewController?
  private weak var window: Window?
  private let delegate: (any ViewControllerTransitioningDelegate)?
  private let pan: PanInteractionController

  /// Lends a finger to a controller that is presented.
  ///
  /// - Parameter close: Asks for the way back.
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

  /// How the finger goes over a part of the way back, and is lifted at rest.
  func wayBack(on stage: Stage, over fraction: CGFloat) -> FingerPath {
    let start = CGPoint(x: stage.bounds.midX, y: (stage.size.height * 0.3).rounded())
    return .drag(from: start, toward: .bottom, by: fraction * stage.size.height / 2)
  }

  /// Leaves everything as it was before the finger was lent.
  func takeBack() {
    window?.removeGestureRecognizer(pan.recognizer)
    if presented?.transitioningDelegate === self { presented?.transitioningDelegate = delegate }
  }
}

extension LentFinger: GestureRecognizerDelegate {
  /// True, for whatever else a drag would do there, this is about the way back.
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
