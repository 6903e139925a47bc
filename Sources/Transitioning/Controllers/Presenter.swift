import HeadlessStage
import HeadlessViews

/// Finds out who presents what, refuses what makes no sense, and lets the rest begin.
@MainActor
enum Presenter {
  /// Without containers every controller covers the screen and is a context of its own, so the one
  /// that is asked is the one that presents (facts B2–B4).
  static func present(
    _ presented: ViewController, from source: ViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    let window = source.viewIfLoaded?.window
    if let issue = refusal(of: presented, by: source) {
      refuse(presented, issue, from: source, completion: completion)
    } else if let window, let stage = window.stage {
      let presentation = Presentation(
        presented: presented, presenting: source, source: source, window: window, stage: stage)
      presentation.present(animated: animated, completion: completion)
    } else {
      let issue = TransitionIssue.notInWindow(presenter: source.label, requested: presented.label)
      refuse(presented, issue, from: source, completion: completion)
    }
  }

  static func dismiss(from controller: ViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter =
      controller.presentedViewController != nil ? controller : controller.presentingViewController
    guard let presenter, let presentation = presenter.topPresentation else {
      completion?()
      return
    }
    presentation.dismiss(to: presenter, animated: animated, completion: completion)
  }

  /// Why a presentation is refused, if it is (facts B10–B13).
  private static func refusal(
    of presented: ViewController, by presenter: ViewController
  ) -> TransitionIssue? {
    if presented === presenter {
      return .presentsItself(controller: presented.label)
    }
    if let current = presenter.presentedViewController {
      return .alreadyPresenting(
        presenter: presenter.label, current: current.label, requested: presented.label)
    }
    // A controller whose view a presentation took out is no less on screen than one that is seen.
    let isActive =
      presented.presentingViewController != nil || presented.presentedViewController != nil
      || presented.viewIfLoaded?.window != nil
    if isActive { return .alreadyOnScreen(requested: presented.label) }
    if let transition = presenter.presentation?.transition, transition.isUnderWay {
      return .transitionInProgress(presenter: presenter.label, requested: presented.label)
    }
    return nil
  }

  private static func refuse(
    _ presented: ViewController, _ issue: TransitionIssue, from source: ViewController,
    completion: (() -> Void)?
  ) {
    presented.transitionDecisions = [.refused(issue)]
    (source.stage?.diagnostics ?? Diagnostics.fallback).report(issue)
    guard let completion else { return }
    guard let timeline = source.stage?.timeline ?? .current else { return completion() }
    timeline.perform(completion)
  }
}

extension ViewController {
  /// The topmost of the presentations that this controller carries.
  var topPresentation: Presentation? {
    var top = self
    while let next = top.presentedViewController { top = next }
    return top === self ? nil : top.presentation
  }

  /// Dismisses all that is presented here and now, unseen, because the controller itself goes.
  func withdrawPresentations() {
    topPresentation?.transition?.cutShort()
    // What waited for that end has begun now.
    topPresentation?.transition?.cutShort()
    guard let presentation = topPresentation else { return }
    presentation.dismiss(to: self, animated: false, completion: nil)
    presentation.transition?.cutShort()
  }

  /// Lets go of all that is presented, when the window is gone from beneath it.
  func abandonPresentations() {
    var controller = self
    while let next = controller.presentedViewController {
      next.presentation?.abandon()
      controller = next
    }
  }
}
