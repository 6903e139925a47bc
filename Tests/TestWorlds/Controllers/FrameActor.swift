import Transitioning

/// A container of an app that calls the appearance methods of its content itself.
///
/// The content can be exchanged, and covered: then its view is removed.
@MainActor
final class FrameActor: UIViewController, LifeActor {
  private enum State {
    case off, appearing, on, disappearing
  }

  let ear: Ear
  private(set) var isCovered = false
  private var state = State.off

  /// True while the content waits for the end of the container's appearance.
  private var isChanging = false

  init(_ ear: Ear) {
    self.ear = ear
    super.init()
    title = ear.name
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() { ear.count(view, "view") }
  override func viewIsAppearing(_ animated: Bool) { ear.noteIsAppearing() }

  override func viewWillAppear(_ animated: Bool) {
    state = .appearing
    ear.note(.willAppear, animated)
    if state == .appearing, !isCovered { begin(true, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    state = .on
    end()
    ear.note(.didAppear, animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    state = .disappearing
    ear.note(.willDisappear, animated)
    if state == .disappearing, !isCovered { begin(false, animated: animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    state = .off
    end()
    ear.note(.didDisappear, animated)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    ear.noteWillMove(to: parent)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    ear.noteDidMove(to: parent)
  }

  /// Exchanges the content, without an animation.
  func show(_ page: UIViewController?) {
    if let content {
      content.willMove(toParent: nil)
      if !isCovered { leave(content) }
      content.removeFromParent()
    }
    isCovered = false
    guard let page else { return }
    addChild(page)
    // The library refuses an ancestor.
    guard page.parent === self else { return }
    enter(page)
    page.didMove(toParent: self)
  }

  private var content: UIViewController? { children.first }

  /// Removes the view of the content, which stays a child; or adds the view again.
  func cover(_ covers: Bool) {
    guard let content, covers != isCovered else { return }
    isCovered = covers
    if covers { leave(content) } else { enter(content) }
  }

  /// Adds the view of the content.
  private func enter(_ page: UIViewController) {
    if state == .on { page.beginAppearanceTransition(true, animated: false) }
    if state == .appearing { begin(true, animated: false) }
    view.addSubview(page.view)
    if state == .on { page.endAppearanceTransition() }
  }

  /// Removes the view of the content.
  private func leave(_ page: UIViewController) {
    let tells = state != .off && (state != .disappearing || isChanging)
    if tells, state != .disappearing { page.beginAppearanceTransition(false, animated: false) }
    page.view.removeFromSuperview()
    if tells { page.endAppearanceTransition() }
    isChanging = false
  }

  private func begin(_ isAppearing: Bool, animated: Bool) {
    guard let content else { return }
    isChanging = true
    content.beginAppearanceTransition(isAppearing, animated: animated)
  }

  private func end() {
    guard isChanging else { return }
    isChanging = false
    content?.endAppearanceTransition()
  }
}
