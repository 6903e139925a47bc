import HeadlessStage
import HeadlessViews

/// A change of what a container shows: who goes and who comes, and all that they are told.
///
/// It knows nothing of the motion. What is particular to a kind of container is its subclass's.
@MainActor
class ContentChange {
  final unowned let container: ViewController

  /// Who is seen before; nil when nobody is.
  final let seen: ViewController?

  /// Who is seen after; nil when nobody is.
  final let goal: ViewController?

  final let isAnimated: Bool

  init(in container: ViewController, from: ViewController?, to: ViewController?, animated: Bool) {
    self.container = container
    seen = from
    goal = to
    isAnimated = animated
  }

  /// Who goes; nil when nobody does.
  final var from: ViewController? { seen === goal ? nil : seen }

  /// Who comes; nil when nobody does.
  final var to: ViewController? { seen === goal ? nil : goal }

  /// Which way it goes.
  var direction: TransitionDirection { .forward }

  /// How it is called in logs.
  var label: String { "change" }

  /// True when the incoming controller hears of it before the outgoing one (fact A20).
  var incomingHearsFirst: Bool { false }

  /// Called when the two have been told that they come and go.
  func willShow() {}

  /// Puts the books back as they were, before anybody hears that the change was called off and can ask
  /// for another.
  func revert() {}

  /// Puts the books right, before the two are told how it ended.
  func settle(completed: Bool) {}

  /// Puts right what moved along, there being nothing left to move; called before the two are told.
  func clearUp() {}

  /// Called when the two have been told.
  func didShow(completed: Bool) {}

  /// Takes over what an earlier change was to do, of which nobody has seen anything.
  func replace(_ earlier: ContentChange) {}
}

extension ContentChange {
  /// Tells the two that they go and come, if anybody sees it.
  ///
  /// In a container that is on its way itself, or not to be seen, the two go with it instead.
  final func begin() {
    guard container.appearance.phase == .appeared else { return willShow() }
    to?.loadViewIfRequired()
    for each in [from, to] { each?.settleContext() }
    for each in [own(from), own(to)] { each?.isFollowing = true }
    // A callback of the one may have found another place for the other, or sent the container away.
    if incomingHearsFirst { begin(own(to), appearing: true) }
    begin(own(from), appearing: false)
    if !incomingHearsFirst { begin(own(to), appearing: true) }
    willShow()
  }

  /// Tells a child and those presented in its context that they come or go.
  private func begin(_ child: ViewController?, appearing: Bool) {
    for each in child?.visibleOccupants ?? [] where container.appearance.phase == .appeared {
      each.beginAppearanceTransition(appearing, animated: isAnimated)
    }
  }

  /// Tells the two that they have gone and come, or not; it goes the way of facts A19, A20 and A22.
  ///
  /// - Parameter removesView: False when the view of who has gone is still needed.
  final func end(completed: Bool, removesView: Bool = true) {
    if !completed { revert() }
    (completed ? from : to)?.settleContext()
    let (gone, here) = completed ? (own(from), own(to)) : (own(to), own(from))
    // A view that was taken out by what covers it may have been seen when this began.
    let outgoing = gone?.occupants ?? []
    for each in outgoing where each.appearance.phase == .appearing {
      each.beginAppearanceTransition(false, animated: each.appearance.isAnimated)
    }
    let leaving = gone ?? lost(completed ? from : to)
    if removesView, let view = leaving?.shownView, view.superview != nil {
      View.performWithoutAnimation { view.removeFromSuperview() }
    }
    settle(completed: completed)
    if removesView { clearUp() }
    for each in outgoing { each.finishAppearance(appearing: false) }
    // In a container that is on its way itself, it ends with that.
    for each in here?.visibleOccupants ?? [] where !container.appearance.isChanging {
      each.finishAppearance(appearing: container.appearance.phase == .appeared)
    }
    if let here { follow(here) }
    didShow(completed: completed)
  }

  /// The controller itself, unless it has found its place in another container meanwhile.
  private func own(_ controller: ViewController?) -> ViewController? {
    controller?.storedParent === container ? controller : nil
  }

  /// The controller, if it has left the container for no other, and its view still stands in the place.
  private func lost(_ controller: ViewController?) -> ViewController? {
    guard let controller, controller.storedParent == nil,
      controller.appearance.phase != .appearing,
      controller.shownView?.superview is ContentPlaceView
    else { return nil }
    return controller
  }

  /// Lets one who was put into a container that is coming in come in with it.
  private func follow(_ child: ViewController) {
    guard container.appearance.phase == .appearing, child.appearance.phase == .disappeared,
      let view = child.viewIfLoaded, let place = container.viewIfLoaded,
      view.isDescendant(of: place)
    else { return }
    child.isFollowing = true
    child.beginAppearanceTransition(true, animated: container.appearance.isAnimated)
    if container.appearance.isAnnounced { child.callIsAppearing() }
    // The container may have told its children already that they have come in.
    child.catchUpLater()
  }
}
