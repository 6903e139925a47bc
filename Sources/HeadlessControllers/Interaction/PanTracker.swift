package import Foundation
package import HeadlessStage
import HeadlessViews
package import MotionCurves

/// A pan's control over a transition of the stage.
@MainActor
package final class PanTracker {
  package var distance: CGFloat?
  package var releasePolicy = ReleasePolicy()
  package private(set) var isTracking = false

  private unowned let interaction: UIPercentDrivenInteractiveTransition
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
    case .ended:
      guard isTracking else { return }
      isTracking = false
      let velocity = sense * along(recognizer.velocity(in: nil)) / wholeDistance
      let finishes = releasePolicy.finishes(progress: interaction.driven, velocity: velocity)
      interaction.release(finishing: finishes, velocity: velocity)
    case .cancelled, .failed:
      guard isTracking else { return }
      isTracking = false
      // A transition that the drag has caught on its way in the other direction goes on.
      if sense < 0 { interaction.finish() } else { interaction.cancel() }
    case .possible:
      break
    }
  }

  /// The progress to which the finger has driven the transition.
  private var percent: CGFloat {
    hold.percent + sense * (translation - hold.translation) / wholeDistance
  }

  /// -1 if the drag drives the transition backward; otherwise 1.
  private var sense: CGFloat {
    (interaction.drivenDirection ?? direction) == direction ? 1 : -1
  }

  /// The finger's translation along the drag, in points.
  private var translation: CGFloat { along(recognizer.translation(in: nil)) }

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
