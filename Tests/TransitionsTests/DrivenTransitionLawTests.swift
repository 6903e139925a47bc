import Testing
import Transitioning
import Transitions

@MainActor
@Suite("Every ready-made transition, under other conditions,")
struct DrivenTransitionLawTests {
  private let frames = [0.0, 0.02, 0.1, 0.17, 0.24]

  @Test(
    "reversed at any frame leaves everything as it was",
    arguments: ReadyMade.allCases)
  func interrupted(_ kind: ReadyMade) throws {
    for time in frames {
      let scene = TransitionScene(kind.make())
      let before = scene.picture
      scene.wall.present(scene.fore, animated: true)
      scene.stage.advance(by: 0)
      scene.stage.advance(by: time)
      let shown = scene.picture
      scene.fore.dismiss(animated: true)
      // The reversal makes no jump.
      if time > 0 { #expect(scene.picture == shown, "\(kind) at \(time)") }
      try scene.stage.settle()
      #expect(scene.picture == before, "\(kind) at \(time)")
      #expect(scene.wall.presentedViewController == nil)
      #expect(scene.stage.diagnostics.issues.isEmpty)
    }
  }

  @Test(
    "driven to any point and cancelled leaves everything as it was",
    arguments: ReadyMade.allCases)
  func cancelled(_ kind: ReadyMade) throws {
    for percent in [0, 0.1, 0.35, 0.8, 1] as [CGFloat] {
      let scene = TransitionScene(kind.make())
      let driver = Driver(scene.fore)
      _ = try scene.forward()
      let before = scene.picture
      driver.isDriving = true
      scene.fore.dismiss(animated: true)
      scene.stage.advance(by: 0)
      driver.interaction.update(percent)
      scene.stage.advance(by: 0.3)
      driver.interaction.cancel()
      try scene.stage.settle()
      #expect(scene.picture == before, "\(kind) at \(percent)")
      #expect(scene.wall.presentedViewController === scene.fore)
      // Then the transition runs once more, to the end.
      scene.fore.dismiss(animated: true)
      scene.stage.advance(by: 0)
      driver.interaction.update(percent)
      driver.interaction.finish()
      try scene.stage.settle()
      #expect(scene.wall.presentedViewController == nil)
      #expect(scene.stage.diagnostics.issues.isEmpty)
    }
  }

  @Test("reaches its final state in another size", arguments: ReadyMade.allCases)
  func resized(_ kind: ReadyMade) throws {
    for time in frames {
      let (scene, other) = (TransitionScene(kind.make()), TransitionScene(kind.make()))
      other.stage.resize(to: CGSize(width: 700, height: 500))
      _ = try other.forward()
      scene.wall.present(scene.fore, animated: true)
      scene.stage.advance(by: 0)
      scene.stage.advance(by: time)
      scene.stage.resize(to: CGSize(width: 700, height: 500))
      try scene.stage.settle()
      #expect(scene.fore.view.frame == other.fore.view.frame, "\(kind) at \(time)")
    }
  }

  @Test("moves nothing under reduced motion", arguments: ReadyMade.allCases)
  func calm(_ kind: ReadyMade) throws {
    let scene = TransitionScene(kind.make())
    scene.stage.traits.prefersReducedMotion = true
    let behind = scene.shownBehind
    func look(_ progress: Double) {
      guard let controller = scene.fore.presentationController, controller.containerView != nil
      else { return }
      let place = controller.frameOfPresentedViewInContainerView
      #expect(scene.shown.transform == .identity)
      #expect(scene.shown.position == CGPoint(x: place.midX, y: place.midY))
      #expect(scene.shownBehind.position == behind.position)
      #expect(scene.shownBehind.transform == behind.transform)
    }
    _ = try scene.forward(look)
    _ = try scene.backward(look)
  }

  @Test(
    "is the mirror image of itself in right-to-left layout",
    arguments: ReadyMade.allCases)
  func mirrored(_ kind: ReadyMade) throws {
    let (scene, mirror) = (TransitionScene(kind.make()), TransitionScene(kind.make()))
    mirror.stage.traits.layoutDirection = .rightToLeft
    scene.wall.present(scene.fore, animated: true)
    mirror.wall.present(mirror.fore, animated: true)
    for _ in 0..<10 {
      scene.stage.advance(by: 0.03)
      mirror.stage.advance(by: 0.03)
      for (one, other) in [
        (scene.shown, mirror.shown), (scene.shownBehind, mirror.shownBehind),
      ] {
        let (frame, image) = (one.frame, other.frame)
        #expect(abs(frame.midX - (400 - image.midX)) < 1e-6, "\(kind)")
        #expect(abs(frame.midY - image.midY) < 1e-6, "\(kind)")
        #expect(abs(frame.width - image.width) < 1e-6, "\(kind)")
      }
    }
  }

  /// A transitioning delegate that answers as a controller's own one does, and drives on request.
  private final class Driver: ViewControllerTransitioningDelegate {
    let interaction = PercentDrivenInteractiveTransition()
    var isDriving = false
    private let controller: TransitionController

    init(_ fore: ViewController) {
      controller = fore.transitionController
      fore.transitioningDelegate = self
    }

    func animationController(
      forPresented presented: ViewController, presenting: ViewController, source: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? {
      controller.animationController(
        forPresented: presented, presenting: presenting, source: source)
    }

    func animationController(
      forDismissed dismissed: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? {
      controller.animationController(forDismissed: dismissed)
    }

    func interactionControllerForDismissal(
      using animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { isDriving ? interaction : nil }

    func presentationController(
      forPresented presented: ViewController, presenting: ViewController?, source: ViewController
    ) -> PresentationController? {
      controller.presentationController(
        forPresented: presented, presenting: presenting, source: source)
    }
  }
}
