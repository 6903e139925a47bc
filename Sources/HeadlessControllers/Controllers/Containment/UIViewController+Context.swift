import HeadlessViews

/// The relation of a controller to the presentations in its context, which appear and disappear
/// with it in its container.
extension UIViewController {
  /// The view that a container shows for the controller: its own view, or the view that it shares
  /// with presentations in its context.
  var shownView: UIView? { family.presented?.presentation?.contextView ?? viewIfLoaded }

  /// The controller, the controller that it presents in its context, and so on.
  var occupants: [UIViewController] {
    guard family.presented != nil else { return [self] }
    return Array(
      sequence(first: self) {
        guard let next = $0.family.presented, next.isInContext else { return nil }
        return next
      })
  }

  /// The occupants whose views were not removed by a presentation in front.
  var visibleOccupants: [UIViewController] {
    occupants.filter { $0.family.presented?.presentation?.standIn == nil }
  }

  /// The controller in whose context this one is presented, at any depth; itself if there is none.
  var contextRoot: UIViewController {
    var root = self
    while root.isInContext, let presenter = root.family.presenter { root = presenter }
    return root
  }

  /// The container with which the controller appears and disappears.
  var container: UIViewController? { family.parent ?? contextRoot.family.parent }

  /// True if the controller is visible in its container, or has no container.
  var isShownByContainer: Bool {
    let root = contextRoot
    guard let container = root.family.parent,
      let containerCoordinator = container.containerCoordinator
    else { return true }
    guard let view = root.shownView, let place = container.viewIfLoaded else { return false }
    return containerCoordinator.slot.shows(root) && view.isDescendant(of: place)
  }

  private var isInContext: Bool { presentation?.isInContext == true }

  /// Ends the transitions in the controller's context, because the controller leaves; also one of a
  /// presentation in front that dismisses those in the context.
  func settleContext() {
    guard family.presented != nil else { return }
    for occupant in occupants.dropFirst() {
      occupant.presentation?.transition?.cutShort()
      occupant.presentation?.dismissal?.cutShort()
    }
  }
}
