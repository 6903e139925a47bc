/// The pointer type of UIKit's delegate methods with a replaceable view; there is no autorelease
/// here.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer

extension UIViewController {
  /// Updates `statusBarStyle` and `isStatusBarHidden` of the stage; no status bar is drawn here.
  public func setNeedsStatusBarAppearanceUpdate() { stage?.updateStatusBar() }

  /// Does nothing: no home indicator is shown here.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
}
