extension UINavigationController {
  package var swipeBack: AnyObject? {
    get { objc_getAssociatedObject(self, AssociationKey.swipeBack) as AnyObject? }
    set {
      objc_setAssociatedObject(
        self, AssociationKey.swipeBack, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  #if canImport(UIKit)
    /// The recognizer of iOS 26 and later; asked by its name, so that this compiles with an older
    /// SDK, too.
    package var contentPopRecognizer: UIGestureRecognizer? {
      let name = "interactiveContentPopGestureRecognizer"
      guard responds(to: NSSelectorFromString(name)) else { return nil }
      return value(forKey: name) as? UIGestureRecognizer
    }

    /// True without a delegate, and with one whose class UIKit has.
    package func isFree(_ recognizer: UIGestureRecognizer) -> Bool {
      guard let delegate = recognizer.delegate else { return true }
      return Bundle(for: type(of: delegate)) == Bundle(for: UINavigationController.self)
    }
  #endif
}
