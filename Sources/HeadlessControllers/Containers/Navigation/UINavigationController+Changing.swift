import HeadlessStage
import HeadlessViews
import TransitionCurves

extension UINavigationController {
  /// A function that makes a new stack from the current one, or throws the reason why it cannot.
  typealias Edit = ([UIViewController]) throws(ControllerIssue) -> [UIViewController]

  /// The reason why a controller cannot be pushed; nil if it can.
  ///
  /// - Parameter isOnStack: True if the controller is on the stack already.
  final func refusal(of controller: UIViewController, isOnStack: Bool) -> ControllerIssue? {
    if isOnStack {
      return .alreadyOnStack(controller: controller.sentenceName, navigation: sentenceName)
    }
    if controller is UINavigationController {
      return .cannotBePushed(controller: controller.sentenceName, navigation: sentenceName)
    }
    return controller.family.parent === self ? nil : refusal(of: controller)
  }

  /// Changes the stack at once, and schedules the visible transition for the end of this turn.
  ///
  /// - Parameter edit: Computes the new stack; called again if the stack has changed by then.
  /// - Returns: The removed controllers, bottom to top.
  @discardableResult
  final func request(
    animated: Bool, _ edit: Edit
  ) -> [UIViewController] {
    if let gone = resumed(animated: animated, edit) { return gone }
    // What is running back has its stack back only at its end.
    var rest = slot.running?.isCalledOff == true ? makeWay(animated: animated) : nil
    defer { rest?() }
    let former = stack
    guard var new = edited(edit) else { return [] }
    if animated, turn(to: new) { return former.absent(from: new) }
    rest = makeWay(animated: animated) ?? rest
    // A push that has not been visible is completed before it is popped: a push is never cancelled.
    if let pending = slot.pending?.change as? StackChange, pending.operation == .push,
      new.last.map(stack.contains) == true, pending.goal?.family.parent === self
    {
      slot.commitPending()
    }
    if stack != former {
      guard let other = edited(edit) else { return [] }
      new = other
    }
    return change(to: new, animated: animated)
  }

  /// The new stack; nil if it equals the current one or the change is refused.
  private func edited(_ edit: Edit) -> [UIViewController]? {
    do throws(ControllerIssue) {
      let new = try edit(stack)
      return new == stack ? nil : new
    } catch {
      report(error)
      return nil
    }
  }

  /// Resumes a cancelled pop that is still running back, if the same change is requested again.
  ///
  /// - Returns: The removed controllers; nil if the change is still to be made.
  private func resumed(animated: Bool, _ edit: Edit) -> [UIViewController]? {
    guard let running = slot.running, running.isCalledOff, animated, slot.pending == nil,
      running.isUnderWay, let change = running.change as? StackChange, change.operation == .pop,
      let again = try? edit(change.former), again == change.result, areChildren(change.result)
    else { return nil }
    stack = change.result
    slot.show(change.goal)
    running.goOn()
    return change.former.absent(from: stack)
  }

  /// Ends the running transition, so that another change can begin; the rest of its motion goes on
  /// if that change is animated.
  ///
  /// - Returns: Work to do when that change has been requested; nil if there is none.
  private func makeWay(animated: Bool) -> (() -> Void)? {
    let rest = animated ? restOfMotion : nil
    slot.makeWay()
    guard let rest else { return nil }
    rest.begin()
    // The other change begins at the end of this turn.
    return { [link] in link.navigation?.stage?.timeline.perform { rest.moveToTop() } }
  }

  /// The rest of the motion of the running transition: of its pages and of the titles in the bar.
  private var restOfMotion: ResidualMotion? {
    guard let running = slot.running, let change = running.change else { return nil }
    let pages = ResidualMotion.Place(
      root: view, level: slot.view, moving: slot.view.subviews,
      staying: (running.isCalledOff ? change.from : change.to)?.viewIfLoaded)
    guard let bar = navigationBarIfLoaded else { return ResidualMotion(of: running, in: [pages]) }
    let titles = ResidualMotion.Place(root: bar, moving: bar.movingViews)
    return ResidualMotion(of: running, in: [pages, titles])
  }

  /// Reverses the running transition if the new stack is the one from before; returns false if that
  /// is not possible.
  ///
  /// A push counts as completed and a pop begins, as in UIKit; a pop is cancelled.
  private func turn(to new: [UIViewController]) -> Bool {
    guard slot.pending == nil, let running = slot.running, running.isTurnable,
      let change = running.change as? StackChange, change.former == new, areChildren(new)
    else { return false }
    if change.operation == .pop {
      stack = new
      slot.show(change.seen)
      running.callOff()
      return true
    }
    return turn(running, from: change, to: new)
  }

  /// Completes a running push, and reverses it as the pop that leads back.
  ///
  /// - Parameter interaction: The interaction controller that takes hold of the pop; nil if it runs
  ///   by itself.
  @discardableResult
  final func turn(
    _ running: ControllerTransition, from change: StackChange, to new: [UIViewController],
    takenBy interaction: PopInteractionController? = nil
  ) -> Bool {
    let former = stack
    slot.turn(running, takenBy: interaction) {
      guard stack == former, slot.pending == nil else { return nil }
      return edit(to: new, from: former, operation: .pop, seen: change.to, animated: true)
    }
    if stack == former, slot.pending == nil { self.change(to: new, animated: true) }
    return true
  }

