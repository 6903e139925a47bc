import Foundation
import HeadlessStage
import HeadlessViews

/// The slot of a container that shows one of its children at a time.
///
/// One change runs at a time. A request during a change completes or reverses it. Of several
/// changes that have not been visible, only the last one runs.
@MainActor
final class ChildSlot: LinkTarget {
  private var linkSource = LinkSource()

  var link: Link { linkSource.link(to: self) }

  unowned let container: UIViewController

  /// The view that contains the visible child.
  let view = ChildSlotView()

  /// The child that is visible or about to be.
  private(set) var shown: UIViewController?

  /// The running transition, if there is one.
  private(set) var running: ControllerTransition?

  /// The transition that runs next, at the end of this turn.
  private(set) var pending: ControllerTransition?

  init(in container: UIViewController) {
    self.container = container
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.accessibilityIdentifier = "content"
    view.slot = link
  }

  /// True if a change is visible, so that the delegate is asked for an animator.
  var isSeen: Bool { container.isOnScreen }

  /// True if a child is visible, appears or disappears.
  func shows(_ child: UIViewController) -> Bool {
    child === shown || running?.involves(child) == true
  }

  /// True while a transition runs or is pending.
  var isBusy: Bool { running != nil || pending != nil }

  /// True if a transition is pending.
  var isWaiting: Bool { pending != nil }

  /// Adds the slot's view behind all other subviews of the container's view.
  func install(in root: UIView) {
    view.frame = root.bounds
    root.insertSubview(view, at: 0)
  }

  /// Removes the view of a new child from its former superview.
  func collect(_ child: UIViewController) {
    guard let content = child.shownView, content.superview != nil, content.superview !== view
    else { return }
    UIView.performWithoutAnimation { content.removeFromSuperview() }
  }

  /// Fits the visible child's view to the slot, whose size may have changed.
  func fit() {
    guard let content = shown?.shownView, content.superview === view else { return }
    UIView.performWithoutAnimation { fit(content) }
  }

  /// Sets the mask of a child's view, so that the view resizes with the slot.
  func prepare(_ child: UIViewController?) {
    guard let child, child.family.parent === container else { return }
    child.shownView?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Fits a view to the slot, whatever its transform is.
  private func fit(_ content: UIView) {
    content.bounds.size = view.bounds.size
    content.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  /// Adds a child's view to the slot and fits it.
  func put(_ child: UIViewController?) {
    // `viewDidLoad` may have moved the child elsewhere.
    child?.loadViewIfRequired()
    guard let child, child.family.parent === container, let content = child.shownView else {
      return
    }
    prepare(child)
    UIView.performWithoutAnimation {
      fit(content)
      if content.superview !== view { view.addSubview(content) }
    }
  }
}

// MARK: - Changing

extension ChildSlot {
  /// Ends the running transition, so that another change can begin: at its end, or at its beginning
  /// if it was cancelled.
  ///
  /// A transition that is just starting or ending is left alone.
  func makeWay() {
    guard let running, !running.life.isCalling else { return }
    running.cutShort()
  }

  /// Performs the pending change without animation.
  func commitPending() {
    guard let pending, running == nil else { return }
    begin(pending)
    pending.cutShort()
  }

  /// Schedules a change for the end of this turn, or performs it at once if the container is not
  /// visible.
  func perform(
    _ change: ContentChange, _ animator: (any UIViewControllerAnimatedTransitioning)? = nil,
    _ interactionController: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    let transition = ControllerTransition(
      ContentScene(change, in: self), animated: change.isAnimated, animator: animator,
      interactionController: interactionController)
    transition.announce()
    transition.delays = CATransaction.delayCompletion()
    shown = change.goal
    if let pending {
      if let earlier = pending.change { change.replace(earlier) }
      pending.giveWay(to: transition)
    }
    pending = transition
    guard isSeen, let timeline = container.stage?.timeline else { return commitPending() }
    if running?.isUnderWay == true { running?.cutShort() }
    timeline.perform { [link, next = transition.link] in
      guard let slot = link.slot, let pending = slot.pending, pending === next.transition
      else { return }
      slot.startPending()
    }
  }

  private func startPending() {
    guard let pending, running == nil else { return }
    // If the container appears or disappears itself, the change is not animated.
    guard container.appearance.phase == .appeared else { return commitPending() }
    begin(pending)
    pending.start()
  }

  private func begin(_ transition: ControllerTransition) {
    running = transition
    pending = nil
  }

  /// Called when a transition has ended; schedules the pending one.
  func transitionDidEnd(_ transition: ControllerTransition) {
    guard running === transition else { return }
    running = nil
    guard pending != nil else { return }
    guard isSeen, let timeline = container.stage?.timeline else { return commitPending() }
    timeline.perform { [link] in link.slot?.startPending() }
  }

  /// Reverses the running transition into a change that leads back to its beginning.
  ///
  /// - Parameter interaction: The interaction controller that takes hold of it; nil if it runs by
  ///   itself.
  func turn(
    _ running: ControllerTransition,
    takenBy interaction: UIPercentDrivenInteractiveTransition? = nil,
    into next: () -> ContentChange?
  ) {
    running.turn(takenBy: interaction) {
      let next = next()
      if let next { shown = next.goal }
      return next
    }
  }

  /// Sets the visible child, after a change was cancelled.
  func show(_ child: UIViewController?) {
    shown = child
  }

  /// Adds the visible child's view to the slot, before the container appears.
  func prepare() {
    if view.superview == nil { install(in: container.view) }
    guard !isBusy else { return }
    var former: UIViewController?
    // `viewDidLoad` may have changed the child to show.
    while let shown, shown !== former, shown.shownView?.superview !== view {
      former = shown
      UIView.performWithoutAnimation {
        for stale in view.subviews { stale.removeFromSuperview() }
      }
      put(shown)
    }
  }

  /// Performs all requested changes, after the container has disappeared.
  func finish() {
    makeWay()
    commitPending()
  }

  /// Releases everything without touching a view.
  func abandon() {
    let transitions = [running, pending]
    (running, pending) = (nil, nil)
    for transition in transitions { transition?.abandon() }
  }
}

/// The view of a child slot.
final class ChildSlotView: TransitionHostView {
  fileprivate var slot: Link?

  override var runningTransition: ControllerTransition? { slot?.slot?.running }
}

extension Link {
  /// The child slot that the link leads to; nil once it is deallocated.
  fileprivate var slot: ChildSlot? { object as? ChildSlot }
}
