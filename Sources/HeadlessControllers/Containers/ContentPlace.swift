import Foundation
import HeadlessStage
import HeadlessViews

/// The place in a container where one of its children is seen at a time.
///
/// One change is under way at a time. One that is asked for meanwhile finishes it, or turns it round
/// (fact D18); of those that nobody has seen anything of, only the last is carried out (fact A26).
@MainActor
final class ContentPlace {
  unowned let container: ViewController

  /// The view in which children are seen.
  let view = ContentPlaceView()

  /// Who is seen, or about to be.
  private(set) var shown: ViewController?

  /// What runs, if something does.
  private(set) var running: ContentTransition?

  /// What is to run next, when this turn's code is done.
  private(set) var pending: ContentTransition?

  init(in container: ViewController) {
    self.container = container
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.accessibilityIdentifier = "content"
    view.place = self
  }

  /// True when a change can be seen, so that it is worth asking how it is to look.
  var isSeen: Bool { container.isOnScreen }

  /// True when a child of the container is seen, or comes or goes.
  func shows(_ child: ViewController) -> Bool {
    child === shown || running?.involves(child) == true
  }

  /// True while something is under way or about to be.
  var isBusy: Bool { running != nil || pending != nil }

  /// True when another change is about to begin.
  var isWaiting: Bool { pending != nil }

  /// Lets the place fill the view of the container, behind whatever else is there.
  func install(in root: View) {
    view.frame = root.bounds
    root.insertSubview(view, at: 0)
  }

  /// Takes the view of a new child out of wherever it was before.
  func collect(_ child: ViewController) {
    guard let content = child.shownView, content.superview != nil, content.superview !== view
    else { return }
    View.performWithoutAnimation { content.removeFromSuperview() }
  }

  /// Fits the view of who is seen, should the place have another size than when it was put there.
  func fit() {
    guard let content = shown?.shownView, content.superview === view else { return }
    View.performWithoutAnimation { fit(content) }
  }

  /// Lets a view go along with the place from now on, whatever mask it came with (fact A39).
  func prepare(_ child: ViewController?) {
    guard let child, child.storedParent === container else { return }
    child.shownView?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Lets a view fill the place, whatever transform an animator has left it with.
  private func fit(_ content: View) {
    content.bounds.size = view.bounds.size
    content.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  /// Puts a child's view into the place, and fits it.
  func put(_ child: ViewController?) {
    // Loading the view may let the child find its place elsewhere.
    child?.loadViewIfRequired()
    guard let child, child.storedParent === container, let content = child.shownView else { return }
    prepare(child)
    View.performWithoutAnimation {
      fit(content)
      if content.superview !== view { view.addSubview(content) }
    }
  }
}

// MARK: - Changing

extension ContentPlace {
  /// Carries out what was asked for before and stands in the way of a change: to the end of what is
  /// under way, or, if that was called off, back to its beginning.
  ///
  /// What is just about to start, or to end, is left to do so.
  func makeWay() {
    guard let running, running.isUnderWay, !running.isStarting else { return }
    running.cutShort()
  }

  /// Carries out what waits for its turn, unseen.
  func hurry() {
    guard let pending, running == nil else { return }
    begin(pending)
    pending.cutShort()
  }

  /// Lets a change begin when this turn's code is done, or at once when there is nobody to see it.
  func perform(
    _ change: ContentChange, _ animator: (any ViewControllerAnimatedTransitioning)? = nil,
    _ interactionController: (any ViewControllerInteractiveTransitioning)? = nil
  ) {
    let transition = ContentTransition(
      change, in: self, animator: animator, interactionController: interactionController)
    transition.holds = TransactionHold.forOpenTransactions
    shown = change.goal
    if let pending {
      change.replace(pending.change)
      pending.giveWay(to: transition)
    }
    pending = transition
    guard isSeen, let timeline = container.stage?.timeline else { return hurry() }
    if running?.isUnderWay == true { running?.cutShort() }
    timeline.perform { [weak self, weak transition] in
      guard let self, let transition, transition === self.pending else { return }
      self.startPending()
    }
  }

  private func startPending() {
    guard let pending, running == nil else { return }
    // In a container that comes or goes itself there is nothing to be seen of it.
    guard container.appearance.phase == .appeared else { return hurry() }
    begin(pending)
    pending.start()
  }

  private func begin(_ transition: ContentTransition) {
    running = transition
    pending = nil
  }

  /// Notes that a transition has ended, and turns to the next one.
  func transitionDidEnd(_ transition: ContentTransition) {
    guard running === transition else { return }
    running = nil
    guard pending != nil else { return }
    guard isSeen, let timeline = container.stage?.timeline else { return hurry() }
    timeline.perform { [weak self] in self?.startPending() }
  }

  /// Turns what runs round, into a change that leads back to where it came from (fact D18).
  func turn(_ running: ContentTransition, into next: () -> ContentChange?) {
    running.turn {
      let next = next()
      if let next { shown = next.goal }
      return next
    }
  }

  /// Lets another be the one who is seen, because a change was called off.
  func show(_ child: ViewController?) {
    shown = child
  }

  /// Puts who is to be seen into the place, before the container comes in.
  func prepare() {
    if view.superview == nil { install(in: container.view) }
    guard !isBusy else { return }
    var former: ViewController?
    // Loading its view may let another be the one to be shown.
    while let shown, shown !== former, shown.shownView?.superview !== view {
      former = shown
      View.performWithoutAnimation {
        for stale in view.subviews { stale.removeFromSuperview() }
      }
      put(shown)
    }
  }

  /// Carries out all that was asked for, the container having gone out.
  func finish() {
    makeWay()
    hurry()
  }

  /// Lets everything go without touching a view.
  func abandon() {
    let transitions = [running, pending]
    (running, pending) = (nil, nil)
    for transition in transitions { transition?.abandon() }
  }
}

/// The view in which a container's children are seen.
final class ContentPlaceView: TransitionPlaceView {
  /// What sees to the children.
  fileprivate weak var place: ContentPlace?

  override var runningTransition: ContentTransition? { place?.running }
}
