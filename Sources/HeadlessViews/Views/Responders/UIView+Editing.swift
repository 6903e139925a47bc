extension UIView {
  /// Asks the first responder to give up, if it is this view or is below it.
  ///
  /// - Parameter force: True to end even if the responder does not want to.
  /// - Returns: True if no responder in this view is the first one now.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let window, let first = window.firstResponder,
      sequence(first: first, next: \.next).contains(where: { $0 === self })
    else { return true }
    if first.resignFirstResponder() { return true }
    if force { window.keptFirstResponder = nil }
    return force
  }
}
