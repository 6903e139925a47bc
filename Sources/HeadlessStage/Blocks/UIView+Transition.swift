public import Foundation
public import HeadlessViews
import TransitionCurves

extension UIView {
  /// Changes a view, and animates from its old look to its new one.
  ///
  /// ```swift
  /// UIView.transition(with: label, duration: 0.25, options: .transitionCrossDissolve) {
  ///   label.text = "done"
  /// }
  /// ```
  ///
  /// The old look is a snapshot of all that the view showed in the last frame; the new look is the
  /// live view. The changes are made at once. Properties that they set animate only if the options
  /// contain `allowAnimatedContent`. Subviews may be added and removed. Without a transition among
  /// the options the call works like `animate(withDuration:)`.
  ///
  /// A cross dissolve blends the two looks exactly: where both are the same, nothing changes. A
  /// flip turns them like the faces of a card, seen in perspective. A curl is shown as a flat sheet
  /// that turns about the view's top edge.
  ///
  /// A layer has one transition at a time. A new transition replaces the running one, whose
  /// completion is called with `false`, and starts from the visible look.
  ///
  /// - Parameters:
  ///   - view: The view whose content changes.
  ///   - duration: In seconds; zero or less makes the changes at once.
  ///   - options: The transition and its curve, such as `transitionCrossDissolve`.
  ///   - animations: Makes the changes; nil makes none.
  ///   - completion: Called once, as for `animate(withDuration:)`.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    transition(with: view, duration, options, animations ?? {}, completion)
  }

  /// Changes a view with a transition from its look at a moment; nil means the last frame.
  private static func transition(
    with view: UIView, _ duration: TimeInterval, _ options: AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?, from moment: FrozenMoment? = nil
  ) {
    animate(
      duration, 0, options,
      .eased(CATransaction.animationTimingFunction() ?? options.timingFunction),
      animations, completion, problem(duration, 0),
      transition: options.transitionStyle.map { (view.layer, $0, moment) })
  }

  /// The moment that shows a view before another one replaces it, which may be in its place already.
  private static func moment(
    before toView: UIView, replaces fromView: UIView, in container: UIView
  ) -> FrozenMoment {
    let wasShown = toView.layer.isCommitted && container.layer.isCommitted
    let isMissing = !wasShown && toView !== fromView
    let moment: FrozenMoment =
      fromView.layer.isCommitted ? FrozenMoment(lastFrameOf: container.layer) : .now
    return moment.without(isMissing ? toView.layer : nil)
  }

  /// Replaces one view by another, as a transition of the superview.
  ///
  /// `toView` is inserted at once at the place of `fromView` among its siblings, and `fromView` is
  /// removed. With `showHideTransitionViews` both views stay in their superviews; `toView` is shown
  /// and `fromView` is hidden. The old look does not show a `toView` that was added since the last
  /// frame. A `fromView` without a superview is refused with a `StageIssue`, and
  /// the completion is called with `false`.
  ///
  /// - Parameters:
  ///   - fromView: The view that is replaced.
  ///   - toView: The view that replaces it.
  ///   - duration: In seconds; zero or less makes the changes at once.
  ///   - options: The transition and its curve, such as `transitionCrossDissolve`.
  ///   - completion: Called once, as for `animate(withDuration:)`.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      let issue = StageIssue.transitionsFromNowhere(view: fromView.label)
      (fromView.layer.timeline?.diagnostics ?? .fallback).report(issue)
      let timeline = fromView.layer.timeline ?? .current
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
        // Where `toView` could not be inserted, `fromView` stays.
        if toView.superview === container { fromView.removeFromSuperview() }
      }
    }
    transition(
      with: container, duration, options, changes, completion,
      from: moment(before: toView, replaces: fromView, in: container))
  }
}
