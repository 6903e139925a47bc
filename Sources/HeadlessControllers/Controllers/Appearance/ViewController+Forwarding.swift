import HeadlessStage
package import HeadlessViews

/// How children appear and disappear with their parent: *will* is told to the parent, then to the
/// children in order; *did* to the children, then to the parent (facts A31, A32).
///
/// All of it goes in loops, so that controllers may be nested as deep as views.
extension ViewController {
  /// The children that this controller's appearance is passed on to, and what they present in contexts
  /// of their own.
  private var forwardedChildren: [ViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    guard storedChildren.contains(where: { $0.storedPresented != nil }) else {
      return storedChildren
    }
    return storedChildren.flatMap(\.occupants)
  }

  /// True when the view is loaded and somewhere in the container's.
  private var isInContainersView: Bool {
    guard let view = viewIfLoaded, let place = container?.viewIfLoaded else { return false }
    return view.isDescendant(of: place)
  }

  /// Lets everything in this controller begin what it has begun.
  func passBegin(appearing: Bool, animated: Bool) {
    var pending: [ViewController] = forwardedChildren.reversed()
    while let child = pending.popLast() {
      guard child.mayFollow(appearing: appearing) else { continue }
      child.isFollowing = true
      if appearing, child.appearance.phase == .disappeared {
        child.keeper?.containerWillAppear()
        // A view that was loaded for that may have turned everything round.
        guard child.mayFollow(appearing: true) else { continue }
      }
      guard let call = child.appearance.begin(appearing: appearing, animated: animated) else {
        continue
      }
      child.perform(call)
      pending += child.forwardedChildren.reversed()
    }
  }

  /// True when the container is on the way given, and this controller can come along.
  ///
  /// Asked when it is this controller's turn, since callbacks may have changed what was before.
  private func mayFollow(appearing: Bool) -> Bool {
    let way: AppearanceState.Phase = appearing ? .appearing : .disappearing
    guard container?.appearance.phase == way else { return false }
    switch (appearance.phase, appearing) {
    case (.disappeared, true): return isInContainersView
    case (.disappearing, true): return isFollowing && !isLeaving && isInContainersView
    case (.appeared, false), (.appearing, false): return isFollowing || isInContainersView
    default: return false
    }
  }

  /// Lets everything in this controller end what it has begun.
  ///
  /// A child that has lost its view on the way, or the place of that in this controller's, ends disappeared;
  /// it may be on the other way already.
  func passEnd() {
    let phase = appearance.phase
    var (pending, ending) = ([self], [(child: ViewController, changes: Int)]())
    var stragglers: [ViewController] = []
    while let controller = pending.popLast() {
      if controller !== self { ending.append((controller, controller.appearance.changes)) }
      guard controller.appearance.isOutermost else { continue }
      for child in controller.forwardedChildren where child.isFollowing {
        if child.appearance.phase == phase, phase == .disappearing || child.isInContainersView {
          pending.append(child)
        } else if child.appearance.isChanging, !child.isLeaving {
          stragglers.append(child)
        }
      }
    }
    // Callbacks may turn a child round, and round again.
    for (child, changes) in ending.reversed()
    where child.isFollowing && child.appearance.changes == changes {
      if let call = child.appearance.end() { child.perform(call) }
    }
    for child in stragglers where child.isFollowing && child.appearance.isChanging {
      child.finishAppearance(appearing: false)
    }
  }

  /// Lets everything that comes in with this controller hear that it is in its place.
  func passIsAppearing() {
    var pending: [ViewController] = forwardedChildren.reversed()
    while let child = pending.popLast() {
      guard child.isFollowing, child.appearance.phase == .appearing else { continue }
      child.announce()
      pending += child.forwardedChildren.reversed()
    }
  }
}

