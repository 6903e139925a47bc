import Expectations
import Foundation
import ControllerSupport
import StageSupport
import Transitioning

/// A window whose app sets its frame, as a change of size (ViewControllers 38).
@MainActor
@Suite("A window that is resized by hand")
struct WindowResizingTests {
  private let scene = ControllerScene()
  private let small = CGRect(x: 10, y: 20, width: 200, height: 300)

  private func makeRoot() -> ContentLogger {
    let root = ContentLogger("R", scene.log)
    scene.window.rootViewController = root
    scene.stage.advance(by: 0)
    _ = scene.log.take()
    return root
  }

  @Test("notifies its controllers before, and runs what goes alongside after the layout")
  func order() throws {
    let root = makeRoot()
    let fore = ContentLogger("B", scene.log)
    fore.modalPresentationStyle = .overFullScreen
    root.present(fore, animated: false)
    scene.stage.advance(by: 0)
    var sizes: [CGSize] = []
    root.react = { coordinator in
      sizes.append(root.view.bounds.size)
      coordinator.animate { context in
        sizes.append(root.view.bounds.size)
        expectTrue(!context.isAnimated && context.containerView === scene.window)
      } completion: { _ in
        scene.log.note("completion")
      }
    }
    scene.window.frame = small
    expectEqual(
      scene.log.take(),
      [
        "R.viewWillTransition(to: 200 × 300)", "B.viewWillTransition(to: 200 × 300)", "completion",
      ])
    expectEqual(sizes, [CGSize.phone, small.size])
    expectEqual([scene.window.frame, root.view.frame].map(\.size), [small.size, small.size])
    expectEqual(fore.view.frame.size, small.size)
    expectTrue(root.transitionCoordinator == nil)
  }

  @Test("notifies them once a change, also of its bounds, and not of a move")
  func moves() {
    let root = makeRoot()
    scene.window.frame.origin = CGPoint(x: 5, y: 5)
    scene.window.center.x += 5
    scene.window.frame = scene.window.frame
    expectEqual(scene.log.take(), [])
    scene.window.bounds.size = CGSize(width: 100, height: 100)
    scene.window.bounds.size = CGSize(width: 100, height: 100)
    expectEqual(scene.log.take(), ["R.viewWillTransition(to: 100 × 100)"])
    expectEqual(root.view.bounds.size, CGSize(width: 100, height: 100))
  }

  @Test("animates what goes alongside with the block that resizes it")
  func animated() throws {
    let root = makeRoot()
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(dot)
    scene.stage.advance(by: 0)
    root.react = { coordinator in
      expectEqual(coordinator.transitionDuration, 0.5)
      coordinator.animate { _ in
        dot.center.x += 100
      } completion: { _ in
        scene.log.note("completion")
      }
    }
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      scene.window.frame = small
    }
    scene.stage.advance(by: 0.25)
    expectNear(dot.layer.presentationProperties.position.x, 55, within: 1e-6)
    expectTrue(root.transitionCoordinator != nil)
    expectEqual(scene.log.take(), ["R.viewWillTransition(to: 200 × 300)"])
    try scene.stage.settle()
    expectEqual(scene.log.take(), ["completion"])
    expectTrue(root.transitionCoordinator == nil)
  }

  @Test("is notified once of a change of the screen, and of none while it is hidden or has no root")
  func others() {
    let root = makeRoot()
    scene.stage.resize(to: CGSize(width: 500, height: 500))
    expectEqual(scene.log.take().filter { $0.contains("Transition(to: 500") }.count, 1)
    root.reactions["size"] = { scene.window.frame.size.width = 300 }
    scene.window.frame.size.width = 400
    expectEqual(scene.log.take(), ["R.viewWillTransition(to: 400 × 500)"])
    expectEqual(root.view.bounds.size, CGSize(width: 400, height: 500))
    root.reactions["size"] = { [stage = scene.stage] in
      root.reactions = [:]
      stage.resize(to: CGSize(width: 600, height: 600))
    }
    scene.window.frame.size = CGSize(width: 500, height: 400)
    expectEqual(
      scene.log.take().filter { $0.contains("viewWill") },
      ["R.viewWillTransition(to: 500 × 400)"])
    expectEqual(scene.stage.size.width, 600)
    let other = UIWindow(stage: scene.stage)
    other.rootViewController = ContentLogger("H", scene.log)
    other.frame = small
    UIWindow(stage: scene.stage).frame = small
    expectEqual(scene.log.take(), [])
  }
}
