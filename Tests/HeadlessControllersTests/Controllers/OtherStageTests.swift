import ControllerSupport
import Expectations
import Transitioning

@MainActor
@Suite("A transition whose views move to another screen")
struct OtherStageTests {
  private let here = ControllerScene()
  private let there = ControllerScene()
  private let presenter = UIViewController()
  private let fore = UIViewController()

  /// The superview of the presenter's view, and the container of presentations in its context.
  private let place = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    // The presenter has no parent: its place depends on its view alone.
    presenter.definesPresentationContext = true
    place.addSubview(presenter.view)
    move(to: here)
  }

  private func move(to scene: ControllerScene) { scene.back.view.addSubview(place) }

  @Test(
    "runs by the clock of that screen, if they move before it begins",
    arguments: [UIModalPresentationStyle.fullScreen, .overCurrentContext, .pageSheet])
  func early(style: UIModalPresentationStyle) throws {
    fore.modalPresentationStyle = style
    presenter.present(fore, animated: true)
    move(to: there)
    #expect(try settle() == [0, 0.5])
    expectTrue(fore.view.window === there.window && !fore.isBeingPresented)
    fore.dismiss(animated: true)
    #expect(try settle() == [0, 0.5])
    expectTrue(presenter.presentedViewController == nil)
  }

  /// Settles both stages, and returns their times to a tenth of a second.
  private func settle() throws -> [TimeInterval] {
    try [here, there].map { (try $0.stage.settle() * 10).rounded() / 10 }
  }

  @Test(
    "ends on the first screen's clock, if they move during the transition",
    arguments: [false, true])
  func late(isDriven: Bool) throws {
    let transition = FadeByHand()
    fore.modalPresentationStyle = .overCurrentContext
    if isDriven {
      fore.transitionController.transition = transition
      fore.transitioningDelegate = fore.transitionController
    }
    there.stage.advance(by: 100)
    presenter.present(fore, animated: true)
    here.stage.advance(by: 0.1)
    transition.driver.update(0.5)
    let percent = try #require(fore.transitionCoordinator).percentComplete
    move(to: there)
    expectLess(0.1, percent)
    expectEqual(fore.transitionCoordinator?.percentComplete, percent)
    transition.driver.finish()
    _ = try settle()
    expectTrue(presenter.presentedViewController === fore && !fore.isBeingPresented)
  }

  @Test("dismisses by the clock of the screen to which the presentation has moved")
  func atRest() throws {
    fore.modalPresentationStyle = .overCurrentContext
    presenter.present(fore, animated: true)
    try here.stage.settle()
    move(to: there)
    presenter.dismiss(animated: true)
    #expect(try settle() == [0, 0.5])
    expectTrue(presenter.presentedViewController == nil)
  }

  @Test("pushes by the clock of the screen to which the stack has moved")
  func push() throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    here.back.addChild(stack)
    here.back.view.addSubview(stack.view)
    stack.didMove(toParent: here.back)
    try here.stage.settle()
    stack.pushViewController(fore, animated: true)
    there.back.view.addSubview(stack.view)
    _ = try settle()
    expectTrue(stack.topViewController === fore && stack.transitionCoordinator == nil)
    expectTrue(here.stage.isSettled && there.stage.isSettled)
  }

  @Test("keeps the presentation when the window in which it began is removed")
  func window() throws {
    fore.modalPresentationStyle = .overCurrentContext
    weak var former: UIWindow?
    try {
      let window = UIWindow(stage: here.stage)
      former = window
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      window.rootViewController?.view.addSubview(place)
      presenter.present(fore, animated: false)
      try here.stage.settle()
      move(to: here)
      here.stage.remove(window)
    }()
    expectTrue(former == nil)
    expectTrue(presenter.presentedViewController === fore && fore.view.window === here.window)
    // The presentation ends with the root of its present window.
    here.window.rootViewController = nil
    try here.stage.settle()
    expectTrue(presenter.presentedViewController == nil)
  }
}
