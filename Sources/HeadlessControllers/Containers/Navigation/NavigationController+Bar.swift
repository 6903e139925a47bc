public import Foundation
import HeadlessStage
import HeadlessViews

/// The bar: where it is, what it shows, and how it goes along with what the controllers do.
///
/// While a push or pop runs the bar changes with it, by the coordinator, and at the end it is put right
/// whatever has happened on the way.
extension NavigationController {
  /// How long the bar takes to go or come by itself, in seconds.
  nonisolated public static let hideShowBarDuration: CGFloat = 0.2

  /// How high the bar is.
  final var barHeight: CGFloat {
    currentTraits.verticalSizeClass == .compact
      ? NavigationBar.compactHeight : NavigationBar.height
  }

  /// True when what is on top shows a way back, and the bar is there to show it (fact E17).
  final var showsWayBack: Bool {
    !hidesBar && stack.last?.navigationItem.showsWayBack == true
  }

  /// The items of those who are seen, or come to be.
  final var barItems: [NavigationItem] {
    seenStack.controllers.filter { $0.storedParent === self }.map(\.navigationItem)
  }

  /// What the bar says of them: of the one on top, and of the one below.
  final var barHeading: NavigationBar.Heading? {
    var heading: NavigationBar.Heading?
    for controller in seenStack.fromTop where controller.storedParent === self {
      guard heading == nil else {
        heading?.backItem = controller.navigationItem
        break
      }
      heading = .init(controller: ObjectIdentifier(controller), item: controller.navigationItem)
    }
    return heading
  }

  private var seenStack: ControllerStack {
    (place.pending?.change as? StackChange)?.former ?? stack
  }

  /// Would like to be as large as whoever is on top, and the bar, would.
  final func takeWish() {
    if let wish = stack.last?.preferredContentSize, wish != .zero { contentWish = wish }
    guard contentWish != nil, preferredContentSize != toldWish else { return }
    toldWish = preferredContentSize
    tellContentSize()
  }

  /// Lets the bar go or come; beside a push or pop of the same turn, along with that.
  final func hideBar(_ hides: Bool, animated: Bool) {
    guard hides != hidesBar else { return }
    hidesBar = hides
    takeWish()
    place.shown?.spreadSafeArea()
    guard animated, isOnScreen, let timeline = stage?.timeline else { return putBar() }
    barIsToMove = true
    timeline.perform { [weak self] in self?.moveBarAlone() }
  }

  /// Lies where it is to be, within whatever animation there is.
  final func layOutBar() {
    guard let bar = storedBar, !bar.isHidden, let root = viewIfLoaded, bar.superview === root
    else { return }
    bar.place(in: root, height: barHeight, isOut: isBarOut && !isCalm)
  }

  /// True when motion is to be reduced: then the bar fades where it is.
  private var isCalm: Bool { currentTraits.prefersReducedMotion }

  /// Puts the bar where it is to be, at once; what it shows is left to what runs, if something does.
  private func putBar() {
    guard isViewLoaded else { return isBarOut = hidesBar }
    barIsToMove = false
    View.performWithoutAnimation {
      isBarOut = hidesBar
      if hidesBar { return takeBarAway() }
      bringBar()
      storedBar?.alpha = 1
      layOutBar()
    }
  }

  /// Puts the bar where it is to be, and lets it show who is seen and nothing else.
  final func settleBar() {
    putBar()
    guard isViewLoaded, !hidesBar else { return }
    navigationBar.show(barHeading)
  }

  /// Puts the bar in front of the children, and shows in it who is seen, if it was not there.
  private func bringBar() {
    let bar = navigationBar
    // What is presented in this context stays in front.
    if bar.superview !== view { view.insertSubview(bar, aboveSubview: place.view) }
    bar.isHidden = false
    if bar.page == nil { bar.show(barHeading) }
  }

  private func takeBarAway() {
    guard let bar = storedBar else { return }
    bar.isHidden = true
    bar.alpha = 1
    bar.clear()
    bar.keep(barHeading)
  }

  // MARK: Moving

  /// Lets the bar go or come by itself, unless something else takes it along.
  private func moveBarAlone() {
    guard barIsToMove, place.pending == nil else { return }
    moveBarIntoPlace()
    ModelLedger.pause {
      View.animate(withDuration: Self.hideShowBarDuration, options: .allowUserInteraction) {
        self.moveBar()
        self.giveRoom()
      } completion: { [weak self] _ in
        guard let self, isBarOut else { return }
        takeBarAway()
      }
    }
  }

  /// Lets the controllers take the room that the bar leaves them, along with it.
  private func giveRoom() {
    guard isCalm else { return view.layoutIfNeeded() }
    View.performWithoutAnimation { view.layoutIfNeeded() }
  }

  /// Puts a bar that is to come where it comes from.
  private func moveBarIntoPlace() {
    guard !hidesBar else { return }
    View.performWithoutAnimation {
      bringBar()
      if isCalm, isBarOut { storedBar?.alpha = 0 }
      layOutBar()
      storedBar?.layoutIfNeeded()
    }
  }

  private func moveBar() {
    barIsToMove = false
    isBarOut = hidesBar
    if isCalm { storedBar?.alpha = isBarOut ? 0 : 1 }
    layOutBar()
  }

  /// Lets the bar change along with a push or pop that begins.
  final func moveBar(along coordinator: TransitionCoordinator?, of change: StackChange) {
    guard let coordinator, coordinator.isAnimated, !(isBarOut && hidesBar) else { return }
    let isQueued = coordinator.animateAlongsideTransition(in: navigationBar) {
      [weak self, weak change] _ in
      guard let self, let change, place.running?.change === change else { return }
      animateBar(for: change)
    }
    // What is turned round takes the bar back as it goes.
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

  /// Takes back that the bar went or came along with what was called off, unless somebody has asked for
  /// something else since.
  final func takeBack(_ move: StackChange.BarMove) {
    guard hidesBar == move.to else { return }
    hidesBar = move.from
    place.shown?.spreadSafeArea()
  }
}
