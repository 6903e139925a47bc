/// A pan's control over a transition: the drag begins a transition, drives it and releases it, or
/// catches a running one.
@MainActor
final class PanTracker {
  /// The distance that the finger drags for the whole transition, in points.
  ///
  /// If nil, the fore view's own distance is used: between its frame and the side of the container
  /// where it enters and leaves.
  var distance: CGFloat?

  /// The policy that decides whether a released transition finishes.
  var releasePolicy = ReleasePolicy()

  /// The resistance to the finger beyond the beginning and beyond `freeDistance`; nil for none.
  var resistance: RubberBand?

  /// The distance that the finger drags without resistance, in points; nil for the whole distance.
  var freeDistance: CGFloat?

  /// Called with the distance that the resistance leaves beyond the beginning, in points.
  var overdragHandler: ((CGFloat) -> Void)?

  /// True while a finger drags.
  private(set) var isTracking = false

  private let hold: FingerHold
  private let recognizer: UIPanGestureRecognizer
  private let direction: TransitionDirection
  private let outward: () -> (dx: CGFloat, dy: CGFloat)
  private let begin: () -> Void

  /// The finger's translation at the beginning of the drag, in points along the drag, and the
  /// progress of the transition then.
  private var start: (translation: CGFloat, percent: CGFloat) = (0, 0)

  /// The distance that was given to the handler last, in points.
  private var overdrag: CGFloat = 0

  /// - Parameters:
  ///   - interaction: The interaction controller that owns the tracker.
  ///   - direction: The direction of the transition that `begin` requests.
  ///   - outward: The unit vector of the drag: one number is 1 or -1, the other 0.
  ///   - begin: Requests the transition; called when a drag begins and no transition is under way.
  init(
    for interaction: UIPercentDrivenInteractiveTransition, recognizer: UIPanGestureRecognizer,
    direction: TransitionDirection, outward: @escaping () -> (dx: CGFloat, dy: CGFloat),
    begin: @escaping () -> Void
  ) {
    hold = interaction.fingerHold
    (self.recognizer, self.direction) = (recognizer, direction)
    (self.outward, self.begin) = (outward, begin)
  }

  /// True if the next transition must begin interactively.
  var wantsInteractiveStart: Bool { isTracking || hold.isReleasedEarly }

  /// Called when the state of the recognizer has changed.
  func recognizerDidChange() {
    switch recognizer.state {
    case .began:
      isTracking = true
      hold.take(begin)
      start = (translation, hold.percent)
    case .changed:
      guard isTracking else { return }
      let drag = drag
      hold.update(drag.progress(at: translation))
      dragBeyond(drag.overdrag(at: translation))
    case .ended:
      guard isTracking else { return }
      isTracking = false
      let velocity = drag.velocity(of: along(recognizer.velocity(in: nil)), at: translation)
      let finishes = releasePolicy.finishes(progress: hold.percent, velocity: velocity)
      hold.release(finishing: finishes, velocity: velocity)
      springBack()
    case .cancelled, .failed:
      guard isTracking else { return }
      isTracking = false
      // A transition that the drag has caught on its way in the other direction goes on.
      hold.release(finishing: !isForth, velocity: nil)
      springBack()
    default:
      break
    }
  }

  private var drag: PanDrag {
    PanDrag(
      from: start.translation, at: start.percent, isForth: isForth, over: wholeDistance,
      resistance: resistance, free: freeDistance)
  }

  /// False if the drag drives the transition backward.
  private var isForth: Bool { (hold.direction ?? direction) == direction }

  /// The finger's translation along the drag, in points.
  private var translation: CGFloat { along(recognizer.translation(in: nil)) }

  /// The distance for the whole transition, in points; positive.
  private var wholeDistance: CGFloat {
    let outward = outward()
    // A view that the drag brings in comes from the opposite side.
    let sign: CGFloat = direction == .backward ? 1 : -1
    let length =
      distance ?? hold.exitDistance(toward: (outward.dx * sign, outward.dy * sign))
    if length.isFinite, length > 0 { return length }
    let size = recognizer.view?.window?.bounds.size ?? .zero
    let extent = abs(size.width * outward.dx) + abs(size.height * outward.dy)
    return extent > 0 ? extent : 1
  }

  private func along(_ point: CGPoint) -> CGFloat {
    let outward = outward()
    return point.x * outward.dx + point.y * outward.dy
  }

  private func dragBeyond(_ distance: CGFloat) {
    guard distance != overdrag else { return }
    overdrag = distance
    overdragHandler?(distance)
  }

  /// Brings what the handler has moved back, in an animation.
  private func springBack() {
    guard overdrag != 0 else { return }
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { self.dragBeyond(0) }
  }
}
