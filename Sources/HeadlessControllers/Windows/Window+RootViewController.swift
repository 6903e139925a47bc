import HeadlessStage
public import HeadlessViews

extension Window {
  /// The controller whose view fills the window.
  ///
  /// Its view comes in when the window is shown for the first time, or at once when it was; hiding the
  /// window and showing it again leaves everything as it is, and tells no controller. The root that was
  /// there before goes, and all that it presents with it.
  ///
  /// A child, a controller that is presented and the root of another window are refused with a
  /// `TransitionIssue`.
  public var rootViewController: ViewController? {
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
      // Whatever hears of that may choose another root, which is the last word.
      if content === next { next?.followWindow() }
    }
  }
}

extension ViewController {
  /// Why the controller cannot be the root of a window, if it cannot.
  fileprivate func obstacle(toFilling window: Window) -> TransitionIssue? {
    if let storedParent {
      return .rootIsChild(controller: label, parent: storedParent.label)
    }
    if let storedPresenting {
      return .rootIsPresented(controller: label, presenter: storedPresenting.label)
    }
    guard isRoot, rootContent?.window !== window else { return nil }
    return .rootOfTwoWindows(controller: label)
  }
}
