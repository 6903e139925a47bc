extension UIGestureRecognizer {
  /// Removes the actions with methods of `target`; nil removes all actions.
  public func removeTarget(_ target: AnyObject?, action: Never?) { removeTarget(target) }
}
