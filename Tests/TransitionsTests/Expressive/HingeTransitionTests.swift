import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A hinge")
struct HingeTransitionTests {
  /// The distance of the fall, in points: the height of the screen, and the shadow.
  private static let fall = 832.0

  /// The angles, in degrees, after each fifth of the duration.
  private nonisolated func angle(after elapsed: Double) -> Double {
    let angles = [0.0, 34, 19, 28, 25, 25]
    let swing = min(Int(elapsed * 5), 4)
    let share = Moment.easeInOut(elapsed * 5 - Double(swing))
    return angles[swing] + (angles[swing + 1] - angles[swing]) * share
  }

  /// Expects the back view on its corner at an angle, in degrees, and some points further down.
  private func expect(
    _ scene: TransitionScene, angle: Double, fall: Double,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let isMirrored = scene.stage.traits.layoutDirection == .rightToLeft
    let (corner, side) = isMirrored ? (400.0, -1.0) : (0.0, 1.0)
    let sheet = PlaneMap(try #require(scene.items("wall").first).transform)
    let hinge = try #require(sheet(CGPoint(x: corner, y: 0)))
    expectNear(hinge.x, corner, within: 1e-6, sourceLocation: location)
    expectNear(hinge.y, fall, within: 1e-2, sourceLocation: location)
    let turned = angle / 180 * .pi
    let far = try #require(sheet(CGPoint(x: corner + side * 400, y: 0)))
    expectNear(far.x, corner + side * 400 * cos(turned), within: 1e-2, sourceLocation: location)
    expectNear(far.y, fall + 400 * sin(turned), within: 1e-2, sourceLocation: location)
    #expect(try #require(scene.items("fore").first).transform.isIdentity, sourceLocation: location)
  }

  @Test(
    "swings by its angles, or in another timing, then falls; rises and closes backward",
    arguments: UITraitEnvironmentLayoutDirection.allCases)
  func values(layout: UITraitEnvironmentLayoutDirection) throws {
    let other = HingeTransition.hinge(timing: .eased(.linear))
    let rows: [(HingeTransition, (Double) -> Double)] = [
      (.hinge(), angle), (other, { 25 * min($0 / 0.8, 1) }),
    ]
    for (transition, swings) in rows {
      let scene = TransitionScene(transition, layout)
      let instants = [0.1, 0.2, 0.4, 0.6, 0.8, 0.9]
      try scene.quarters(duration: 1.2, back: 0.6, and: instants) { moment in
        let elapsed = moment.elapsed
        if moment.isForward {
          let falling = easeIn(max(elapsed - 0.8, 0) / 0.2)
          try expect(scene, angle: swings(elapsed), fall: Self.fall * falling)
        } else {
          let closing = Moment.easeInOut(max(elapsed - 0.3, 0) / 0.7)
          let rising = easeOut(min(elapsed / 0.5, 1))
          try expect(scene, angle: 25 * (1 - closing), fall: Self.fall * (1 - rising))
        }
      }
    }
  }

  @Test("hangs over a third of the screen at least, until it falls")
  func hangs() throws {
    let scene = TransitionScene(.hinge())
    scene.paint()
    try scene.run(.forward, at: Array(stride(from: 0, through: 0.8, by: 0.05))) { moment in
      let shown = try scene.map(of: "wall")
      let map = try #require(shown.inverted())
      let page = CGRect(x: 0, y: 0, width: 400, height: 800)
      var covered = 0
      for x in stride(from: 5.0, to: 400, by: 10) {
        for y in stride(from: 5.0, to: 800, by: 10) {
          if let point = map(CGPoint(x: x, y: y)), page.contains(point) { covered += 1 }
        }
      }
      expectLess(40 * 80, 3 * covered, "\(moment.elapsed): \(covered)")
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law, as: .pushed, unchecked: [.follows]) { .hinge() }
  }
}
