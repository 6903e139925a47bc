public import HeadlessViews

/// A screen as somebody knows it who has it read out: one element at a time, in their order.
///
/// ```swift
/// stage.accessibility.post(.screenChanged, argument: titleLabel)
/// stage.accessibility.performEscape()
/// ```
///
/// All that happens here is told to the stage's observer as events of the category `accessibility`.
/// Presentations move the focus into what they bring, and give it back.
@preconcurrency @MainActor
public final class Accessibility {
  private weak var screen: (any AccessibilityScreen)?
  private weak var focused: View?
  private var hasFocus = false

  /// True until somebody moves the focus.
  private var isAtBeginning = true

  /// Where the focus is to go next, while somebody is told of an earlier move.
  private var wanted: View??
  private var isMoving = false
  private var isSearching = false

  init(screen: any AccessibilityScreen) {
    self.screen = screen
  }

  /// The view that is being read out: the first element, until the focus moves; nil when there is none,
  /// or when it has left the screen.
  public var focusedElement: View? {
    guard !isAtBeginning else { return elements.first }
    guard let focused, isOnScreen(focused) else { return nil }
    return focused
  }

  /// The elements that can be reached, in the order of reading, window by window from the back.
  ///
  /// Left out are hidden views, `accessibilityElementsHidden`, and what stands beside a view that is
  /// modal.
  public var elements: [View] {
    windows.filter { !$0.isHidden }.flatMap { ReadingOrder(of: $0).elements }
  }

  /// Tells that something has changed, and where to go on: at the first element in a view, or at the
  /// view itself if there is none.
  ///
  /// Without a view, `screenChanged` goes on at the first element of the screen; `layoutChanged` stays
  /// where it is as long as that can be reached. An `announcement` says a view's label. A view that is
  /// on no window of the stage counts as none.
  public func post(_ notification: AccessibilityNotification, argument view: View? = nil) {
    let view = view.flatMap { isOnScreen($0) ? $0 : nil }
    guard notification != .announcement else {
      guard let view else { return }
      return announce(view.accessibilityLabel ?? view.label)
    }
    note(view?.label) { notification.rawValue }
    goOn(after: notification, at: view)
  }

  /// Says something, and, unless it is a mere announcement, tells that something has changed.
  public func post(_ notification: AccessibilityNotification, argument text: String) {
    announce(text)
    guard notification != .announcement else { return }
    note { notification.rawValue }
    goOn(after: notification, at: nil)
  }

  /// Asks to get out of wherever the focus is: the element itself, then each responder after it, until
  /// one answers.
  ///
  /// When the focus is nowhere that can be reached, it begins at the first element, or at what is in
  /// front of everything.
  ///
  /// - Returns: True when somebody did.
  @discardableResult
  public func performEscape() -> Bool {
    let start = focusedElement.flatMap { $0.isReachable ? $0 : nil } ?? elements.first
    var responder: Responder? =
      start ?? windows.last { !$0.isHidden }?.frontmostReachable
    while let asked = responder {
      guard !asked.accessibilityPerformEscape() else {
        note { "escape, answered by \(type(of: asked))" }
        return true
      }
      responder = asked.next
    }
    note { "escape, answered by nobody" }
    return false
  }

  private var windows: [Window] { screen?.windowsBackToFront ?? [] }

  /// True when a view is on a window of the stage.
  package func isOnScreen(_ view: View) -> Bool {
    view.window.map { window in windows.contains { $0 === window } } ?? false
  }

  private func announce(_ text: String) {
    note { "announces \"\(text)\"" }
  }

  private func note(_ subject: @autoclosure () -> String? = nil, _ message: () -> String) {
    screen?.noteAccessibility(of: subject() ?? "screen", message)
  }

  private func goOn(after notification: AccessibilityNotification, at view: View?) {
    if let view { return focus(on: ReadingOrder(of: view).elements.first ?? view) }
    if notification == .layoutChanged, focusedElement?.isReachable == true { return }
    focus(on: elements.first)
  }

  /// Moves the focus; what a callback asks for meanwhile comes after it.
  private func focus(on view: View?) {
    wanted = .some(view)
    guard !isMoving else { return }
    isMoving = true
    defer { isMoving = false }
    let limit = 100
    var moves = 0
    while let next = wanted {
      wanted = nil
      guard moves < limit else {
        screen?.diagnostics.report(StageIssue.endlessFocus(moves: limit))
        return
      }
      moves += 1
      move(to: next)
    }
  }

  private func move(to view: View?) {
    let former = focused
    hasFocus = view != nil
    isAtBeginning = isAtBeginning && view == nil
    guard view !== former else { return }
    focused = view
    if let view { note(view.label) { "is focused" } }
    former?.accessibilityElementDidLoseFocus()
    view?.accessibilityElementDidBecomeFocused()
  }
}

extension Accessibility: TimelineFocus {
  /// Looks for another place, later in this instant, when the one with the focus is gone by then.
  func viewsDidLeave() {
    guard hasFocus, focusedElement == nil, !isSearching, let screen else { return }
    isSearching = true
    screen.performLater { [weak self] in
      guard let self else { return }
      isSearching = false
      guard hasFocus, focusedElement == nil else { return }
      post(.layoutChanged)
    }
  }
}
