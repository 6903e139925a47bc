import Foundation
import Testing
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A swing")
struct SwingTransitionTests {
  @Test("turns the fore view about its leading or trailing side and back", arguments: [-1.0, 1])
  func upright(side: Double) throws {
    let scene = TransitionScene(side < 0 ? .swing : .swing(around: .trailing))
    let open = Double.pi / 2 + atan(0.2)
    try scene.quarters { moment in
      let angle = open * (1 - moment.progress(Moment.easeInOut))
      let door = try #require(scene.items("fore").first)
      let (hinge, far) = (200 + side * 200, 200 - side * 200)
      scene.expect(door, hinge, 0, at: (side * 200, -400, 0))
      let (x, z) = (side * (200 - 400 * cos(angle)), -400 * sin(angle))
      scene.expect(door, far, 0, at: (x, -400, z))
      // Behind its hinge, the door has no width for the viewer.
      if angle > open - 1e-9 { expectClose(CGFloat(x / (1 - z / 1_000)), side * 200, 1e-6) }
      #expect(scene.shownBehind.transform.isIdentity)
    }
  }

  @Test("turns about the top or the bottom", arguments: [-1.0, 1])
  func level(side: Double) throws {
    let scene = TransitionScene(.swing(around: side < 0 ? .top : .bottom))
    let open = Double.pi / 2 + atan(0.4)
    try scene.quarters { moment in
      let angle = open * (1 - moment.progress(Moment.easeInOut))
      let door = try #require(scene.items("fore").first)
      scene.expect(door, 0, 400 + side * 400, at: (-200, side * 400, 0))
      scene.expect(
        door, 0, 400 - side * 400,
        at: (-200, side * (400 - 800 * cos(angle)), -800 * sin(angle)))
    }
  }

  @Test("lasts 0.6 s")
  func duration() throws {
    let scene = TransitionScene(.swing)
    expectClose(CGFloat(try scene.forward()), 0.6)
    expectClose(CGFloat(try scene.backward()), 0.6)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law) { .swing }
    expectKept(law, "top", as: .tab) { .swing(around: .top) }
  }
}
