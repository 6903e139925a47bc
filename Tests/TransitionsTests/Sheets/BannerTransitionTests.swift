import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A banner")
struct BannerTransitionTests {
  @Test(
    """
    comes from above in 0.25 s and leaves in 0.2 s, dims nothing, and has its preferred \
    height
    """)
  func values() throws {
    let scene = TransitionScene(.banner())
    try scene.quarters(duration: 0.25, back: 0.2) { moment in
      let ease = { moment.isForward ? cubicTiming($0, 0, 0, 0, 1) : cubicTiming($0, 0.3, 0, 1, 1) }
      // From beyond the top at -36 to its place at 8 + 36.
      expectNear(scene.shown.position.y, -36 + 80 * moment.progress(ease), within: 1e-6)
      expectEqual(scene.fore.view.superview?.subviews.count, 1)
    }
    let other = TransitionScene(.banner(margin: 16))
    other.fore.preferredContentSize = CGSize(width: 300, height: 100)
    for each in [scene, other] { try each.forward() }
    expectEqual(
      [scene, other].map { $0.fore.view.frame },
      [
        CGRect(x: 8, y: 8, width: 384, height: 72), CGRect(x: 50, y: 16, width: 300, height: 100),
      ])
  }

  @Test("lets touches beside it through to the views behind, and leaves under a drag up")
  func touches() throws {
    let scene = TransitionScene(.banner())
    var taps = 0
    scene.wall.view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    try scene.forward()
    for y in [400.0, 40] {
      scene.stage.tap(at: CGPoint(x: 200, y: y))
      try scene.stage.settle()
      expectEqual(taps, 1)
    }
    scene.stage.drag(
      from: CGPoint(x: 200, y: 70), to: CGPoint(x: 200, y: 5), duration: 0.2, holdingFor: 0.2)
    try scene.stage.settle()
    expectTrue(scene.wall.presentedViewController == nil)
  }

  @Test("moves as far as the finger, also if a shadow makes its way longer")
  func dragWithShadow() throws {
    let scene = TransitionScene(.banner())
    scene.fore.view.layer.shadowOpacity = 0.2
    scene.fore.view.layer.shadowRadius = 20
    try scene.forward()
    let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 70))
    var places: [CGFloat] = []
    for y in [50.0, 40, 20] {
      finger.move(to: CGPoint(x: 200, y: y))
      scene.stage.advance(by: 1 / 60)
      places.append(scene.shown.position.y)
    }
    expectNear(places[1] - places[0], -10, within: 1e-6)
    expectNear(places[2] - places[1], -20, within: 1e-6)
    finger.lift()
    try scene.stage.settle()
  }

  // The law about joins gives the view a part that lies outside a view as low as a banner.
  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, unchecked: [.conforms]) { .banner() } }
}
