/// The swipes that go back in a stack whose delegate gives animators.
///
/// UIKit switches a stack's own swipes off if the stack's delegate implements
/// `navigationController(_:animationControllerFor:from:to:)`, also where that method returns nil.
/// This object brings them back. Where the system's transition pops, the stack's own recognizers
/// begin again, with this object as their delegate. Where a transition of the app pops, recognizers
/// beside them begin in their place, and drive that transition. At most one of them begins.
///
/// A delegate that the app has given to one of the stack's recognizers stays, and decides about the
/// system's pops.
@MainActor
final class SwipeBack: NSObject {
  @LinkedController private var owner: UIViewController?

  private var navigation: UINavigationController? { owner as? UINavigationController }

  /// The delegate of the stack that asked for an animator last.
  private weak var delegate: (any UINavigationControllerDelegate)?

  /// The transition that was requested last.
  private weak var run: TransitionRun?

  /// True if that transition is a pop.
  private var isPop = false

  /// True if that transition has no animator, neither of this library nor of the app.
  private var isSystems = false

  private let edge = UIScreenEdgePanGestureRecognizer()

  /// The recognizer of the swipe in the content; nil where the system has none.
  private let content: UIPanGestureRecognizer?

  private let interaction: SwipeBackInteraction

  private init(_ navigation: UINavigationController) {
    owner = navigation
    content = navigation.contentPopRecognizer.map { _ in UIPanGestureRecognizer() }
    interaction = SwipeBackInteraction(of: [edge, content].compactMap { $0 }) {
      [_owner] in
      (_owner.wrappedValue as? UINavigationController)?.popViewController(animated: true)
    }
    super.init()
    content?.maximumNumberOfTouches = 1
    content?.require(toFail: edge)
    for (own, system) in [
      (edge, navigation.interactivePopGestureRecognizer),
      (content, navigation.contentPopRecognizer),
    ] {
      guard let own else { continue }
      own.delegate = self
      system?.require(toFail: own)
      navigation.view.addGestureRecognizer(own)
    }
  }

  /// The swipes back of a stack whose delegate asks for them; nil while the stack has no view.
  static func of(_ navigation: UINavigationController) -> SwipeBack? {
    guard navigation.viewIfLoaded != nil else { return nil }
    if let swipeBack = navigation.swipeBack as? SwipeBack { return swipeBack }
    let swipeBack = SwipeBack(navigation)
    navigation.swipeBack = swipeBack
    return swipeBack
  }

  /// Takes over the stack's recognizers, unless the app has given them another delegate.
  ///
  /// This is repeated at each change of the stack: UIKit does not say when it sets their delegates.
  func takeOver() {
    guard let navigation else { return }
    delegate = navigation.delegate
    edge.edges = navigation.goesBackToTheLeft ? .right : .left
    for recognizer in [
      navigation.interactivePopGestureRecognizer, navigation.contentPopRecognizer,
    ] {
      guard let recognizer, navigation.isFree(recognizer) else { continue }
      recognizer.delegate = self
    }
  }

  /// Called with the animator of a change of the stack.
  func willChange(
    _ operation: UINavigationController.Operation,
    by animator: (any UIViewControllerAnimatedTransitioning)?
  ) {
    takeOver()
    (isPop, isSystems) = (operation == .pop, animator == nil)
    run = animator.flatMap(TransitionRun.run)
  }

  /// The interaction controller of a change of the stack.
  ///
  /// A pop that a swipe has requested is driven by the swipe. Every other change has the
  /// interaction controller of its transition; if it has none, a swipe may catch it.
  func driver(
    orElse own: () -> (any UIViewControllerInteractiveTransitioning)?
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if isPop, interaction.isSwiping { return interaction }
    if let own = own() { return own }
    guard let run else { return nil }
    // UIKit does not tell an interaction controller which transition it drives.
    run.engine.motion.willBeDriven(by: interaction)
    return interaction
  }
}

// MARK: - Whether a swipe begins

