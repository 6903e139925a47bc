import Foundation
import Transitioning

/// The drag toward a side that dismisses a presentation, except where a scroll view can scroll.
///
/// A scroll view waits until the drag has failed. So a drag that the content can follow scrolls,
/// and at the edge of the content the presentation moves, without any scrolling before. A
/// presentation that must not be dismissed follows the finger on a rubber band, and its delegate is
/// notified of the attempt.
final class DismissingDrag: PanInteractionController {
  /// The recognizer of drags that dismiss nothing.
  private let refusal = UIPanGestureRecognizer()

  private weak var presentation: TransitionPresentationController?

  /// The view on which the finger came down.
  private weak var touchedView: UIView?

  /// True if the finger that is down may dismiss the presentation; nil until that was asked.
  private var mayDismiss: Bool?

  /// The finger's translation where the refused drag was recognized, in points along the drag.
  private var start: CGFloat = 0

  init(_ presentation: TransitionPresentationController, toward edge: TransitionEdge) {
    self.presentation = presentation
    super.init(toward: edge) { [weak presentation] in presentation?.dismissForUser() }
    recognizer.addAction { [weak self] _ in self?.noteCatch() }
    refusal.addAction { [weak self] _ in self?.refuse() }
    for each in [recognizer, refusal] { each.delegate = self }
  }

  /// Begins to recognize drags on a presentation's container.
  func watch(_ container: UIView?) {
    for each in [recognizer, refusal] { container?.addGestureRecognizer(each) }
  }

  /// Tells the delegate that the user may be about to throw away what is still on its way.
  private func noteCatch() {
    guard recognizer.state == .began, isDriving, let presentation,
      presentation.presentedViewController.isBeingPresented
    else { return }
    presentation.dismissForUser()
  }

  private func askedMayDismiss(_ presentation: TransitionPresentationController) -> Bool {
    let answer = mayDismiss ?? presentation.userMayDismiss()
    mayDismiss = answer
    return answer
  }

  /// True if a scroll view under the finger has content beyond its bounds in the direction of the
  /// drag.
  private var isForScrolling: Bool {
    guard let view = recognizer.view else { return false }
    return touchedView?.canScroll(toward: outward(in: view), within: view) == true
  }

  private func outward(in view: UIView) -> CGVector {
    edge.outward(around: view)
  }
}

// MARK: - Refusal

extension DismissingDrag {
  /// Moves the presented view with a finger that must not dismiss it, and back.
  private func refuse() {
    guard let presentation, let container = refusal.view else { return }
    let outward = outward(in: container)
    func along(_ point: CGPoint) -> CGFloat { point.x * outward.dx + point.y * outward.dy }
    let translation = along(refusal.translation(in: nil))
    switch refusal.state {
    case .began:
      start = translation
    case .changed:
      guard presentation.isAtRest else { return }
      let extent = abs(container.bounds.width * outward.dx + container.bounds.height * outward.dy)
      let band = RubberBand(dimension: Double(max(extent, 1)))
      let way = CGFloat(band.value(at: Double(max(0, translation - start))))
      UIView.performWithoutAnimation { show(presentation, moved: way, along: outward) }
    case .ended:
      springBack(presentation, along: outward)
      guard presentation.isAtRest else { return }
      let whole = distance ?? Self.exit(of: presentation, toward: outward)
      let intends = releasePolicy.finishes(
        progress: (translation - start) / whole, velocity: along(refusal.velocity(in: nil)) / whole)
      if intends { presentation.userDidAttemptToDismiss() }
    case .cancelled, .failed: springBack(presentation, along: outward)
    default: break
    }
  }

  /// Brings back what the finger has moved, also if something is presented in front of it.
  private func springBack(
    _ presentation: TransitionPresentationController, along outward: CGVector
  ) {
    let presented = presentation.presentedViewController
    guard !presented.isBeingPresented, !presented.isBeingDismissed,
      presented.presentingViewController != nil
    else { return }
    UIView.animate(
      withDuration: PlatformDuration.transition.seconds, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) { self.show(presentation, moved: 0, along: outward) }
  }

  private func show(
    _ presentation: TransitionPresentationController, moved way: CGFloat, along outward: CGVector
  ) {
    presentation.presentedView?.frame = presentation.frameOfPresentedViewInContainerView
      .offsetBy(dx: way * outward.dx, dy: way * outward.dy)
  }

  /// The distance of the presented view from beyond its side of the container, in points; positive.
  private static func exit(
    of presentation: TransitionPresentationController, toward outward: CGVector
  ) -> CGFloat {
    let frame = presentation.frameOfPresentedViewInContainerView
    let bounds = presentation.containerView?.bounds ?? .zero
    let ways = [
      (outward.dx, bounds.maxX - frame.minX), (-outward.dx, frame.maxX - bounds.minX),
      (outward.dy, bounds.maxY - frame.minY), (-outward.dy, frame.maxY - bounds.minY),
    ]
    return max(1, ways.first { $0.0 > 0 }?.1 ?? 1)
  }
}

extension DismissingDrag: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    if gestureRecognizer.numberOfTouches == 0 { (touchedView, mayDismiss) = (touch.view, nil) }
    return true
  }

  /// True for a drag toward the side where no content can scroll, and for a drag along the axis
  /// that catches a running transition; the one recognizer has those that dismiss, the other the
  /// rest.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let view = pan.view,
      let presentation
    else { return false }
    let distance = pan.translation(in: view)
    let outward = outward(in: view)
    let along = distance.x * outward.dx + distance.y * outward.dy
    guard abs(along) >= abs(distance.x * outward.dy) + abs(distance.y * outward.dx) else {
      return false
    }
    if isDriving {
      guard pan === recognizer else { return false }
      // What must not be dismissed cannot be thrown away on its way either.
      return !presentation.presentedViewController.isBeingPresented
        || askedMayDismiss(presentation)
    }
    guard along > 0, presentation.isAtRest, !isForScrolling else { return false }
    return askedMayDismiss(presentation) == (pan === recognizer)
  }

  /// True for the recognizers that scroll.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    (otherGestureRecognizer.view as? UIScrollView)?.panGestureRecognizer === otherGestureRecognizer
  }
}
