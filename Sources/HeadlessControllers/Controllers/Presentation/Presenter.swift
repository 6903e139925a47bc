import HeadlessStage
import HeadlessViews
import TransitionCurves

/// A namespace for the rules of presenting: it finds the presenter, refuses invalid requests and
/// starts the others.
@MainActor
enum Presenter {
  static func present(
    _ presented: UIViewController, from source: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    let style = presented.modalPresentationStyle
    let presenter = source.presenter(for: style)
    let completion = CATransaction.delayCompletion(until: completion)
    var notInWindow: ControllerIssue {
      .notInWindow(presenter: source.sentenceName, requested: presented.sentenceName)
    }
    do throws(ControllerIssue) {
      try check(presented, in: style, by: presenter, asked: source)
      guard presenter.nearest(where: { $0.presence.isWithdrawn }) == nil,
        let stage = presenter.viewIfLoaded?.window?.stage
      else { throw notInWindow }
      let delegate = presented.transitioningDelegate
      let manager = presented.preparedPresentationController(in: style)
      if let issue = manager?.obstacle(to: presented, by: presenter, in: stage.traits) {
        throw issue
      }
      // The delegate or an overridden property may have presented another controller, moved one of
      // the controllers or removed the window. From here until the links are set, no code of the
      // app runs.
      try check(presented, in: style, by: presenter, asked: source)
      guard presenter.viewIfLoaded?.window?.stage === stage else { throw notInWindow }
      let presentation = Presentation(
        presented: presented, presenting: presenter, source: source, stage: stage)
      presentation.present(
        in: style, by: delegate, manager, animated: animated, completion: completion)
    } catch {
      refuse(presented, error, from: source, completion: completion)
    }
  }

  static func dismiss(from controller: UIViewController, animated: Bool, completion: (() -> Void)?)
  {
    let presenter = controller.hasPresented ? controller : controller.family.presenter
    guard let presenter, presenter.hasPresented, let presentation = presenter.topPresentation
    else {
      completion?()
      return
    }
    presentation.dismiss(
      to: presenter, animated: animated,
      completion: CATransaction.delayCompletion(until: completion))
  }

  /// Throws the reason why a presentation is refused, if it is.
  private static func check(
    _ presented: UIViewController, in style: UIModalPresentationStyle,
    by presenter: UIViewController, asked source: UIViewController
  ) throws(ControllerIssue) {
    var requested: String { presented.sentenceName }
    if presented === presenter || presented === source {
      throw .presentsItself(controller: requested)
    }
    if style == .none { throw .impossibleStyle(requested: requested) }
    if presenter.family.presented === presented {
      throw .alreadyPresents(presenter: presenter.sentenceName, requested: requested)
    }
    if let current = presenter.family.presented {
      throw .alreadyPresenting(
        presenter: presenter.sentenceName, current: current.sentenceName, requested: requested)
    }
    // A controller whose view a presentation removed is on the screen in this sense, too.
    let isActive =
      presented.family.presenter != nil || presented.family.presented != nil
      || presented.family.parent != nil || presented.viewIfLoaded?.window != nil
    if isActive { throw .alreadyOnScreen(requested: requested) }
    if presented.isRoot {
      throw .presentsRoot(presenter: presenter.sentenceName, requested: requested)
    }
    if source.isInside(presented) || presenter.isInside(presented) {
      throw .presentsAncestor(presenter: presenter.sentenceName, requested: requested)
    }
    if let transition = presenter.enclosingPresentation?.transition, transition.isBusy {
      throw .transitionInProgress(presenter: presenter.sentenceName, requested: requested)
    }
  }

  private static func refuse(
    _ presented: UIViewController, _ issue: ControllerIssue, from source: UIViewController,
    completion: (() -> Void)?
  ) {
    presented.transitions.decisions = [.refused(issue.description)]
    source.report(issue)
    guard let completion else { return }
    guard let stage = source.stage ?? Timeline.current?.stage,
      stage.uses(.completionOfRefusedPresentation)
    else { return }
    stage.timeline.perform(completion)
  }
}

extension UIViewController {
  /// The controller that presents when this controller is asked to present in a style.
  ///
  /// A style that covers a context is presented by the nearest ancestor that defines a context,
  /// this controller included; any other style by the topmost ancestor, which fills the screen.
  func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    var topmost = self
    for controller in lineage {
      if style.coversContext, controller.definesPresentationContext { return controller }
      topmost = controller
    }
    return topmost
  }

  /// True if there is a presentation to dismiss; a presentation whose first adaptation is being
  /// determined does not count.
  fileprivate var hasPresented: Bool {
    guard let presented = family.presented else { return false }
    return presented.presentation?.adaptation.isFirst != true
  }

  /// The presentation of the controller, or of its nearest presented ancestor.
  var enclosingPresentation: Presentation? {
    nearest { $0.presentation != nil }?.presentation
  }

  /// The topmost presentation above this controller and its descendants.
  var topPresentation: Presentation? {
    var top = self
    while let next = top.presentedInside { top = next }
    return top === self ? nil : top.presentation
  }

  /// The presentations from this controller up to the topmost.
  private var presentationsAbove: [Presentation] {
    sequence(first: self, next: \.presentedInside).dropFirst().compactMap(\.presentation)
  }

  /// The controller presented by this controller, or by the first of its descendants that presents.
  private var presentedInside: UIViewController? {
    var pending = [self]
    while let controller = pending.popLast() {
      if let presented = controller.family.presented { return presented }
      pending += controller.family.children.reversed()
    }
    return nil
  }

  /// Dismisses everything that is presented here, at once and without animation, because the
  /// controller itself leaves.
  func withdrawPresentations() {
    topPresentation?.transition?.cutShort()
    // A request that waited for that end has begun now.
    topPresentation?.transition?.cutShort()
    var above = presentationsAbove
    while let presentation = above.popLast() {
      guard !presentation.isOver else { continue }
      // Other presentations from inside this one are dismissed first.
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

  /// Releases all presentations because the window is deallocated.
  func abandonPresentations() {
    while case let above = presentationsAbove, !above.isEmpty {
      for presentation in above.reversed() { presentation.abandon() }
    }
  }
}
