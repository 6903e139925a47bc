import HeadlessStage
import HeadlessViews

extension NavigationController {
  /// Makes a new stack of the old one, or says why that cannot be.
  typealias Edit = (ControllerStack) throws(TransitionIssue) -> ControllerStack

  /// Why a controller cannot come on top of a stack, if it cannot (fact G2).
  ///
  /// - Parameter isOnStack: True when it is there already.
  final func refusal(of controller: ViewController, isOnStack: Bool) -> TransitionIssue? {
    if isOnStack {
      return .alreadyOnStack(controller: controller.sentenceName, navigation: sentenceName)
    }
    if controller.keeper?.isUnstackable == true {
      return .cannotBePushed(controller: controller.sentenceName, navigation: sentenceName)
    }
    return controller.storedParent === self ? nil : refusal(of: controller)
  }

  /// Changes the stack in the call, and lets what is to be seen of it begin when this turn's code is
  /// done.
  ///
  /// - Parameter edit: Asked again should the stack change before it is this one's turn.
  /// - Returns: Those who go, bottom to top.
  @discardableResult
  final func request(
    animated: Bool, _ edit: Edit
  ) -> [ViewController] {
    if let gone = putRight(animated: animated, edit) { return gone }
    let former = stack
    guard var new = edited(edit) else { return [] }
    if animated, turn(to: new) { return former.absent(from: new) }
    place.makeWay()
    // A push of which nobody has seen anything is carried out before somebody takes it back (D18).
    if let pending = place.pending?.change as? StackChange, pending.operation == .push,
      new.last.map(hasOnStack) == true, pending.goal?.storedParent === self
    {
      place.hurry()
    }
    if stack != former {
      guard let other = edited(edit) else { return [] }
      new = other
    }
    return change(to: new, animated: animated)
  }

  /// The stack as it is to be; nil when it is that already, or what was asked for is refused.
  private func edited(_ edit: Edit) -> ControllerStack? {
    do throws(TransitionIssue) {
      let new = try edit(stack)
      return new == stack ? nil : new
    } catch {
      report(error)
      return nil
    }
  }

  /// Sees to what was called off and is on its way back, before the stack is changed: lets it go on if
  /// just that is asked for again, and else cuts it short.
  ///
  /// - Returns: Those who go after all; nil when the change is still to be made.
  private func putRight(
    animated: Bool, _ edit: Edit
  ) -> [ViewController]? {
    guard let running = place.running, running.isCalledOff else { return nil }
    if animated, place.pending == nil, running.isUnderWay,
      let change = running.change as? StackChange,
      change.operation == .pop, let again = try? edit(change.former), again == change.result,
      areChildren(change.result)
    {
      ControllerTree.forgetAnswers()
      stack = change.result
      place.show(change.goal)
      running.goOn()
      return change.former.absent(from: stack)
    }
    place.makeWay()
    return nil
  }

  /// Turns round what runs, if it came from where the stack is to go back to; false if that cannot be.
  ///
  /// A push counts as ended, and the pop begins; a pop is called off (fact D18).
  private func turn(to new: ControllerStack) -> Bool {
    guard place.pending == nil, let running = place.running, running.isTurnable,
      let change = running.change as? StackChange, change.former == new, areChildren(new)
    else { return false }
    if change.operation == .pop {
      stack = new
      place.show(change.seen)
      running.callOff()
      return true
    }
    let former = stack
    place.turn(running) {
      guard stack == former, place.pending == nil else { return nil }
      return edit(to: new, from: former, operation: .pop, seen: change.to, animated: true)
    }
    if stack == former, place.pending == nil { self.change(to: new, animated: true) }
    return true
  }

  /// True when nobody has taken one of the controllers away.
  private func areChildren(_ stack: ControllerStack) -> Bool {
    stack.fromTop.allSatisfy { $0.storedParent === self }
  }

