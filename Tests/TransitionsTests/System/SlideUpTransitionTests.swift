import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A slide up")
struct SlideUpTransitionTests {
  @Test(
    """
    is pulled by the system's modal spring from below, and sinks in 0.3 s, or as it is \
    told
    """)
  func values() throws {
    let scene = TransitionScene(.slideUp())
    // √(1000 / 3), with over-damping treated as critical.
    let frequency = 18.257418583505537
    var ends: [TimeInterval] = []
    for (direction, fractions) in [
      (TransitionDirection.forward, [0, 0.5]), (.backward, [0, 0.5]),
    ] {
      let start = scene.stage.now
      try scene.run(direction, at: fractions) { moment in
        let up =
          moment.isForward
          ? critical(moment.time, frequency: frequency) : 1 - standard(moment.elapsed)
        expectNear(scene.shown.position.y, 1200 - 800 * up, within: 1e-6)
      }
      ends.append(scene.stage.now - start)
    }
    // Half a point of 800 is left.
    expectNear(800 * (1 - critical(ends[0], frequency: frequency)), 0.5, within: 1e-6)
    expectNear(ends[1], 0.3, within: 1e-12)
    let eased = TransitionScene(
      .slideUp(
        duration: 2, backwardDuration: 1, timing: .eased(.linear), backwardTiming: .eased(.linear)))
    try eased.quarters(duration: 2, back: 1) { moment in
      expectNear(eased.shown.position.y, 1200 - 800 * moment.film(linear), within: 1e-6)
    }
    let spring = SpringCurve(response: 0.3, dampingRatio: 1)
    let sprung = TransitionScene(.slideUp(backwardTiming: .spring(spring)))
    try sprung.forward()
    expectNear(try sprung.backward(), spring.settlingDuration(over: 800))
  }

  @Test("casts a shadow on its way, if it fills the container and has none")
  func shadow() throws {
    let plain = TransitionScene(.slideUp())
    let raised = TransitionScene(.slideUp())
    raised.fore.view.layer.shadowOpacity = 0.1
    let panel = UIView(frame: CGRect(x: 40, y: 200, width: 320, height: 400))
    let small = TransitionScene(.slideUp().targeted(at: panel))
    small.fore.view.addSubview(panel)
    for (scene, view, rest, way) in [
      (plain, plain.fore.view, 0.0, 0.35), (raised, raised.fore.view, 0.1, 0.1),
      (small, panel, 0, 0),
    ] {
      let layer = try #require(view).layer
      for direction in [TransitionDirection.forward, .backward] {
        try scene.run(direction, at: [0.3]) { _ in
          let opacity = layer.presentationProperties.shadowOpacity
          expectNear(opacity, way, within: 1e-6, "\(direction): \(opacity), not \(way)")
        }
        expectNear(Double(layer.shadowOpacity), rest, within: 1e-6)
        expectEqual(layer.shadowRadius, 3)
      }
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { .slideUp() } }
}
