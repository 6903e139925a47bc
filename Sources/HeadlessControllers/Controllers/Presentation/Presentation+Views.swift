import Foundation
import HeadlessViews

extension Presentation {
  /// Adds the container, and moves the presenter's view into it if that view is to be removed.
  func installContainer() {
    container.presentationController = controller
    container.presentation = self
    container.accessibilityIdentifier = "transition container"
    container.accessibilityViewIsModal = true
    let presentersView = presenting.viewIfLoaded
    if presenting.family.parent?.containerCoordinator != nil, let view = presentersView,
      controller.coversContext || controller.shouldRemovePresentersView
    {
      enterContext(with: view)
    }
    if controller.coversContext, let view = presentersView, let superview = view.superview {
      isInContext = true
      container.frame = view.frame
      container.autoresizingMask = view.autoresizingMask
      superview.insertSubview(container, aboveSubview: view)
    } else if let window = presenting.viewIfLoaded?.window
      ?? presenting.container?.viewIfLoaded?.window
    {
      container.frame = window.bounds
      container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(container)
    }
    controller.actualContainerView = container
    if controller.actualPresentationStyle != .custom {
      // The system's styles control the size, whatever mask the view has.
      presented.viewIfLoaded?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    if controller.shouldRemovePresentersView { borrowPresentersView() }
  }

  /// Wraps the presenter's view in a view that its container controller moves in its place: with the
  /// presentation's container, or with the placeholder of the presenter's view.
  private func enterContext(with view: UIView) {
    let shared = UIView(frame: view.superview?.bounds ?? view.frame)
    shared.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shared.accessibilityIdentifier = "context"
    view.superview?.insertSubview(shared, aboveSubview: view)
    shared.addSubview(view)
    contextView = shared
  }

  /// Restores the presenter's view to its superview and removes the shared view.
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

  /// Moves the presenter's view into the container and leaves a placeholder in its place.
  func borrowPresentersView() {
    guard let view = presenting.viewIfLoaded, let superview = view.superview else { return }
    let standIn = UIView(frame: view.frame)
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

  /// Returns the presenter's view to its place, with the size that the placeholder has now.
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

  /// Moves the container to the superview of the presenter's view, if the presentation covers that
  /// view only.
  func followPresentersView() {
    guard isInContext, contextView == nil, let view = presenting.viewIfLoaded,
      let superview = view.superview, container.superview !== superview
    else { return }
    container.frame = view.frame
    superview.insertSubview(container, aboveSubview: view)
  }

  /// Removes the presenter's view, which the presented view covers now.
  func removePresentersView() {
    guard standIn != nil else { return }
    presenting.viewIfLoaded?.removeFromSuperview()
  }

  /// Removes the container with its content and returns the presenter's view.
  func removeContainer() {
    returnPresentersView()
    controller.presentedView?.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    container.removeFromSuperview()
    leaveContext()
  }
}
