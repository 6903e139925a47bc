import Testing
import Transitioning

@MainActor
@Suite("A touch during a transition")
struct TransitionTouchTests {
  private let above = CGPoint(x: 195, y: 200)
  private let below = CGPoint(x: 195, y: 700)

  /// Notes the title of each controller whose view is tapped.
  @MainActor
  private final class Taps {
    var titles: [String] = []

    func listen(to controllers: [ViewController]) {
      for controller in controllers {
        let title = controller.title ?? "?"
        controller.view.addGestureRecognizer(
          TapGestureRecognizer { [self] _ in titles.append(title) })
      }
    }
  }

  @Test(
    "reaches who comes and who goes, driven or not, for whatever moves may be caught (D16)",
    arguments: [true, false])
  func modal(isDriven: Bool) throws {
    let scene = Scene()
    let (modal, taps) = (LoggedModal(scene, removes: true), Taps())
    modal.configure = { $0.frame = CGRect(x: 0, y: 422, width: 390, height: 422) }
    modal.animator.duration = 1
    modal.animator.completes = nil
    modal.animator.onAnimate = { [fore = modal.controller] context in
      View.animate(withDuration: 1) {
        fore.view.backgroundColor = context.viewController(forKey: .to) === fore ? .red : .white
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    if isDriven { modal.delegate.interaction = modal.interaction }
    taps.listen(to: [scene.back, modal.controller])
    for isComing in [true, false] {
      if isComing {
        scene.back.present(modal.controller, animated: true)
      } else {
        modal.controller.dismiss(animated: true)
      }
      scene.stage.advance(by: 0.2)
      scene.stage.tap(at: above)
      scene.stage.tap(at: below, after: 0.2)
      scene.stage.advance(by: 0.4)
      #expect(modal.controller.transitionCoordinator?.isInteractive == isDriven)
      #expect(taps.titles == ["P", "B"])
      taps.titles = []
      if isDriven { modal.interaction.finish() }
      try scene.stage.settle()
    }
    #expect(scene.back.presentedViewController == nil)
  }

  @Test("reaches what the system brings in and takes away, and what is pushed and popped (D16)")
  func system() throws {
    let (scene, taps) = (Scene(), Taps())
    let fore = scene.controller("B", .fullScreen)
    taps.listen(to: [fore])
    for _ in 0..<2 {
      scene.back.present(fore, animated: true)
      scene.stage.advance(by: 0.1)
      scene.stage.tap(at: below)
      scene.stage.advance(by: 0.1)
      #expect(fore.isBeingPresented && taps.titles == ["B"])
      try scene.stage.settle()
      fore.dismiss(animated: true)
      scene.stage.advance(by: 0)
      scene.stage.tap(at: below)
      scene.stage.advance(by: 0.1)
      #expect(fore.isBeingDismissed && taps.titles == ["B", "B"])
      try scene.stage.settle()
      taps.titles = []
    }
    let stack = try NavigationScene(["A"])
    taps.listen(to: [stack["A"], stack["B"]])
    for isPush in [true, false] {
      if isPush {
        stack.navigation.pushViewController(stack["B"], animated: true)
      } else {
        stack.navigation.popViewController(animated: true)
      }
      stack.stage.advance(by: 0.05)
      stack.stage.tap(at: below)
      stack.stage.advance(by: 0.1)
      #expect(stack.navigation.transitionCoordinator != nil && taps.titles.count == 1)
      try stack.stage.settle()
      taps.titles = []
    }
  }
}
