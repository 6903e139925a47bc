import Foundation
import Expectations
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A banner")
struct BannerTransitionTests {
  @Test("comes from above in 0.25 s and leaves in 0.2 s, and dims nothing")
  func values() throws {
    let scene = TransitionScene(.banner)
    func expect(_ progress: Double) {
      // From beyond the top at -36 to its place at 8 + 36.
      expectClose(scene.shown.position.y, -36 + 80 * progress, 1e-6)
      expectEqual(scene.fore.view.superview?.subviews.count, 1)
    }
    let there = try scene.forwardInQuarters { part, _ in
      expect(cubicTiming(part, 0, 0, 0, 1))
    }
    expectEqual(scene.fore.view.frame, CGRect(x: 8, y: 8, width: 384, height: 72))
    let back = try scene.backwardInQuarters { part, _ in
      expect(1 - cubicTiming(part, 0.3, 0, 1, 1))
    }
    expectEqual(there, 0.25)
    expectEqual(back, 0.2)
  }

  @Test("lets touches beside it through to the views behind")
  func touches() throws {
    let scene = TransitionScene(.banner)
    var taps = 0
    scene.wall.view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    _ = try scene.forward()
    scene.stage.tap(at: CGPoint(x: 200, y: 400))
    try scene.stage.settle()
    expectEqual(taps, 1)
    scene.stage.tap(at: CGPoint(x: 200, y: 40))
    try scene.stage.settle()
    expectEqual(taps, 1)
  }

  @Test("leaves under a drag up")
  func drag() throws {
    let scene = TransitionScene(.banner)
    _ = try scene.forward()
    scene.stage.drag(
      from: CGPoint(x: 200, y: 70), to: CGPoint(x: 200, y: 5), duration: 0.2, holdingFor: 0.2)
    try scene.stage.settle()
    expectTrue(scene.wall.presentedViewController == nil)
  }

  @Test("moves as far as the finger, also if a shadow makes its way longer")
  func dragWithShadow() throws {
    let scene = TransitionScene(.banner)
    scene.fore.view.layer.shadowOpacity = 0.2
    scene.fore.view.layer.shadowRadius = 20
    _ = try scene.forward()
    let finger = scene.stage.touchDown(at: CGPoint(x: 200, y: 70))
    var places: [CGFloat] = []
    for y in [50.0, 40, 20] {
      finger.move(to: CGPoint(x: 200, y: y))
      scene.stage.advance(by: 1 / 60)
      places.append(scene.shown.position.y)
    }
    expectClose(places[1] - places[0], -10, 1e-6)
    expectClose(places[2] - places[1], -20, 1e-6)
    finger.lift()
    try scene.stage.settle()
  }

  @Test("begins and ends beyond the screen")
  func joins() throws {
    let scene = TransitionScene(.banner)
    _ = try scene.forwardInQuarters { part, _ in
      if part == 0 { expectEqual(scene.fore.view.layer.presentationProperties.position.y, -36) }
    }
    _ = try scene.backwardInQuarters { part, _ in
      if part > 0.9 { expectClose(scene.shown.position.y, -36, 1e-2) }
    }
  }

  @Test("has the height that its controller prefers")
  func height() throws {
    let scene = TransitionScene(BannerTransition(margin: 16))
    scene.fore.preferredContentSize = CGSize(width: 300, height: 100)
    _ = try scene.forward()
    expectEqual(scene.fore.view.frame, CGRect(x: 50, y: 16, width: 300, height: 100))
  }

  // The law about joins gives the view a part that lies outside a view as low as a banner.
  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { BannerTransition() } }
}
