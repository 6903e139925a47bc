import Expectations
import Transitioning
import Transitions

@MainActor
@Suite("A ready-made presentation at rest")
struct PresentationAtRestTests {
  private func resized(_ transition: any Transition) throws -> CGRect {
    let stage = Stage()
    let (window, back, fore) = (UIWindow(stage: stage), UIViewController(), UIViewController())
    window.rootViewController = back
    window.makeKeyAndVisible()
    fore.transitionController.transition = transition
    back.present(fore, animated: true)
    try stage.settle()
    stage.resize(to: CGSize(width: 844, height: 390), animatedFor: 0.3)
    try stage.settle()
    expectEqual(fore.view.layer.presentationProperties.bounds.size, fore.view.bounds.size)
    return fore.view.frame
  }

  @Test("takes its own frame when the screen is rotated")
  func turned() throws {
    #expect(try resized(MenuTransition()) == CGRect(x: 0, y: 0, width: 422, height: 390))
    #expect(
      try resized(VerticalSheetTransition()) == CGRect(x: 0, y: 156, width: 844, height: 234))
  }

  @Test("moves the views behind aside, though it came without animation, and back")
  func unseen() throws {
    let scene = TransitionScene(MenuTransition())
    let before = scene.picture
    scene.wall.present(scene.fore, animated: false)
    scene.stage.advance(by: 0)
    expectEqual(scene.shownBehind.transform.m41, 50)
    scene.stage.resize(to: CGSize(width: 800, height: 400))
    try scene.stage.settle()
    expectEqual(scene.shownBehind.transform.m41, 100)
    expectEqual(scene.wall.view.bounds.size, CGSize(width: 800, height: 400))
    expectEqual(scene.wall.view.center, CGPoint(x: 400, y: 200))
    scene.stage.resize(to: CGSize(width: 400, height: 800))
    try scene.stage.settle()
    scene.fore.dismiss(animated: true)
    scene.stage.advance(by: 0)
    expectEqual(scene.shownBehind.transform.m41, 50)
    scene.stage.advance(by: 0.1)
    expectTrue(scene.shownBehind.transform.m41 < 50)
    try scene.stage.settle()
    expectEqual(scene.picture, before)
  }

  @Test("is dismissed without a jump of a view behind that nothing moved on the way there")
  func unmoved() throws {
    let scene = TransitionScene(Aside())
    let before = scene.picture
    scene.wall.present(scene.fore, animated: false)
    scene.stage.advance(by: 0)
    scene.fore.dismiss(animated: true)
    for time in [0, 0.1] {
      scene.stage.advance(by: time)
      expectTrue(scene.shownBehind.transform.isIdentity)
    }
    expectTrue(scene.shown.opacity < 1)
    try scene.stage.settle()
    expectEqual(scene.picture, before)
  }

  /// A transition that moves the view behind during its run only.
  private final class Aside: TransitionWithPresentation {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController?
    ) -> UIPresentationController? {
      TransitionPresentationController(
        presentedViewController: presented, presenting: presenting
      ) { $0.containerView?.bounds ?? .zero }
    }

    func start(with context: TransitionContext) {
      context.animate(context.foreView, \.opacity, back: 0, fore: 1)
      context.animate(context.backView, \.transform.translationX, back: 0, fore: 50)
      context.endAfterAnimations()
    }
  }

  @Test("moves the views behind both ways when it was presented with animation")
  func seen() throws {
    let scene = TransitionScene(MenuTransition())
    _ = try scene.forward()
    expectEqual(scene.shownBehind.transform.m41, 50)
    _ = try scene.backward { part in
      if part == 0 { expectEqual(scene.shownBehind.transform.m41, 50) }
    }
    expectEqual(scene.shownBehind.transform.m41, 0)
  }
}
