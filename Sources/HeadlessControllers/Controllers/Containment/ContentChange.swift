import HeadlessStage
import HeadlessViews
import TransitionCurves

/// A change of a container's visible child, with its callbacks but without the animation.
///
/// A subclass adds the rules of one kind of container.
@MainActor
class ContentChange {
  final unowned let container: UIViewController

  /// The child that is visible before the change; nil if there is none.
  final let seen: UIViewController?

  /// The child that is visible after the change; nil if there is none.
  final let goal: UIViewController?

  final let isAnimated: Bool

  init(
    in container: UIViewController, from: UIViewController?, to: UIViewController?, animated: Bool
  ) {
    self.container = container
    seen = from
    goal = to
    isAnimated = animated
  }

  /// The child that disappears; nil if there is none.
  final var from: UIViewController? { seen === goal ? nil : seen }

  /// The child that appears; nil if there is none.
  final var to: UIViewController? { seen === goal ? nil : goal }

  var direction: TransitionDirection { .forward }

  /// The name of the change in logs.
  var label: String { "change" }

  /// True if the incoming child's *will* callback comes before the outgoing child's, as in a tab
  /// bar controller.
  var callsIncomingFirst: Bool { false }

  /// Called after the *will* callbacks of the children.
  func willShow() {}

  /// Restores the container's state after a cancellation, before any callback that could request
  /// another change.
  func revert() {}

  /// Updates the container's state, before the *did* callbacks of the children.
  func settle(completed: Bool) {}

  /// Completes alongside changes when no animation runs any more; called before the *did*
  /// callbacks.
  func clearUp() {}

  /// Called after the *did* callbacks of the children.
  func didShow(completed: Bool) {}

  /// Takes over the tasks of an earlier change that has not been visible.
  func replace(_ earlier: ContentChange) {}
}

extension ContentChange {
  /// Calls the *will* callbacks of the children, if the container is visible.
  ///
  /// If the container is not visible, or in transition itself, the children follow its appearance
  /// instead.
  final func begin() {
    guard container.appearance.phase == .appeared else { return willShow() }
    to?.loadViewIfRequired()
    for each in [from, to] { each?.settleContext() }
    for each in [own(from), own(to)] { each?.presence.isFollowing = true }
    // A callback may have moved the other child elsewhere, or removed the container.
    if callsIncomingFirst { begin(own(to), appearing: true) }
    begin(own(from), appearing: false)
    if !callsIncomingFirst { begin(own(to), appearing: true) }
    willShow()
  }

  /// Calls the *will* callback of a child and of the presentations in its context.
  private func begin(_ child: UIViewController?, appearing: Bool) {
    for each in child?.visibleOccupants ?? [] where container.appearance.phase == .appeared {
      each.joinAppearance(appearing, animated: isAnimated)
    }
  }

  /// Calls the *did* callbacks of the children; after a cancellation, each is preceded by the
  /// opposite *will* callback.
  ///
  /// - Parameter removesView: False if the view of the outgoing child is still needed.
  final func end(completed: Bool, removesView: Bool = true) {
    if !completed { revert() }
    (completed ? from : to)?.settleContext()
    let (gone, here) = completed ? (own(from), own(to)) : (own(to), own(from))
    // A view that a presentation has removed may have been visible at the beginning.
    let outgoing = gone?.occupants ?? []
    for each in outgoing where each.appearance.phase == .appearing {
      each.beginAppearanceTransition(false, animated: each.appearance.isAnimated)
    }
    let leaving = gone ?? lost(completed ? from : to)
    if removesView, let view = leaving?.shownView, view.superview != nil {
      UIView.performWithoutAnimation { view.removeFromSuperview() }
    }
    settle(completed: completed)
    if removesView { clearUp() }
    for each in outgoing { each.finishAppearance(appearing: false) }
    // If the container is in transition itself, the appearance ends with the container's.
    for each in here?.visibleOccupants ?? [] where !container.appearance.isChanging {
      each.finishAppearance(appearing: container.appearance.phase == .appeared)
    }
    if let here { follow(here) }
    didShow(completed: completed)
  }

  /// The controller, unless it is now in another container.
  private func own(_ controller: UIViewController?) -> UIViewController? {
    controller?.family.parent === container ? controller : nil
  }

  /// The controller, if it has left the container for no other parent and its view is still in the
  /// child slot.
  private func lost(_ controller: UIViewController?) -> UIViewController? {
    guard let controller, controller.family.parent == nil,
      controller.appearance.phase != .appearing,
      controller.shownView?.superview is ChildSlotView
    else { return nil }
    return controller
  }

  /// Makes a child that was added to an appearing container appear with it.
  private func follow(_ child: UIViewController) {
    guard container.appearance.phase == .appearing, child.appearance.phase == .disappeared,
      let view = child.viewIfLoaded, let place = container.viewIfLoaded,
      view.isDescendant(of: place)
    else { return }
    child.presence.isFollowing = true
    child.beginAppearanceTransition(true, animated: container.appearance.isAnimated)
    if container.appearance.isAnnounced { child.callIsAppearing() }
    // The container may have called the *did* callbacks of its children already.
    child.catchUpLater()
  }
}
