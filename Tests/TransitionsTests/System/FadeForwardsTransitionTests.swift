import Expectations
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A fade forwards")
struct FadeForwardsTransitionTests {
  @Test("moves both views by a quarter of the width; the one fades before the other has come")
  func values() throws {
    let scene = TransitionScene(.fadeForwards)
    try scene.quarters { moment in
      let (time, moved) = (moment.elapsed, Self.emphasized(moment.elapsed))
      let (left, come) = (max(1 - time / 0.25, 0), min(time / 0.75, 1))
      let (fore, back) = (scene.shown, scene.shownBehind)
      if moment.isForward {
        expectClose(fore.transform.m41, 100 * (1 - moved), 1e-4)
        expectClose(back.transform.m41, -100 * moved, 1e-4)
        expectClose(CGFloat(fore.opacity), come, 1e-5)
        expectClose(CGFloat(back.opacity), left, 1e-5)
      } else {
        expectClose(fore.transform.m41, 100 * moved, 1e-4)
        expectClose(back.transform.m41, -100 * (1 - moved), 1e-4)
        expectClose(CGFloat(fore.opacity), left, 1e-5)
        expectClose(CGFloat(back.opacity), come, 1e-5)
      }
    }
    expectTrue(scene.wall.view.transform3D.isIdentity)
    expectEqual(scene.wall.view.alpha, 1)
  }

  @Test("lasts 0.45 s, or as long as it is told")
  func duration() throws {
    let scene = TransitionScene(.fadeForwards)
    expectClose(CGFloat(try scene.forward()), 0.45)
    expectClose(CGFloat(try scene.backward()), 0.45)
    expectClose(CGFloat(try TransitionScene(FadeForwardsTransition(duration: 0.8)).forward()), 0.8)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { .fadeForwards } }

  /// Flutter's `Curves.easeInOutCubicEmphasized`: two cubics that meet at (0.166666, 0.4).
  private static func emphasized(_ time: Double) -> Double {
    let (x, y) = (0.166666, 0.4)
    if time < x {
      return y * cubicTiming(time / x, 0.05 / x, 0, 0.133333 / x, 0.06 / y)
    }
    let (width, height) = (1 - x, 1 - y)
    return y
      + height
      * cubicTiming(
        (time - x) / width, (0.208333 - x) / width, (0.82 - y) / height, (0.25 - x) / width, 1)
  }
}
