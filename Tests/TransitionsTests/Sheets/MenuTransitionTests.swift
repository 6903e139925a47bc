import Foundation
import Expectations
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A menu")
struct MenuTransitionTests {
  @Test("covers half the width from the left, and moves the presenter aside while it is there")
  func values() throws {
    let scene = TransitionScene(MenuTransition())
    let duration = try scene.forward { progress in
      expectClose(scene.shown.position.x, -100 + 200 * standard(progress))
      expectClose(scene.shownBehind.transform.m41, 50 * standard(progress))
    }
    expectTrue(abs(duration - 0.25) < 1e-12)
    expectEqual(scene.fore.view.frame, CGRect(x: 0, y: 0, width: 200, height: 800))
    _ = try scene.backward()
    expectTrue(scene.wall.view.transform3D.isIdentity)
  }

  @Test("lies over the presenter's own area, next to its view")
  func context() throws {
    let scene = TransitionScene(MenuTransition())
    _ = try scene.forward()
    expectTrue(scene.fore.view.superview?.superview === scene.wall.view.superview)
  }

  @Test("takes its timing and its duration")
  func timing() throws {
    let scene = TransitionScene(MenuTransition(timing: .eased(.linear), duration: 0.5))
    var places: [CGFloat] = []
    expectClose(try scene.forward { _ in places.append(scene.shown.position.x) }, 0.5)
    expectClose(places[1], Double(places[0] + places[2]) / 2)
    expectClose(try scene.backward(), 0.5)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { MenuTransition() } }
}
