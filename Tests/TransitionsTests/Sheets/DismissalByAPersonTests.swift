import Expectations
import Transitioning
import Transitions

@MainActor
@Suite("The delegate of what a finger dismisses")
struct DismissalByAPersonTests {
  /// A ready-made sheet, and where a finger and a tap dismiss it.
  struct Sheet: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @MainActor @Sendable () -> any Transition

    /// The way of a finger that dismisses it, from the middle of the sheet, in points.
    let way: CGVector

    /// True if the finger begins on the sheet's upper edge, and not in its middle.
    var isHeldAtTop = false

    /// A point beside it, on the scrim; nil if there is no scrim.
    let beside: CGPoint?
  }

  private nonisolated static let sheets = [
    Sheet(
      testDescription: "bottomSheet", make: { .bottomSheet() },
      way: CGVector(dx: 0, dy: 350), isHeldAtTop: true, beside: CGPoint(x: 200, y: 100)),
    Sheet(
      testDescription: "cardSheet", make: { .cardSheet() },
      way: CGVector(dx: 0, dy: 650), isHeldAtTop: true, beside: nil),
    Sheet(
      testDescription: "drawer", make: { .drawer() },
      way: CGVector(dx: -280, dy: 0), beside: CGPoint(x: 380, y: 400)),
    Sheet(
      testDescription: "trailing drawer", make: { .drawer(from: .trailing) },
      way: CGVector(dx: 280, dy: 0), beside: CGPoint(x: 20, y: 400)),
    Sheet(
      testDescription: "banner", make: { .banner() },
      way: CGVector(dx: 0, dy: -70), beside: nil),
    Sheet(
      testDescription: "photo", make: { .photo { _ in nil } },
      way: CGVector(dx: 0, dy: 350), beside: nil),
  ]

  private nonisolated static let dimmed = sheets.filter { $0.beside != nil }

  /// What the delegate is asked and told, between the callbacks of the presented controller.
  @MainActor
  private final class Log: NSObject, UIAdaptivePresentationControllerDelegate {
    var lines: [String] = []
    var allows = true

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool {
      lines.append("should")
      return allows
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      let hasCoordinator = presentationController.presentedViewController.transitionCoordinator
      lines.append(hasCoordinator == nil ? "will, without a coordinator" : "will")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      let isGone = presentationController.presentedViewController.presentingViewController == nil
      lines.append(isGone ? "did" : "did, too early")
    }

    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {
      lines.append("attempt")
    }
  }

  /// A screen that tells when it disappears and appears.
  private final class Screen: UIViewController {
    weak var log: Log?

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log?.lines.append("will disappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log?.lines.append("did disappear")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log?.lines.append("did appear")
    }
  }

  /// A presented sheet at rest, whose delegate writes a log.
  @MainActor
  private final class Presented {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let wall = UIViewController()
    let screen = Screen()
    let log = Log()
    let sheet: Sheet

    init(_ sheet: Sheet, settles: Bool = true) throws {
      self.sheet = sheet
      let window = UIWindow(stage: stage)
      window.rootViewController = wall
      window.makeKeyAndVisible()
      screen.transitionController.transition = sheet.make()
      stage.advance(by: 0)
      wall.present(screen, animated: true)
      screen.presentationController?.delegate = log
      screen.log = log
      guard settles else { return }
      try stage.settle()
      log.lines = []
    }

    /// Drags the sheet over a part of its way, and holds it before it is let go.
    func drag(_ part: Double = 1) throws {
      let frame: CGRect = screen.view.frame
      let start = CGPoint(x: frame.midX, y: sheet.isHeldAtTop ? frame.minY + 20 : frame.midY)
      stage.drag(
        from: start,
        to: CGPoint(x: start.x + part * sheet.way.dx, y: start.y + part * sheet.way.dy),
        duration: 0.4, holdingFor: 0.3)
      try stage.settle()
    }

    func tap() throws {
      guard let beside = sheet.beside else { return }
      stage.tap(at: beside)
      try stage.settle()
    }

    var isPresented: Bool { wall.presentedViewController === screen }
  }

  private static let dismissal = ["should", "will", "will disappear", "did disappear", "did"]

  @Test(
    """
    is asked, and told before and after a dismissal by a finger, once each, with a \
    coordinator from the first word on
    """, arguments: sheets)
  func finger(sheet: Sheet) throws {
    let presented = try Presented(sheet)
    try presented.drag()
    expectEqual(presented.log.lines, Self.dismissal)
    expectTrue(!presented.isPresented && presented.stage.diagnostics.issues.isEmpty)
  }

  @Test("is asked and told for a tap beside the sheet, too", arguments: dimmed)
  func tap(sheet: Sheet) throws {
    let presented = try Presented(sheet)
    try presented.tap()
    expectEqual(presented.log.lines, Self.dismissal)
    expectTrue(!presented.isPresented)
  }

  @Test("is told of no end of a dismissal that the finger gives up", arguments: sheets)
  func cancelled(sheet: Sheet) throws {
    let presented = try Presented(sheet)
    for _ in 0..<2 {
      presented.log.lines = []
      try presented.drag(0.3)
      expectEqual(presented.log.lines, ["should", "will", "will disappear", "did appear"])
      expectTrue(presented.isPresented)
    }
    presented.log.lines = []
    presented.screen.dismiss(animated: true)
    try presented.stage.settle()
    expectEqual(presented.log.lines, ["will disappear", "did disappear"])
  }

  @Test("is asked and told when a finger throws away what is on its way", arguments: sheets)
  func caught(sheet: Sheet) throws {
    for allows in [true, false] {
      let presented = try Presented(sheet, settles: false)
      presented.log.allows = allows
      presented.stage.advance(by: 0.1)
      expectEqual(presented.log.lines, [])
      try presented.drag()
      if allows {
        expectEqual(presented.log.lines, Self.dismissal)
      } else {
        // One sheet takes the finger's drag for an attempt, the others do not move with it.
        expectEqual(
          presented.log.lines.filter { $0 != "attempt" }, ["should", "did appear"])
      }
      expectTrue(presented.isPresented != allows && presented.stage.diagnostics.issues.isEmpty)
    }
  }

  @Test("is told once of a dismissal if what is on its way is caught again")
  func caughtTwice() throws {
    let photo = try #require(Self.sheets.last)
    let presented = try Presented(photo, settles: false)
    presented.stage.advance(by: 0.1)
    for way in [15.0, 350] {
      let finger = presented.stage.touchDown(at: CGPoint(x: 200, y: 300))
      for _ in 0..<10 {
        finger.move(byX: 0, y: way / 10)
        presented.stage.advance(by: 1 / 60)
      }
      presented.stage.advance(by: 0.2)
      finger.lift()
      presented.stage.advance(by: 0.05)
    }
    try presented.stage.settle()
    expectEqual(presented.log.lines.count { $0 == "will" }, 1)
    expectEqual(presented.log.lines.count { $0 == "did" }, 1)
    expectTrue(!presented.isPresented)
  }

  /// A screen that asks before it goes, or stays.
  private final class AskingScreen: UIViewController {
    var asks = true

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      if asks { present(UIViewController(), animated: true) }
    }
  }

  @Test(
    "is told of no dismissal that the screen turns into a question, or ignores",
    arguments: [true, false])
  func asking(asks: Bool) throws {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let window = UIWindow(stage: stage)
    let (wall, screen, log) = (UIViewController(), AskingScreen(), Log())
    screen.asks = asks
    window.rootViewController = wall
    window.makeKeyAndVisible()
    screen.transitionController.transition = .drawer()
    stage.advance(by: 0)
    wall.present(screen, animated: true)
    screen.presentationController?.delegate = log
    try stage.settle()
    stage.tap(at: CGPoint(x: 380, y: 400))
    try stage.settle()
    expectEqual(log.lines, ["should"])
    expectTrue(wall.presentedViewController === screen)
  }

  @Test("brings back what a finger has moved, if something comes in front of it meanwhile")
  func covered() throws {
    let drawer = try #require(Self.sheets.first { $0.testDescription == "drawer" })
    let presented = try Presented(drawer)
    presented.screen.isModalInPresentation = true
    let home = presented.screen.view.frame
    let finger = presented.stage.touchDown(at: CGPoint(x: home.midX, y: 400))
    for _ in 0..<10 {
      finger.move(byX: -10, y: 0)
      presented.stage.advance(by: 1 / 60)
    }
    expectTrue(presented.screen.view.frame != home)
    presented.screen.present(UIViewController(), animated: true)
    presented.stage.advance(by: 0.1)
    finger.lift()
    try presented.stage.settle()
    expectEqual(presented.screen.view.frame, home)
  }

  @Test("is told nothing of a dismissal by the app", arguments: sheets)
  func programmatic(sheet: Sheet) throws {
    let presented = try Presented(sheet)
    presented.screen.dismiss(animated: true)
    try presented.stage.settle()
    expectEqual(presented.log.lines, ["will disappear", "did disappear"])
  }

  @Test(
    "refuses, and is told of the attempt once the finger is lifted or has tapped",
    arguments: sheets)
  func refused(sheet: Sheet) throws {
    let presented = try Presented(sheet)
    presented.log.allows = false
    try presented.drag()
    expectEqual(presented.log.lines, ["should", "attempt"])
    expectTrue(presented.isPresented)
    let home = presented.screen.view.frame
    presented.log.lines = []
    try presented.tap()
    expectEqual(presented.log.lines, sheet.beside == nil ? [] : ["should", "attempt"])
    presented.log.lines = []
    try presented.drag(0.2)
    expectTrue(!presented.log.lines.contains("attempt"))
    expectEqual(presented.screen.view.frame, home)
    expectTrue(presented.isPresented && presented.stage.diagnostics.issues.isEmpty)
  }

  @Test("is not asked about a modal screen, but told of the attempt", arguments: sheets)
  func modal(sheet: Sheet) throws {
    for isChild in [false, true] {
      let presented = try Presented(sheet)
      let child = UIViewController()
      presented.screen.addChild(child)
      presented.screen.view.addSubview(child.view)
      (isChild ? child : presented.screen).isModalInPresentation = true
      presented.stage.advance(by: 0)
      try presented.drag()
      try presented.tap()
      expectEqual(
        presented.log.lines, sheet.beside == nil ? ["attempt"] : ["attempt", "attempt"])
      expectTrue(presented.isPresented)
    }
  }

  @Test("is notified of a dismissal without animation, once")
  func withoutAnimation() throws {
    let presented = try Presented(Self.sheets[0])
    let dismissal = UserDismissal(of: try #require(presented.screen.presentationController))
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    dismissal.dismissForUser()
    try presented.stage.settle()
    expectTrue(!presented.isPresented)
    expectEqual(
      presented.log.lines.filter { !$0.hasSuffix("disappear") },
      ["will, without a coordinator", "did"])
  }

  @Test("is that of the stack that is presented with a photo in it, and has no say in a pop")
  func stack() throws {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let window = UIWindow(stage: stage)
    let (wall, photo, log) = (UIViewController(), UIViewController(), Log())
    window.rootViewController = wall
    window.makeKeyAndVisible()
    let stack = UINavigationController(rootViewController: photo)
    stack.delegate = TransitionNavigationControllerDelegate.shared
    stack.transitionController.transition = FadeTransition()
    let transition = PhotoTransition.photo { _ in nil }
    photo.transitionController.transition = transition
    photo.view.addGestureRecognizer(transition.recognizer)
    stage.advance(by: 0)
    wall.present(stack, animated: true)
    stack.presentationController?.delegate = log
    try stage.settle()
    func drag() throws {
      stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 750), duration: 0.4)
      try stage.settle()
    }

    stack.isModalInPresentation = true
    try drag()
    expectEqual(log.lines, ["attempt"])
    // Another photo is popped, modal or not.
    let next = UIViewController()
    next.transitionController.transition = .photo { _ in nil }
    stack.pushViewController(next, animated: true)
    try stage.settle()
    try drag()
    expectTrue(stack.topViewController === photo && wall.presentedViewController === stack)
    expectEqual(log.lines, ["attempt"])
    stack.isModalInPresentation = false
    try drag()
    expectEqual(log.lines, ["attempt", "should", "will", "did"])
    expectTrue(wall.presentedViewController == nil && stage.diagnostics.issues.isEmpty)
  }
}
