import Expectations
import HeadlessControllers
import HeadlessStage
import HeadlessViews
import Transitioning

@MainActor
@Suite("The first responder of a screen that another one covers")
struct CoveredFirstResponderTests {
  private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  private final class Form: UIViewController {
    let field = Field()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
  }

  private let stage = Stage()
  private let form = Form()
  private let page = Form()
  private let window: UIWindow

  init() {
    window = UIWindow(stage: stage)
    window.makeKeyAndVisible()
  }

  // Rules: Views 26.
  @Test("is the first one again when the screen is back, also after one on the screen in front")
  func presented() throws {
    window.rootViewController = form
    page.modalPresentationStyle = .fullScreen
    for isInFront in [false, true] {
      form.field.becomeFirstResponder()
      form.present(page, animated: true)
      try stage.settle()
      expectTrue(!form.field.isFirstResponder)
      if isInFront { page.field.becomeFirstResponder() }
      page.dismiss(animated: true)
      try stage.settle()
      expectTrue(form.field.isFirstResponder && !page.field.isFirstResponder)
    }
  }

  // Rules: Views 26.
  @Test("is the first one again after a push and a pop, and after a pop that is taken back")
  func pushed() throws {
    let stack = UINavigationController(rootViewController: form)
    window.rootViewController = stack
    stage.advance(by: 0)
    form.field.becomeFirstResponder()
    stack.pushViewController(page, animated: true)
    try stage.settle()
    expectTrue(!form.field.isFirstResponder)
    page.field.becomeFirstResponder()
    stage.drag(
      from: CGPoint(x: 2, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.3, holdingFor: 1)
    try stage.settle()
    expectTrue(stack.topViewController === page && page.field.isFirstResponder)
    stack.popViewController(animated: true)
    try stage.settle()
    expectTrue(form.field.isFirstResponder)
  }
}
