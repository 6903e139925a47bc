import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("An alert")
struct AlertTransitionTests {
  @Test("shrinks while it fades in, and only fades out, with the figures that it is given")
  func values() throws {
    let standing: AlertTransition = .alert(
      from: 2, duration: 2, backwardDuration: 1, timing: .eased(.linear),
      backwardTiming: .eased(.standard))
    typealias Ease = (Double) -> Double
    let rows: [(AlertTransition, Double, Ease, Ease, (TimeInterval, TimeInterval))] = [
      (.alert(), 1.2, { cubicTiming($0, 0, 0, 0, 1) }, linear, (0.3, 0.2)),
      (standing, 2, linear, standard, (2, 1)),
    ]
    for (transition, scale, comes, leaves, durations) in rows {
      let scene = TransitionScene(transition)
      try scene.quarters(duration: durations.0, back: durations.1) { moment in
        let (elapsed, isForward) = (moment.elapsed, moment.isForward)
        let progress = isForward ? comes(elapsed) : 1
        expectNear(scene.shown.transform.m11, scale + (1 - scale) * progress, within: 1e-6)
        expectNear(
          scene.shown.opacity, isForward ? min(elapsed / 0.35, 1) : 1 - leaves(elapsed),
          within: 1e-6)
      }
    }
  }

  @Test("has the size that its controller prefers within margins, and stays at a tap beside it")
  func size() throws {
    for (size, frame) in [
      (CGSize.zero, CGRect(x: 65, y: 310, width: 270, height: 180)),
      (CGSize(width: 500, height: 200), CGRect(x: 16, y: 300, width: 368, height: 200)),
    ] {
      let scene = TransitionScene(.alert())
      scene.fore.preferredContentSize = size
      try scene.forward()
      scene.stage.tap(at: CGPoint(x: 20, y: 20))
      try scene.stage.settle()
      expectTrue(scene.wall.presentedViewController === scene.fore)
      expectEqual(scene.fore.view.frame, frame)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { .alert() } }
}
