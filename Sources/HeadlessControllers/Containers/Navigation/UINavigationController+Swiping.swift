import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// The swipes back: when they may begin, and which running transition they take hold of.
///
/// A finger takes hold of what it touches. On a page that is coming in or going out, it catches
/// that page; beside a page that is going out, it pops the next one, if there is one.
extension UINavigationController {
  /// True if a swipe may begin, whatever its delegate returns.
  final var maySwipeBack: Bool {
    // The gestures of a zoomed page take the place of the swipe.
    guard appearance.phase == .appeared, slot.pending == nil,
      stack.last?.zoomInteraction?.isInCharge != true
    else { return false }
    guard let running = slot.running else { return stack.count > 1 }
    // UIKit takes hold only of what it animates itself, and a zoom has gestures of its own.
    guard running.isCatchable,
      let animator = running.performer.animator as? SystemTransitionAnimator,
      animator.flight == nil, let change = running.change as? StackChange
    else { return false }
    switch change.operation {
    case .push: return !running.isCalledOff && pops(change) != nil
    case .pop: return true
    case .none: return false
    }
  }

  /// True if the page that a swipe would pop shows a back button.
  final func offersSwipeBack(with recognizer: UIGestureRecognizer) -> Bool {
    let change = slot.running?.change as? StackChange
    let isCaught = change?.operation == .pop && takesHold(of: change, with: recognizer)
    return showsBackButton(of: isCaught ? change?.former.last : stack.last)
  }

  /// True if the stack's delegate implements the method that gives animators, also if that returns
  /// nil.
  ///
  /// A delegate that was never asked is asked now, for the pop that the swipe would request: there
  /// is no other way to tell in Swift.
  final var delegateGivesAnimators: Bool {
    guard let delegate else { return false }
    if implementsAnimators == nil, let top = stack.last, let below = stack.dropLast().last {
      _ = animator(of: delegate, for: .pop, from: top, to: below)
    }
    return implementsAnimators == true
  }

  /// Reports a swipe that does not begin because the delegate gives animators; once.
  final func reportSwipeThatIsOff() {
    guard let delegate, !hasReportedSwipe else { return }
    hasReportedSwipe = true
    report(.swipeBackIsOff(navigation: sentenceName, delegate: "\(type(of: delegate))"))
  }

  /// Reports a swipe at the root that a delegate of the app, or none, has allowed; once.
  final func reportSwipeAtRoot() {
    guard stack.count <= 1, slot.running == nil, !hasReportedSwipe else { return }
    hasReportedSwipe = true
    report(.swipeAtRoot(navigation: sentenceName))
  }

  /// Takes hold of the running transition for a swipe that begins.
  ///
  /// A push counts as ended, and its pop begins where it is. A pop is caught on its way out, and on
  /// its way back. Returns false if the swipe is to pop the top controller anew.
  final func catchTransition(with interaction: PopInteractionController) -> Bool {
    guard let running = slot.running, let change = running.change as? StackChange,
      let recognizer = interaction.beginning
    else { return false }
    if change.operation == .push {
      guard let former = pops(change) else { return false }
      return turn(running, from: change, to: former, takenBy: interaction)
    }
    guard takesHold(of: change, with: recognizer), areChildren(change.result) else { return false }
    if stack != change.result {
      stack = change.result
      slot.show(change.goal)
    }
    interaction.take(running, followsWay: true)
    return true
  }

  /// The stack to which a swipe leads back during a push; nil if the stack was changed otherwise.
  private func pops(_ push: StackChange) -> [UIViewController]? {
    guard stack == push.result, stack.count > 1, stack.dropLast().last === push.seen else {
      return nil
    }
    return Array(stack.dropLast())
  }

  /// True if a swipe takes hold of a running pop: the pop is on its way back, there is no other
  /// page to go back to, or the finger is on the page that goes out.
  private func takesHold(of pop: StackChange?, with recognizer: UIGestureRecognizer) -> Bool {
    guard let pop, slot.running?.isCalledOff == false, stack.count > 1,
      let view = pop.from?.viewIfLoaded
    else { return true }
    return view.isShown(at: recognizer.location(in: slot.view).x)
  }
}

extension UIView {
  /// True if the view, as it is shown, covers a horizontal place in its superview, in points.
  fileprivate func isShown(at x: CGFloat) -> Bool {
    let shown = layer.presentationProperties
    let left = shown.position.x - shown.bounds.width * shown.anchorPoint.x + shown.transform.m41
    return x >= left && x < left + shown.bounds.width
  }
}
