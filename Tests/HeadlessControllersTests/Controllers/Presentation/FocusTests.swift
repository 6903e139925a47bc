import ControllerSupport
import Expectations
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
    var seen = [focus]
    try scene.stage.settle()
    seen.append(focus)
    sheet.dismiss(animated: animated)
    seen.append(focus)
    try scene.stage.settle()
    seen.append(focus)
    expectEqual(
      seen,
      [
        "second of first, second", "in B of in B", "in B of in B", "second of first, second",
      ])
  }

  /// The identifiers of the focused element and of all elements.
  private var focus: String {
    let all = accessibility.elements.compactMap(\.accessibilityIdentifier).joined(separator: ", ")
    return (accessibility.focusedElement?.accessibilityIdentifier ?? "none") + " of " + all
  }

  @Test("moves to the fore's view if there is no element, and back to the back's first element")
  func nothingToRead() throws {
    let sheet = scene.controller("B", .fullScreen)
    scene.back.present(sheet, animated: true)
    try scene.stage.settle()
    expectEqual(accessibility.focusedElement, sheet.view)
    let first = label("first", in: scene.back)
    sheet.dismiss(animated: true)
    try scene.stage.settle()
    expectEqual(accessibility.focusedElement, first)
  }

  @Test(
    "comes back if a finger cancels a dismissal, also if it was moved meanwhile",
    arguments: ["sheet", "percent-driven"], [false, true])
  func calledOff(kind: String, isMoved: Bool) throws {
    let first = label("first", in: scene.back)
    let fore = sheet("B", kind == "sheet" ? .pageSheet : .fullScreen)
    let second = label("second", in: fore, at: 300)
    let interaction = UIPercentDrivenInteractiveTransition()
    if kind != "sheet" { fore.transitionController.transition = FadeByHand(interaction) }
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
    expectTrue(fore.isBeingDismissed)
    expectEqual(accessibility.focusedElement, (isMoved ? first : second))
    if kind != "sheet" { interaction.cancel() }
    try scene.stage.settle()
    expectTrue(scene.back.presentedViewController === fore && scene.issues.isEmpty)
    expectEqual(accessibility.focusedElement, second)
  }

  @Test(
    "comes back, or stays, if a presentation is cancelled, also after the app moved it there",
    arguments: [false, true])
  func cancelled(isMoved: Bool) throws {
    label("first", in: scene.back)
    let second = label("second", in: scene.back, at: 200)
    accessibility.post(.layoutChanged, argument: second)
    let fore = sheet()
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0.1)
    if isMoved { accessibility.post(.screenChanged, argument: fore.view) }
    let element = accessibility.focusedElement?.accessibilityIdentifier
    expectEqual(element, (isMoved ? "in B" : "second"))
    fore.dismiss(animated: true)
    try scene.stage.settle()
    expectEqual(scene.picture, "P: P")
    expectEqual(accessibility.focusedElement, second)
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
      expectEqual(accessibility.focusedElement?.accessibilityIdentifier, name)
    }
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
    expectEqual(focus, "in 2 of in 2")
    scene.back.dismiss(animated: true)
    try scene.stage.settle()
    expectEqual(accessibility.focusedElement, first)
  }

  @Test("leaves a sheet by an escape, but neither a full screen nor the root")
  func escape() throws {
    label("first", in: scene.back)
    var escapes = [accessibility.performEscape()]
    for (style, delay) in [
      (UIModalPresentationStyle.pageSheet, 1), (.formSheet, 1), (.popover, 1), (.pageSheet, 0.1),
      (.fullScreen, 1), (.overFullScreen, 1),
    ] {
      let sheet = sheet("B", style)
      scene.back.present(sheet, animated: true)
      // An incoming sheet turns back.
      scene.stage.advance(by: delay)
      escapes.append(accessibility.performEscape())
      scene.stage.advance(by: 0.05)
      // The dismissal runs already: escape does nothing and reports nothing.
      if escapes.last == true { escapes.append(accessibility.performEscape()) }
      try scene.stage.settle()
      escapes.append(sheet.presentingViewController == nil)
      sheet.presentingViewController?.dismiss(animated: false)
      try scene.stage.settle()
    }
    let left = [true, true, true]
    expectEqual(escapes, [false] + left + left + left + left + [false, false, false, false])
    expectEqual(scene.picture, "P: P")
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
    expectEqual(scene.picture, "P > B > N: [] [] [N]")
    expectEqual(focus, "in N of in N")
    next.dismiss(animated: true)
    try scene.stage.settle()
    expectEqual(accessibility.focusedElement, eager)
    // Likewise it stays where the app puts it in another callback.
    let own = label("own", in: next, at: 300)
    next.reactions["viewDidAppear"] = { [accessibility] in
      accessibility.post(.screenChanged, argument: own)
    }
    sheet.present(next, animated: true)
    try scene.stage.settle()
    expectEqual(accessibility.focusedElement, own)
  }
}
