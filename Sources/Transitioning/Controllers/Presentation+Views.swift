import HeadlessViews

extension Presentation {
  /// Puts the container in place, and the presenter's view into it if that is to be removed.
  func installContainer() {
    container.presentationController = controller
    container.didResize = { [unowned self] in transition?.containerDidResize() }
    container.didChangeTraits = { [unowned self] in adapt() }
    container.accessibilityIdentifier = "transition container"
    container.accessibilityViewIsModal = true
    let coversContext =
      controller.presentationStyle.coversContext || !controller.shouldPresentInFullscreen
    if coversContext, let view = presenting.viewIfLoaded, let superview = view.superview {
      container.frame = view.frame
      container.autoresizingMask = view.autoresizingMask
      superview.insertSubview(container, aboveSubview: view)
    } else if let window = presenting.viewIfLoaded?.window {
      container.frame = window.bounds
      container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(container)
    }
    controller.containerView = container
    if controller.shouldRemovePresentersView { borrowPresentersView() }
  }

  /// Moves the presenter's view into the container, and leaves something in its place.
  func borrowPresentersView() {
    guard let view = presenting.viewIfLoaded, let superview = view.superview else { return }
    let standIn = View(frame: view.frame)
    standIn.layer.anchorPoint = view.layer.anchorPoint
    standIn.bounds.size = view.bounds.size
    standIn.center = view.center
    standIn.autoresizingMask = view.autoresizingMask
    standIn.isHidden = true
    standIn.accessibilityIdentifier = "place of the presenter's view"
    superview.insertSubview(standIn, belowSubview: view)
    self.standIn = standIn
    view.center = container.convert(view.center, from: superview)
    container.addSubview(view)
  }

  /// Brings the presenter's view back to its place, which may have been resized meanwhile (C18).
  func returnPresentersView() {
    guard let standIn else { return }
    self.standIn = nil
    // Another may be seen in its container by now; then it comes back when it is its turn.
    if let view = presenting.viewIfLoaded, let superview = standIn.superview,
      presenting.parent?.keeper?.shows(presenting) != false
    {
      superview.insertSubview(view, belowSubview: standIn)
      view.bounds.size = standIn.bounds.size
      view.center = standIn.center
    }
    standIn.removeFromSuperview()
  }

  /// Takes the presenter's view out, now that the presented one covers it.
  func removePresentersView() {
    guard standIn != nil else { return }
    presenting.viewIfLoaded?.removeFromSuperview()
  }

  /// Takes the container out with everything in it, and brings the presenter's view home.
  func removeContainer() {
    returnPresentersView()
    controller.presentedView?.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    container.removeFromSuperview()
  }
}
