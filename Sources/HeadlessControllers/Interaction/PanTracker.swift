package import Foundation
package import HeadlessStage
import HeadlessViews

/// Lets a finger that drags begin a transition, drive it, and let it go; or catch one that runs.
@MainActor
package final class PanTracker {
  /// How far the finger must go for the whole way, in points; nil is as far as the fore view has to go
  /// between its place and the side of the container that it comes from and leaves through.
  package var distance: CGFloat?

  /// Whether the transition is finished when the finger lets go.
  package var releasePolicy = ReleasePolicy()

  /// True while a finger drags.
  package private(set) var isTracking = false

  private unowned let interaction: PercentDrivenInteractiveTransition
  private let recognizer: PanGestureRecognizer
  private let direction: TransitionDirection
  private let outward: () -> (dx: CGFloat, dy: CGFloat)
  private let begin: () -> Void

  /// Where the finger took hold, in points along its way, and where the transition was then.
  private var hold: (translation: CGFloat, percent: CGFloat) = (0, 0)

  /// - Parameters:
  ///   - interaction: What drives the transition; it owns the tracker.
  ///   - direction: Which way `begin` goes.
  ///   - outward: The way that the finger makes for: one number is 1 or -1, the other 0.
  ///   - begin: Asks for the transition; called when a drag begins and none is under way.
  package init(
    for interaction: PercentDrivenInteractiveTransition, recognizer: PanGestureRecognizer,
    direction: TransitionDirection, outward: @escaping () -> (dx: CGFloat, dy: CGFloat),
    begin: @escaping () -> Void
  ) {
    self.interaction = interaction
    self.recognizer = recognizer
    self.direction = direction
    self.outward = outward
    self.begin = begin
  }

  /// True while the transition is to begin under the finger.
  package var wantsInteractiveStart: Bool { isTracking || interaction.isLetGoEarly }

  /// Called when the recognizer has changed its state.
  package func recognizerDidChange() {
    switch recognizer.state {
    case .began:
      isTracking = true
      if interaction.isDriving { interaction.pause() } else { begin() }
      hold = (translation, interaction.driven)
    case .changed:
      guard isTracking else { return }
      interaction.update(percent)
    case .ended:
      guard isTracking else { return }
      isTracking = false
      let velocity = sense * along(recognizer.velocity(in: nil)) / way
      if releasePolicy.finishes(progress: interaction.driven, velocity: velocity) {
        interaction.finish(withVelocity: velocity)
      } else {
        interaction.cancel(withVelocity: velocity)
      }
    case .cancelled, .failed:
      guard isTracking else { return }
      isTracking = false
      interaction.cancel()
    case .possible:
      break
    }
  }

  /// How far the finger has driven the transition.
  private var percent: CGFloat { hold.percent + sense * (translation - hold.translation) / way }

  /// -1 when the finger pulls against the transition.
  private var sense: CGFloat {
    (interaction.drivenDirection ?? direction) == direction ? 1 : -1
  }

  /// How far the finger has gone, in points along its way.
  private var translation: CGFloat { along(recognizer.translation(in: nil)) }

  /// The whole way of the finger, in points; positive.
  private var way: CGFloat {
    let length = distance ?? wayOfForeView ?? 0
    if length.isFinite, length > 0 { return length }
    let (size, outward) = (recognizer.view?.window?.bounds.size ?? .zero, outward())
    let extent = abs(size.width * outward.dx) + abs(size.height * outward.dy)
    return extent > 0 ? extent : 1
  }

  /// How far the fore view has to go, in points; nil when no transition is under way.
  private var wayOfForeView: CGFloat? {
    // What the finger brings in comes from the other side.
    let sign: CGFloat = direction == .backward ? 1 : -1
    let outward = outward()
    return interaction.drivenWay(CGVector(dx: outward.dx * sign, dy: outward.dy * sign))
  }

  private func along(_ point: CGPoint) -> CGFloat {
    let outward = outward()
    return point.x * outward.dx + point.y * outward.dy
  }
}
