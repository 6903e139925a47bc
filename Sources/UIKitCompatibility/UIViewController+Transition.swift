#if !canImport(UIKit) || os(watchOS) || os(tvOS)
  // In a subclass of a view controller this hides the protocol `Transition`, as UIKit's does from
  // iOS 18 on; so it is not among the names of `Transitioning`.
  extension UIViewController {
    /// UIKit's name of `SystemTransition`.
    public typealias Transition = SystemTransition
  }
#endif
