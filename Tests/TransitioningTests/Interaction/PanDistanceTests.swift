import ControllerSupport
import Expectations
import Transitioning

@MainActor
@Suite("A finger that drives a card")
struct PanDistanceTests {
  private let scene = ControllerScene()

  /// A card at one side, which comes in from there under a finger and leaves there under another.
  private final class Card: TransitionWithPresentation, TransitionWithInteraction {
    let edge: TransitionEdge
    let frame: CGRect
    var pan: PanInteractionController?

    init(at edge: TransitionEdge, _ frame: CGRect) {
      (self.edge, self.frame) = (edge, frame)
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController?
    ) -> UIPresentationController? {
      TransitionPresentationController(
        presentedViewController: presented, presenting: presenting
      ) { [frame] _ in frame }
    }

    func interactionController(
      with context: TransitionContext
    ) -> (any UIViewControllerInteractiveTransitioning)? { pan }

    func start(with context: TransitionContext) {
      let view: UIView = context.foreViewController.view
      context.animate(
        view, \.position, back: context.center(of: view, beyond: edge), fore: view.center)
      context.endAfterAnimations()
    }
  }

  private nonisolated static let cards: [(TransitionEdge, CGRect)] = [
    (.bottom, CGRect(x: 0, y: 544, width: 390, height: 300)),
    (.top, CGRect(x: 0, y: 0, width: 390, height: 200)),
    (.leading, CGRect(x: 0, y: 0, width: 150, height: 844)),
    (.right, CGRect(x: 120, y: 0, width: 200, height: 844)),
  ]

  @Test("moves it point by point, in and out", arguments: cards.indices, [true, false])
  func follows(index: Int, isComing: Bool) throws {
    let (edge, frame) = Self.cards[index]
    let (out, card) = (edge.outward(in: .leftToRight), Card(at: edge, frame))
    let fore = scene.controller("B", with: card)
    if !isComing {
      scene.back.present(fore, animated: true)
      try scene.stage.settle()
    }
    let pan = PanInteractionController(
      toward: isComing ? edge.opposite : edge, direction: isComing ? .forward : .backward
    ) { [unowned back = scene.back] in
      if isComing { back.present(fore, animated: true) } else { fore.dismiss(animated: true) }
    }
    card.pan = pan
    scene.window.addGestureRecognizer(pan.recognizer)
    let sign: CGFloat = isComing ? -1 : 1
    let finger = scene.stage.touchDown(at: CGPoint(x: 195, y: 422))
    func move(_ way: CGFloat) {
      finger.move(byX: sign * way * out.dx, y: sign * way * out.dy)
      scene.stage.advance(by: 0)
    }
    func along() -> CGFloat {
      let place = fore.view.layer.presentationProperties.position
      return sign * (place.x * out.dx + place.y * out.dy)
    }
    move(20)
    let start = along()
    for way: CGFloat in [30, 40, -25] {
      let before = along()
      move(way)
      expectNear(along() - before, way, within: 1e-6)
    }
    expectNear(along() - start, 45, within: 1e-6)
    finger.cancel()
    try scene.stage.settle()
  }
}
