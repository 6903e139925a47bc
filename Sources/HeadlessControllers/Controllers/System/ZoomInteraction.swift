import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// The dismissal of a zoomed page by a finger: a drag down, a drag from the leading edge, or a
/// pinch.
///
/// A gesture may begin at any frame. A presentation or a push that it interrupts counts as
/// completed, and the way back begins in the same turn; a way back becomes interactive again. What
/// is animated alongside follows the progress; the page follows the finger.
@MainActor
final class ZoomInteraction: UIPercentDrivenInteractiveTransition {
  @LinkedController private(set) var controller: UIViewController?

  let reader = ZoomGestureReader()
  private var rules: ZoomPanRules?

  /// True while the way back that a gesture requests is being prepared.
  private(set) var isBeginning = false

  /// True while a flight passes from the transition that it interrupts to the way back.
  private(set) var isHandingOver = false

  /// The page under the finger, and after the release; nil if the transition has no such page.
  private(set) var hold: ZoomHold? {
    didSet { hold?.wasLetGo = { [weak self] in self?.gesture = nil } }
  }

  /// The recognizer whose gesture is under way.
  private(set) var active: UIGestureRecognizer?

  private var gesture: ZoomGesture?

  /// The outcome of a gesture that ended before its transition began.
  private var earlyLanding: Bool?

  /// The progress of the transition, and the page's, when the page was caught.
  private var caught: (percent: CGFloat, shrinkage: CGFloat) = (0, 0)

  init(_ controller: UIViewController) {
    self.controller = controller
    super.init()
    rules = ZoomPanRules(
      slop: { [weak self] in self?.slop(from: $0, to: $1) ?? ZoomMotion.panSlop },
      isAlong: { [weak self] in self?.isAlong(from: $0, to: $1) ?? false })
    reader.pan.rules = rules
    for recognizer in reader.recognizers {
      recognizer.name = "zoom"
      recognizer.delegate = self
      recognizer.addAction { [weak self] in self?.recognizerDidChange($0) }
    }
  }

  /// Adds the recognizers to the controller's view.
  func install() {
    guard let view = controller?.viewIfLoaded, reader.pan.view !== view else { return }
    for recognizer in reader.recognizers { view.addGestureRecognizer(recognizer) }
  }

  /// Removes the recognizers.
  func remove() {
    for recognizer in reader.recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
  }

  // MARK: The transition

  func drives(_ context: any UIViewControllerContextTransitioning) -> Bool {
    (context as? ControllerTransition)?.interactionController.controller === self
  }

  /// Holds a page in a transition that this object drives from its beginning.
  func take(_ flight: ZoomFlight, in transition: ControllerTransition?) {
    let hold = ZoomHold(flight)
    self.hold = hold
    continueHolding(in: transition)
    hold.follow(gesture)
    guard let earlyLanding else { return }
    self.earlyLanding = nil
    gesture = nil
    hold.release(landing: earlyLanding)
  }

  /// Notes the transition in which the page that is held is shown.
  func continueHolding(in transition: ControllerTransition?) {
    hold?.transition = transition
  }

  func forget(_ flight: ZoomFlight) {
    guard hold?.flight === flight else { return }
    hold = nil
    gesture = nil
  }

  // MARK: The gestures

