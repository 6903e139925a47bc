import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A menu")
struct MenuTransitionTests {
  @Test("covers half the width from the left, and moves the presenter aside while it is there")
  func values() throws {
    let rows: [(MenuTransition, (Double) -> Double, TimeInterval)] = [
      (.menu(), standard, 0.25),
      (MenuTransition.menu(duration: 0.5, timing: .eased(.linear)), linear, 0.5),
    ]
    for (transition, ease, duration) in rows {
      let scene = TransitionScene(transition)
      try scene.quarters(duration: duration) { moment in
        expectNear(scene.shown.position.x, -100 + 200 * moment.progress(ease), within: 1e-6)
        expectNear(scene.shownBehind.transform.m41, 50 * moment.progress(ease), within: 1e-6)
        expectEqual(scene.fore.view.frame.size, CGSize(width: 200, height: 800))
        // It lies over the presenter's own area, next to its view.
        expectTrue(scene.fore.view.superview?.superview === scene.wall.view.superview)
      }
    }
  }

  @Test("is at most as wide as it may be, at any size of the screen")
  func widest() throws {
    let scene = TransitionScene(.menu(width: 0.85, maximumWidth: 320))
    try scene.forward()
    for (width, expected) in [(400, 320), (800, 320), (300, 255), (376, 320)]
      as [(CGFloat, CGFloat)]
    {
      scene.stage.resize(to: CGSize(width: width, height: 800))
      try scene.stage.settle()
      expectEqual(scene.fore.view.frame, CGRect(x: 0, y: 0, width: expected, height: 800))
      expectEqual(scene.shownBehind.transform.m41, expected / 4)
    }
  }

  @Test("pushes the presenter to its place for the new size, if it is resized on the way there")
  func resizedOnTheWay() throws {
    let scene = TransitionScene(.menu(duration: 0.4, timing: .eased(.linear)))
    scene.wall.present(scene.fore, animated: true)
    scene.stage.advance(by: 0)
    scene.stage.advance(by: 0.2)
    scene.stage.resize(to: CGSize(width: 800, height: 800))
    expectEqual(scene.wall.view.transform3D.m41, 100)
    try scene.stage.settle()
    expectEqual(scene.shownBehind.transform.m41, 100)
    try scene.backward()
    expectTrue(scene.wall.view.transform3D.isIdentity)
  }

  @Test("pushes the presenter by its own width, or not at all", arguments: [1, 0])
  func shift(shift: CGFloat) throws {
    let scene = TransitionScene(.menu(width: 0.5, shift: shift))
    try scene.quarters(duration: 0.25) { moment in
      expectNear(
        scene.shownBehind.transform.m41, 200 * Double(shift) * moment.progress(standard),
        within: 1e-6)
    }
    scene.wall.present(scene.fore, animated: false)
    try scene.stage.settle()
    expectEqual(scene.shownBehind.transform.m41, 200 * shift)
  }

  @Test("refuses a greatest width and a distance that are impossible")
  nonisolated func impossible() async {
    await #expect(processExitsWith: .failure) { _ = await MenuTransition.menu(shift: 1.1) }
    await #expect(processExitsWith: .failure) { _ = await MenuTransition.menu(maximumWidth: 0) }
    await #expect(processExitsWith: .failure) { _ = await MenuTransition.menu(maximumWidth: .nan) }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { .menu() } }
}
