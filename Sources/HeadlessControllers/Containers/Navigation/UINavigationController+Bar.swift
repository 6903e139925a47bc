public import Foundation
import HeadlessStage
import HeadlessViews

/// The navigation bar: its position, its content, and its changes with pushes and pops.
///
/// During a push or pop the bar changes alongside, through the coordinator. At the end its state is
/// set again from the stack, whatever happened during the transition.
extension UINavigationController {
  /// The duration of the bar's own hide and show animation, in seconds.
  nonisolated public static let hideShowBarDuration: CGFloat = 0.2

  /// The height of the bar, in points.
  final var barHeight: CGFloat {
    currentTraits.verticalSizeClass == .compact
      ? UINavigationBar.compactHeight : UINavigationBar.height
  }

  /// True if the bar is visible and a controller shows a back button in it.
  final func showsBackButton(of controller: UIViewController?) -> Bool {
    !hidesBar && controller?.navigationItem.showsBackButton == true
  }

  /// The items of the controllers that are visible or about to be.
  final var barItems: [UINavigationItem] {
    seenStack.map(\.navigationItem)
  }

  /// The bar's content: the item of the top controller and the item below it.
  final var barHeading: UINavigationBar.Heading? {
    let seen = seenStack
    guard let top = seen.last else { return nil }
    return UINavigationBar.Heading(
      controller: ObjectIdentifier(top), item: top.navigationItem,
      backItem: seen.dropLast().last?.navigationItem)
  }

  private var seenStack: [UIViewController] {
    let seen = (slot.pending?.change as? StackChange)?.former ?? stack
    return seen.filter { $0.family.parent === self }
  }

  /// Updates the preferred content size from the top controller and the bar, and notifies the
  /// parent.
  final func updateContentSize() {
    if let size = stack.last?.preferredContentSize, size != .zero { wantedContentSize = size }
    guard wantedContentSize != nil, preferredContentSize != notifiedContentSize else { return }
    notifiedContentSize = preferredContentSize
    notifyOfContentSize()
  }

  /// Hides or shows the bar; alongside a push or pop that is requested in the same turn.
  final func hideBar(_ hides: Bool, animated: Bool) {
    guard hides != hidesBar else { return }
    hidesBar = hides
    updateContentSize()
    slot.shown?.spreadSafeArea()
    guard animated, isOnScreen, let timeline = stage?.timeline else { return putBar() }
    barIsToMove = true
    timeline.perform { [link] in link.navigation?.moveBarAlone() }
  }

  /// Lays out the bar, inside the current animation if there is one.
  final func layOutBar() {
    guard let bar = navigationBarIfLoaded, !bar.isHidden, let root = viewIfLoaded,
      bar.superview === root
    else { return }
    bar.place(in: root, height: barHeight, isOut: isBarOut && !reducesMotion)
  }

  /// True if reduced motion is preferred; the bar then fades in place.
  private var reducesMotion: Bool { currentTraits.prefersReducedMotion }

  /// Moves the bar to its final position at once; a running transition keeps control of its
  /// content.
  private func putBar() {
    guard isViewLoaded else { return isBarOut = hidesBar }
    barIsToMove = false
    UIView.performWithoutAnimation {
      isBarOut = hidesBar
      if hidesBar { return takeBarAway() }
      addBar()
      navigationBarIfLoaded?.alpha = 1
      layOutBar()
    }
  }

  /// Moves the bar to its final position, with the content for the top of the stack only.
  final func settleBar() {
    putBar()
    guard isViewLoaded, !hidesBar else { return }
    navigationBar.show(barHeading)
  }

  /// Adds the bar above the children, with content if it has none.
  private func addBar() {
    let bar = navigationBar
    // A presentation in this context stays in front of the bar.
    if bar.superview !== view { view.insertSubview(bar, aboveSubview: slot.view) }
    bar.isHidden = false
    if bar.page == nil { bar.show(barHeading) }
  }

  private func takeBarAway() {
    guard let bar = navigationBarIfLoaded else { return }
    bar.isHidden = true
    bar.alpha = 1
    bar.clear()
    bar.keep(barHeading)
  }

  // MARK: Moving

  /// Animates the bar alone, unless a push or pop animates it.
  private func moveBarAlone() {
    guard barIsToMove, slot.pending == nil else { return }
    moveBarIntoPlace()
    ModelUndoLog.pause {
      UIView.animate(withDuration: Self.hideShowBarDuration, options: .allowUserInteraction) {
        self.moveBar()
        self.layOutChildren()
      } completion: { [link] _ in
        guard let navigation = link.navigation, navigation.isBarOut else { return }
        navigation.takeBarAway()
      }
    }
  }

  /// Lays out the children for the new height of the bar, within the animation.
  private func layOutChildren() {
    guard reducesMotion else { return view.layoutIfNeeded() }
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
  }

  /// Moves a bar that is about to be shown to the start of its animation.
  private func moveBarIntoPlace() {
    guard !hidesBar else { return }
    UIView.performWithoutAnimation {
      addBar()
      if reducesMotion, isBarOut { navigationBarIfLoaded?.alpha = 0 }
      layOutBar()
      navigationBarIfLoaded?.layoutIfNeeded()
    }
  }

  private func moveBar() {
    barIsToMove = false
    isBarOut = hidesBar
    if reducesMotion { navigationBarIfLoaded?.alpha = isBarOut ? 0 : 1 }
    layOutBar()
  }

  /// Registers the bar's change alongside a push or pop that begins.
  final func moveBar(along coordinator: TransitionCoordinator?, of change: StackChange) {
    guard let coordinator, coordinator.isAnimated, !(isBarOut && hidesBar) else { return }
    let isQueued = coordinator.animateAlongsideTransition(in: navigationBar) {
      [link, weak change] _ in
      guard let navigation = link.navigation, let change, navigation.slot.running?.change === change
      else { return }
      navigation.animateBar(for: change)
    }
    // When a transition is reversed, it moves the bar back with it.
    if !isQueued { barIsToMove = false }
  }

  private func animateBar(for change: StackChange) {
    let wasOut = isBarOut
    if barIsToMove {
      change.barMove = StackChange.BarMove(from: wasOut, to: hidesBar)
      moveBarIntoPlace()
      moveBar()
    }
    guard !wasOut, !hidesBar else { return }
    navigationBar.change(to: barHeading, isForward: change.operation == .push)
  }

  /// Restores the bar's visibility after a cancelled transition, unless it was changed since.
  final func restoreBar(_ move: StackChange.BarMove) {
    guard hidesBar == move.to else { return }
    hidesBar = move.from
    slot.shown?.spreadSafeArea()
  }
}
