import Expectations
import TransitionRecording
import Transitioning
import Transitions

@MainActor
@Suite("Corners of which only some are round")
struct MaskedCornersTests {
  /// A controller with one element.
  private final class Provider: UIViewController, SharedElementProvider {
    var element: UIView?
    var sharedElements: [SharedElement] { element.map { [SharedElement("card", $0)] } ?? [] }
  }

  /// The transitions from a view, by name.
  nonisolated private static let names = ["container", "flutter", "zoom", "shared"]

  /// The round corners of the card and of the page.
  nonisolated private static let corners: [(CACornerMask, CACornerMask)] = [
    ([.layerMinXMinYCorner, .layerMaxXMinYCorner], []),
    ([], [.layerMinXMinYCorner]),
    ([.layerMinXMinYCorner], [.layerMaxXMaxYCorner]),
    ([.layerMinXMinYCorner, .layerMinXMaxYCorner], [.layerMinXMinYCorner, .layerMaxXMaxYCorner]),
  ]

  private func transition(_ name: String, from card: UIView) -> any Transition {
    // The scrim would be seen in the corners of a page.
    var style = ContainerTransformStyle(source: name == "flutter" ? .flutter : .android)
    style.scrimColor = .clear
    return switch name {
    case "container", "flutter": .containerTransform(from: card, style: style)
    case "zoom": .zoom(from: card)
    default: .sharedElement()
    }
  }

  @Test("are those of a view that stands for another one")
  func copies() throws {
    let corners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    let transitions: [any Transition] = [
      SharedElementTransition.sharedElement(), PageInTransition.pageIn(),
    ]
    for transition in transitions {
      let scene = TransitionScene(transition)
      scene.paint()
      for view in [scene.wall.view, scene.fore.view].compactMap(\.self) {
        (view.layer.cornerRadius, view.layer.maskedCorners) = (20, corners)
      }
      scene.wall.present(scene.fore, animated: true)
      scene.stage.advance(by: 0.1)
      // The copy is behind the fore view.
      let views = scene.fore.view.superview?.subviews ?? []
      let copy = try #require(views.first { $0 !== scene.fore.view && $0.layer.cornerRadius > 0 })
      expectEqual(copy.layer.maskedCorners, corners)
      try scene.stage.settle()
    }
    let (container, image) = (UIView(), UIImageView())
    (image.layer.cornerRadius, image.layer.maskedCorners) = (8, corners)
    let snapshotter = TransitionViewSnapshotter(containerView: container)
    let copy = snapshotter.snapshot(of: image, isAppearing: false)
    expectEqual(copy.layer.maskedCorners, corners)
  }

  @Test("stay as they are at both ends of the way", arguments: names, corners)
  func ends(name: String, corners: (CACornerMask, CACornerMask)) throws {
    let stage = Stage(size: CGSize(width: 160, height: 160))
    let (window, wall, fore) = (UIWindow(stage: stage), Provider(), Provider())
    window.rootViewController = wall
    window.makeKeyAndVisible()
    window.backgroundColor = .white
    wall.view.backgroundColor = .white
    let card = UIView(frame: CGRect(x: 40, y: 60, width: 80, height: 80))
    card.backgroundColor = .blue
    wall.view.addSubview(card)
    wall.element = card
    let page = UIView(frame: stage.bounds)
    page.backgroundColor = .blue
    if name == "shared" {
      fore.view.addSubview(page)
      fore.element = page
    } else {
      fore.view.backgroundColor = .blue
    }
    let large: UIView = name == "shared" ? page : fore.view
    for (view, mask) in [(card, corners.0), (large, corners.1)] where !mask.isEmpty {
      view.layer.cornerRadius = 30
      view.layer.maskedCorners = mask
    }
    fore.transitionController.transition = transition(name, from: card)
    stage.advance(by: 0)
    func picture() -> Raster { Raster(stage.displayList(), width: 40, height: 40, samples: 2) }
    let closed = picture()
    wall.present(fore, animated: true)
    stage.advance(by: 0)
    expectLess(picture().difference(from: closed), 1e-3)
    stage.advance(by: try #require(fore.transitionCoordinator).transitionDuration - 1e-6)
    let opened = picture()
    try stage.settle()
    expectLess(picture().difference(from: opened), 1e-3)
    let open = picture()
    fore.dismiss(animated: true)
    stage.advance(by: 0)
    expectLess(picture().difference(from: open), 1e-3)
    stage.advance(by: try #require(fore.transitionCoordinator).transitionDuration - 1e-6)
    let returned = picture()
    try stage.settle()
    expectLess(picture().difference(from: returned), 1e-3)
  }
}
