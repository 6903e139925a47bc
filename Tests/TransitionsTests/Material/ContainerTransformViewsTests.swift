import Expectations
import Transitioning
import Transitions

@MainActor
@Suite("The box of a container transform")
struct ContainerTransformViewsTests {
  private let card = CGRect(x: 40, y: 500, width: 150, height: 120)

  @Test(
    "goes to where the new size wants its destination",
    arguments: [
      ContainerTransformStyle(), .init(fit: .height), .init(path: .arc), .init(source: .flutter),
    ], [true, false])
  func resizes(style: ContainerTransformStyle, isForward: Bool) throws {
    for isPushed in [true, false] {
      let world = ContainerTransformWorld(style, card: card, isPushed: isPushed)
      let (stage, fore, wall) = (world.stage, world.fore, world.wall)
      world.show()
      if !isForward {
        try stage.settle()
        world.hide()
      }
      stage.advance(by: 0)
      let duration = try #require(fore.transitionCoordinator).transitionDuration
      stage.advance(by: duration / 3)
      for size in [CGSize(width: 500, height: 600), CGSize(width: 800, height: 400)] {
        stage.resize(to: size)
        stage.advance(by: duration / 6)
      }
      stage.advance(by: duration / 3 - 1e-6)
      let container = try #require(fore.view.superview)
      let box = try #require(
        container.subviews.first { $0.accessibilityIdentifier == "container" })
      let shown = box.layer.presentationProperties
      // The card keeps its size and its distance from the right side.
      let end =
        isForward
        ? CGRect(x: 0, y: 0, width: 800, height: 400)
        : CGRect(x: 440, y: 500, width: 150, height: 120)
      expectNear(shown.position.x, end.midX, within: 0.01)
      expectNear(shown.position.y, end.minY, within: 0.01)
      expectNear(shown.bounds.width * shown.transform.m11, end.width, within: 0.01)
      expectNear(shown.bounds.height * shown.transform.m11, end.height, within: 0.01)
      let clip = try #require(box.subviews.first)
      expectEqual(clip.layer.presentationProperties.bounds, shown.bounds)
      expectNear(clip.layer.presentationProperties.position.x, shown.bounds.midX, within: 0.01)
      let content = try #require(
        clip.subviews.first { $0.layer.name == (isForward ? "page" : "card") })
      let own = content.layer.presentationProperties
      expectNear(own.position.x, shown.bounds.midX, within: 0.01)
      expectNear(own.transform.m11 * shown.transform.m11, 1, within: 1e-3)
      expectEqual(own.bounds.size, end.size)
      try stage.settle()
      expectTrue(stage.diagnostics.issues.isEmpty)
      expectEqual(wall.view.subviews.first?.isHidden, false)
    }
  }
}

/// A card and its page on a stage, presented or pushed.
@MainActor
private final class ContainerTransformWorld {
  let stage = Stage(size: CGSize(width: 400, height: 800))
  let wall = UIViewController()
  let fore = UIViewController()
  private let window: UIWindow
  private let navigation: UINavigationController?

  init(_ style: ContainerTransformStyle, card: CGRect, isPushed: Bool) {
    window = UIWindow(stage: stage)
    navigation = isPushed ? UINavigationController(rootViewController: wall) : nil
    navigation?.delegate = TransitionNavigationControllerDelegate.shared
    navigation?.setNavigationBarHidden(true, animated: false)
    window.rootViewController = navigation ?? wall
    window.makeKeyAndVisible()
    let view = UIView(frame: card)
    view.autoresizingMask = .flexibleLeftMargin
    view.accessibilityIdentifier = "card"
    wall.view.addSubview(view)
    fore.view.accessibilityIdentifier = "page"
    fore.transitionController.transition = .containerTransform(from: view, style: style)
    stage.advance(by: 0)
  }

  func show() {
    if let navigation {
      navigation.pushViewController(fore, animated: true)
    } else {
      wall.present(fore, animated: true)
    }
  }

  func hide() {
    if let navigation {
      navigation.popViewController(animated: true)
    } else {
      fore.dismiss(animated: true)
    }
  }
}
