public import HeadlessViews

/// A model of a screen reader on a stage: a focus on one element at a time, in reading order.
///
/// ```swift
/// stage.accessibility.post(.screenChanged, argument: titleLabel)
/// stage.accessibility.performEscape()
/// ```
///
/// The stage's observer receives all events here in the category `accessibility`. Presentations
/// move the focus into the presented content, and give the focus back afterwards.
@preconcurrency @MainActor
public final class Accessibility {
  /// The screen, until the stage is deallocated.
  private var screen: (any AccessibilityScreen)? { ownScreen.object }

  private var ownScreen = Unretained<any AccessibilityScreen>()
  @LinkedView private var focused: UIView?
  private var hasFocus = false

  /// True until the focus moves for the first time.
  private var isAtBeginning = true

  /// The next target of the focus, while views are notified of an earlier move.
  private var wanted: UIView??
  private var isMoving = false
  private var isSearching = false

  init(screen: any AccessibilityScreen) {
    ownScreen = Unretained(screen)
  }

  /// The view with the focus: the first element, until the focus moves; nil if there is none, or if
  /// the view has left the screen.
  public var focusedElement: UIView? {
    guard !isAtBeginning else { return elements.first }
    guard let focused, isOnScreen(focused) else { return nil }
    return focused
  }

  /// The elements that can be reached, in reading order, window by window from the back.
  ///
  /// Hidden views, views below `accessibilityElementsHidden`, and the siblings of a modal view are
  /// left out.
  public var elements: [UIView] {
    windows.filter { !$0.isHidden }.flatMap { ReadingOrder(of: $0).elements }
  }

  /// Posts a notification and moves the focus to the first element in `view`, or to `view` itself
  /// if there is none.
  ///
  /// Without a view, `screenChanged` moves the focus to the first element of the screen;
  /// `layoutChanged` leaves the focus where it is as long as the focused element can be reached. An
  /// `announcement` reads the label of the view. A view on no window of the stage counts as no
  /// view.
  public func post(_ notification: AccessibilityNotification, argument view: UIView? = nil) {
    let view = view.flatMap { isOnScreen($0) ? $0 : nil }
    guard notification != .announcement else {
      guard let view else { return }
      return announce(view.accessibilityLabel ?? view.label)
    }
    note(view?.label) { notification.rawValue }
    moveFocus(after: notification, at: view)
  }

  /// Announces a text; for a notification other than `announcement`, also posts the notification.
  public func post(_ notification: AccessibilityNotification, argument text: String) {
    announce(text)
    guard notification != .announcement else { return }
    note { notification.rawValue }
    moveFocus(after: notification, at: nil)
  }

  /// Performs the escape action: asks the focused element, then each next responder, until one
  /// handles the action.
  ///
  /// If the focus is on nothing that can be reached, the action begins at the first element, or
  /// else at the frontmost view.
  ///
  /// - Returns: True if a responder handled the action.
  @discardableResult
  public func performEscape() -> Bool {
    let start = focusedElement.flatMap { $0.isReachable ? $0 : nil } ?? elements.first
    var responder: UIResponder? =
      start ?? windows.last { !$0.isHidden }?.frontmostReachable
    while let asked = responder {
      guard !asked.accessibilityPerformEscape() else {
        note { "escape, handled by \(type(of: asked))" }
        return true
      }
      responder = asked.next
    }
    note { "escape, not handled" }
    return false
  }

  private var windows: [UIWindow] { screen?.windowsBackToFront ?? [] }

  /// True if a view is on a window of the stage.
  package func isOnScreen(_ view: UIView) -> Bool {
    view.window.map { window in windows.contains { $0 === window } } ?? false
  }

  private func announce(_ text: String) {
    note { "announces \"\(text)\"" }
  }

  private func note(_ subject: @autoclosure () -> String? = nil, _ message: () -> String) {
    screen?.noteAccessibility(of: subject() ?? "screen", message)
  }

  private func moveFocus(after notification: AccessibilityNotification, at view: UIView?) {
    if let view { return focus(on: ReadingOrder(of: view).elements.first ?? view) }
    if notification == .layoutChanged, focusedElement?.isReachable == true { return }
    focus(on: elements.first)
  }

  /// Moves the focus; a move that a callback requests follows afterwards.
  private func focus(on view: UIView?) {
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

  private func move(to view: UIView?) {
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
  func stageDidDeallocate() { ownScreen = Unretained(nil) }

  /// Looks for a new element later in this instant, if the focused view has left the screen by
  /// then.
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