  private func recognizerDidChange(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began:
      begin(recognizer)
    case .changed:
      guard recognizer === active, gesture != nil else { return }
      move(recognizer)
    case .ended:
      end(recognizer) { $0.lands }
    case .cancelled, .failed:
      // A page that was caught on its way to its source goes on.
      end(recognizer) { [hold] _ in hold?.isLeaving ?? false }
    case .possible:
      break
    }
  }

  private func begin(_ recognizer: UIGestureRecognizer) {
    guard let controller, let situation else { return }
    (active, earlyLanding) = (recognizer, nil)
    switch situation {
    case .rest:
      gesture = reader.begin(
        recognizer, in: controller.view.superview ?? controller.view, at: 1)
      requestWayBack()
    case .flight(let transition, let flight):
      if transition.direction == .forward, !transition.transitionWasCancelled {
        interrupt(transition, flight, by: recognizer)
      } else {
        catchWayBack(transition, flight, by: recognizer)
      }
    }
    if !isUnderWay { gesture = nil }
  }

  /// Completes a push or a presentation at once, and begins the way back with its flight.
  private func interrupt(
    _ transition: ControllerTransition, _ flight: ZoomFlight, by recognizer: UIGestureRecognizer
  ) {
    let time = max(0, (flight.container.window?.stage?.now ?? 0) - transition.clock.beginning)
    let hold = ZoomHold(flight)
    hold.catchFlight(at: transition.driver == nil ? ZoomMotion.flight.velocity(at: time) : 0)
    self.hold = hold
    gesture = reader.begin(recognizer, in: flight.container, at: 1)
    hold.follow(gesture)
    isHandingOver = true
    transition.cutShort()
    if case .rest? = situation { requestWayBack() }
    isHandingOver = false
    handOver(hold)
  }

  /// Passes a page that is held on to the way back that was requested, or ends its flight if that
  /// one does not zoom.
  ///
  /// The way back may also end without its animator.
  private func handOver(_ hold: ZoomHold) {
    guard isUnderWay, let heir = wayBack, drives(heir),
      (heir.performer.animator as? SystemTransitionAnimator)?.kind == .zoom
    else { return drop(hold) }
    heir.addCompletion { [weak self] in self?.drop(hold) }
  }

  /// Ends the flight of a page that nothing shows any more; the finger may go on to drive another
  /// transition.
  private func drop(_ hold: ZoomHold) {
    guard self.hold === hold else { return }
    self.hold = nil
    hold.flight.end()
  }

  private var wayBack: ControllerTransition? {
    if let slot = controller?.family.parent?.containerCoordinator?.slot {
      return slot.pending ?? slot.running
    }
    return controller?.presentation?.transition
  }

  /// Takes hold of a page on its way back, or on its way from there.
  private func catchWayBack(
    _ transition: ControllerTransition, _ flight: ZoomFlight, by recognizer: UIGestureRecognizer
  ) {
    let opens = (transition.direction == .backward) == transition.transitionWasCancelled
    if opens, let container = controller?.family.parent?.containerCoordinator,
      container.slot.shown === controller
    {
      // The app has called the way back off.
      container.goBack()
      guard transition.isReady, transition.isUnderWay, !transition.transitionWasCancelled else {
        return
      }
    }
    if let hold {
      if !opens { hold.stop() }
    } else {
      let hold = ZoomHold(flight)
      hold.catchFlight(at: opens ? 0 : nil)
      self.hold = hold
    }
    take(transition)
    guard transition.interactionController.controller === self, let hold else { return }
    hold.transition = transition
    let gesture = reader.begin(
      recognizer, in: flight.container, at: opens ? 1 : hold.pose.scale)
    self.gesture = gesture
    caught = (driven, shrinkage(of: gesture))
    hold.follow(gesture)
  }

  private func requestWayBack() {
    guard let controller else { return }
    caught = (0, 0)
    isBeginning = true
    if let container = controller.family.parent?.containerCoordinator {
      container.goBack()
    } else {
      controller.presentation?.controller.dismissForPerson()
    }
    isBeginning = false
  }

  private func move(_ recognizer: UIGestureRecognizer) {
    guard let gesture = gesture.map({ reader.read(recognizer, into: $0) }) else { return }
    self.gesture = gesture
    hold?.follow(gesture)
    update(caught.percent + sense * (shrinkage(of: gesture) - caught.shrinkage))
  }

  private func end(_ recognizer: UIGestureRecognizer, _ outcome: (ZoomGesture) -> Bool) {
    guard recognizer === active else { return }
    active = nil
    // The middle of two fingers is not that of the one that stays.
    let last = gesture.map { recognizer === reader.pinch ? $0 : reader.read(recognizer, into: $0) }
    reader.end()
    guard let gesture = last else { return }
    let lands = outcome(gesture)
    let velocity = sense * shrinkageVelocity(of: gesture)
    let finishes = lands == (sense > 0)
    if let hold {
      hold.follow(gesture)
      self.gesture = nil
      let length = hold.release(landing: lands)
      let rest = finishes ? 1 - driven : driven
      if length > 0 { completionSpeed = rest * duration / CGFloat(length) }
    } else {
      self.gesture = gesture
      earlyLanding = lands
    }
    release(finishing: finishes, velocity: velocity)
  }

  /// -1 if the way back is a push or a presentation that was called off; otherwise 1.
  private var sense: CGFloat { drivenDirection == .forward ? -1 : 1 }

  /// The part of the way from the page's own scale to that of its source, in `0...1`.
  private func shrinkage(of gesture: ZoomGesture) -> CGFloat {
    let smallest = min(hold?.flight.closed?.scale ?? 0.3, 0.9)
    return min(max((1 - gesture.scale) / (1 - smallest), 0), 1)
  }

  private func shrinkageVelocity(of gesture: ZoomGesture) -> CGFloat {
    var next = gesture
    let step: CGFloat = 1e-3
    next.movement.dx += gesture.velocity.dx * step
    next.movement.dy += gesture.velocity.dy * step
    next.ratio += gesture.ratioVelocity * step
    return (shrinkage(of: next) - shrinkage(of: gesture)) / step
  }
}

// MARK: - The controller

extension UIViewController {
  private static let zoomKey = "zoom interaction"

  /// The interaction of the zoom with which the controller is presented or pushed; nil for another
  /// transition.
  final var zoomInteraction: ZoomInteraction? {
    notes[Self.zoomKey] as? ZoomInteraction
  }

  /// Makes or removes the interaction after a change of the preferred transition.
  final func preferredTransitionDidChange() {
    if transitions.preferredTransition?.kind == .zoom {
      if zoomInteraction == nil { notes[Self.zoomKey] = ZoomInteraction(self) }
      zoomInteraction?.install()
    } else if let zoomInteraction {
      zoomInteraction.remove()
      notes[Self.zoomKey] = nil
    }
  }
}
