/// A pan's control over a transition of UIKit.
@MainActor
package final class PanTracker {
  package var distance: CGFloat?
  package var releasePolicy = ReleasePolicy()
  package private(set) var isTracking = false

  private let fingerDriver: FingerDriver
  private let recognizer: UIPanGestureRecognizer
  private let direction: TransitionDirection
  private let outward: () -> (dx: CGFloat, dy: CGFloat)
  private let begin: () -> Void

  /// The finger's translation at the beginning of the drag, in points along the drag, and the
  /// progress of the transition then.
  private var hold: (translation: CGFloat, percent: CGFloat) = (0, 0)

  package init(
    for interaction: UIPercentDrivenInteractiveTransition, recognizer: UIPanGestureRecognizer,
    direction: TransitionDirection, outward: @escaping () -> (dx: CGFloat, dy: CGFloat),
    begin: @escaping () -> Void
  ) {
    fingerDriver = interaction.fingerDriver
    (self.recognizer, self.direction) = (recognizer, direction)
    (self.outward, self.begin) = (outward, begin)
  }

  package var wantsInteractiveStart: Bool { isTracking || fingerDriver.isReleasedEarly }

  package func recognizerDidChange() {
    switch recognizer.state {
    case .began:
      isTracking = true
      if fingerDriver.isUnderWay { fingerDriver.pause() } else { fingerDriver.request(begin) }
      hold = (translation, fingerDriver.percent)
    case .changed:
      guard isTracking else { return }
      let percent = hold.percent + sense * (translation - hold.translation) / wholeDistance
      fingerDriver.update(percent)
    case .ended:
      guard isTracking else { return }
      isTracking = false
      let velocity = sense * along(recognizer.velocity(in: nil)) / wholeDistance
      let finishes = releasePolicy.finishes(progress: fingerDriver.percent, velocity: velocity)
      fingerDriver.release(finishing: finishes, velocity: velocity)
    case .cancelled, .failed:
      guard isTracking else { return }
      isTracking = false
      // A transition that the drag has caught on its way in the other direction goes on.
      fingerDriver.release(finishing: sense < 0, velocity: nil)
    default:
      break
    }
  }

  /// -1 if the drag drives the transition backward; otherwise 1.
  private var sense: CGFloat { (fingerDriver.direction ?? direction) == direction ? 1 : -1 }

  /// The finger's translation along the drag, in points.
  private var translation: CGFloat { along(recognizer.translation(in: nil)) }

  /// The distance for the whole transition, in points; positive.
  private var wholeDistance: CGFloat {
    let outward = outward()
    // A view that the drag brings in comes from the opposite side.
    let sign: CGFloat = direction == .backward ? 1 : -1
    let vector = CGVector(dx: outward.dx * sign, dy: outward.dy * sign)
    let length = distance ?? fingerDriver.exitDistance(toward: vector)
    if length.isFinite, length > 0 { return length }
    let size = recognizer.view?.window?.bounds.size ?? .zero
    let extent = abs(size.width * outward.dx) + abs(size.height * outward.dy)
    return extent > 0 ? extent : 1
  }

  private func along(_ point: CGPoint) -> CGFloat {
    let outward = outward()
    return point.x * outward.dx + point.y * outward.dy
  }
}
