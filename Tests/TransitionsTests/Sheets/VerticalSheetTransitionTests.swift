import Foundation
import Expectations
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A vertical sheet")
struct VerticalSheetTransitionTests {
  @Test("covers the given part of the screen, and no more")
  func frame() throws {
    let scene = TransitionScene(VerticalSheetTransition(height: 0.25))
    _ = try scene.forward()
    expectEqual(scene.fore.view.frame, CGRect(x: 0, y: 600, width: 400, height: 200))
  }

  @Test("has a scrim that fades with it and stays until the sheet is removed")
  func scrim() throws {
    let scene = TransitionScene(VerticalSheetTransition())
    _ = try scene.forward { progress in
      let scrim = scene.fore.view.superview?.subviews.first
      expectEqual(scrim?.accessibilityIdentifier, "scrim")
      expectClose(
        CGFloat(scrim?.layer.presentationProperties.opacity ?? -1), standard(progress))
    }
    let scrim = try #require(scene.fore.view.superview?.subviews.first)
    scene.stage.advance(by: 100)
    expectTrue(scrim.window != nil)
    _ = try scene.backward()
    expectTrue(scrim.window == nil)
  }

  @Test("keeps its place and its scrim when the window takes another size")
  func resize() throws {
    let scene = TransitionScene(VerticalSheetTransition(height: 0.5))
    _ = try scene.forward()
    scene.wall.view.window?.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
    try scene.stage.settle()
    expectEqual(scene.fore.view.frame, CGRect(x: 0, y: 200, width: 800, height: 200))
    expectEqual(
      scene.fore.view.superview?.subviews.first?.frame, CGRect(x: 0, y: 0, width: 800, height: 400))
  }

  @Test("fades its scrim alongside the system's transition when its own cannot run")
  func systemTransition() throws {
    let scene = TransitionScene(VerticalSheetTransition())
    _ = try scene.forward()
    let scrim = try #require(scene.fore.view.superview?.subviews.first)
    let sheet = scene.fore.transitionController
    sheet.transition = InfeasibleSheetTransition()
    _ = try scene.backward { progress in
      if progress == 0.5 {
        let opacity = scrim.layer.presentationProperties.opacity
        expectTrue(opacity > 0)
        expectTrue(opacity < 1)
      }
    }
    expectTrue(scrim.window == nil)
  }

  @Test("takes its timing and its duration")
  func timing() throws {
    let scene = TransitionScene(VerticalSheetTransition(timing: .eased(.linear), duration: 0.5))
    var places: [CGFloat] = []
    expectClose(try scene.forward { _ in places.append(scene.shown.position.y) }, 0.5)
    expectClose(places[1], Double(places[0] + places[2]) / 2)
    expectClose(try scene.backward(), 0.5)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { VerticalSheetTransition() } }
}

/// A transition that cannot run, so that the system's transition does.
private final class InfeasibleSheetTransition: TransitionWithFeasibility {
  func canPerformTransition(with context: TransitionContext) -> Bool { false }
  func start(with context: TransitionContext) { context.transitionDidEnd() }
}
