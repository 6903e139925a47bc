package import Foundation
package import HeadlessStage
import HeadlessViews
package import TransitionCurves

/// A pan's control over a transition of the stage.
@MainActor
package final class PanTracker {
  package var distance: CGFloat?
  package var releasePolicy = ReleasePolicy()
  package var resistance: RubberBand?
  package var freeDistance: CGFloat?
  package var overdragHandler: ((CGFloat) -> Void)?
  package private(set) var isTracking = false

  private unowned let interaction: UIPercentDrivenInteractiveTransition
  private let recognizer: UIPanGestureRecognizer
  private let direction: TransitionDirection
  private let outward: () -> (dx: CGFloat, dy: CGFloat)
  private let begin: () -> Void

  /// The finger's translation at the beginning of the drag, in points along the drag, and the
  /// progress of the transition then.
  private var hold: (translation: CGFloat, percent: CGFloat) = (0, 0)

  /// The distance that was given to the handler last, in points.
  private var overdrag: CGFloat = 0

  package init(
    for interaction: UIPercentDrivenInteractiveTransition, recognizer: UIPanGestureRecognizer,
    direction: TransitionDirection, outward: @escaping () -> (dx: CGFloat, dy: CGFloat),
    begin: @escaping () -> Void
  ) {
    self.interaction = interaction
    self.recognizer = recognizer
    self.direction = direction
    self.outward = outward
    self.begin = begin
  }

  package var wantsInteractiveStart: Bool { isTracking || interaction.isReleasedEarly }

  package func recognizerDidChange() {
    switch recognizer.state {
    case .began:
      isTracking = true
      if !interaction.catchTransition() { begin() }
      hold = (translation, interaction.driven)
    case .changed:
      guard isTracking else { return }
      interaction.update(percent)
      dragBeyond(min(shown ?? 0, 0))
    case .ended:
      guard isTracking else { return }
      isTracking = false
      let velocity = sense * give * along(recognizer.velocity(in: nil)) / wholeDistance
      let finishes = releasePolicy.finishes(progress: interaction.driven, velocity: velocity)
      interaction.release(finishing: finishes, velocity: velocity)
      springBack()
    case .cancelled, .failed:
      guard isTracking else { return }
      isTracking = false
      // A transition that the drag has caught on its way in the other direction goes on.
      if sense < 0 { interaction.finish() } else { interaction.cancel() }
      springBack()
    case .possible:
      break
    }
  }

  /// The progress to which the finger has driven the transition.
  private var percent: CGFloat {
    shown.map { toward($0 / wholeDistance) }
      ?? hold.percent + sense * dragged / wholeDistance
  }

  /// The progress toward the side of the drag, of that of the transition; and the reverse.
  private func toward(_ percent: CGFloat) -> CGFloat { sense > 0 ? percent : 1 - percent }

  /// -1 if the drag drives the transition backward; otherwise 1.
  private var sense: CGFloat {
    (interaction.drivenDirection ?? direction) == direction ? 1 : -1
  }

  /// The finger's translation along the drag, in points.
  private var translation: CGFloat { along(recognizer.translation(in: nil)) }

  /// The translation since the drag took hold, in points.
  private var dragged: CGFloat { translation - hold.translation }

  /// The distance for the whole transition, in points; positive.
  private var wholeDistance: CGFloat {
    let length = distance ?? foreViewDistance ?? 0
    if length.isFinite, length > 0 { return length }
    let (size, outward) = (recognizer.view?.window?.bounds.size ?? .zero, outward())
    let extent = abs(size.width * outward.dx) + abs(size.height * outward.dy)
    return extent > 0 ? extent : 1
  }

  /// The distance that the fore view moves, in points; nil if no transition is under way.
  private var foreViewDistance: CGFloat? {
    // A view that the drag brings in comes from the opposite side.
    let sign: CGFloat = direction == .backward ? 1 : -1
    let outward = outward()
    return interaction.exitDistance(CGVector(dx: outward.dx * sign, dy: outward.dy * sign))
  }

  private func along(_ point: CGPoint) -> CGFloat {
    let outward = outward()
    return point.x * outward.dx + point.y * outward.dy
  }
}

// MARK: - Resistance

extension PanTracker {
  private var resistedDrag: ResistedDrag? {
    resistance.map {
      let distance = wholeDistance
      return ResistedDrag(
        $0, free: freeDistance ?? distance, from: toward(hold.percent) * distance)
    }
  }

  /// The distance that the resistance leaves, in points, negative beyond the beginning; nil without
  /// resistance.
  private var shown: CGFloat? { resistedDrag?.distance(after: dragged) }

  /// The ratio of the speed that the resistance leaves to that of the finger, unitless.
  private var give: CGFloat { resistedDrag?.give(after: dragged) ?? 1 }

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
