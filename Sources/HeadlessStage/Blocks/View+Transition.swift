public import Foundation
public import HeadlessViews
import MotionCurves

extension View {
  /// Changes what a view looks like, and lets the old look give way to the new one.
  ///
  /// ```swift
  /// View.transition(with: label, duration: 0.25, options: .transitionCrossDissolve) {
  ///   label.text = "done"
  /// }
  /// ```
  ///
  /// The old look is a snapshot of all that the view shows; the new one is the view itself, live. The
  /// changes are made at once, and properties that they set do not animate unless the options have
  /// `allowAnimatedContent` (fact G36); subviews may come and go. Without a transition among the
  /// options it is what `animate(withDuration:)` is.
  ///
  /// A cross dissolve blends the two exactly: where both are the same nothing changes. A flip turns
  /// them like the faces of a card, seen in perspective. For a curl stands a flat sheet that turns
  /// about the view's top edge.
  ///
  /// A layer is in one transition at a time: another one takes the place of the first, whose
  /// completion hears `false`, and starts from what that shows.
  ///
  /// - Parameters:
  ///   - duration: In seconds; zero or less changes at once.
  ///   - animations: Makes the changes; nil makes none.
  ///   - completion: Called once, as for `animate(withDuration:)`.
  public static func transition(
    with view: View, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      duration, 0, options,
      .eased(Transaction.animationTimingFunction() ?? options.timingFunction),
      animations ?? {}, completion, problem(duration, 0),
      transition: options.transitionStyle.map { (view.layer, $0) })
  }

  /// Lets one view take the place of another, as a transition of the superview that they are in.
  ///
  /// At once `toView` is put where `fromView` is among its siblings, and `fromView` taken out; with
  /// `showHideTransitionViews` both stay where they are, and the one is shown and the other hidden
  /// (fact G37). A view without a superview is refused with a `StageIssue`, and the completion hears
  /// `false`.
  ///
  /// - Parameters:
  ///   - duration: In seconds; zero or less changes at once.
  ///   - completion: Called once, as for `animate(withDuration:)`.
  public static func transition(
    from fromView: View, to toView: View, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      let issue = StageIssue.transitionsFromNowhere(view: fromView.label)
      let timeline = fromView.layer.timeline ?? .fallback
      (timeline?.diagnostics ?? .fallback).report(issue)
      guard let completion else { return }
      guard let timeline else { return completion(false) }
      return timeline.perform { completion(false) }
    }
    let changes = {
      guard fromView !== toView else { return }
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        container.insertSubview(toView, aboveSubview: fromView)
        // Where it could not be put, nothing makes way for it.
        if toView.superview === container { fromView.removeFromSuperview() }
      }
    }
    transition(
      with: container, duration: duration, options: options, animations: changes,
      completion: completion)
  }
}
