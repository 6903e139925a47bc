public import HeadlessControllers

extension UIViewController {
  /// UIKit's name of `SystemTransition`.
  ///
  /// In a subclass of a view controller it hides the protocol `Transition`, as UIKit's does from
  /// iOS 18 on.
  public typealias Transition = SystemTransition
}
