import Expectations
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A page that opens upwards")
struct OpenUpwardsTransitionTests {
  @Test("opens from below, 5 % of the height down, over a back view that rises by 2.5 %, both ways")
  func values() throws {
    let scene = TransitionScene(.openUpwards)
    try scene.quarters { moment in
      let time = moment.isForward ? moment.elapsed : 1 - moment.elapsed
      let shown = cubicTiming(time, 0.2, 0, 0, 1)
      expectClose(scene.shown.transform.m42, 40 * (1 - shown), 1e-3)
      expectClose(scene.shown.position.y, 400)
      expectClose(scene.shownBehind.transform.m42, -20 * shown, 1e-3)
      expectClose(CGFloat(scene.inContainer(0)?.opacity ?? -1), 0.25 * shown, 1e-5)
      let clip = try #require(scene.fore.view.mask).layer.presentationProperties
      expectEqual(clip.bounds.size, scene.fore.view.bounds.size)
      let edge = clip.position.y - 400 + scene.shown.transform.m42
      expectClose(edge, 800 * (1 - shown), 1e-2)
    }
    expectTrue(scene.fore.view.mask == nil)
    expectTrue(scene.shown.transform.isIdentity)
    expectTrue(scene.shownBehind.transform.isIdentity)
  }

  @Test("lasts 0.3 s, and restores a mask of the view's own")
  func ownMask() throws {
    let scene = TransitionScene(.openUpwards)
    let own = UIView(frame: scene.fore.view.bounds)
    own.backgroundColor = .black
    scene.fore.view.mask = own
    expectClose(CGFloat(try scene.forward()), 0.3)
    expectTrue(scene.fore.view.mask === own)
    expectClose(CGFloat(try scene.backward()), 0.3)
    expectTrue(scene.fore.view.mask === own)
  }

  @Test("has the duration and the timing that it is given; the way back has the timing reversed")
  func parameters() throws {
    let scene = TransitionScene(OpenUpwardsTransition(duration: 2, timing: .eased(.easeIn)))
    func expect(_ fraction: Double) {
      let shown = cubicTiming(fraction, 0.42, 0, 1, 1)
      expectClose(scene.shown.transform.m42, 40 * (1 - shown), 1e-3)
    }
    #expect(try scene.forwardInQuarters { part, _ in expect(part) } == 2)
    #expect(try scene.backwardInQuarters { part, _ in expect(1 - part) } == 2)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { .openUpwards } }
}
