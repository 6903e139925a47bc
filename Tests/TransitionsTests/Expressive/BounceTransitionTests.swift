import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A bounce")
struct BounceTransitionTests {
  /// The height above the ground by the laws of falling bodies.
  ///
  /// From the height 1 it is down in 1 unit of time, so that gravity and the speed of the first
  /// impact are 2. The first bounce is as high as the square of the restitution.
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

  @Test(
    "falls from above, bounces twice, and lies; lifts off without a bounce, faster",
    arguments: [0.3, 0.6, 0, 1e-12])
  func values(restitution: Double) throws {
    let whole = 1 + 2 * restitution + 2 * restitution * restitution
    let other = BounceTransition.bounce(restitution: restitution, backwardTiming: .eased(.linear))
    let rows: [(BounceTransition, (Double) -> Double)] = [
      (.bounce(restitution: restitution), { $0 * $0 }), (other, linear),
    ]
    for (transition, rise) in rows {
      let scene = TransitionScene(transition)
      let instants = (1..<60).map { Double($0) / 60 }
      try scene.quarters(duration: 0.75, back: 0.35, and: instants) { moment in
        let height =
          moment.isForward
          ? height(after: moment.elapsed * whole, keeping: restitution) : rise(moment.elapsed)
        expectNear(scene.shown.position.x, 200, within: 1e-6)
        expectNear(scene.shown.position.y, 400 - 800 * height, within: 1e-3)
        expectNear(scene.shownBehind.position.y, 400, within: 1e-6)
      }
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, as: .pushed) { .bounce() } }
}
