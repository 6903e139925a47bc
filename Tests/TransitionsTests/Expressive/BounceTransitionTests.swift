import Foundation
import Testing
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A bounce")
struct BounceTransitionTests {
  /// The height above the ground by the laws of falling bodies: from the height 1 down in 1 unit of
  /// time, so that gravity and the speed of the first impact are 2.
  private func height(after time: Double, keeping restitution: Double) -> Double {
    guard time > 1 else { return 1 - time * time }
    var (elapsed, speed) = (time - 1, 2 * restitution)
    for _ in 0..<2 {
      if elapsed < speed { return speed * elapsed - elapsed * elapsed }
      elapsed -= speed
      speed *= restitution
    }
    return 0
  }

  @Test("falls from above, bounces twice, and lies", arguments: [0.3, 0.6, 0, 1e-12])
  func wayThere(restitution: Double) throws {
    let scene = TransitionScene(.bounce(restitution: restitution))
    let whole = 1 + 2 * restitution + 2 * restitution * restitution
    let fractions = (0...60).map { Double($0) / 60 }
    let duration = try scene.run(.forward, at: fractions) { fraction, _ in
      let height = height(after: fraction * whole, keeping: restitution)
      expectClose(scene.shown.position.x, 200)
      expectClose(scene.shown.position.y, 400 - 800 * height, 1e-3)
      expectClose(scene.shownBehind.position.y, 400)
    }
    expectClose(duration, 0.75)
    expectClose(scene.shown.position.y, 400)
  }

  @Test("rises in its first bounce to the height of the square of the restitution")
  func apex() throws {
    let scene = TransitionScene(.bounce)
    // The impact is at 1 of 1.78 units of time, the first apex 0.3 units later.
    try scene.run(.forward, at: [1 / 1.78, 1.3 / 1.78]) { fraction, _ in
      expectClose(scene.shown.position.y, fraction < 0.6 ? 400 : 400 - 0.09 * 800, 1e-3)
    }
  }

  @Test("lifts off upwards without a bounce, faster, on the way back")
  func wayBack() throws {
    let scene = TransitionScene(.bounce)
    _ = try scene.forward()
    let duration = try scene.backwardInQuarters { part, _ in
      expectClose(scene.shown.position.y, 400 - 800 * part * part, 1e-3)
    }
    expectClose(duration, 0.35)
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("takes another timing for the way back")
  func timing() throws {
    let scene = TransitionScene(BounceTransition(returnTiming: .eased(.linear)))
    _ = try scene.forward()
    _ = try scene.backwardInQuarters { part, _ in
      expectClose(scene.shown.position.y, 400 - 800 * part, 1e-3)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, as: .pushed) { BounceTransition() } }
}
