import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A vertical sheet")
struct VerticalSheetTransitionTests {
  @Test("covers a part of the screen, before a scrim that fades with it, at any size of the window")
  func frame() throws {
    for height in [0.25, 0.6] {
      let scene = TransitionScene(.verticalSheet(height: height))
      let frame = CGRect(x: 0, y: 800 - 800 * height, width: 400, height: 800 * height)
      try scene.quarters(duration: 0.35) { moment in
        expectNear(scene.opacityInContainer(0), moment.progress(standard), within: 1e-6)
      }
      try scene.forward()
      let scrim = try #require(scene.fore.view.superview?.subviews.first)
      expectEqual(scrim.accessibilityIdentifier, "scrim")
      expectEqual(scene.fore.view.frame, frame)
      scene.stage.advance(by: 100)
      scene.wall.view.window?.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
      try scene.stage.settle()
      let turned = CGRect(x: 0, y: 400 - 400 * height, width: 800, height: 400 * height)
      expectEqual(
        [scrim.frame, scene.fore.view.frame],
        [
          CGRect(x: 0, y: 0, width: 800, height: 400), turned,
        ])
      try scene.backward()
      expectTrue(scrim.window == nil)
    }
  }

  @Test("is at most as high as it may be, at any size of the screen")
  func highest() throws {
    let scene = TransitionScene(.verticalSheet(height: 1, maximumHeight: 456))
    try scene.forward()
    for (height, expected) in [(800, 456), (300, 300), (456, 456)] as [(CGFloat, CGFloat)] {
      scene.stage.resize(to: CGSize(width: 400, height: height))
      try scene.stage.settle()
      expectEqual(
        scene.fore.view.frame,
        CGRect(x: 0, y: height - expected, width: 400, height: expected))
    }
  }

  @Test("refuses a greatest height that is impossible")
  nonisolated func impossible() async {
    await #expect(processExitsWith: .failure) {
      _ = await VerticalSheetTransition.verticalSheet(maximumHeight: -1)
    }
  }

  @Test(
    """
    fades its scrim alongside the system's transition when its own cannot run, and takes \
    its timing
    """)
  func systemTransition() throws {
    let scene = TransitionScene(.verticalSheet())
    try scene.forward()
    let scrim = try #require(scene.fore.view.superview?.subviews.first)
    scene.fore.transitionController.transition = InfeasibleSheetTransition()
    try scene.run(.backward, at: [0.5]) { _ in
      let opacity = scrim.layer.presentationProperties.opacity
      expectLess(0, opacity)
      expectLess(opacity, 1)
    }
    expectTrue(scrim.window == nil)
    let slow = TransitionScene(.verticalSheet(duration: 0.5, timing: .eased(.linear)))
    try slow.quarters(duration: 0.5) { moment in
      expectNear(slow.shown.position.y, 1040 - 480 * moment.film(linear), within: 1e-6)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { .verticalSheet() } }
}

/// A transition that cannot run, so that the system's transition does.
private final class InfeasibleSheetTransition: TransitionWithFeasibility {
  func canPerformTransition(with context: TransitionContext) -> Bool { false }
  func start(with context: TransitionContext) { context.transitionDidEnd() }
}