  /// True if all controllers are still children.
  final func areChildren(_ stack: [UIViewController]) -> Bool {
    stack.allSatisfy { $0.family.parent === self }
  }

  /// Changes the stack and shows its top controller.
  @discardableResult
  final func change(to new: [UIViewController], animated: Bool) -> [UIViewController] {
    let going = stack.absent(from: new)
    let pending = slot.pending?.change as? StackChange
    let former = pending?.former ?? stack
    let shown = pending == nil ? slot.shown : pending?.seen
    // A controller that has another parent now is not visible here.
    let seen = shown?.family.parent === self ? shown : nil
    let operation = operation(after: pending, seen: seen, to: new.last)
    let isAnimated =
      animated && UIView.areAnimationsEnabled && slot.isSeen && seen != nil && operation != .none
      && !new.isEmpty
    guard
      let change = edit(
        to: new, from: former, operation: operation, seen: seen, animated: isAnimated)
    else { return going }
    guard isAnimated, let from = change.from, let to = change.to else {
      slot.perform(change)
      return going
    }
    let (animator, driver) = choose(operation, from: from, to: to)
    // The delegate may have changed the stack.
    guard stack == change.result else { return going }
    slot.perform(change, animator, driver)
    return going
  }

  /// The kind of transition for a change of the stack.
  ///
  /// - Parameter pending: An earlier change of the stack that has not been visible.
  private func operation(
    after pending: StackChange?, seen: UIViewController?, to top: UIViewController?
  ) -> Operation {
    guard seen !== top else { return .none }
    guard let top else { return .push }
    return (pending?.former ?? stack).contains(top) ? .pop : .push
  }

  /// Changes the stack and the children with their callbacks; returns nil if a callback changed the
  /// stack again.
  private func edit(
    to new: [UIViewController], from former: [UIViewController], operation: Operation,
    seen: UIViewController?, animated: Bool
  ) -> StackChange? {
    let expected = exchange(for: new)
    guard stack == expected else {
      if !slot.isBusy { settleChildren() }
      // A controller that a callback pushed may have been refused.
      if slot.shown !== stack.last { change(to: stack, animated: false) }
      return nil
    }
    return StackChange(
      of: self, from: former, operation: operation, seen: seen, animated: animated)
  }

  /// Asks the delegate for the animator and the interaction controller of a change.
  private func choose(
    _ operation: Operation, from: UIViewController, to: UIViewController
  ) -> (
    (any UIViewControllerAnimatedTransitioning)?, (any UIViewControllerInteractiveTransitioning)?
  ) {
    let isPop = operation == .pop
    let fore = isPop ? from : to
    fore.transitions.decisions = []
    // A push requested in a callback of the swipe's pop is not driven by the swipe.
    if isPop, popInteraction.isBeginning {
      return (system(fore, isPop: true), popInteraction.controller)
    }
    let chosen = delegate.flatMap { self.animator(of: $0, for: operation, from: from, to: to) }
    fore.noteIgnoredTransition(choosing: chosen, obstacle)
    let animator = chosen ?? system(fore, isPop: isPop)
    if isPop, let zoom = fore.zoomInteraction, zoom.isBeginning { return (animator, zoom) }
    let driver = chosen.flatMap {
      delegate?.navigationController(self, interactionControllerFor: $0)
    }
    return (animator, driver)
  }

  /// The delegate's animator; notes whether the delegate implements that method.
  final func animator(
    of delegate: any UINavigationControllerDelegate, for operation: Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    askedDestination = operation == .pop ? to : nil
    defer { askedDestination = nil }
    // What the protocol itself answers sets this to false.
    implementsAnimators = true
    return delegate.navigationController(
      self, animationControllerFor: operation, from: from, to: to)
  }

  /// The reason why a child's own transition is not asked, if it is not.
  private var obstacle: TransitionObstacle {
    if hasLostDelegate { return .lostDelegate(of: label) }
    return delegate.map { .navigationDelegate("\(type(of: $0))") } ?? .noNavigationDelegate
  }

  /// The animator of the system transition that the controller prefers; by default of a push.
  ///
  /// If reduced motion is preferred, it is a cross-fade.
  private func system(_ fore: UIViewController, isPop: Bool) -> SystemTransitionAnimator {
    let preferred = fore.preferredTransition ?? .push
    let isReduced =
      stage?.traits.prefersReducedMotion == true && fore.zoomInteraction?.isBeginning != true
    let transition = isReduced ? preferred.reduced : preferred
    if hasLostDelegate { fore.noteLostDelegate(of: self) }
    fore.note(.system(transition.kind))
    return SystemTransitionAnimator(transition, isPresenting: !isPop, on: stage)
  }

  final func notifyWillShow(_ controller: UIViewController, animated: Bool) {
    announced = ObjectIdentifier(controller)
    note("willShow(\(controller.label))")
    delegate?.navigationController(self, willShow: controller, animated: animated)
  }

  final func notifyDidShow(_ controller: UIViewController, animated: Bool) {
    lastShown = controller
    announced = nil
    note("didShow(\(controller.label))")
    delegate?.navigationController(self, didShow: controller, animated: animated)
  }
}
