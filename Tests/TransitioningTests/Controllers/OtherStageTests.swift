import Testing
import Transitioning

@MainActor
@Suite("A transition whose views have gone to another screen")
struct OtherStageTests {
  private let here = Scene()
  private let there = Scene()
  private let presenter = ViewController()
  private let fore = ViewController()

  /// What the presenter's view is in, and the container of what it presents in its context.
  private let place = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    // It is no child: so it is wherever its view is.
    presenter.definesPresentationContext = true
    place.addSubview(presenter.view)
    move(to: here)
  }

  private func move(to scene: Scene) { scene.back.view.addSubview(place) }

  @Test(
    "goes by the clock of that screen, if they go before it begins",
    arguments: [ModalPresentationStyle.fullScreen, .overCurrentContext, .pageSheet])
  func early(style: ModalPresentationStyle) throws {
    fore.modalPresentationStyle = style
    presenter.present(fore, animated: true)
    move(to: there)
    #expect(try here.stage.settle() == 0)
    #expect(try there.stage.settle() > 0.3)
    #expect(!fore.isBeingPresented && fore.view.window === there.window)
    fore.dismiss(animated: true)
    #expect(try here.stage.settle() == 0)
    #expect(try there.stage.settle() > 0.3)
    #expect(presenter.presentedViewController == nil)
  }

  @Test("ends where they were, if they go on the way", arguments: [false, true])
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
    #expect(percent > 0.1 && fore.transitionCoordinator?.percentComplete == percent)
    transition.driver.finish()
    try here.stage.settle()
    try there.stage.settle()
    #expect(!fore.isBeingPresented && presenter.presentedViewController === fore)
  }

  @Test("dismisses by the clock of the screen that the presentation has gone to")
  func atRest() throws {
    fore.modalPresentationStyle = .overCurrentContext
    presenter.present(fore, animated: true)
    try here.stage.settle()
    move(to: there)
    presenter.dismiss(animated: true)
    #expect(try here.stage.settle() == 0)
    #expect(try there.stage.settle() > 0.3)
    #expect(presenter.presentedViewController == nil)
  }

  @Test("pushes by the clock of the screen that the stack has gone to")
  func push() throws {
    let stack = NavigationController(rootViewController: ViewController())
    here.back.addChild(stack)
    here.back.view.addSubview(stack.view)
    stack.didMove(toParent: here.back)
    try here.stage.settle()
    stack.pushViewController(fore, animated: true)
    there.back.view.addSubview(stack.view)
    try here.stage.settle()
    try there.stage.settle()
    #expect(stack.transitionCoordinator == nil && stack.topViewController === fore)
    #expect(here.stage.isSettled && there.stage.isSettled)
  }

  @Test("keeps what is presented when the window that it was presented in goes")
  func window() throws {
    fore.modalPresentationStyle = .overCurrentContext
    weak var former: Window?
    try {
      let window = Window(stage: here.stage)
      former = window
      window.rootViewController = ViewController()
      window.makeKeyAndVisible()
      window.rootViewController?.view.addSubview(place)
      presenter.present(fore, animated: false)
      try here.stage.settle()
      move(to: here)
      here.stage.remove(window)
    }()
    #expect(former == nil)
    #expect(presenter.presentedViewController === fore && fore.view.window === here.window)
    // It goes with the root of the window that it is in now.
    here.window.rootViewController = nil
    try here.stage.settle()
    #expect(presenter.presentedViewController == nil)
  }
}