  /// Changes the stack and shows who is on top of it.
  @discardableResult
  final func change(to new: ControllerStack, animated: Bool) -> [ViewController] {
    let going = stack.absent(from: new)
    let pending = place.pending?.change as? StackChange
    let former = pending?.former ?? stack
    let shown = pending == nil ? place.shown : pending?.seen
    // Who has gone elsewhere is not seen here any more.
    let seen = shown?.storedParent === self ? shown : nil
    let operation = operation(after: pending, seen: seen, to: new.last)
    let isAnimated = animated && place.isSeen && seen != nil && operation != .none && !new.isEmpty
    guard
      let change = edit(
        to: new, from: former, operation: operation, seen: seen, animated: isAnimated)
    else { return going }
    guard isAnimated, let from = change.from, let to = change.to else {
      place.perform(change)
      return going
    }
    let (animator, driver) = choose(operation, from: from, to: to)
    // The delegate may have asked for something else.
    guard stack == change.result else { return going }
    place.perform(change, animator, driver)
    return going
  }

  /// What a change of the stack looks like (fact G5).
  ///
  /// - Parameter pending: What has changed it already and nobody has seen anything of.
  private func operation(
    after pending: StackChange?, seen: ViewController?, to top: ViewController?
  ) -> Operation {
    guard seen !== top else { return .none }
    guard let top else { return .push }
    return pending?.hadBefore(top) ?? hasOnStack(top) ? .pop : .push
  }

  /// Makes the stack another, and tells those who come and go (fact G7); nil when somebody makes it yet
  /// another meanwhile.
  private func edit(
    to new: ControllerStack, from former: ControllerStack, operation: Operation,
    seen: ViewController?, animated: Bool
  ) -> StackChange? {
    let expected = exchange(for: new)
    guard stack == expected else {
      if !place.isBusy { settleChildren() }
      // What came on top meanwhile may have been refused after all.
      if place.shown !== stack.last { change(to: stack, animated: false) }
      return nil
    }
    return StackChange(
      of: self, from: former, operation: operation, seen: seen, animated: animated)
  }

  /// Asks who animates and drives a change (fact G11).
  private func choose(
    _ operation: Operation, from: ViewController, to: ViewController
  ) -> (
    (any ViewControllerAnimatedTransitioning)?, (any ViewControllerInteractiveTransitioning)?
  ) {
    let isPop = operation == .pop
    let (fore, back) = isPop ? (from, to) : (to, from)
    fore.transitionDecisions = []
    askedDestination = isPop ? to : nil
    let chosen = delegate?.navigationController(
      self, animationControllerFor: operation, from: from, to: to)
    askedDestination = nil
    let animator = chosen ?? preferred(by: fore, isPop: isPop) ?? standard(fore, back, isPop: isPop)
    // What somebody pushes who hears of the finger's pop is not the finger's.
    if isPop, popInteraction.isBeginning { return (animator, popInteraction.controller) }
    let driver = chosen.flatMap {
      delegate?.navigationController(self, interactionControllerFor: $0)
    }
    return (animator, driver)
  }

  /// The system's transition that a controller prefers; it fades where motion is to be reduced (B19).
  private func preferred(
    by fore: ViewController, isPop: Bool
  ) -> (any ViewControllerAnimatedTransitioning)? {
    guard var transition = fore.preferredTransition else { return nil }
    if stage?.traits.prefersReducedMotion == true { transition = .crossDissolve }
    fore.note(.system(transition.kind))
    return SystemTransitionAnimator(transition, isPresenting: !isPop)
  }

  /// The standard push or pop.
  private func standard(
    _ fore: ViewController, _ back: ViewController, isPop: Bool
  ) -> any ViewControllerAnimatedTransitioning {
    let direction = isPop ? TransitionDirection.backward : .forward
    var animator: StandardAnimator = PushTransition(direction, back: back, fore: fore)
    if animator.stage?.traits.prefersReducedMotion == true {
      let calm = CrossFade(direction, back: back, fore: fore)
      fore.note(.reducesMotion(.init(of: animator), to: .init(of: calm)))
      animator = calm
    }
    fore.note(.runs(.init(of: animator), direction))
    return animator
  }

  final func tellWillShow(_ controller: ViewController, animated: Bool) {
    announced = ObjectIdentifier(controller)
    note("willShow(\(controller.label))")
    delegate?.navigationController(self, willShow: controller, animated: animated)
  }

  final func tellDidShow(_ controller: ViewController, animated: Bool) {
    lastShown = controller
    announced = nil
    note("didShow(\(controller.label))")
    delegate?.navigationController(self, didShow: controller, animated: animated)
  }
}