extension SwipeBack: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, let top = navigation.topViewController else { return false }
    let isOwn = gestureRecognizer === edge || gestureRecognizer === content
    if gestureRecognizer === content, !goesBack(gestureRecognizer) { return false }
    if isOwn, !isEnabled(gestureRecognizer, in: navigation) { return false }
    if let coordinator = navigation.transitionCoordinator {
      return isOwn
        ? canCatch(in: navigation)
        : systemCanCatch(coordinator, in: navigation, with: gestureRecognizer)
    }
    guard mayGoBack(from: top, in: navigation) else { return false }
    return isOwn == popsByTransition(top, in: navigation)
  }

  /// A recognizer at the edge of a page goes first, and so does a drag of a page, or of a scroll
  /// view that can scroll on, before the swipe in the content.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard isOfPage(otherGestureRecognizer) else { return false }
    if beginsAtEdge(gestureRecognizer) {
      return otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
    }
    // A pan of two fingers would fail only when the finger is lifted.
    guard let pan = otherGestureRecognizer as? UIPanGestureRecognizer, pan.isEnabled,
      pan.minimumNumberOfTouches == 1
    else { return false }
    guard let scrollView = scrollView(of: otherGestureRecognizer) else { return true }
    return canScrollBack(scrollView) == true
  }

  /// The drags of a page wait for the swipe from the edge, and a scroll view that cannot scroll on
  /// waits for the swipe in the content.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard isOfPage(otherGestureRecognizer), otherGestureRecognizer is UIPanGestureRecognizer,
      !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
    else { return false }
    return beginsAtEdge(gestureRecognizer)
      || scrollView(of: otherGestureRecognizer).map { canScrollBack($0) } == false
  }

  /// True for the swipes from the edge, the system's and that in its place.
  private func beginsAtEdge(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer === edge || recognizer === navigation?.interactivePopGestureRecognizer
  }

  /// True if the app has not disabled the stack's recognizer in whose place another one begins.
  private func isEnabled(
    _ recognizer: UIGestureRecognizer, in navigation: UINavigationController
  ) -> Bool {
    let system =
      recognizer === edge
      ? navigation.interactivePopGestureRecognizer : navigation.contentPopRecognizer
    return system?.isEnabled == true && isAsked
  }

  /// True if the stack's delegate has asked this library for its animators.
  private var isAsked: Bool {
    navigation?.delegate != nil && navigation?.delegate === delegate
  }

  /// True if the running transition is one that a swipe can catch.
  private func canCatch(in navigation: UINavigationController) -> Bool {
    interaction.isDriving && run?.isInterruptible == true
      && (isPop || navigation.viewControllers.count > 1)
  }

  /// True if the running transition is one of the system's that its own recognizers can catch: since
  /// iOS 26, a push or pop.
  private func systemCanCatch(
    _ coordinator: any UIViewControllerTransitionCoordinator,
    in navigation: UINavigationController, with recognizer: UIGestureRecognizer
  ) -> Bool {
    guard isSystems, !coordinator.isInteractive, navigation.contentPopRecognizer != nil,
      let incoming = coordinator.viewController(forKey: .to),
      navigation.viewControllers.contains(incoming)
    else { return false }
    // A finger on a page that leaves takes hold of it; beside it, the next one is popped.
    guard isPop, let outgoing = coordinator.viewController(forKey: .from),
      navigation.viewControllers.count == 1 || outgoing.isShown(under: recognizer)
    else { return mayGoBack(from: incoming, in: navigation) }
    return offersWayBack(outgoing, in: navigation)
  }

  /// True if there is a way back, which a visible bar does not hide or replace.
  private func mayGoBack(
    from top: UIViewController, in navigation: UINavigationController
  ) -> Bool {
    navigation.viewControllers.count > 1 && offersWayBack(top, in: navigation)
  }

  /// True if no visible bar hides or replaces the way back from a page.
  ///
  /// Without the library's animators, it is the bar that must show the way, as in UIKit.
  private func offersWayBack(
    _ top: UIViewController, in navigation: UINavigationController
  ) -> Bool {
    if navigation.isNavigationBarHidden { return isAsked }
    let item = top.navigationItem
    let isReplaced =
      item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
    return !item.hidesBackButton && !isReplaced
  }

  /// True if the delegate gives an animator for the pop.
  private func popsByTransition(
    _ top: UIViewController, in navigation: UINavigationController
  ) -> Bool {
    guard isAsked, let destination = navigation.viewControllers.dropLast().last else {
      return false
    }
    return TransitionNavigationControllerDelegate.animator(
      forPopped: top, to: destination, in: navigation) != nil
  }
}

