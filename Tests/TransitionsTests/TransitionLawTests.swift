import Testing
import Transitioning
import Transitions

/// The laws that hold of every ready-made transition.
@MainActor
@Suite("Every ready-made transition")
struct TransitionLawTests {
  @Test(
    "ends, reaches its final state, returns and reports no issue", arguments: ReadyMade.allCases)
  func thereAndBack(_ kind: ReadyMade) throws {
    let scene = TransitionScene(kind.make())
    let before = scene.picture
    for _ in 1...3 {
      _ = try scene.forward()
      let place = scene.fore.presentationController?.frameOfPresentedViewInContainerView
      #expect(scene.wall.presentedViewController === scene.fore)
      #expect(scene.fore.view.frame == place)
      #expect(scene.shown.opacity == 1)
      #expect(scene.shown.transform.isIdentity)
      #expect(scene.fore.transitionController.activeTransition == nil)
      _ = try scene.backward()
      #expect(scene.wall.presentedViewController == nil)
      #expect(scene.fore.view.window == nil)
      #expect(scene.picture == before)
      #expect(scene.fore.view.transform3D.isIdentity)
      #expect(scene.fore.view.alpha == 1)
    }
    #expect(scene.stage.isSettled)
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("ends without a trace when it is not animated", arguments: ReadyMade.allCases)
  func unanimated(_ kind: ReadyMade) throws {
    let scene = TransitionScene(kind.make())
    let before = scene.picture
    scene.wall.present(scene.fore, animated: false)
    #expect(try scene.stage.settle() == 0)
    let place = scene.fore.presentationController?.frameOfPresentedViewInContainerView
    #expect(scene.fore.view.frame == place)
    scene.fore.dismiss(animated: false)
    #expect(try scene.stage.settle() == 0)
    #expect(scene.picture == before)
  }

  @Test(
    "shows nothing of the presented view before it begins to move, unless it is a zoom alone",
    arguments: ReadyMade.allCases)
  func firstFrame(_ kind: ReadyMade) throws {
    let scene = TransitionScene(kind.make())
    scene.fore.view.backgroundColor = .red
    _ = try scene.forward { progress in
      guard progress == 0 else { return }
      let visible = scene.picture.items.contains { item in
        let corner = item.transform
        return item.fill == .red && item.opacity > 0 && corner.m41 < 400 && corner.m42 < 800
          && corner.m41 + item.size.width > 0
      }
      #expect(visible == kind.showsItsFirstFrame)
    }
  }

  @Test("releases everything", arguments: ReadyMade.allCases)
  func lifetimes(_ kind: ReadyMade) throws {
    weak var fore: ViewController?
    weak var transition: (any Transition)?
    weak var stage: Stage?
    try {
      let scene = TransitionScene(kind.make())
      (fore, transition, stage) = (
        scene.fore, scene.fore.transitionController.transition, scene.stage
      )
      _ = try scene.forward()
      _ = try scene.backward()
    }()
    #expect(fore == nil)
    #expect(transition == nil)
    #expect(stage == nil)
  }
}
