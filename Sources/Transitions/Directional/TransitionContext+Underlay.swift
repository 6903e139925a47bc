import Transitioning

extension TransitionContext {
  /// Adds a view to the container just below the fore view, until the end of the transition.
  ///
  /// - Returns: False if the fore view is not in the container; the view is not added then.
  func addUnderlay(_ view: UIView) -> Bool {
    guard
      let fore = sequence(first: foreView, next: \.superview).first(where: {
        $0.superview === containerView
      })
    else { return false }
    view.isUserInteractionEnabled = false
    containerView.insertSubview(view, belowSubview: fore)
    deferToCompletion { view.removeFromSuperview() }
    return true
  }

  /// Adds a coloured view of the container's size just below the fore view, until the end of the
  /// transition; returns nil if the fore view is not in the container.
  func addUnderlay(_ color: UIColor, named name: String) -> UIView? {
    let view = UIView(frame: containerView.bounds)
    view.accessibilityIdentifier = name
    view.backgroundColor = color
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return addUnderlay(view) ? view : nil
  }
}
