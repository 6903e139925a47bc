import TransitionLaws
import Transitioning

/// A container of an app that calls the appearance methods of its content itself, rightly.
///
/// The content can be exchanged, and covered: then its view is removed. Subclasses do one thing
/// wrongly each.
@MainActor
class Frame: UIViewController {
  private enum State {
    case off, appearing, on, disappearing
  }

  private var content: UIViewController?
  private var isCovered = false
  private var state = State.off

  /// True while the content waits for the end of the container's appearance.
  private var isChanging = false

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    state = .appearing
    if !isCovered { begin(true, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    state = .on
    end()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    state = .disappearing
    if !isCovered { begin(false, animated: animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    state = .off
    end()
  }

  /// Exchanges the content, without an animation.
  func show(_ page: UIViewController) {
    if let content {
      content.willMove(toParent: nil)
      if !isCovered { leave(content) }
      content.removeFromParent()
    }
    isCovered = false
    addChild(page)
    content = page
    enter(page)
    page.didMove(toParent: self)
  }

  /// Removes the view of the content, which stays a child; or adds the view again.
  func cover(_ covers: Bool) {
    guard let content, covers != isCovered else { return }
    isCovered = covers
    if covers { leave(content) } else { enter(content) }
  }

  /// Adds the view of the content.
  private func enter(_ page: UIViewController) {
    if tellsNow {
      page.beginAppearanceTransition(true, animated: false)
      view.addSubview(page.view)
      endAppearance(of: page)
    } else {
      if state == .appearing { begin(true, animated: false) }
      view.addSubview(page.view)
    }
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

  /// True while the container is on the screen.
  fileprivate var isOn: Bool { state == .on }

  /// True while the container is off the screen.
  fileprivate var isOff: Bool { state == .off }

  /// True if new content is to appear at once.
  fileprivate var tellsNow: Bool { isOn }

  /// Ends the appearance of new content.
  fileprivate func endAppearance(of page: UIViewController) { page.endAppearanceTransition() }
}

/// Begins the appearance of new content and does not end it.
final class UnfinishedFrame: Frame {
  fileprivate override func endAppearance(of page: UIViewController) {}
}

/// Calls `viewDidAppear` of new content once more.
final class RepeatingFrame: Frame {
  fileprivate override func endAppearance(of page: UIViewController) {
    super.endAppearance(of: page)
    page.viewDidAppear(false)
  }
}

/// Ends the appearance of new content twice.
final class TwiceEndingFrame: Frame {
  fileprivate override func endAppearance(of page: UIViewController) {
    super.endAppearance(of: page)
    page.endAppearanceTransition()
  }
}

/// Tells new content that it appears although the container is off the screen.
final class HiddenTellingFrame: Frame {
  fileprivate override var tellsNow: Bool { isOn || isOff }
}

/// Tells new content that it appears, and does not keep its view.
final class ViewlessFrame: Frame {
  fileprivate override func endAppearance(of page: UIViewController) {
    page.view.removeFromSuperview()
    super.endAppearance(of: page)
  }
}

/// Shows new content without a word to it.
final class SilentFrame: Frame {
  fileprivate override var tellsNow: Bool { false }
}
