import Expectations
import Foundation
import ControllerSupport
import StageSupport
import Transitioning

/// What becomes of a transition if the system takes the finger away that drags it.
@MainActor
@Suite("A drag that the system cancels")
struct CancelledFingerTests {
  private let scene = ControllerScene()
  private let top = CGPoint(x: 195, y: 100)

  /// Puts a finger down and drags it far enough.
  private func drag(_ y: Double) -> Finger {
    let finger = scene.stage.touchDown(at: CGPoint(x: 195, y: y > 0 ? 100 : 700))
    finger.move(byX: 0, y: y)
    finger.move(byX: 0, y: y)
    scene.stage.advance(by: 0)
    return finger
  }

  private func begin(_ direction: TransitionDirection, isAtRest: Bool) throws
    -> LoggingViewController
  {
    let fore = scene.controller("B", .overFullScreen)
    let sheet = PannedSheet(
      toward: direction == .backward ? .bottom : .top, direction: direction
    ) { [unowned fore, scene] in
      if direction == .backward {
        fore.dismiss(animated: true)
      } else {
        scene.back.present(fore, animated: true)
      }
    }
    fore.transitionController.transition = sheet
    scene.window.addGestureRecognizer(sheet.pan.recognizer)
    scene.back.present(fore, animated: true)
    if isAtRest { try scene.stage.settle() } else { scene.stage.advance(by: 0.15) }
    return fore
  }

  @Test("to dismiss lets the presentation go on that it has caught")
  func caughtPresentation() throws {
    let fore = try begin(.backward, isAtRest: false)
    let finger = drag(40)
    expectEqual(fore.transitionCoordinator?.isInteractive, true)
    finger.cancel()
    try scene.stage.settle()
    expectEqual(scene.picture, "P > B: P [B]")
    expectEqual(scene.log.take().suffix(1), ["B.viewDidAppear(true)"])
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("to dismiss leaves a controller that it dismisses where it was")
  func dismissal() throws {
    _ = try begin(.backward, isAtRest: true)
    let finger = drag(40)
    finger.cancel()
    try scene.stage.settle()
    expectEqual(scene.picture, "P > B: P [B]")
  }

  @Test("to dismiss cancels the dismissal that it has caught")
  func caughtDismissal() throws {
    let fore = try begin(.backward, isAtRest: true)
    fore.dismiss(animated: true)
    scene.stage.advance(by: 0.1)
    let finger = drag(40)
    finger.cancel()
    try scene.stage.settle()
    expectEqual(scene.picture, "P > B: P [B]")
  }

  @Test("to present lets the dismissal go on that it has caught")
  func caughtByPresenting() throws {
    let fore = try begin(.forward, isAtRest: true)
    fore.dismiss(animated: true)
    scene.stage.advance(by: 0.1)
    let finger = drag(-40)
    expectEqual(fore.transitionCoordinator?.isInteractive, true)
    finger.cancel()
    try scene.stage.settle()
    expectEqual(scene.picture, "P: P")
  }
}
