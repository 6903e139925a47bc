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
      navigation?.delegate = TransitionNavigationControllerDelegate.shared
      navigation?.isNavigationBarHidden = true
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
      (wall.view.backgroundColor, fore.view.backgroundColor) = (.white, .blue)
      fore.view.addGestureRecognizer(driver.recognizer)
      fore.transitionController.transition =
        switch kind {
        case .fullScreen: .predictiveBack(.fullScreen, by: driver)
        case .sharedElement: .predictiveBack(.sharedElement { element }, by: driver)
        case .sheet: .predictiveBack(.sheet, by: driver)
        case .driven: EdgeSlideTransition.slide().driven(by: driver)
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
        fore.transitionController.dismiss()
      }
    }

    /// The way back of the finger, as a fraction of the screen's width, through Android's curve.
    func preview(_ distance: CGFloat) -> CGFloat {
      CGFloat(MediaTimingFunction.predictiveBack.value(at: Double(distance / 400)))
        * driver.previewPart
    }

    /// Puts a finger down while the page opens, and drags it 20 points into the screen.
    func catchPage(from x: CGFloat) -> (Finger, (CGFloat) -> Void) {
      show()
      stage.advance(by: 0)
      stage.advance(by: 0.1)
      let finger = stage.touchDown(at: CGPoint(x: x, y: 400))
      let drag = { (distance: CGFloat) in
        self.stage.advance(by: 1 / 60)
        finger.move(to: CGPoint(x: x + (x > 200 ? -distance : distance), y: 400))
        self.stage.advance(by: 1 / 60)
      }
      drag(10)
      drag(20)
      return (finger, drag)
    }

    /// The numbers of all that is drawn: transforms and opacities.
    var shown: [CGFloat] {
      stage.displayList().items.flatMap { item in
        let map = item.transform
        return [
          map.m11, map.m12, map.m14, map.m21, map.m22, map.m24, map.m41, map.m42, map.m44,
          CGFloat(item.opacity),
        ]
      }
    }

    var isShown: Bool { fore.viewIfLoaded?.window != nil }
  }

  private static let edges: [(x: CGFloat, isPushed: Bool)] = [
    (1, false), (12, false), (399, false), (1, true), (12, true),
  ]

  @Test("stays if the finger lets go before the page has begun to leave", arguments: [true, false])
  func early(isPushed: Bool) throws {
    let world = World(.fullScreen, isPushed: isPushed)
    world.show()
    try world.stage.settle()
    let finger = world.stage.touchDown(at: CGPoint(x: 1, y: 400))
    finger.move(byX: 12, y: 0)
    finger.lift()
    try world.stage.settle()
    expectTrue(world.isShown && world.stage.diagnostics.issues.isEmpty)
    // It is not driven by what is over.
    world.hide()
    try world.stage.settle()
    expectTrue(!world.isShown)
  }

  @Test("leaves in time if the finger lets go far away before that", arguments: [true, false])
  func earlyCommit(isPushed: Bool) throws {
    let world = World(.fullScreen, isPushed: isPushed)
    world.show()
    try world.stage.settle()
    let finger = world.stage.touchDown(at: CGPoint(x: 1, y: 400))
    finger.move(byX: 12, y: 0)
    finger.move(byX: 300, y: 0)
    finger.lift()
    #expect(try world.stage.settle() < 1)
    expectTrue(!world.isShown && world.stage.diagnostics.issues.isEmpty)
  }

  @Test(
    "follows a finger from an edge back, and leaves or goes on as the finger decides",
    arguments: Kind.allCases)
  func opens(kind: Kind) throws {
    for (x, isPushed) in Self.edges {
      for leaves in [false, true] {
        let world = World(kind, isPushed: isPushed)
        let (finger, drag) = world.catchPage(from: x)
        expectEqual(world.fore.view.superview?.gestureRecognizers?.count, 1)
        let caught = world.driver.percentComplete / (1 - world.preview(20))
        expectLess(0.1, caught, "\(caught)")
        expectLess(caught, 0.9, "\(caught)")
        for distance: CGFloat in [60, 160, 280, leaves ? 300 : 40] {
          drag(distance)
          let driven = caught * (1 - world.preview(distance))
          expectNear(world.driver.percentComplete, driven, within: 1e-6)
          let shown = world.shown
          world.stage.advance(by: 1)
          expectEqual(world.shown.count, shown.count)
          let moved = zip(world.shown, shown).map { abs($0 - $1) }.max() ?? .infinity
          expectLess(moved, 1e-6, "\(moved) under a finger that rests")
        }
        finger.lift()
        try world.stage.settle()
        expectEqual(world.isShown, !leaves, "\(x), \(isPushed)")
        // Nothing of the drag is left: the next way back runs by itself.
        if leaves {
          world.show()
          try world.stage.settle()
        }
        expectEqual(world.fore.view.superview?.gestureRecognizers?.count ?? 0, 0)
        expectEqual(world.fore.view.gestureRecognizers?.count, 1)
        world.hide()
        try world.stage.settle()
        expectTrue(!world.isShown && world.stage.diagnostics.issues.isEmpty)
      }
    }
  }

  @Test("leaves when it is caught and flicked away, and comes when it is flicked back")
  func flicks() throws {
    for kind in Kind.allCases {
      for leaves in [true, false] {
        let world = World(kind, isPushed: false)
        let (finger, drag) = world.catchPage(from: 1)
        for distance: CGFloat in leaves ? [60, 110, 160] : [200, 160, 110] { drag(distance) }
        finger.lift()
        try world.stage.settle()
        expectEqual(world.isShown, !leaves, "\(kind)")
      }
    }
  }

  @Test("goes on when the system takes the finger away, and leaves when the app asks for it")
  func cancelled() throws {
    let world = World(.fullScreen, isPushed: false)
    let (finger, drag) = world.catchPage(from: 1)
    drag(300)
    finger.cancel()
    try world.stage.settle()
    expectTrue(world.isShown)
    world.hide()
    try world.stage.settle()
    world.show()
    world.stage.advance(by: 0)
    world.stage.advance(by: 0.1)
    world.hide()
    try world.stage.settle()
    expectTrue(!world.isShown && world.stage.diagnostics.issues.isEmpty)
  }

  @Test("leaves touches alone that are no drags from an edge")
  func others() throws {
    let world = World(.fullScreen, isPushed: false)
    let (finger, _) = world.catchPage(from: 150)
    finger.lift()
    try world.stage.settle()
    expectTrue(world.isShown)
  }
}
