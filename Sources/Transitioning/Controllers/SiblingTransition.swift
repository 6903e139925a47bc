public import Foundation
public import HeadlessStage
import HeadlessViews

extension ViewController {
  /// Lets one child's view take the place of another's, with all that the two are to be told.
  ///
  /// ```swift
  /// container.transition(from: list, to: map, duration: 0.3, options: [], animations: {
  ///   map.view.alpha = 1
  /// })
  /// ```
  ///
  /// The incoming view is put right in front of the outgoing one, which is taken out at the end; do
  /// neither yourself. A controller that is no child of this one, an outgoing one whose view is
  /// nowhere, and a container that forwards appearance by itself, are refused with a
  /// `TransitionIssue`; the completion hears `false`.
  ///
  /// With a transition among the options, the view that both are in turns, curls or melts from the one
  /// look into the other, as in `View.transition(with:duration:options:animations:completion:)`; the
  /// outgoing view is taken out at once then, and what `animations` changes animates only if the
  /// options have `allowAnimatedContent`.
  ///
  /// - Parameters:
  ///   - duration: In seconds; zero or less changes at once.
  ///   - animations: Makes the changes that animate; nil makes none.
  ///   - completion: Called once, after both were told that they have come in and gone out.
  public func transition(
    from fromViewController: ViewController, to toViewController: ViewController,
    duration: TimeInterval, options: View.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let (from, to) = (fromViewController, toViewController)
    guard from.parent === self, to.parent === self, from !== to,
      shouldAutomaticallyForwardAppearanceMethods, let place = from.viewIfLoaded?.superview
    else {
      report(.notSiblings(from: from.label, to: to.label, parent: label))
      guard let completion else { return }
      guard let timeline = stage?.timeline else { return completion(false) }
      return timeline.perform { completion(false) }
    }
    let transition = SiblingTransition(from: from, to: to, in: self)
    transition.tellBeginning(animated: duration > 0)
    let end = { (finished: Bool) in
      transition.end()
      completion?(finished)
    }
    if options.hasTransition {
      View.transition(
        with: place, duration: duration, options: options,
        animations: {
          transition.insertIncomingView(in: place)
          transition.removeOutgoingView()
          animations?()
        }, completion: end)
    } else {
      transition.insertIncomingView(in: place)
      View.animate(
        withDuration: duration, options: options, animations: { animations?() }, completion: end)
    }
  }
}

/// Two children of a container, of whom one takes the place of the other.
///
/// Another change may begin while it runs. Whoever takes part in that one is its business from then on.
@MainActor
final class SiblingTransition {
  private let from: ViewController
  private let to: ViewController
  private let parent: ViewController

  init(from: ViewController, to: ViewController, in parent: ViewController) {
    self.from = from
    self.to = to
    self.parent = parent
  }

  func tellBeginning(animated: Bool) {
    begin(from, appearing: false, animated: animated)
    begin(to, appearing: true, animated: animated)
  }

  /// In a parent that is on its way, or is not visible, a child goes with it instead.
  private func begin(_ child: ViewController, appearing: Bool, animated: Bool) {
    let isOnItsWay =
      child.siblingTransition != nil
      && child.appearance.phase == (appearing ? .appearing : .disappearing)
    child.siblingTransition = self
    guard parent.appearance.phase == .appeared else { return }
    child.isFollowing = true
    if !isOnItsWay { child.beginAppearanceTransition(appearing, animated: animated) }
  }

  func insertIncomingView(in place: View) {
    View.performWithoutAnimation {
      place.insertSubview(to.view, aboveSubview: from.view)
      to.callIsAppearing()
      to.view.layoutIfNeeded()
    }
  }

  /// Somebody may have moved the two meanwhile; then there is nothing to take out.
  func removeOutgoingView() {
    if isMine(from), from.parent === parent { from.viewIfLoaded?.removeFromSuperview() }
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

  /// False for a child that takes part in a later change.
  private func isMine(_ child: ViewController) -> Bool { child.siblingTransition === self }
}
