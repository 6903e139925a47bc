import HeadlessStage
import HeadlessViews
import TransitionCurves

extension UIViewController {
  /// Notes that a request did not ask for the controller's own transition, and reports that once.
  ///
  /// The decisions since the request show whether a transition controller was asked. Another
  /// animator may be a choice, so that only the decision is noted then.
  ///
  /// - Parameters:
  ///   - chosen: The animator that was chosen; nil if the system's transition runs, or none.
  ///   - obstacle: The reason why the transition was not asked.
  final func noteIgnoredTransition(
    choosing chosen: (any UIViewControllerAnimatedTransitioning)?, _ obstacle: TransitionObstacle
  ) {
    guard let transition = choreographer?.chosenTransition,
      !transitions.decisions.contains(where: \.isAnswer)
    else { return }
    note(.notAsked(.init(of: transition), obstacle))
    if chosen == nil { report(obstacle, of: transition) }
  }

  /// Reports a transition that was set on this presenter, and that can never run here, in place of
  /// the presented controller, which has none.
  ///
  /// A root is neither presented nor pushed. It may have been selected or pushed by another change
  /// of its container; then its decisions show that.
  final func noteMisplacedTransition(presenting presented: UIViewController) {
    guard let transition = choreographer?.chosenTransition, isFirst,
      presented.transitioningDelegate == nil || presented.choreographer != nil,
      presented.choreographer?.chosenTransition == nil,
      !transitions.decisions.contains(where: \.isAnswer)
    else { return }
    let obstacle = TransitionObstacle.setOnPresenter(of: presented.label)
    presented.note(.notAsked(.init(of: transition), obstacle))
    report(obstacle, of: transition)
  }

  /// Notes that the delegate of an owner, of this controller or of its container, was deallocated, and
  /// reports that once, unless it was reported with the controller's transition.
  final func noteLostDelegate(of owner: UIViewController) {
    note(.lostDelegate(of: owner.label))
    guard choreographer?.chosenTransition == nil,
      owner.transitions.reportedObstacles.insert(.lostDelegate(of: owner.label)).inserted
    else { return }
    owner.stage?.diagnostics.report(TransitionIssue.lostDelegate(of: owner.sentenceName))
  }

  /// True for the root of a window, and for the first controller of a stack.
  private final var isFirst: Bool {
    guard let parent = family.parent else { return family.presenter == nil }
    return parent.containerCoordinator?.isFirst(self) ?? false
  }

  /// Reports an obstacle, at most once for each controller.
  private final func report(_ obstacle: TransitionObstacle, of transition: AnyObject) {
    guard transitions.reportedObstacles.insert(obstacle).inserted else { return }
    stage?.diagnostics.report(
      TransitionIssue.notAsked(
        transition: "\(type(of: transition))", controller: sentenceName, obstacle))
  }
}
