import CatalogSamples
import Foundation
import TransitionLaws
import Transitioning

/// A pan for a sample without a gesture of its own: a drag down drives the way back.
///
/// It has an effect only if the sample's delegate supplies an animator, because the system's
/// transitions are not interactive.
@MainActor
final class SubstitutePan: UIGestureRecognizerDelegate {
  private unowned let play: ScenePlay

  private lazy var pan: PanInteractionController = PanInteractionController(toward: .bottom) {
    [unowned self] in play.drive(.backward, by: SceneDriver(pan))
  }

  /// Adds a pan to the window of a scene.
  init(in play: ScenePlay) {
    self.play = play
    pan.distance = play.window.bounds.height / 2
    pan.recognizer.delegate = self
    play.window.addGestureRecognizer(pan.recognizer)
  }

  /// The finger's path over a fraction of the dismissal; the finger is lifted at rest.
  func wayBack(over fraction: CGFloat) -> FingerPath {
    let stage = play.stage
    let start = CGPoint(x: stage.bounds.midX, y: (stage.size.height * 0.3).rounded())
    return .drag(from: start, toward: .bottom, by: fraction * stage.size.height / 2)
  }

  /// Removes the gesture recognizer.
  func remove() { play.window.removeGestureRecognizer(pan.recognizer) }

  /// True: every other recognizer waits for this one to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
