import Foundation
import Testing
import TransitionLaws
import TransitionRecording
import Transitioning
import Transitions

@MainActor
@Suite("A horizontal flip")
struct FlipHorizontalTransitionTests {
  @Test("turns both sides by the same angle in 0.75 s, both ways")
  func values() throws {
    let scene = TransitionScene(.flipHorizontal)
    func expect(_ progress: Double) {
      let angle = Double.pi * progress
      // A presenter stays outside the container; its likeness turns.
      expectClose(scene.inContainer(0)?.transform.m11 ?? 0, cos(angle), 1e-6)
      expectClose(scene.shown.transform.m11, -cos(angle), 1e-6)
      expectClose(abs(scene.shown.transform.m13), sin(angle), 1e-6)
      #expect(scene.fore.view.superview?.layer.sublayerTransform.m34 == -0.001)
    }
    let there = try scene.forwardInQuarters { part, _ in
      expect(cubicTiming(part, 0.42, 0, 0.58, 1))
    }
    #expect(scene.fore.view.superview?.layer.sublayerTransform.isIdentity == true)
    let back = try scene.backwardInQuarters { part, _ in
      expect(1 - cubicTiming(part, 0.42, 0, 0.58, 1))
    }
    #expect(there == 0.75)
    #expect(back == 0.75)
    for view in [scene.wall.view, scene.fore.view] as [UIView] {
      #expect(view.transform3D.isIdentity)
      #expect(view.layer.isDoubleSided)
    }
  }

  @Test("shows the back view in the first half and the fore view in the second")
  func sides() throws {
    let scene = TransitionScene(.flipHorizontal)
    scene.paint()
    _ = try scene.forwardInQuarters { part, _ in
      let middle = scene.raster[22, 60]
      if part < 0.5 { #expect(middle.blue > middle.red) }
      if part > 0.5 { #expect(middle.red > middle.blue) }
    }
  }

  @Test("leaves no turn behind when it is dismissed without animation")
  func unseen() throws {
    let scene = TransitionScene(.flipHorizontal)
    let before = scene.picture
    _ = try scene.forward()
    scene.fore.dismiss(animated: false)
    try scene.stage.settle()
    #expect(scene.picture == before)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, as: .pushed) { FlipHorizontalTransition() } }
}
