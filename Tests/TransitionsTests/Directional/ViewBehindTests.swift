import Expectations
import Transitioning
import Transitions

@MainActor
@Suite("The view behind pages that another transition dismisses than the one that has presented")
struct ViewBehindTests {
  private let stage = Stage()
  private let window: UIWindow
  private let wall = UIViewController()

  init() {
    window = UIWindow(stage: stage)
    window.rootViewController = wall
    window.makeKeyAndVisible()
    stage.advance(by: 0)
  }

  private func page(_ transition: any Transition) -> UIViewController {
    let page = UIViewController()
    page.transitionController.transition = transition
    return page
  }

  private func present(_ page: UIViewController, from presenter: UIViewController) throws {
    presenter.present(page, animated: true)
    try stage.settle()
  }

  /// The position, the scale and the opacity that the view behind shows.
  private var shown: [Double] {
    let shown = wall.view.layer.presentationProperties
    let (position, form) = (shown.position, shown.transform)
    return [
      position.x + form.m41, position.y + form.m42, form.m11, CGFloat(shown.opacity),
    ].map { Double($0) }
  }

  private let resting = [195.0, 422, 1, 1]

  @Test("is in its place at once when two pages leave")
  func twoPages() throws {
    let moving: [any Transition] = [
      .slide(), .push(), .fadeThrough(), .sharedAxis(.z), .parallel(.slide(), .elevationScale()),
    ]
    for transition in moving {
      let (first, second) = (page(transition), page(.slideUp()))
      try present(first, from: wall)
      expectTrue(shown != resting, "\(transition)")
      try present(second, from: first)
      wall.dismiss(animated: true)
      stage.advance(by: 0.05)
      expectEqual(shown, resting, "\(transition)")
      expectTrue(second.isBeingDismissed)
      try stage.settle()
      expectEqual(shown, resting, "\(transition)")
      expectTrue(wall.presentedViewController == nil)
    }
  }

  @Test("is in its place at once when a page has another transition by then")
  func replaced() throws {
    let first = page(.slide())
    try present(first, from: wall)
    first.transitionController.transition = .fade()
    first.dismiss(animated: true)
    stage.advance(by: 0.05)
    expectEqual(shown, resting)
    try stage.settle()
    expectEqual(shown, resting)
  }

  @Test("is away again when a finger takes such a dismissal back")
  func cancelled() throws {
    let first = page(.slide())
    try present(first, from: wall)
    let away = shown
    let pan = PanInteractionController(toward: .bottom) { [unowned first] in
      first.dismiss(animated: true)
    }
    first.view.addGestureRecognizer(pan.recognizer)
    first.transitionController.transition = .slideUp().driven(by: pan)
    let finger = stage.touchDown(at: CGPoint(x: 200, y: 100))
    for y in stride(from: 110, through: 180, by: 10) {
      finger.move(to: CGPoint(x: 200, y: y))
      stage.advance(by: 0.05)
    }
    expectEqual(shown, resting)
    finger.lift()
    try stage.settle()
    expectTrue(wall.presentedViewController === first)
    expectEqual(shown, away)
    first.dismiss(animated: true)
    try stage.settle()
    expectEqual(shown, resting)
  }
}