/// How a child's view that comes to a visible parent, or goes, makes the child appear or disappear
/// (fact A37).
extension ViewController {
  /// Begins to appear if the view is about to be, or is, in the view of a container that is visible.
  ///
  /// What follows that comes later in this turn, or together with the parent's own.
  ///
  /// - Parameter isEntering: True when the view is about to be in a window, the container's with it where
  ///   it is in that.
  func followContainer(into superview: View?, isEntering: Bool = false) {
    guard let container, let place = container.viewIfLoaded, let view = viewIfLoaded,
      appearance.phase == .disappeared, place.window != nil || isEntering,
      container.shouldAutomaticallyForwardAppearanceMethods,
      container.appearance.phase == .appearing || container.appearance.phase == .appeared,
      superview?.isDescendant(of: place) == true || view.isDescendant(of: place)
    else { return }
    isFollowing = true
    beginAppearanceTransition(
      true,
      animated: container.appearance.phase == .appearing && container.appearance.isAnimated)
    catchUpLater()
  }

  /// Ends what a container let begin later in this turn, or together with the container's own.
  func catchUpLater() {
    guard let timeline = stage?.timeline else { return catchUp() }
    timeline.perform { [weak self] in self?.catchUp() }
  }

  /// Ends what a visible container let begin.
  private func catchUp() {
    guard isFollowing, appearance.phase == .appearing else { return }
    guard isInContainersView, isOnScreen else { return finishAppearance(appearing: false) }
    callIsAppearing()
    viewIfLoaded?.layoutIfNeeded()
    // In a container that is on its way itself, it ends with that.
    guard let container, !container.appearance.isChanging else { return }
    finishAppearance(appearing: container.appearance.phase == .appeared)
  }

  /// Follows the container from now on, having come to it by the end of a presentation.
  func goOnFollowing() {
    guard let container, container.shouldAutomaticallyForwardAppearanceMethods, isInContainersView
    else { return }
    isFollowing = true
  }

  /// Ends what is under way, because there is no parent any more to end it with.
  func stopFollowing() {
    guard isFollowing, !isLeaving, appearance.isChanging else { return }
    finishAppearance(appearing: appearance.phase == .appearing && isOnScreen)
  }

  package func viewWillMove(toWindow window: Window?, in superview: View?) {
    guard window == nil else { return followContainer(into: superview, isEntering: true) }
    rememberTraits()
    isViewLeaving = true
    guard isFollowing, appearance.phase == .appearing || appearance.phase == .appeared else {
      return
    }
    // What leaves with the view of its container stays with the container, whose view may be back in a
    // moment: a sheet that turns into a full screen takes its view out and in again.
    if let container, container.isViewLeaving,
      container.appearance.phase == .appearing || container.appearance.phase == .appeared
    {
      return
    }
    isLeaving = true
    beginAppearanceTransition(false, animated: false)
  }

  package func viewDidMove(toWindow window: Window?) {
    isViewLeaving = false
    if isLeaving {
      isLeaving = false
      finishAppearance(appearing: false)
    }
    guard let window else { return }
    // Callbacks may have brought the view to a window that nothing had said it would get to.
    followContainer(into: viewIfLoaded?.superview)
    StageSearch.expire()
    if appearance.phase == .appeared { catchUpWithTraits() }
    if !effectiveTraitOverrides.isEmpty { window.tree.hasTraitOverrides = true }
    if storedSafeAreaInsets != .zero || containerInsets != .zero { spreadSafeArea() }
    checkHierarchy()
  }

  /// Reports a view that is in the view of another controller than the parent (fact A6).
  private func checkHierarchy() {
    guard let parent = storedParent, let view = viewIfLoaded else { return }
    var place = view.superview
    while let view = place, view.owner == nil {
      // Presentations put the views of their presenters where they need them.
      guard !(view is TransitionContainerView) else { return }
      place = view.superview
    }
    let nearest = place?.owner as? ViewController
    guard nearest !== parent else { return }
    report(
      .viewInWrongPlace(
        controller: sentenceName, parent: parent.sentenceName,
        place: nearest?.sentenceName ?? "no controller"))
  }
}
