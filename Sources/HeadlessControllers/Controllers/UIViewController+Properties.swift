import HeadlessViews

extension UIViewController {
  /// Calls `updateProperties` if it is due.
  package func viewWillUpdateProperties() {
    guard needsProperties else { return }
    needsProperties = false
    PropertyUpdate.perform(
      { updateProperties() }, onChange: { [weak self] in self?.setNeedsUpdateProperties() })
  }
}
