import TestSupport
import Testing
import Transitioning

@MainActor
@Suite("A released transition")
struct ArrivalTests {
  private let scene = ControllerScene()
  private let driver = UIPercentDrivenInteractiveTransition()

  @Test(
    "that is held and released again as it arrives runs its whole way (Interaction 12)",
    arguments: [true, false])
  func again(finishes: Bool) throws {
    let fore = scene.controller("B", with: FadeByHand(driver))
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0)
    driver.completionCurve = .linear
    driver.update(0.5)
    finishes ? driver.finish() : driver.cancel()
    let half = TransitionDefaults.duration / 2
    // After the arrival, and before the transition takes note of it.
    scene.stage.perform(afterDelay: half) { [driver] in
      driver.pause()
      finishes ? driver.cancel() : driver.finish()
    }
    #expect(abs(try scene.stage.settle() - 3 * half) < 1e-6)
    #expect((scene.back.presentedViewController == nil) == finishes)
    #expect(scene.issues == [])
  }
}
