import HeadlessStage
import HeadlessViews

/// Finds out who presents what, refuses what makes no sense, and lets the rest begin.
@MainActor
enum Presenter {
  static func present(
    _ presented: ViewController, from source: ViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    let style = presented.modalPresentationStyle
    let presenter = source.presenter(for: style)
    let completion = TransactionHold.until(completion)
    if let issue = refusal(of: presented, in: style, by: presenter, asked: source) {
      refuse(presented, issue, from: source, completion: completion)
    } else if presenter.nearest(where: { $0.isWithdrawn }) == nil,
      let stage = presenter.viewIfLoaded?.window?.stage
    {
      let delegate = presented.transitioningDelegate
      let manager = presented.preparedPresentationController(in: style)
      let presentation = Presentation(
        presented: presented, presenting: presenter, source: source, stage: stage)
      var issue = manager?.obstacle(to: presented, by: presenter, in: stage.traits)
      // A delegate or an overridden property that was asked may have presented another, found one of the
      // controllers another place, or taken the window away. From here on no app's code runs until the
      // links are set.
      issue = issue ?? refusal(of: presented, in: style, by: presenter, asked: source)
      if issue == nil, presenter.viewIfLoaded?.window?.stage !== stage {
        issue = .notInWindow(presenter: source.sentenceName, requested: presented.sentenceName)
      }
      if let issue { return refuse(presented, issue, from: source, completion: completion) }
      presentation.present(
        in: style, by: delegate, manager, animated: animated, completion: completion)
    } else {
      let issue = TransitionIssue.notInWindow(
        presenter: source.sentenceName, requested: presented.sentenceName)
      refuse(presented, issue, from: source, completion: completion)
    }
  }

  static func dismiss(from controller: ViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = controller.hasPresented ? controller : controller.storedPresenting
    guard let presenter, presenter.hasPresented, let presentation = presenter.topPresentation
    else {
      completion?()
      return
    }
    presentation.dismiss(
      to: presenter, animated: animated, completion: TransactionHold.until(completion))
  }

  /// Why a presentation is refused, if it is (facts B10–B13).
  private static func refusal(
    of presented: ViewController, in style: ModalPresentationStyle,
    by presenter: ViewController, asked source: ViewController
  ) -> TransitionIssue? {
    if presented === presenter || presented === source {
      return .presentsItself(controller: presented.sentenceName)
    }
    if style == .none {
      return .impossibleStyle(requested: presented.sentenceName)
    }
    if let current = presenter.storedPresented {
      return .alreadyPresenting(
        presenter: presenter.sentenceName, current: current.sentenceName,
        requested: presented.sentenceName)
    }
    // A controller whose view a presentation took out is no less on screen than one that is seen.
    let isActive =
      presented.storedPresenting != nil || presented.storedPresented != nil
      || presented.storedParent != nil || presented.viewIfLoaded?.window != nil
    if isActive { return .alreadyOnScreen(requested: presented.sentenceName) }
    if presented.isRoot {
      return .presentsRoot(presenter: presenter.sentenceName, requested: presented.sentenceName)
    }
    if source.isInside(presented) || presenter.isInside(presented) {
      return .presentsAncestor(presenter: presenter.sentenceName, requested: presented.sentenceName)
    }
    if let transition = presenter.carrier?.transition, transition.isBusy {
      return .transitionInProgress(
        presenter: presenter.sentenceName, requested: presented.sentenceName)
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
    guard let timeline = source.stage?.timeline ?? .fallback else { return completion() }
    timeline.perform(completion)
  }
}

extension ViewController {
  /// Who presents what this controller is asked to present in a style.
  ///
  /// A style that covers a context is presented by the nearest controller from here up that defines
  /// one, any other by the one that fills the screen, which is the topmost (facts B2–B5).
  func presenter(for style: ModalPresentationStyle) -> ViewController {
    var topmost = self
    for controller in lineage {
      if style.coversContext, controller.definesPresentationContext { return controller }
      topmost = controller
    }
    return topmost
  }

  /// True when there is something to dismiss: what is still being asked how it adapts is not presented
  /// yet (facts B20, B35).
  fileprivate var hasPresented: Bool {
    guard let storedPresented else { return false }
    return storedPresented.presentation?.adaptation.isFirst != true
  }

  /// The presentation that brought the controller, or the nearest above it that was brought by one.
  var carrier: Presentation? {
    nearest { $0.presentation != nil }?.presentation
  }

  /// The topmost of the presentations that this controller carries, and those in it.
  var topPresentation: Presentation? {
    var top = self
    while let next = top.presentedInside { top = next }
    return top === self ? nil : top.presentation
  }

  /// The presentations from here up to the topmost.
  private var presentationsAbove: [Presentation] {
    sequence(first: self, next: \.presentedInside).dropFirst().compactMap(\.presentation)
  }

  /// What this controller presents, or the first of those in it that presents anything.
  private var presentedInside: ViewController? {
    guard presenterCount > 0 else { return nil }
    var controller = self
    while controller.storedPresented == nil {
      guard let next = controller.storedChildren.first(where: { $0.presenterCount > 0 }) else {
        return nil
      }
      controller = next
    }
    return controller.storedPresented
  }

  /// Dismisses all that is presented here and now, unseen, because the controller itself goes.
  func withdrawPresentations() {
    topPresentation?.transition?.cutShort()
    // What waited for that end has begun now.
    topPresentation?.transition?.cutShort()
    var above = presentationsAbove
    while let presentation = above.popLast() {
      guard !presentation.isOver else { continue }
      // What else is presented there goes first.
      let others = presentation.presented.presentationsAbove
      guard others.isEmpty else {
        above += [presentation] + others
        continue
      }
      presentation.dismiss(to: presentation.presenting, animated: false, completion: nil)
      presentation.transition?.cutShort()
      guard presentation.isOver else { return }
      if above.isEmpty { above = presentationsAbove }
    }
  }

  /// Lets go of all that is presented, when the window is gone from beneath it.
  func abandonPresentations() {
    while case let above = presentationsAbove, !above.isEmpty {
      for presentation in above.reversed() { presentation.abandon() }
    }
  }
}
