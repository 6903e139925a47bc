import Foundation
import HeadlessStage
import HeadlessViews
import Expectations

@MainActor
@Suite("The accessibility of a stage")
struct AccessibilityTests {
  /// An element that logs its focus callbacks.
  @MainActor
  private final class Element: UIView {
    var told: [Bool] = []
    var reaction: () -> Void = {}
    var answersEscape = false

    override func accessibilityElementDidBecomeFocused() {
      told.append(true)
      reaction()
    }

    override func accessibilityElementDidLoseFocus() { told.append(false) }
    override func accessibilityPerformEscape() -> Bool { answersEscape }
  }

  /// The messages to the stage's observer.
  @MainActor
  private final class Story {
    var lines: [String] = []
  }

  private let stage = Stage()
  private let window: UIWindow
  private let story = Story()

  init() {
    window = UIWindow(stage: stage)
    window.isHidden = false
    stage.diagnostics.handler = { _ in }
    stage.observer = { [story] event in
      if event.category == .accessibility {
        story.lines.append("\(event.subject): \(event.message)")
      }
    }
  }

  @discardableResult
  private func element(
    _ name: String, _ frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10),
    in superview: UIView? = nil
  ) -> Element {
    let element = Element(frame: frame)
    element.isAccessibilityElement = true
    element.accessibilityIdentifier = name
    (superview ?? window).addSubview(element)
    return element
  }

  private var names: [String] { stage.accessibility.elements.compactMap(\.accessibilityIdentifier) }

  @Test("has elements row by row from the top, each row from the leading side")
  func order() {
    let group = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    window.addSubview(group)
    element("c", CGRect(x: 0, y: 0, width: 50, height: 40), in: group)
    element("d", CGRect(x: 0, y: 60, width: 50, height: 40), in: group)
    element("b", CGRect(x: 10, y: 110, width: 50, height: 20))
    element("a", CGRect(x: 300, y: 20, width: 50, height: 20))
    expectEqual(names, ["a", "b", "c", "d"])
    stage.traits.layoutDirection = .rightToLeft
    expectEqual(names, ["a", "c", "b", "d"])
    group.transform = CGAffineTransform(translationX: 0, y: -100)
    expectEqual(names, ["a", "c", "d", "b"])
  }

  @Test("leaves out hidden elements, elements in an element, and elements beside a modal view")
  func reach() {
    let (back, front) = (UIView(), UIView())
    window.addSubview(back)
    window.addSubview(front)
    let outer = element("outer", in: back)
    let inner = element("inner", in: outer)
    element("front", in: front)
    expectEqual(names, ["outer", "front"])
    outer.isAccessibilityElement = false
    for hide in [
      { $0.isHidden = true }, { $0.alpha = 0 }, { $0.accessibilityElementsHidden = true },
    ] as [(UIView) -> Void] {
      expectEqual(names, ["inner", "front"])
      hide(outer)
      expectTrue(names == ["front"] && !inner.isReachable)
      (outer.isHidden, outer.alpha, outer.accessibilityElementsHidden) = (false, 1, false)
    }
    front.accessibilityViewIsModal = true
    expectTrue(names == ["front"] && !inner.isReachable)
    front.isHidden = true
    expectTrue(names == ["inner"] && inner.isReachable)
    window.isHidden = true
    expectTrue(names.isEmpty)
  }

  @Test("includes labels as elements, with their text")
  func labels() {
    let (label, hushed) = (UILabel(text: "hello"), UILabel(text: "…"))
    hushed.isAccessibilityElement = false
    for view in [label, hushed] { window.addSubview(view) }
    expectEqual(stage.accessibility.elements, [label])
    expectEqual(label.accessibilityLabel, "hello")
    label.accessibilityLabel = "good day"
    stage.accessibility.post(.announcement, argument: label)
    stage.accessibility.post(.announcement, argument: "saved")
    expectEqual(story.lines, ["screen: announces \"good day\"", "screen: announces \"saved\""])
  }

  @Test("moves the focus where notifications say, and notifies both elements")
  func notifications() {
    let accessibility = stage.accessibility
    let group = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 100))
    window.addSubview(group)
    let (first, second) = (element("first"), element("second", in: group))
    func focus() -> String? { accessibility.focusedElement?.accessibilityIdentifier }
    // The initial focus, until a notification or an app moves it.
    var focused = [focus()]
    let posts: [() -> Void] = [
      { accessibility.post(.screenChanged) },
      { accessibility.post(.layoutChanged, argument: group) },
      { accessibility.post(.layoutChanged) },
      { accessibility.post(.layoutChanged, argument: "two results") },
      { accessibility.post(.screenChanged, argument: UIView()) },
    ]
    for post in posts {
      post()
      focused.append(focus())
    }
    expectEqual(focused, ["first", "first", "second", "second", "second", "first"])
    expectEqual([first.told, second.told], [[true, false, true], [true, false]])
    expectEqual(
      story.lines,
      [
        "screen: screenChanged", "Element 'first': is focused", "UIView: layoutChanged",
        "Element 'second': is focused", "screen: layoutChanged",
        "screen: announces \"two results\"", "screen: layoutChanged", "screen: screenChanged",
        "Element 'first': is focused",
      ])
    // A view that contains no element is focused itself.
    let bare = UIView()
    window.addSubview(bare)
    accessibility.post(.screenChanged, argument: bare)
    expectEqual(accessibility.focusedElement, bare)
  }

  @Test("moves the focus when the focused element leaves or is deallocated")
  func leaving() throws {
    let other = element("other")
    for isKept in [true, false] {
      var view: Element? = element("view")
      weak let gone = view
      let kept = isKept ? view : nil
      stage.accessibility.post(.screenChanged, argument: view)
      view?.removeFromSuperview()
      view = nil
      expectEqual((gone == nil), !isKept)
      expectTrue(stage.accessibility.focusedElement == nil)
      #expect(try stage.settle() == 0)
      expectEqual(stage.accessibility.focusedElement, other)
      expectTrue(kept.map { $0.told == [true, false] } ?? true)
    }
    window.isHidden = true
    stage.remove(window)
    try stage.settle()
    expectTrue(stage.accessibility.focusedElement == nil)
  }

  @Test("keeps the focus on a view that is moved, or that returns in the same instant")
  func moving() throws {
    let (view, group) = (element("view"), UIView())
    element("other")
    window.addSubview(group)
    stage.accessibility.post(.screenChanged, argument: view)
    group.addSubview(view)
    try stage.settle()
    view.removeFromSuperview()
    window.addSubview(view)
    try stage.settle()
    expectTrue(stage.accessibility.focusedElement == view && view.told == [true])
  }

  @Test("survives elements that move the focus when they receive it, even without an end")
  func movingWithin() {
    let (first, second) = (element("first"), element("second"))
    let accessibility = stage.accessibility
    first.reaction = { accessibility.post(.layoutChanged, argument: second) }
    accessibility.post(.screenChanged, argument: first)
    expectEqual(accessibility.focusedElement, second)
    expectEqual([first.told, second.told], [[true, false], [true]])
    expectTrue(stage.diagnostics.issues.isEmpty)
    second.reaction = { accessibility.post(.layoutChanged, argument: first) }
    accessibility.post(.screenChanged, argument: first)
    let issue = StageIssue.endlessFocus(moves: 100)
    expectEqual(stage.diagnostics.issues.map { $0 as? StageIssue }, [issue])
  }

  @Test("offers an escape to the element and then to each responder after it")
  func escape() {
    let outer = element("outer", CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.isAccessibilityElement = false
    element("inner", in: outer)
    stage.accessibility.post(.screenChanged)
    expectTrue(!stage.accessibility.performEscape())
    outer.answersEscape = true
    expectTrue(stage.accessibility.performEscape())
    expectEqual(
      story.lines.suffix(2),
      [
        "screen: escape, not handled", "screen: escape, handled by Element",
      ])
    expectTrue(!Stage().accessibility.performEscape())
  }
}
