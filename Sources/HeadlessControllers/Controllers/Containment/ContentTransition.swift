import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// The transition between two children of a container: a push, a pop or a change of tabs.
@MainActor
final class ContentTransition: ControllerTransition {
  /// The change that the transition shows; after a reversal, the change that leads back.
  private(set) var change: ContentChange

  private let slot: ChildSlot
  private let container: UIViewController
  private let from: UIViewController?
  private let to: UIViewController?
  private let originalDirection: TransitionDirection

  /// The original change, which provides the transition's name when it is needed.
  private let origin: ContentChange

  /// True while the transition runs in the direction opposite to its original change.
  private var isTurned = false

  init(
    _ change: ContentChange, in slot: ChildSlot,
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interactionController: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.change = change
    self.slot = slot
    container = slot.container
    from = change.from
    to = change.to
    originalDirection = change.direction
    origin = change
    super.init(
      isAnimated: change.isAnimated, animator: animator,
      interactionController: interactionController, completion: nil)
  }

  override var stage: Stage? { container.stage }
  override var containerView: UIView { slot.view }
  override var label: String { origin.label }
  override var direction: TransitionDirection { originalDirection }
  override var incoming: UIViewController? { to }
  override var isDrivenBack: Bool { isTurned && isInteractive }

  override var participants: [UIViewController] { [container, from, to].compactMap { $0 } }

  // MARK: The steps

  override func begin() {
    change.begin()
    slot.prepare(to)
    // If a child has moved elsewhere since the request, there is no animation.
    guard hasLostChild else { return }
    performer = .none
    interactionController = .none
  }

  /// True if a child that takes part has moved to another parent.
  private var hasLostChild: Bool {
    [from, to].contains { $0 != nil && $0?.actualParent !== container }
  }

  override func placeIncomingView() {
    // If the container is not visible, the view is added when the container appears.
    if container.appearance.phase != .disappeared, to?.actualParent === container { slot.put(to) }
  }

  override func finish(completed: Bool) {
    change.end(completed: completed != isTurned)
    if !slot.isWaiting { slot.fit() }
  }

  override func didFinish() {
    slot.transitionDidEnd(self)
  }

  /// True if the transition can be reversed.
  var isTurnable: Bool {
    life.state == .running && isInterruptible && !isCalledOff
  }

  /// True if the change was cancelled and the views move back.
  var isCalledOff: Bool { !isInteractive && transitionWasCancelled != isTurned }

  /// True if a controller appears or disappears in the change.
  func involves(_ controller: UIViewController) -> Bool {
    change.seen === controller || change.goal === controller
  }

  /// Cancels the change and reverses the transition.
  func callOff() {
    if isTurned { resume() } else { _ = reverse() }
  }

  /// Resumes a change that was cancelled.
  func goOn() {
    if isTurned { _ = reverse() } else { resume() }
  }

  /// True if a finger can take hold of the transition, whose animations have begun.
  var isCatchable: Bool { isReady && life.state == .running && isInterruptible && !isInteractive }

  /// Completes the change at once, and reverses the transition for another change.
  ///
  /// - Parameters:
  ///   - interaction: The interaction controller that takes hold of the other change; nil if it runs
  ///     by itself.
  ///   - next: Makes the other change, after the *did* callbacks of this one; returns nil
  ///     if it is not wanted any more, and then the rest of this transition is cut short.
  func turn(
    takenBy interaction: UIPercentDrivenInteractiveTransition?, into next: () -> ContentChange?
  ) {
    guard life.turn() else { return }
    stage?.note(.transition, subject: label) { "counts as ended and is reversed" }
    let former = coordinator
    change.end(completed: true, removesView: false)
    former?.end()
    releaseHolds()
    if let next = next() {
      holds = TransactionHold.forOpenTransactions
      change = next
      isTurned.toggle()
      take(
        TransitionCoordinator(
          self, isTurned: isTurned, initiallyInteractive: interaction != nil, after: former))
      if let interaction {
        interaction.take(self, followsWay: true)
      } else if isTurned {
        _ = runBack()
      } else {
        resume()
      }
      next.begin()
      next.to?.callIsAppearing()
      if hasLostChild { cutShort() }
    } else {
      // The rest is only the removal of the outgoing view.
      change = ContentChange(in: container, from: change.from, to: nil, animated: false)
      cutShort()
    }
    perform(life.didReturn())
  }

  // MARK: The context

  override func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { key == .from ? from : to }

  /// Nil for the view of a child that has moved to another parent.
  override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    guard let controller = key == .from ? from : to, controller.actualParent === container else {
      return nil
    }
    return controller.shownView ?? controller.view
  }

  override func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? slot.view.bounds : .zero
  }

  override func finalFrame(for vc: UIViewController) -> CGRect {
    vc === to ? slot.view.bounds : .zero
  }
}
