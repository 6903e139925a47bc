import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

extension UIViewController {
  /// Implements `transition(from:to:duration:options:animations:completion:)`.
  func exchange(
    _ from: UIViewController, for to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard from.family.parent === self, to.family.parent === self, from !== to,
      shouldAutomaticallyForwardAppearanceMethods, let place = from.viewIfLoaded?.superview
    else {
      report(.notSiblings(from: from.sentenceName, to: to.sentenceName, parent: sentenceName))
      guard let completion else { return }
      guard let timeline = stage?.timeline else { return completion(false) }
      return timeline.perform { completion(false) }
    }
    let transition = SiblingTransition(from: from, to: to, in: self)
    transition.callWillCallbacks(animated: duration > 0)
    let end = { (finished: Bool) in
      transition.end()
      completion?(finished)
    }
    if options.hasTransition {
      UIView.transition(
        with: place, duration: duration, options: options,
        animations: {
          transition.insertIncomingView(in: place)
          transition.removeOutgoingView()
          animations?()
        }, completion: end)
    } else {
      transition.insertIncomingView(in: place)
      UIView.animate(
        withDuration: duration, options: options, animations: { animations?() }, completion: end)
    }
  }
}

/// A change of a container from one child to another.
///
/// Another change may begin while this one runs. A child that takes part in the later change
/// belongs to that one.
@MainActor
final class SiblingTransition {
  private let from: UIViewController
  private let to: UIViewController
  private let parent: UIViewController

  init(from: UIViewController, to: UIViewController, in parent: UIViewController) {
    self.from = from
    self.to = to
    self.parent = parent
  }

  func callWillCallbacks(animated: Bool) {
    begin(from, appearing: false, animated: animated)
    begin(to, appearing: true, animated: animated)
  }

  /// If the parent is in transition or not visible, the child follows the parent's appearance
  /// instead.
  private func begin(_ child: UIViewController, appearing: Bool, animated: Bool) {
    child.family.siblingTransition = self
    guard parent.appearance.phase == .appeared, child.family.parent === parent else { return }
    child.presence.isFollowing = true
    child.joinAppearance(appearing, animated: animated)
  }

  func insertIncomingView(in place: UIView) {
    UIView.performWithoutAnimation {
      place.insertSubview(to.view, aboveSubview: from.view)
      to.callIsAppearing()
      to.view.layoutIfNeeded()
    }
  }

  /// Removes the outgoing view, unless another change has moved it.
  func removeOutgoingView() {
    if isMine(from), from.family.parent === parent { from.viewIfLoaded?.removeFromSuperview() }
  }

  func end() {
    removeOutgoingView()
    if isMine(to), to.appearance.phase == .appearing, parent.appearance.phase == .appeared {
      to.finishAppearance(appearing: to.isOnScreen)
    }
    if isMine(from), from.appearance.phase == .disappearing, parent.appearance.phase == .appeared {
      from.finishAppearance(appearing: false)
    }
  }

  /// False if the child takes part in a later change.
  private func isMine(_ child: UIViewController) -> Bool { child.family.siblingTransition === self }
}
