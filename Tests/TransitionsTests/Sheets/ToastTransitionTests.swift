import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A toast")
struct ToastTransitionTests {
  @Test("rises by 24 points and fades in within 0.25 s, and only fades out within 0.15 s")
  func values() throws {
    let scene = TransitionScene(.toast())
    let place = 800 - 16 - 24.0
    try scene.quarters(duration: 0.25, back: 0.15) { moment in
      let progress = cubicTiming(moment.elapsed, 0, 0, 0, 1)
      expectNear(
        scene.shown.opacity, moment.isForward ? progress : 1 - moment.elapsed, within: 1e-6)
      expectNear(
        scene.shown.position.y, place + (moment.isForward ? 24 * (1 - progress) : 0), within: 1e-6)
    }
  }

  @Test("takes no touch, not even on itself")
  func touches() throws {
    for (margin, y) in [(16, 736.0), (80, 672)] {
      let scene = TransitionScene(.toast(margin: CGFloat(margin)))
      var taps = 0
      scene.wall.view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
      try scene.forward()
      expectEqual(scene.fore.view.frame, CGRect(x: 28, y: y, width: 344, height: 48))
      for place in [y + 24, 100] {
        scene.stage.tap(at: CGPoint(x: 200, y: place))
        try scene.stage.settle()
      }
      expectEqual(taps, 2)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { .toast() } }
}
