// No status bar is shown here, and the library sends all touches to the views that they meet. These
// names let files compile that read or call them.

extension UIApplication {
  /// The frame that a status bar would have, in points: as high as the safe area at the top.
  public var statusBarFrame: CGRect {
    let screen = Stage.current
    return CGRect(x: 0, y: 0, width: screen.size.width, height: screen.safeAreaInsets.top)
  }

  /// True if the controllers of the current screen hide the status bar.
  public var isStatusBarHidden: Bool { Stage.current.isStatusBarHidden }

  /// The orientation of the current screen.
  public var statusBarOrientation: UIInterfaceOrientation { Stage.current.orientation }

  /// Does nothing: disable `isUserInteractionEnabled` of a view.
  public func beginIgnoringInteractionEvents() {}

  /// Does nothing; see ``beginIgnoringInteractionEvents()``.
  public func endIgnoringInteractionEvents() {}
}
