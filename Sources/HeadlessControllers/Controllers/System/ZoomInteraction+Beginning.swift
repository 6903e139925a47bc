import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// What may begin: the situation of the page, and the app's answer.
extension ZoomInteraction {
  /// The situations in which a gesture may begin.
  enum Situation {
    /// The page is at rest, and may go back.
    case rest

    /// The page flies in a transition.
    case flight(ControllerTransition, ZoomFlight)
  }

  /// True while a zoom is the preferred transition, and no `Transition` has brought the page.
  var isInCharge: Bool {
    guard let controller, controller.transitions.preferredTransition?.kind == .zoom else {
      return false
    }
    return !controller.transitions.decisions.contains { decision in
      if case .runs = decision { true } else { false }
    }
  }

  /// The situation of the page; nil if no gesture may begin.
  var situation: Situation? {
    guard let controller, isInCharge else { return nil }
    let container = controller.family.parent?.containerCoordinator
    if let transition = container?.slot.running ?? controller.presentation?.transition {
      guard transition.isReady, transition.isUnderWay, container?.slot.isWaiting != true,
        let flight = (transition.performer.animator as? SystemTransitionAnimator)?.flight,
        let view = controller.viewIfLoaded, view.isDescendant(of: flight.fore)
      else { return nil }
      return .flight(transition, flight)
    }
    if let container { return container.mayGoBack(from: controller) ? .rest : nil }
    return controller.presentation?.controller.isAtRest == true ? .rest : nil
  }

  /// True for the drag down on a page at rest in a sheet or a popover: a sheet has a drag of its
  /// own, which slides it.
  private func isLeftToSheet(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer === reader.pan
      && controller?.presentation?.controller.actualPresentationStyle.isDismissedByPerson == true
  }

  /// The slop of a drag, in points: one that will not begin fails as soon as a scroll view begins.
  func slop(from start: CGPoint, to end: CGPoint) -> CGFloat {
    let mayBegin = isAlong(from: start, to: end) && begins(reader.pan, from: start)
    return mayBegin ? ZoomMotion.panSlop : 10
  }

  /// True if a drag goes down; a page that flies takes any drag.
  func isAlong(from start: CGPoint, to end: CGPoint) -> Bool {
    if case .flight? = situation { return true }
    let (from, to) = (reader.pan.convert(start, to: nil), reader.pan.convert(end, to: nil))
    return to.y > from.y && to.y - from.y >= abs(to.x - from.x)
  }

  /// True if a gesture begins unless the app decides otherwise.
  ///
  /// - Parameter point: The touched point of the screen; nil for the recognizer's location.
  private func begins(_ recognizer: UIGestureRecognizer, from point: CGPoint? = nil) -> Bool {
    guard let controller, let situation else { return false }
    if case .flight(let transition, _) = situation {
      // The way back is not a new dismissal; a touch that only moves is not a request yet.
      guard transition.direction == .forward, point == nil,
        let manager = controller.presentation?.controller
      else { return true }
      return manager.mayBeDismissedByPerson
    }
    guard !isLeftToSheet(recognizer) else { return false }
    if recognizer === reader.edge, let container = controller.containerCoordinator,
      let child = container.slot.shown, container.mayGoBack(from: child)
    {
      return false
    }
    if let manager = controller.presentation?.controller, !manager.mayBeDismissedByPerson {
      return false
    }
    guard recognizer === reader.pan, let view = controller.viewIfLoaded else { return true }
    let place = point.map { reader.pan.convert($0, to: view) } ?? reader.pan.location(in: view)
    let touched = view.hitTest(place, with: nil)
    return !sequence(first: touched ?? view, next: \.superview)
      .prefix { $0 !== view.superview }
      .contains { ($0 as? UIScrollView)?.hasMore(along: .vertical, for: 1) == true }
  }
}

extension ZoomInteraction: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard active == nil, let controller, let situation else { return false }
    if case .rest = situation, isLeftToSheet(gestureRecognizer) { return false }
    let willBegin = begins(gestureRecognizer)
    let options = controller.transitions.preferredTransition?.zoom?.options
    guard let ask = options?.interactiveDismissShouldBegin else { return willBegin }
    let velocity = (gestureRecognizer as? UIPanGestureRecognizer)?.velocity(in: controller.view)
    return ask(
      .init(
        location: gestureRecognizer.location(in: controller.view),
        velocity: CGVector(dx: velocity?.x ?? 0, dy: velocity?.y ?? 0), willBegin: willBegin))
  }

  /// True for a drag on the page while a drag from the edge may begin.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === reader.pan && otherGestureRecognizer === reader.edge
  }

  /// True for the drags of scroll views in the page.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer !== reader.pinch, let page = controller?.viewIfLoaded,
      let view = otherGestureRecognizer.view as? UIScrollView
    else { return false }
    return view.panGestureRecognizer === otherGestureRecognizer && view.isDescendant(of: page)
  }
}
