import HeadlessStage
package import HeadlessViews
import TransitionCurves

/// Appearance forwarding: *will* callbacks go to the parent, then to the children in order; *did*
/// callbacks to the children, then to the parent.
///
/// Forwarding is iterative, so that controllers can be nested as deeply as views.
extension UIViewController {
  /// The children to which the appearance is forwarded, each with the presentations in its context.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    guard family.children.contains(where: { $0.family.presented != nil }) else {
      return family.children
    }
    return family.children.flatMap(\.occupants)
  }

  /// True if the view is loaded and in the container's view.
  private var isInContainersView: Bool {
    guard let view = viewIfLoaded, let place = container?.viewIfLoaded else { return false }
    return view.isDescendant(of: place)
  }

  /// True if a presentation has moved the view out of the container's view and will return it.
  private var isBorrowedFromContainersView: Bool {
    guard let standIn = family.presented?.presentation?.standIn, let place = container?.viewIfLoaded
    else { return false }
    return standIn.isDescendant(of: place)
  }

  /// Forwards the beginning of an appearance to the descendants.
  func passBegin(appearing: Bool, animated: Bool) {
    var pending: [UIViewController] = forwardedChildren.reversed()
    let stage = pending.isEmpty ? nil : stage
    while let child = pending.popLast() {
      guard child.mayFollow(appearing: appearing) else { continue }
      child.presence.isFollowing = true
      // The child does not ask all its ancestors for the stage, at every callback.
      child.noteStage = stage
      if appearing, child.appearance.phase == .disappeared {
        child.containerCoordinator?.containerWillAppear()
        // The container may have loaded a view, and its callback may have reversed the appearance.
        guard child.mayFollow(appearing: true) else { continue }
      }
      guard let call = child.appearance.begin(appearing: appearing, animated: animated) else {
        continue
      }
      child.perform(call)
      pending += child.forwardedChildren.reversed()
    }
  }

  /// True if the container appears or disappears as given and this controller can follow it.
  ///
  /// The condition is checked immediately before the forwarding, because callbacks may have changed
  /// it.
  private func mayFollow(appearing: Bool) -> Bool {
    let phase: AppearanceState.Phase = appearing ? .appearing : .disappearing
    guard container?.appearance.phase == phase else { return false }
    if appearing, ownChange == .disappearing { return false }
    switch (appearance.phase, appearing) {
    case (.disappeared, true): return isInContainersView
    case (.disappearing, true):
      return presence.isFollowing && !presence.isLeaving && isInContainersView
    case (.appeared, false), (.appearing, false):
      return presence.isFollowing || isInContainersView || isBorrowedFromContainersView
    default: return false
    }
  }

  /// Forwards the end of an appearance to the descendants.
  ///
  /// A child whose view was removed since the beginning ends as disappeared; it may appear again
  /// already. While a presentation moves the child's view, the child appears or disappears with it.
  func passEnd() {
    let phase = appearance.phase
    var (pending, ending) = ([self], [(child: UIViewController, changes: Int)]())
    var latecomers: [UIViewController] = []
    while let controller = pending.popLast() {
      if controller !== self { ending.append((controller, controller.appearance.changes)) }
      guard controller.appearance.isOutermost else { continue }
      for child in controller.forwardedChildren where child.presence.isFollowing {
        if phase == .appearing, child.ownChange != nil { continue }
        if child.appearance.phase == phase, phase == .disappearing || child.isInContainersView {
          pending.append(child)
        } else if child.appearance.isChanging, !child.presence.isLeaving {
          latecomers.append(child)
        }
      }
    }
    // Callbacks may reverse a child's appearance, even twice.
    for (child, changes) in ending.reversed()
    where child.presence.isFollowing && child.appearance.changes == changes {
      // One that was added while the others were notified.
      child.announce()
      guard child.presence.isFollowing, child.appearance.changes == changes else { continue }
      if let call = child.appearance.end() { child.perform(call) }
    }
    for child in latecomers where child.presence.isFollowing && child.appearance.isChanging {
      child.finishAppearance(appearing: false)
    }
  }

  /// Forwards `viewIsAppearing` to the descendants that appear with this controller.
  func passIsAppearing() {
    var pending: [UIViewController] = forwardedChildren.reversed()
    while let child = pending.popLast() {
      guard child.presence.isFollowing, child.appearance.phase == .appearing else { continue }
      child.announce()
      pending += child.forwardedChildren.reversed()
    }
  }
}

