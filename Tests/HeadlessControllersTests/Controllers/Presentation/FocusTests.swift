import TestSupport
import Testing
import Transitioning

@MainActor
@Suite("The focus of a presentation")
struct FocusTests {
  private let scene = ControllerScene()

  private var accessibility: Accessibility { scene.stage.accessibility }

  /// A label in a controller's view.
  @discardableResult
  private func label(_ text: String, in controller: UIViewController, at y: CGFloat = 100)
    -> UILabel
  {
    let label = UILabel(text: text)
    label.accessibilityIdentifier = text
    label.frame.origin = CGPoint(x: 20, y: y)
    controller.view.addSubview(label)
    return label
  }

  private func sheet(_ name: String = "B", _ style: UIModalPresentationStyle = .pageSheet)
    -> LoggingViewController
  {
    let sheet = scene.controller(name, style)
    label("in \(name)", in: sheet)
    return sheet
  }

  @Test(
    "moves to the fore's first element at the end, and comes back with the dismissal",
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet], [true, false])
  func forthAndBack(style: UIModalPresentationStyle, animated: Bool) throws {
    label("first", in: scene.back)
    let second = label("second", in: scene.back, at: 200)
    accessibility.post(.layoutChanged, argument: second)
    let sheet = sheet("B", style)
    scene.back.present(sheet, animated: animated)
    #expect(accessibility.focusedElement == second)
    try scene.stage.settle()
    #expect(accessibility.focusedElement?.accessibilityIdentifier == "in B")
    #expect(accessibility.elements.map(\.accessibilityIdentifier) == ["in B"])
    sheet.dismiss(animated: animated)
    #expect(accessibility.focusedElement?.accessibilityIdentifier == "in B")
    try scene.stage.settle()
    #expect(accessibility.focusedElement == second)
    #expect(accessibility.elements.count == 2)
  }

  @Test("moves to the fore's view if there is no element, and back to the back's first element")
  func nothingToRead() throws {
    let sheet = scene.controller("B", .fullScreen)
    scene.back.present(sheet, animated: true)
    try scene.stage.settle()
    #expect(accessibility.focusedElement == sheet.view)
    let first = label("first", in: scene.back)
    sheet.dismiss(animated: true)
    try scene.stage.settle()
    #expect(accessibility.focusedElement == first)
  }

  @Test("stays where the app puts it in a callback")
  func ownWord() throws {
    let sheet = sheet()
    let own = label("own", in: sheet, at: 300)
    sheet.reactions["viewDidAppear"] = { [accessibility] in
      accessibility.post(.screenChanged, argument: own)
    }
    scene.back.present(sheet, animated: true)
    try scene.stage.settle()
    #expect(accessibility.focusedElement == own)
  }

  @Test(
    "comes back if a finger cancels a dismissal, also if it was moved meanwhile",
    arguments: ["sheet", "percent-driven"], [false, true])
  func calledOff(kind: String, isMoved: Bool) throws {
    let first = label("first", in: scene.back)
    let fore = sheet("B", kind == "sheet" ? .pageSheet : .fullScreen)
    let second = label("second", in: fore, at: 300)
    let interaction = UIPercentDrivenInteractiveTransition()
    if kind != "sheet" { fore.transitionController.transition = InteractiveSlide(interaction) }
    scene.back.present(fore, animated: true)
    if kind != "sheet" { interaction.finish() }
    try scene.stage.settle()
    accessibility.post(.layoutChanged, argument: second)
    if kind == "sheet" {
      scene.stage.drag(
        from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 300), duration: 0.3, holdingFor: 0.2)
      scene.stage.advance(by: 0.3)
    } else {
      fore.dismiss(animated: true)
      scene.stage.advance(by: 0)
      interaction.update(0.4)
    }
    if isMoved { accessibility.post(.layoutChanged, argument: first) }
    #expect(fore.isBeingDismissed)
    #expect(accessibility.focusedElement == (isMoved ? first : second))
    if kind != "sheet" { interaction.cancel() }
    try scene.stage.settle()
    #expect(scene.back.presentedViewController === fore)
    #expect(accessibility.focusedElement == second)
    #expect(scene.issues.isEmpty)
  }

  @Test("comes back if a presentation is cancelled after the app moved it there")
  func movedIntoFore() throws {
    label("first", in: scene.back)
    let second = label("second", in: scene.back, at: 200)
    accessibility.post(.layoutChanged, argument: second)
    let fore = sheet()
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0.1)
    accessibility.post(.screenChanged, argument: fore.view)
    #expect(accessibility.focusedElement?.accessibilityIdentifier == "in B")
    fore.dismiss(animated: true)
    try scene.stage.settle()
    #expect(fore.presentingViewController == nil)
    #expect(accessibility.focusedElement == second)
  }

  /// A slide with a driver.
  private final class InteractiveSlide: TransitionWithInteraction {
    let interaction: UIPercentDrivenInteractiveTransition

    init(_ interaction: UIPercentDrivenInteractiveTransition) { self.interaction = interaction }

    func interactionController(
      with context: TransitionContext
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func start(with context: TransitionContext) {
      context.animate(context.foreViewController.view, \.opacity, back: 0, fore: 1)
      context.endAfterAnimations()
    }
  }

  @Test("moves to the nearest remaining controller if its element was removed")
  func gone() throws {
    let (child, sheet) = (scene.controller("C"), sheet("B", .fullScreen))
    scene.back.addChild(child)
    scene.back.view.addSubview(child.view)
    label("first", in: scene.back, at: 10)
    let (inChild, next) = (label("in C", in: child), label("next in C", in: child, at: 200))
    scene.stage.advance(by: 0)
    for isChildGone in [false, true] {
      accessibility.post(.layoutChanged, argument: isChildGone ? next : inChild)
      scene.back.present(sheet, animated: true)
      try scene.stage.settle()
      (isChildGone ? child.view : inChild).removeFromSuperview()
      sheet.dismiss(animated: true)
      try scene.stage.settle()
      let name = isChildGone ? "first" : "next in C"
      #expect(accessibility.focusedElement?.accessibilityIdentifier == name)
    }
  }

  @Test("stays, or comes back, if a presentation or dismissal is cancelled")
  func cancelled() throws {
    let first = label("first", in: scene.back)
    accessibility.post(.screenChanged)
    let sheet = sheet()
    scene.back.present(sheet, animated: true)
    scene.stage.advance(by: 0.1)
    sheet.dismiss(animated: true)
    try scene.stage.settle()
    #expect(sheet.presentingViewController == nil)
    #expect(accessibility.focusedElement == first)
  }

  @Test("is saved by each presentation of a stack, and restored by the lowest that is dismissed")
  func stack() throws {
    let first = label("first", in: scene.back)
    accessibility.post(.screenChanged)
    let (one, two) = (sheet("1"), sheet("2"))
    scene.back.present(one, animated: true)
    try scene.stage.settle()
    one.present(two, animated: true)
    try scene.stage.settle()
    #expect(accessibility.elements.map(\.accessibilityIdentifier) == ["in 2"])
    scene.back.dismiss(animated: true)
    try scene.stage.settle()
    #expect(accessibility.focusedElement == first)
  }

  @Test("leaves a sheet by an escape, but neither a full screen nor the root")
  func escape() throws {
    label("first", in: scene.back)
    #expect(!accessibility.performEscape())
    for (style, isLetOut) in [
      (UIModalPresentationStyle.pageSheet, true), (.formSheet, true), (.popover, true),
      (.fullScreen, false), (.overFullScreen, false),
    ] {
      let sheet = sheet("B", style)
      scene.back.present(sheet, animated: true)
      try scene.stage.settle()
      #expect(accessibility.performEscape() == isLetOut)
      if isLetOut {
        // The dismissal runs already: escape does nothing and reports nothing.
        scene.stage.advance(by: 0.1)
        #expect(accessibility.performEscape())
      }
      try scene.stage.settle()
      #expect((sheet.presentingViewController == nil) == isLetOut)
      sheet.presentingViewController?.dismiss(animated: false)
      try scene.stage.settle()
    }
    #expect(scene.issues.isEmpty)
  }

  @Test("leaves an incoming sheet by an escape, which reverses the presentation")
  func escapeDuringPresentation() throws {
    label("first", in: scene.back)
    let sheet = sheet()
    scene.back.present(sheet, animated: true)
    scene.stage.advance(by: 0.1)
    #expect(accessibility.performEscape())
    try scene.stage.settle()
    #expect(sheet.presentingViewController == nil)
    #expect(sheet.view.window == nil)
    #expect(scene.issues.isEmpty)
  }

  @Test("allows the focused element to present, even from its own callback")
  func presentingWithin() throws {
    @MainActor
    final class Eager: UIView {
      var present: () -> Void = {}
      override func accessibilityElementDidBecomeFocused() { present() }
    }
    let (sheet, next) = (scene.controller("B", .fullScreen), sheet("N", .fullScreen))
    let eager = Eager(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    eager.isAccessibilityElement = true
    sheet.view.addSubview(eager)
    eager.present = { [weak eager] in
      eager?.present = {}
      sheet.present(next, animated: true)
    }
    scene.back.present(sheet, animated: true)
    try scene.stage.settle()
    #expect(next.presentingViewController == sheet)
    #expect(accessibility.focusedElement?.accessibilityIdentifier == "in N")
    next.dismiss(animated: true)
    try scene.stage.settle()
    #expect(accessibility.focusedElement == eager)
    #expect(scene.issues.isEmpty)
  }
}