// MARK: - The drags beside a swipe

extension SwipeBack {
  /// True for a drag toward the trailing edge that does not go farther up or down.
  private func goesBack(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer, let navigation else { return false }
    let way = pan.translation(in: nil)
    let distance = navigation.goesBackToTheLeft ? -way.x : way.x
    return distance > 0 && distance >= abs(way.y)
  }

  /// True if a recognizer stands on a page, and not on the stack's own view.
  private func isOfPage(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let view = recognizer.view, let stack = navigation?.viewIfLoaded else { return false }
    return view !== stack && view.isDescendant(of: stack)
  }

  /// The scroll view that a recognizer drags; nil if it drags none.
  private func scrollView(of recognizer: UIGestureRecognizer) -> UIScrollView? {
    guard let scrollView = recognizer.view as? UIScrollView,
      scrollView.panGestureRecognizer === recognizer
    else { return nil }
    return scrollView
  }

  /// True if a scroll view can scroll on in the direction of the swipe, false if it is at its
  /// leading edge; nil if it does not scroll horizontally.
  private func canScrollBack(_ scrollView: UIScrollView) -> Bool? {
    guard let navigation else { return nil }
    let inset = scrollView.adjustedContentInset
    let hidden =
      inset.left + scrollView.contentSize.width + inset.right - scrollView.bounds.width
    guard hidden > 0, scrollView.isScrollEnabled else { return nil }
    let scrolled = scrollView.contentOffset.x + inset.left
    return navigation.goesBackToTheLeft ? scrolled < hidden : scrolled > 0
  }
}

extension UIViewController {
  /// True if the view, as it is shown, is under the finger, however high.
  fileprivate func isShown(under recognizer: UIGestureRecognizer) -> Bool {
    guard let view = viewIfLoaded, let shown = view.layer.presentation() else { return false }
    let x = recognizer.location(in: view.superview).x
    return shown.frame.minX <= x && x < shown.frame.maxX
  }
}

extension UINavigationController {
  /// True if a swipe back goes to the left, as in a right-to-left layout.
  fileprivate var goesBackToTheLeft: Bool { view.surroundingLayoutDirection == .rightToLeft }
}

/// The interaction controller of the swipes of one stack.
private final class SwipeBackInteraction: UIPercentDrivenInteractiveTransition {
  private var trackers: [PanTracker] = []

  /// - Parameter begin: Requests the pop.
  init(of recognizers: [UIPanGestureRecognizer], begin: @escaping () -> Void) {
    super.init()
    super.wantsInteractiveStart = false
    trackers = recognizers.map { recognizer in
      let tracker = PanTracker(
        for: self, recognizer: recognizer, direction: .backward,
        outward: { [weak recognizer] in
          let direction = recognizer?.view?.surroundingLayoutDirection
          return (dx: direction == .rightToLeft ? -1 : 1, dy: 0)
        }, begin: begin)
      tracker.releasePolicy = .systemPop
      recognizer.addAction { [weak tracker] _ in tracker?.recognizerDidChange() }
      return tracker
    }
  }

  /// True while a finger swipes, and until the transition has begun that it has requested.
  var isSwiping: Bool { trackers.contains { $0.wantsInteractiveStart } }

  override var wantsInteractiveStart: Bool {
    get { isSwiping || super.wantsInteractiveStart }
    set { super.wantsInteractiveStart = newValue }
  }
}
