import HeadlessStage
import HeadlessViews

/// Finds out who presents what, refuses what makes no sense, and lets the rest begin.
@MainActor
enum Presenter {
  static func present(
    _ presented: ViewController, from source: ViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    let presenter = presenter(for: presented, from: source)
    if let issue = refusal(of: presented, by: presenter, from: source) {
      let diagnostics = source.stage?.diagnostics ?? Diagnostics.fallback
      diagnostics.report(issue)
      guard let completion else { return }
      guard let timeline = Timeline.current else { return completion() }
      return timeline.perform(completion)
    }
    guard let window = presenter.view.window, let stage = window.stage else { return }
    let presentation = Presentation(
      presented: presented, presenting: presenter, source: source, window: window, stage: stage)
    presentation.present(animated: animated, completion: completion)
  }

  static func dismiss(from controller: ViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter =
      controller.presentedViewController != nil ? controller : controller.presentingViewController
    guard let presenter, let first = presenter.presentedViewController else {
      completion?()
      return
    }
    var top = first
    while let next = top.presentedViewController { top = next }
    guard let presentation = top.presentation as? Presentation else { return }
    presentation.dismiss(to: presenter, animated: animated, completion: completion)
  }

  /// The controller that presents on behalf of `source` (facts B2–B4).
  private static func presenter(
    for presented: ViewController, from source: ViewController
  ) -> ViewController {
    // Without containers every controller covers the screen and is a context of its own.
    source
  }

  /// Why a presentation is refused, if it is (facts B10–B13).
  private static func refusal(
    of presented: ViewController, by presenter: ViewController, from source: ViewController
  ) -> TransitionIssue? {
    if presented === source || presented === presenter {
      return .presentsItself(controller: presented.label)
    }
    if let current = presenter.presentedViewController {
      return .alreadyPresenting(
        presenter: presenter.label, current: current.label, requested: presented.label)
    }
    if presented.presentingViewController != nil || presented.viewIfLoaded?.window != nil {
      return .alreadyOnScreen(requested: presented.label)
    }
    guard let window = presenter.viewIfLoaded?.window, window.stage != nil else {
      return .notInWindow(presenter: presenter.label, requested: presented.label)
    }
    return nil
  }
}
