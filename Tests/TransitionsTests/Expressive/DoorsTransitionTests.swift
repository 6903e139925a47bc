import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("Doors")
struct DoorsTransitionTests {
  @Test("turn about their hinges until the viewer sees their edges only, there and back")
  func values() throws {
    let scene = TransitionScene(.doors())
    let open = Double.pi / 2 + atan(0.2)
    try scene.quarters(duration: 0.6) { moment in
      let progress = moment.progress(Moment.easeInOut)
      let angle = open * progress
      let doors = scene.items("wall")
      expectEqual(doors.count, 2)
      for (door, sign) in zip(doors, [-1.0, 1]) {
        let hinge = sign * 200
        scene.expect(door, 200 + hinge, 0, at: (hinge, -400, 0))
        let (x, z) = (hinge - sign * 200 * cos(angle), -200 * sin(angle))
        scene.expect(door, 200, 0, at: (x, -400, z))
        // Open, the door has no width for the viewer.
        if progress > 1 - 1e-9 { expectNear(x / (1 - z / 1_000), hinge, within: 1e-6) }
      }
      let fore = try #require(scene.items("fore").first)
      scene.expect(
        fore, 0, 0, at: (-200 * (0.85 + 0.15 * progress), -400 * (0.85 + 0.15 * progress), 0))
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, as: .tab) { .doors() } }
}
