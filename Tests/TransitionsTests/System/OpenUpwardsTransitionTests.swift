import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A page that opens upwards")
struct OpenUpwardsTransitionTests {
  @Test("opens from below, 5 % of the height down, over a back view that rises by 2.5 %, both ways")
  func values() throws {
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let other = OpenUpwardsTransition.openUpwards(duration: 2, timing: .eased(.easeIn))
    let rows: [(OpenUpwardsTransition, TimeInterval, (Double) -> Double, UIView?)] = [
      (.openUpwards(), 0.3, standard, nil), (.openUpwards(), 0.3, standard, own),
      (other, 2, easeIn, nil),
    ]
    for (transition, duration, ease, mask) in rows {
      let scene = TransitionScene(transition)
      scene.fore.view.mask = mask
      try scene.quarters(duration: duration) { moment in
        // Flutter: `reverseCurve: curve.flipped`, which eases out on the way back, too.
        let shown = moment.progress(ease)
        expectNear(scene.shown.transform.m42, 40 * (1 - shown), within: 1e-3)
        expectNear(scene.shown.position.y, 400, within: 1e-6)
        expectNear(scene.shownBehind.transform.m42, -20 * shown, within: 1e-3)
        expectNear(scene.opacityInContainer(0), 0.25 * shown, within: 1e-5)
        let clip = try #require(scene.fore.view.mask).layer.presentationProperties
        expectEqual(clip.bounds.size, scene.fore.view.bounds.size)
        let edge = clip.position.y - 400 + scene.shown.transform.m42
        expectNear(edge, 800 * (1 - shown), within: 1e-2)
      }
    }
  }

  @Test("opens a fore view that is resized on the way to its edges")
  func resized() throws {
    let scene = TransitionScene(.openUpwards())
    try scene.run(.forward, at: [0.5, 1]) { moment in
      if moment.elapsed == 0.5 {
        return scene.stage.resize(to: CGSize(width: 900, height: 700))
      }
      let mask = try #require(scene.fore.view.mask).layer.presentationProperties
      expectEqual(mask.bounds.size, CGSize(width: 900, height: 700))
      expectNear(mask.position.x, 450, within: 1e-6)
      expectNear(mask.position.y, 350, within: 1e-2)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, unchecked: [.follows]) { .openUpwards() } }
}
