import Expectations
import Transitioning
import Transitions

@MainActor
@Suite("A ready-made presentation at rest")
struct PresentationAtRestTests {
  @Test(
    """
    takes its own frame when the screen is rotated, and leaves what is behind as it was
    """)
  func turned() throws {
    for (transition, frame) in [
      (MenuTransition.menu(), CGRect(x: 0, y: 0, width: 422, height: 390)),
      (VerticalSheetTransition.verticalSheet(), CGRect(x: 0, y: 156, width: 844, height: 234)),
    ] as [(any Transition, CGRect)] {
      let scene = TransitionScene(transition)
      try scene.forward()
      scene.stage.resize(to: CGSize(width: 844, height: 390), animatedFor: 0.3)
      try scene.stage.settle()
      expectEqual(scene.fore.view.frame, frame)
      expectEqual(scene.shown.bounds.size, frame.size)
    }
    for transition: any Transition in [
      .flipHorizontal(), .parallaxPush(), .fadeThrough(), .cardSheet(), .menu(),
    ] {
      let scene = TransitionScene(transition)
      let before = scene.picture
      try scene.forward()
      scene.fore.dismiss(animated: false)
      try scene.stage.settle()
      expectEqual(scene.picture, before)
    }
  }

  @Test("moves the views behind aside, though it came without animation, and back")
  func unseen() throws {
    let scene = TransitionScene(.menu())
    let before = scene.picture
    scene.wall.present(scene.fore, animated: false)
    scene.stage.advance(by: 0)
    var ways = [scene.shownBehind.transform.m41]
    scene.stage.resize(to: CGSize(width: 800, height: 400))
    try scene.stage.settle()
    ways.append(scene.shownBehind.transform.m41)
    expectEqual(scene.wall.view.bounds.size, CGSize(width: 800, height: 400))
    expectEqual(scene.wall.view.center, CGPoint(x: 400, y: 200))
    scene.stage.resize(to: CGSize(width: 400, height: 800))
    try scene.stage.settle()
    try scene.run(.backward, at: [0, 0.4]) { _ in ways.append(scene.shownBehind.transform.m41) }
    expectTrue(ways.prefix(3) == [50, 100, 50] && ways[3] < 50)
    expectEqual(scene.picture, before)
  }

  @Test("keeps assistive technology from what cannot be touched, and from nothing else")
  func modality() throws {
    let open: [any Transition] = [BannerTransition.banner(), ToastTransition.toast()]
    let closed: [any Transition] = [
      MenuTransition.menu(), VerticalSheetTransition.verticalSheet(), DrawerTransition.drawer(),
      CardSheetTransition.cardSheet(),
      AlertTransition.alert(), .slide(),
    ]
    for (transitions, isModal) in [(open, false), (closed, true)] {
      for transition in transitions {
        let scene = TransitionScene(transition)
        try scene.forward()
        let container = try #require(scene.fore.presentationController?.containerView)
        expectEqual(container.accessibilityViewIsModal, isModal, "\(transition)")
      }
    }
  }

  @Test("is dismissed without a jump of a view behind that nothing moved on the way there")
  func unmoved() throws {
    let scene = TransitionScene(Aside())
    let before = scene.picture
    scene.wall.present(scene.fore, animated: false)
    scene.stage.advance(by: 0)
    try scene.run(.backward, at: [0, 0.3]) { moment in
      expectTrue(scene.shownBehind.transform.isIdentity)
      expectEqual((scene.shown.opacity < 1), (moment.time > 0))
    }
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
}
