/// The pointer type of UIKit's delegate methods with a replaceable view; there is no autorelease
/// here.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer

extension UIViewController {
  /// Does nothing: no status bar is shown here.
  public func setNeedsStatusBarAppearanceUpdate() {}

  /// Does nothing: no home indicator is shown here.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
}
