// No status bar is shown here, and the library sends all touches to the views that they meet. These
// names let files compile that read or call them.

extension UIApplication {
  /// The frame that a status bar would have, in points: as high as the safe area at the top.
  public var statusBarFrame: CGRect {
    let screen = Stage.current
    return CGRect(x: 0, y: 0, width: screen.size.width, height: screen.safeAreaInsets.top)
  }

  /// True if the controllers of the current screen hide the status bar; only they decide, so setting
  /// it does nothing.
  public var isStatusBarHidden: Bool {
    get { Stage.current.isStatusBarHidden }
    set {}
  }

  /// The style that the controllers of the current screen choose; setting it does nothing.
  public var statusBarStyle: UIStatusBarStyle {
    get { Stage.current.statusBarStyle }
    set {}
  }

  /// Does nothing: override `prefersStatusBarHidden` of a controller.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

  /// Does nothing: override `preferredStatusBarStyle` of a controller.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

  /// The orientation of the current screen.
  public var statusBarOrientation: UIInterfaceOrientation { Stage.current.orientation }

  /// All orientations: a stage has no list of an app's own.
  public func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }

  /// Does nothing: disable `isUserInteractionEnabled` of a view.
  public func beginIgnoringInteractionEvents() {}

  /// Does nothing; see ``beginIgnoringInteractionEvents()``.
  public func endIgnoringInteractionEvents() {}
}