/// The appearance of a child whose view is added to a visible parent's view, or removed from it.
extension UIViewController {
  /// Begins to appear if the view is, or is about to be, in the view of a visible container.
  ///
  /// The appearance ends later in this turn, or together with the container's.
  ///
  /// - Parameter isEntering: True if the view is about to enter a window, together with the
  ///   container's view if it is in that view.
  func followContainer(into superview: UIView?, isEntering: Bool = false) {
    guard let container, let place = container.viewIfLoaded, let view = viewIfLoaded,
      appearance.phase == .disappeared, place.window != nil || isEntering,
      container.shouldAutomaticallyForwardAppearanceMethods,
      container.appearance.phase == .appearing || container.appearance.phase == .appeared,
      superview?.isDescendant(of: place) == true || view.isDescendant(of: place)
    else { return }
    presence.isFollowing = true
    beginAppearanceTransition(
      true,
      animated: container.appearance.phase == .appearing && container.appearance.isAnimated)
    catchUpLater()
  }

  /// Ends the appearance later in this turn, or together with the container's.
  func catchUpLater() {
    guard let timeline = stage?.timeline else { return catchUp() }
    timeline.perform { [link] in link.controller?.catchUp() }
  }

  /// Ends the appearance that a visible container began.
  private func catchUp() {
    guard presence.isFollowing, appearance.phase == .appearing else { return }
    guard isInContainersView, isOnScreen else { return finishAppearance(appearing: false) }
    callIsAppearing()
    viewIfLoaded?.layoutIfNeeded()
    // If the container appears or disappears itself, the appearance ends with the container's.
    guard let container, !container.appearance.isChanging else { return }
    finishAppearance(appearing: container.appearance.phase == .appeared)
  }

  /// Follows the container's appearance from now on, after the end of a presentation.
  func goOnFollowing() {
    guard let container, container.shouldAutomaticallyForwardAppearanceMethods, isInContainersView
    else { return }
    presence.isFollowing = true
  }

  /// True for a controller that has no container, and is neither presented nor the root of a window:
  /// it has appeared as a child or by a presentation, and disappears with its view.
  private var isLoose: Bool { family.parent == nil && family.presenter == nil && !isRoot }

  /// Ends the current appearance, because the parent that would end it has left.
  func stopFollowing() {
    guard presence.isFollowing, !presence.isLeaving, appearance.isChanging else { return }
    finishAppearance(appearing: appearance.phase == .appearing && isOnScreen)
  }

  package func viewWillMove(toWindow window: UIWindow?, in superview: UIView?) {
    guard window == nil else { return followContainer(into: superview, isEntering: true) }
    rememberTraits()
    presence.isViewLeaving = true
    guard presence.isFollowing || isLoose,
      appearance.phase == .appearing || appearance.phase == .appeared
    else { return }
    // A view that leaves with its container's view does not disappear by itself: the container's
    // view may be removed and added again, for example when a sheet becomes a full-screen
    // presentation.
    if let container, container.presence.isViewLeaving,
      container.appearance.phase == .appearing || container.appearance.phase == .appeared
    {
      return
    }
    let leaving = viewIfLoaded
    presence.isLeaving = true
    beginAppearanceTransition(false, animated: false)
    // A callback may have taken the view from the controller, which is not told then that it has left.
    if viewIfLoaded !== leaving { viewHasLeft() }
  }

  private func viewHasLeft() {
    presence.isViewLeaving = false
    guard presence.isLeaving else { return }
    presence.isLeaving = false
    finishAppearance(appearing: false)
  }

  package func viewDidMove(toWindow window: UIWindow?) {
    viewHasLeft()
    guard let window else { return }
    // A callback may have added the view to a window without `viewWillMove(toWindow:in:)`.
    followContainer(into: viewIfLoaded?.superview)
    if appearance.phase == .appeared { catchUpWithTraits() }
    if !effectiveTraitOverrides.isEmpty { window.tree.hasTraitOverrides = true }
    if actualSafeAreaInsets != .zero || containerInsets != .zero { spreadSafeArea() }
    checkHierarchy()
  }

  /// Reports a view that is in the view of a controller other than the parent, as UIKit's
  /// hierarchy-inconsistency exception does.
  private func checkHierarchy() {
    guard let parent = family.parent, let view = viewIfLoaded else { return }
    var place = view.superview
    while let view = place, view.owner == nil {
      // Presentations move the views of their presenters.
      guard !(view is TransitionContainerView) else { return }
      place = view.superview
    }
    let nearest = place?.owner as? UIViewController
    guard nearest !== parent else { return }
    report(
      .viewInWrongPlace(
        controller: sentenceName, parent: parent.sentenceName,
        place: nearest?.sentenceName ?? "no controller"))
  }
}
