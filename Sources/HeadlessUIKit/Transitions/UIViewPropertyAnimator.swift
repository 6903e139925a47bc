extension UIViewPropertyAnimator {
  /// Creates an animator with a duration of zero.
  public convenience init() {
    self.init(duration: 0, curve: .easeInOut)
  }
}
