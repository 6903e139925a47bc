extension UIViewController {
  package var choreographer: (any UIViewControllerTransitioningDelegate & Choreographer)? {
    get {
      objc_getAssociatedObject(self, AssociationKey.choreographer)
        as? any UIViewControllerTransitioningDelegate & Choreographer
    }
    set {
      objc_setAssociatedObject(
        self, AssociationKey.choreographer, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}
