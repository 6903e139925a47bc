public import HeadlessStage
import HeadlessViews

/// The status bar, which the stage does not draw.
///
/// The controllers decide as on UIKit: the root of the frontmost window, or in front of it a
/// controller that is presented in the style `fullScreen` or that sets
/// `modalPresentationCapturesStatusBarAppearance`; then its `childForStatusBarStyle` and
/// `childForStatusBarHidden`, as far as there are any. They are asked when a controller appears or
/// disappears, when a transition begins and ends, also cancelled, when a window is shown or hidden,
/// and by `setNeedsStatusBarAppearanceUpdate()`; a value that changes without that does not show.
extension Stage {
  /// The style of the status bar, as it was at its last update.
  ///
  /// ```swift
  /// try stage.settle()
  /// stage.statusBarStyle // .lightContent, though the dismissal was cancelled
  /// ```
  public var statusBarStyle: UIStatusBarStyle { shownStatusBar?.style ?? .default }

  /// True if the status bar is hidden, as it was at its last update.
  public var isStatusBarHidden: Bool { shownStatusBar?.isHidden ?? false }

  /// The status bar, after an update that is due.
  private var shownStatusBar: StatusBar? {
    statusBar?.updateIfNeeded()
    return statusBar as? StatusBar
  }

  /// Asks the controllers for the style of the status bar, and whether it is hidden: now, or, while
  /// the stage works, once at the end of that work.
  package func updateStatusBar() {
    let bar = statusBar as? StatusBar ?? StatusBar(of: self)
    statusBar = bar
    bar.isOutdated = true
    if !isBusy { bar.updateIfNeeded() }
  }

  /// The controller that decides about the status bar; nil without a visible window that has one.
  fileprivate var statusBarDecider: UIViewController? {
    var front: (root: UIViewController, level: CGFloat)?
    for window in windows where !window.isHidden {
      let level = window.windowLevel.rawValue
      guard front.map({ level >= $0.level }) != false, let root = window.rootViewController else {
        continue
      }
      front = (root, level)
    }
    return front?.root.statusBarDecider
  }
}

/// What a status bar shows.
@MainActor
private final class StatusBar: StatusBarState {
  private(set) var style = UIStatusBarStyle.default
  private(set) var isHidden = false

  /// True if the controllers must be asked again.
  var isOutdated = false

  private unowned let stage: Stage

  init(of stage: Stage) { self.stage = stage }

  func updateIfNeeded() {
    guard isOutdated else { return }
    isOutdated = false
    guard let decider = stage.statusBarDecider else { return }
    style = decider.following { $0.childForStatusBarStyle }.preferredStatusBarStyle
    isHidden = decider.following { $0.childForStatusBarHidden }.prefersStatusBarHidden
  }
}

extension UIViewController {
  /// The controller that decides about the status bar, here or in front of the controller.
  fileprivate var statusBarDecider: UIViewController {
    var (decider, front): (UIViewController, UIViewController) = (self, self)
    while let next = front.frontPresented, let presentation = next.presentation {
      front = next
      let covers =
        presentation.controller.actualPresentationStyle == .fullScreen
        || next.modalPresentationCapturesStatusBarAppearance
      if covers { decider = next }
    }
    return decider
  }

  /// The controller that the controller or a child of it presents, unless it is on its way out.
  private var frontPresented: UIViewController? {
    let presented = family.presented ?? (presentsInWindow ? topPresentation?.presented : nil)
    guard let presented, presented !== self,
      presented.presentation?.transitionUnderWay.map({
        !$0.isPresenting && !$0.transitionWasCancelled
      }) != true
    else { return nil }
    return presented
  }

  /// False if nothing is presented in the window, so that no descendant has to be asked.
  ///
  /// 4,000 nested controllers took a second when each asked all others as it appeared.
  private var presentsInWindow: Bool {
    viewIfLoaded?.window?.presentations.presentations.isEmpty != true
  }

  /// The last controller of a chain that begins here.
  fileprivate func following(
    _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController {
    var (last, steps) = (self, 0)
    while let next = child(last), next !== last, steps < 100 {
      (last, steps) = (next, steps + 1)
    }
    return last
  }
}
