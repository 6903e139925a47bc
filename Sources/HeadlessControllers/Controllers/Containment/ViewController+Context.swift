import HeadlessViews

/// A controller and what is presented in its context, which come and go together in the container that
/// the controller is in.
extension ViewController {
  /// What a container shows of the controller: its view, or the place that this shares with what is
  /// presented in its context.
  var shownView: View? { storedPresented?.presentation?.contextView ?? viewIfLoaded }

  /// The controller, then what it presents in its context, then what that presents there, and so on.
  var occupants: [ViewController] {
    guard storedPresented != nil else { return [self] }
    return Array(
      sequence(first: self) {
        guard let next = $0.storedPresented, next.isInContext else { return nil }
        return next
      })
  }

  /// Those of the occupants whose views have not been taken out by what covers them.
  var visibleOccupants: [ViewController] {
    occupants.filter { $0.storedPresented?.presentation?.standIn == nil }
  }

  /// The controller in whose context it is presented, however deep; itself when it is in nobody's.
  var contextRoot: ViewController {
    var root = self
    while root.isInContext, let presenter = root.storedPresenting { root = presenter }
    return root
  }

  /// The container with which it appears and disappears.
  var container: ViewController? { storedParent ?? contextRoot.storedParent }

  /// True when it is where the container it is in shows it, or when it is in none.
  var isShownByContainer: Bool {
    let root = contextRoot
    guard let container = root.storedParent, let keeper = container.keeper else { return true }
    guard let view = root.shownView, let place = container.viewIfLoaded else { return false }
    return keeper.shows(root) && view.isDescendant(of: place)
  }

  /// True when it is presented in another's context.
  private var isInContext: Bool { presentation?.isInContext == true }

  /// Ends what moves in the controller's context, because the controller goes.
  func settleContext() {
    guard storedPresented != nil else { return }
    for occupant in occupants.dropFirst() { occupant.presentation?.transition?.cutShort() }
  }
}
