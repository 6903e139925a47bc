import Expectations
import Transitioning
import Transitions

@MainActor
@Suite("A page with predictive back that opens")
struct PredictiveBackCatchTests {
  /// The transitions that follow the gesture.
  enum Kind: CaseIterable {
    case fullScreen, sharedElement, sheet, driven
  }

  @MainActor
  private final class World {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let wall = UIViewController()
    let fore = UIViewController()
    let driver: PredictiveBackController
    private let navigation: UINavigationController?
    private let window: UIWindow

    init(_ kind: Kind, isPushed: Bool) {
      window = UIWindow(stage: stage)
      let navigation = isPushed ? UINavigationController(rootViewController: wall) : nil
      navigation?.delegate = TransitionNavigationControllerDelegate.sharedDelegate()
      window.rootViewController = navigation ?? wall
      window.makeKeyAndVisible()
      driver = PredictiveBackController { [weak fore, weak navigation] in
        if let navigation {
          navigation.popViewController(animated: true)
        } else {
          fore?.dismiss(animated: true)
        }
      }
      self.navigation = navigation
      let element = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 80))
      wall.view.addSubview(element)
      fore.view.addGestureRecognizer(driver.recognizer)
      fore.transitionController.transition =
        switch kind {
        case .fullScreen: .predictiveBack(.fullScreen, by: driver)
        case .sharedElement: .predictiveBack(.sharedElement { element }, by: driver)
        case .sheet: .predictiveBack(.sheet, by: driver)
        case .driven: EdgeSlideTransition().driven(by: driver)
        }
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

    /// Drags from a place into the screen.
    func drag(from x: CGFloat) -> Finger {
      let finger = stage.touchDown(at: CGPoint(x: x, y: 400))
      for step in 1...5 {
        stage.advance(by: 1 / 60)
        finger.move(to: CGPoint(x: x + (x > 200 ? -20 : 20) * CGFloat(step), y: 400))
      }
      return finger
    }
  }

  @Test("turns back under a finger from an edge, presented and pushed", arguments: Kind.allCases)
  func opens(kind: Kind) throws {
    for (x, isPushed) in [(1, false), (12, false), (399, false), (1, true), (12, true)] {
      let world = World(kind, isPushed: isPushed)
      // The finger may end while the page leaves, or after it has left.
      for isHeld in [false, true] {
        world.show()
        world.stage.advance(by: 0)
        world.stage.advance(by: 0.1)
        let recognizers = world.fore.view.superview?.gestureRecognizers?.count
        expectEqual(recognizers, 1)
        let finger = world.drag(from: CGFloat(x))
        if isHeld { world.stage.advance(by: 1) }
        finger.lift()
        try world.stage.settle()
        expectTrue(world.fore.viewIfLoaded?.window == nil, "\(x), \(isPushed), \(isHeld)")
      }
      // Nothing of the drag is left: the next way back runs by itself.
      world.show()
      try world.stage.settle()
      expectEqual(world.fore.view.superview?.gestureRecognizers?.count ?? 0, 0)
      expectEqual(world.fore.view.gestureRecognizers?.count, 1)
      world.hide()
      try world.stage.settle()
      expectTrue(world.fore.viewIfLoaded?.window == nil && world.stage.diagnostics.issues.isEmpty)
    }
  }

  @Test("leaves touches alone that are no drags from an edge")
  func others() throws {
    let world = World(.fullScreen, isPushed: false)
    world.show()
    world.stage.advance(by: 0)
    world.stage.advance(by: 0.1)
    world.drag(from: 150).lift()
    try world.stage.settle()
    expectTrue(world.fore.viewIfLoaded?.window != nil)
  }
}
