import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// The scene of a transition between two children of a container: a push, a pop or a change of tabs.
@MainActor
final class ContentScene: TransitionScene {
  /// The change that the transition shows; after a reversal, the change that leads back.
  private(set) var change: ContentChange

  private let slot: ChildSlot
  private let container: UIViewController
  private let from: UIViewController?
  private let to: UIViewController?
  let direction: TransitionDirection

  /// The original change, which provides the transition's name when it is needed.
  private let origin: ContentChange

  /// True while the transition runs in the direction opposite to its original change.
  private(set) var isTurned = false

  init(_ change: ContentChange, in slot: ChildSlot) {
    self.change = change
    self.slot = slot
    container = slot.container
    from = change.from
    to = change.to
    direction = change.direction
    origin = change
  }

  var clock: Timeline? { container.stage?.timeline }
  var label: String { origin.label }
  var participants: [UIViewController] { [container, from, to].compactMap(\.self) }
  var bystanders: [CALayer] { [] }
  var leavingLogs: [ModelUndoLog] { [] }
  var isAnimatorToPlaceView: Bool { true }

  // MARK: The steps

  func begin(animated: Bool) -> Bool {
    change.begin()
    slot.prepare(to)
    // If a child has moved elsewhere since the request, there is no animation.
    return !hasLostChild
  }

  /// True if a child that takes part has moved to another parent.
  var hasLostChild: Bool {
    [from, to].contains { $0 != nil && $0?.family.parent !== container }
  }

  func placeIncomingView(in transition: ControllerTransition) {
    // If the container is not visible, the view is added when the container appears.
    if container.appearance.phase != .disappeared, to?.family.parent === container { slot.put(to) }
  }

  func finish(_ transition: ControllerTransition, completed: Bool) {
    change.end(completed: completed != isTurned)
    if !slot.isWaiting { slot.fit() }
  }

  func didFinish(_ transition: ControllerTransition, completed: Bool) {
    slot.transitionDidEnd(transition)
  }

  /// Changes to the change that leads back; nil to remove only the view that goes out.
  func turn(into next: ContentChange?) {
    change = next ?? ContentChange(in: container, from: change.from, to: nil, animated: false)
    if next != nil { isTurned.toggle() }
  }

  // MARK: The context

  var containerView: UIView { slot.view }
  var presentationStyle: UIModalPresentationStyle { .none }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { key == .from ? from : to }

  /// Nil for the view of a child that has moved to another parent.
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    guard let controller = key == .from ? from : to, controller.family.parent === container else {
      return nil
    }
    return controller.shownView ?? controller.view
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? slot.view.bounds : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === to ? slot.view.bounds : .zero
  }
}

/// The reversal of a transition between children, for the change that leads back.
extension ControllerTransition {
  private var content: ContentScene? { scene as? ContentScene }

  /// The change of the child that the transition shows; nil for a presentation.
  var change: ContentChange? { content?.change }

  /// True if a controller appears or disappears in the change.
  func involves(_ controller: UIViewController) -> Bool {
    change.map { $0.seen === controller || $0.goal === controller } == true
  }

  /// True if the transition can be reversed.
  var isTurnable: Bool {
    life.state == .running && isInterruptible && !isCalledOff
  }

  /// True if the change was cancelled and the views move back.
  var isCalledOff: Bool { !isInteractive && transitionWasCancelled != scene.isTurned }

  /// Cancels the change and reverses the transition.
  func callOff() {
    if scene.isTurned { resume() } else { _ = reverse() }
  }

  /// Resumes a change that was cancelled.
  func goOn() {
    if scene.isTurned { _ = reverse() } else { resume() }
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
    guard let content, life.turn() else { return }
    stage?.note(.transition, subject: label) { "counts as ended and is reversed" }
    let former = coordinator
    content.change.end(completed: true, removesView: false)
    former?.end()
    call(\.delays)
    let next = next()
    if next != nil { delays = CATransaction.delayCompletion() }
    content.turn(into: next)
    if let next {
      take(
        TransitionCoordinator(
          self, isTurned: scene.isTurned, initiallyInteractive: interaction != nil, after: former))
      if let interaction {
        interaction.take(self, followsWay: true)
      } else if scene.isTurned {
        _ = runBack()
      } else {
        resume()
      }
      next.begin()
      next.to?.callIsAppearing()
    }
    if next == nil || content.hasLostChild { cutShort() }
    perform(life.didReturn())
  }
}
