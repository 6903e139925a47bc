import Foundation
import HeadlessStage
import HeadlessViews

/// The motion with which one child of a container takes the place of another: a push, a pop, a switch
/// of tabs.
@MainActor
final class ContentTransition: ControllerTransition {
  /// What it is the motion of: once it was turned round, of the way back.
  private(set) var change: ContentChange

  private let place: ContentPlace
  private let container: ViewController
  private let from: ViewController?
  private let to: ViewController?
  private let way: TransitionDirection

  /// What gives it its name, which is asked for by few.
  private let origin: ContentChange

  /// True once it moves backwards, or forwards again, for a change that it was not made for.
  private var isTurned = false

  init(
    _ change: ContentChange, in place: ContentPlace,
    animator: (any ViewControllerAnimatedTransitioning)?,
    interactionController: (any ViewControllerInteractiveTransitioning)?
  ) {
    self.change = change
    self.place = place
    container = place.container
    from = change.from
    to = change.to
    way = change.direction
    origin = change
    super.init(
      isAnimated: change.isAnimated, animator: animator,
      interactionController: interactionController, completion: nil)
    announce()
  }

  override var stage: Stage? { container.stage }
  override var containerView: View { place.view }
  override var label: String { origin.label }
  override var direction: TransitionDirection { way }
  override var incoming: ViewController? { to }

  override var participants: [ViewController] { [container, from, to].compactMap { $0 } }

  // MARK: The way

  override func begin() {
    change.begin()
    place.prepare(to)
    // Between those who have gone elsewhere meanwhile there is nothing to be seen.
    guard [from, to].contains(where: { $0 != nil && $0?.storedParent !== container }) else {
      return
    }
    animator = nil
    interactionController = nil
  }

  override func placeIncomingView() {
    // In a container that nobody sees, it is put there when somebody does.
    if container.appearance.phase != .disappeared, to?.storedParent === container { place.put(to) }
  }

  override func finish(completed: Bool) {
    change.end(completed: completed != isTurned)
    if !place.isWaiting { place.fit() }
  }

  override func didFinish() {
    place.transitionDidEnd(self)
  }

  /// True when it can go back the way that it came.
  var isTurnable: Bool {
    isUnderWay && hasStarted && !isStarting && isInterruptible && !isCalledOff
  }

  /// True when the change was called off, and the views are on their way back.
  var isCalledOff: Bool { !isInteractive && transitionWasCancelled != isTurned }

  /// True when a controller goes or comes.
  func involves(_ controller: ViewController) -> Bool {
    change.seen === controller || change.goal === controller
  }

  /// Calls the change off and goes back the way that it came.
  func callOff() {
    if isTurned { resume() } else { _ = reverse() }
  }

  /// Goes on with a change that was called off.
  func goOn() {
    if isTurned { _ = reverse() } else { resume() }
  }

  /// Counts as ended here and now, and goes back the way that it came for another change (fact D18).
  ///
  /// - Parameter next: Makes that change, when all have heard of the end; nil if it is not wanted any
  ///   more, and what is left of this one is cut short.
  func turn(into next: () -> ContentChange?) {
    stage?.note(.transition, subject: label) { "counts as ended, to be turned round" }
    isStarting = true
    let former = coordinator
    change.end(completed: true, removesView: false)
    former?.end()
    releaseHolds()
    if let next = next() {
      holds = TransactionHold.forOpenTransactions
      change = next
      isTurned.toggle()
      take(TransitionCoordinator(self, isTurned: isTurned))
      isStarting = false
      if isTurned { _ = reverse() } else { resume() }
      isStarting = true
      next.begin()
      next.to?.callIsAppearing()
    } else {
      // Nothing is left to do but to take out who has gone.
      change = ContentChange(in: container, from: change.from, to: nil, animated: false)
      cutShort()
    }
    isStarting = false
    if let outcome { end(completed: outcome) }
  }

  // MARK: The context

  override func viewController(
    forKey key: TransitionContextViewControllerKey
  ) -> ViewController? { key == .from ? from : to }

  /// Nil for the view of one who has gone elsewhere meanwhile.
  override func view(forKey key: TransitionContextViewKey) -> View? {
    guard let controller = key == .from ? from : to, controller.storedParent === container else {
      return nil
    }
    return controller.shownView ?? controller.view
  }

  override func initialFrame(for vc: ViewController) -> CGRect {
    vc === from ? place.view.bounds : .zero
  }

  override func finalFrame(for vc: ViewController) -> CGRect {
    vc === to ? place.view.bounds : .zero
  }
}
