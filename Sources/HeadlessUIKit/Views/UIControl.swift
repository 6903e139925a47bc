extension UIControl {
  /// Removes the methods of `target` for some events; nil stands for all targets.
  public func removeTarget(_ target: AnyObject?, action: Never?, for events: Event) {
    removeTarget(target, for: events)
  }
}
