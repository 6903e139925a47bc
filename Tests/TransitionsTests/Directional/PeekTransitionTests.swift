import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A peek")
struct PeekTransitionTests {
  /// The progress of the way there: 15 % in 0.35 of the time, a rest until 0.5, then the remainder.
  private nonisolated func steps(_ fraction: Double) -> Double {
    switch fraction {
    case ..<0.35: 0.15 * Moment.easeInOut(fraction / 0.35)
    case ...0.5: 0.15
    default: 0.15 + 0.85 * Moment.easeInOut((fraction - 0.5) / 0.5)
    }
  }

  @Test(
    "comes in a little, rests, comes in wholly, and leaves in one motion, or in other timings",
    arguments: TransitionEdge.allCases, UITraitEnvironmentLayoutDirection.allCases)
  func values(edge: TransitionEdge, layout: UITraitEnvironmentLayoutDirection) throws {
    let way = edge.way(layout)
    let other = PeekTransition.peek(
      from: edge, timing: .eased(.linear), backwardTiming: .eased(.easeIn))
    let rows: [(PeekTransition, (Double) -> Double, (Double) -> Double)] = [
      (.peek(from: edge), steps, Moment.easeInOut), (other, linear, easeIn),
    ]
    for (transition, there, back) in rows {
      let scene = TransitionScene(transition, layout)
      try scene.quarters(duration: 0.9, back: 0.4, and: [0.1, 0.2, 0.3, 0.4, 0.6, 0.9]) { moment in
        let progress = moment.isForward ? there(moment.elapsed) : 1 - back(moment.elapsed)
        expectNear(scene.shown.position.x, 200 + way.x * (1 - progress), within: 1e-3)
        expectNear(scene.shown.position.y, 400 + way.y * (1 - progress), within: 1e-3)
        expectNear(scene.shownBehind.position.x, 200, within: 1e-6)
      }
    }
  }

  @Test("has a shadow from the glimpse on, and its own again afterwards")
  func shadow() throws {
    let scene = TransitionScene(.peek())
    scene.fore.view.layer.shadowOpacity = 0.1
    try scene.quarters(duration: 0.9, back: 0.4, and: [0.15, 0.35]) { moment in
      expectNear(
        scene.shown.shadowOpacity, 0.35 * moment.progress(linear, during: 0...0.35), within: 1e-6)
      expectEqual(scene.shown.shadowRadius, 12)
    }
    expectEqual(scene.fore.view.layer.shadowOpacity, 0.1)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law) { .peek() }
    expectKept(law, "top", as: .pushed) { .peek(from: .top) }
  }
}
