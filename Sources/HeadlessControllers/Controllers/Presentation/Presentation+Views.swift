import Foundation
import HeadlessViews

extension Presentation {
  /// Puts the container in place, and the presenter's view into it if that is to be removed.
  func installContainer() {
    container.presentationController = controller
    container.presentation = self
    container.accessibilityIdentifier = "transition container"
    container.accessibilityViewIsModal = true
    let keeper = presenting.storedParent?.keeper
    if controller.coversContext, let view = presenting.viewIfLoaded,
      keeper != nil || view.superview != nil
    {
      isInContext = true
      if keeper != nil { enterContext(with: view) }
      container.frame = view.frame
      container.autoresizingMask = view.autoresizingMask
      view.superview?.insertSubview(container, aboveSubview: view)
    } else if let window = presenting.viewIfLoaded?.window
      ?? presenting.container?.viewIfLoaded?.window
    {
      container.frame = window.bounds
      container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(container)
    }
    controller.storedContainerView = container
    if controller.storedPresentationStyle != .custom {
      // The system's own styles see to the size, whatever mask the view came with.
      presented.viewIfLoaded?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    if controller.shouldRemovePresentersView { borrowPresentersView() }
  }

  /// Lets the presenter's view share the place that it has in a container controller with the view of
  /// the presentation, so that the two come and go together.
  private func enterContext(with view: View) {
    let shared = View(frame: view.superview?.bounds ?? view.frame)
    shared.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shared.accessibilityIdentifier = "context"
    view.superview?.insertSubview(shared, aboveSubview: view)
    shared.addSubview(view)
    contextView = shared
  }

  /// Leaves the presenter's view alone in its place.
  private func leaveContext() {
    guard let shared = contextView else { return }
    contextView = nil
    if let view = presenting.viewIfLoaded, view.superview === shared {
      if let superview = shared.superview {
        view.center = superview.convert(view.center, from: shared)
        superview.insertSubview(view, aboveSubview: shared)
      } else {
        view.removeFromSuperview()
      }
    }
    shared.removeFromSuperview()
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
    if let view = presenting.viewIfLoaded, let superview = standIn.superview {
      superview.insertSubview(view, belowSubview: standIn)
      view.bounds.size = standIn.bounds.size
      view.center = standIn.center
    }
    standIn.removeFromSuperview()
  }

  /// Goes where the presenter's view has gone, if that is where it takes place.
  func followPresentersView() {
    guard isInContext, contextView == nil, let view = presenting.viewIfLoaded,
      let superview = view.superview, container.superview !== superview
    else { return }
    container.frame = view.frame
    superview.insertSubview(container, aboveSubview: view)
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
    leaveContext()
  }
}
