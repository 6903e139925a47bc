import HeadlessStage
public import HeadlessViews
import TransitionCurves

extension UIWindow {
  /// The controller whose view fills the window.
  ///
  /// The controller's view appears when the window is shown for the first time, or at once if it is
  /// shown already. Hiding the window and showing it again changes nothing and calls no appearance
  /// callback. The former root is removed, together with everything that it presents.
  ///
  /// A controller that is in use elsewhere is refused with a `ControllerIssue`, and the window
  /// keeps its root: a child, a presented controller, and the root of another window. Remove the
  /// controller there first. The former root of this window may be set again.
  public var rootViewController: UIViewController? {
    get { (content as? RootContent)?.controller }
    set {
      guard newValue !== rootViewController else { return }
      if let issue = newValue?.obstacle(toFilling: self) {
        return (stage?.diagnostics ?? Diagnostics.fallback).report(issue)
      }
      let former = content as? RootContent
      let next = newValue.map { RootContent.of($0, in: self) }
      content = next
      former?.followWindow()
      // A callback may set another root, which takes precedence.
      if content === next { next?.followWindow() }
    }
  }
}

extension UIViewController {
  /// The reason why the controller cannot be the root of a window; nil if it can.
  fileprivate func obstacle(toFilling window: UIWindow) -> ControllerIssue? {
    if let parent = family.parent {
      return .rootIsChild(controller: label, parent: parent.label)
    }
    if let presenter = family.presenter {
      return .rootIsPresented(controller: label, presenter: presenter.label)
    }
    guard isRoot, presence.rootContent?.rootContent?.window !== window else { return nil }
    return .rootOfTwoWindows(controller: label)
  }
}
