/// A misuse of a transition's context, and an answer of a transition that cannot be used.
public enum TransitionIssue: Hashable, Sendable, CustomStringConvertible {
  /// A node of a composition ended a second time.
  case endedTwice(node: String)

  /// A node called both `endAfterAnimations()` and `transitionDidEnd()`.
  case endsInTwoWays(node: String)

  /// A node called `transitionDidEnd()` or `endAfterAnimations()` on a thread that is not the main
  /// one.
  case endedOnAnotherThread(node: String, call: String)

  /// A node made a call of its context on a thread that is not the main one.
  case usedOnAnotherThread(node: String, call: String)

  /// The delegate of a controller, which its property does not retain, was deallocated, so that the
  /// system's transition runs.
  case lostDelegate(of: String)

  /// The recognizer of the pan that is to drive a transition is on no view.
  case panOnNoView(transition: String)

  /// A drag of the pan that is to drive a transition requested no transition.
  case panRequestsNothing(transition: String)

  /// A transition that the drag of a pan has requested does not name the pan.
  case panNotNamed(transition: String)

  /// A node animated a view that is in no window.
  case animatesOutsideWindow(node: String, property: String, owner: String)

  /// A node used its context before its start, for example while only its feasibility was
  /// requested; or an animator completed a transition before its start.
  case tooEarly(node: String, request: String)

  /// A node used its context after the whole transition had ended.
  case tooLate(node: String, request: String)

  /// A node composed a transition that it is part of, or the composition was nested without end.
  case composesItself(transition: String, node: String)

  /// A transition removed one of its two views from the container.
  case removedView(transition: String, controller: String)

  /// The fallbacks of a transition form a cycle or do not end.
  case fallbackCycle(chain: [String])

  /// A transition returned a duration that is negative or not finite.
  case impossibleDuration(transition: String, value: String)

  /// A property was to be animated from or to a number that is not finite, on UIKit.
  case impossibleValue(property: String, value: String)

  /// A controller has a transition that nothing asks for, so that another one runs.
  case notAsked(transition: String, controller: String, TransitionObstacle)

  /// A value moves during a transition, on UIKit, without an animation that has a key: a SwiftUI
  /// animation moves it, or an animation that was added without a key.
  case movesWithoutKey(property: String, owner: String)

  /// One sentence that says what was refused and what happened instead.
  public var description: String {
    switch self {
    case .endedTwice(let node):
      "\(node) called transitionDidEnd() twice; the second call is ignored"
    case .endsInTwoWays(let node):
      "\(node) called both endAfterAnimations() and transitionDidEnd(); one of them ends a"
        + " transition, and the second call is ignored"
    case .endedOnAnotherThread(let node, let call):
      "\(node) called \(call) on a thread that is not the main one; the call is made on the main"
        + " thread instead"
    case .usedOnAnotherThread(let node, let call):
      "\(node) called \(call) on a thread that is not the main one; the call is made on the main"
        + " thread instead"
    case .lostDelegate(let owner):
      "the delegate of \(owner) was deallocated, and is not asked; the property is weak, so retain"
        + " the delegate"
    case .panOnNoView(let transition):
      "\(transition) is to be driven by a pan whose recognizer is on no view, so that no drag drives"
        + " it; write view.addGestureRecognizer(pan.recognizer)"
    case .panRequestsNothing(let transition):
      "a drag of the pan that is to drive \(transition) requested no transition; request it in the"
        + " closure `begin` of the pan, such as by dismiss(animated: true); to refuse a drag, return"
        + " false from gestureRecognizerShouldBegin(_:) of the recognizer's delegate"
    case .panNotNamed(let transition):
      "\(transition) was requested by the drag of a pan that it does not name, and is not driven by"
        + " it; write transition.driven(by: pan), or return the pan from interactionController(with:)"
    case .animatesOutsideWindow(let node, let property, let owner):
      "\(node) animates \(property) of \(owner), which is in no window, so that nothing is seen of"
        + " it; add the view to context.containerView"
    case .tooEarly(let node, let request):
      "\(node) cannot \(request) before its start; the call is ignored"
    case .tooLate(let node, let request):
      "\(node) cannot \(request) after the end of the transition; the call is ignored"
    case .composesItself(let transition, let node):
      "\(node) cannot compose \(transition), because the composition would have no end; the call is"
        + " ignored"
    case .removedView(let transition, let controller):
      "\(transition) removed the view of \(controller) from the container when it started; the view"
        + " is not visible"
    case .fallbackCycle(let chain):
      "the fallbacks of a transition have no end: \(chain.joined(separator: " → ")); the first"
        + " transition runs"
    case .impossibleDuration(let transition, let value):
      "\(transition) cannot have a duration of \(value) s; \(TransitionDefaults.duration) s is used"
    case .impossibleValue(let property, let value):
      "\(property) cannot be animated from or to \(value); it is not animated"
    case .notAsked(let transition, let controller, let obstacle):
      "\(transition) of \(controller) is not asked: \(obstacle)"
    case .movesWithoutKey(let property, let owner):
      "\(property) of \(owner) moves without an animation that has a key, such as by a SwiftUI"
        + " animation; the transition neither drives nor restores it"
    }
  }
}
