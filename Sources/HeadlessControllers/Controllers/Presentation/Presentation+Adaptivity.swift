import HeadlessStage
import HeadlessViews

/// How a presentation has adapted to the room there is.
struct Adaptation: Hashable {
  /// The style that it has taken; `none` when it is presented as it was asked for.
  var style = ModalPresentationStyle.none

  /// Across and down, when it was last asked for.
  var sizeClasses: [UserInterfaceSizeClass] = []

  /// True while it is being found out how it is to come, when nothing is presented yet.
  var isFirst = false

  /// True if the delegate is to be told how it comes.
  var isTold = false
}

/// A presentation takes another style where there is little room (facts B35–B38).
extension Presentation {
  /// The controller of the presentation in the style that was asked for.
  private var original: PresentationController { controller.spokesman }

  /// Takes the style that the traits call for before anything has begun; false when nobody was asked,
  /// as there is room.
  func adaptAtFirst() -> Bool {
    guard let traits = stage?.traits else { return false }
    adaptation.sizeClasses = traits.sizeClasses
    guard traits.isTight else { return false }
    adaptation.isFirst = true
    defer { adaptation.isFirst = false }
    let style = original.adaptiveStyle(in: traits)
    guard style != .none else { return true }
    let own = original
    adaptation.style = style
    controller = manager(for: style, instead: own)
    controller.presentingViewController = presenting
    if presented !== own.presentedViewController {
      presented.presentationController = controller
    }
    return true
  }

  /// Tells the delegate which style it comes in.
  func tellAdaptation(_ coordinator: (any ViewControllerTransitionCoordinator)?) {
    original.delegate?.presentationController(
      original, willPresentWithAdaptiveStyle: adaptation.style,
      transitionCoordinator: coordinator)
  }

  /// Takes the style that the traits call for now, if they have changed; while something comes or goes
  /// that waits for its end.
  func adapt() {
    guard !isOver, !isBusy, cover?.isBusy != true, presented.presentation === self,
      container.window != nil, let traits = stage?.traits,
      traits.sizeClasses != adaptation.sizeClasses
    else { return }
    adaptation.sizeClasses = traits.sizeClasses
    prepare { change(in: traits) }
    // Callbacks may have changed the traits once more, when nothing could follow them.
    adapt()
    presenting.presentation?.adapt()
  }

  /// True while it comes, goes or adapts, or is about to.
  private var isBusy: Bool {
    isPreparing || transition != nil
      || dismissal.map { $0.presentation.transition === $0 } == true
  }

  private func change(in traits: TraitCollection) {
    let style = original.adaptiveStyle(in: traits)
    if style == .none, let issue = obstacleToReturning {
      stage?.diagnostics.report(issue)
      return
    }
    guard style != adaptation.style else {
      original.delegate?.presentationController(
        original, willPresentWithAdaptiveStyle: .none, transitionCoordinator: nil)
      return
    }
    View.performWithoutAnimation { change(to: style) }
  }

  /// Why the controller that another stands in for cannot be itself again, if it cannot.
  private var obstacleToReturning: TransitionIssue? {
    guard let replaced else { return nil }
    let isElsewhere = replaced.storedParent.map { !$0.isInside(presented) } ?? false
    if isElsewhere || replaced.storedPresenting != nil || replaced.isRoot {
      return .alreadyOnScreen(requested: replaced.label)
    }
    guard presenting.isInside(replaced) else { return nil }
    return .presentsAncestor(presenter: presenting.label, requested: replaced.label)
  }

  /// What the presented controller presents itself.
  private var cover: Presentation? { presented.storedPresented?.presentation }

  /// Ends the presentation in one style and begins it in another, here and now.
  private func change(to style: ModalPresentationStyle) {
    // What covers the presented view may have taken it out.
    let cover = cover
    let isOut = cover?.standIn != nil
    if isOut { cover?.returnPresentersView() }
    defer {
      cover?.followPresentersView()
      if isOut {
        cover?.borrowPresentersView()
        cover?.removePresentersView()
      }
    }
    let (old, own, former, oldView) = (controller, original, presented, controller.presentedView)
    adaptation.style = style
    old.dismissalTransitionWillBegin()
    let new = style == .none ? own : manager(for: style, instead: own)
    if style == .none, let replaced {
      exchange(for: replaced)
    }
    tellAdaptation(nil)
    // Who was asked and told may have taken the window away.
    guard presented.presentation === self else { return }
    let isExchanged = former !== presented
    let brings = old.shouldRemovePresentersView && !new.shouldRemovePresentersView
    let takes = !old.shouldRemovePresentersView && new.shouldRemovePresentersView
    if isExchanged {
      former.beginAppearanceTransition(false, animated: false)
      former.withdraw(presented)
    }
    if brings { presenting.beginAppearanceTransition(true, animated: false) }
    old.dismissalTransitionDidEnd(true)
    old.storedContainerView = nil
    controller = new
    new.storedContainerView = container
    new.presentingViewController = presenting
    container.presentationController = new
    if takes { borrowPresentersView() }
    new.presentationTransitionWillBegin()
    if takes { presenting.beginAppearanceTransition(false, animated: false) }
    if isExchanged { presented.beginAppearanceTransition(true, animated: false) }
    if let view = new.presentedView {
      view.frame = new.frameOfPresentedViewInContainerView
      container.addSubview(view)
    }
    // It may be what the other shows now, or in that.
    if let oldView, new.presentedView.map(oldView.isDescendant) != true {
      oldView.removeFromSuperview()
    }
    if brings {
      returnPresentersView()
      presenting.callIsAppearing()
    }
    if isExchanged { presented.callIsAppearing() }
    container.layoutIfNeeded()
    if takes { removePresentersView() }
    new.presentationTransitionDidEnd(true)
    if isExchanged {
      former.finishAppearance(appearing: false)
      presented.finishAppearance(appearing: container.window != nil)
    }
    if brings || takes { presenting.finishAppearance(appearing: brings) }
  }

  /// What manages the presentation in a style that takes the place of its own, and presents what the
  /// delegate wants to see there.
  private func manager(
    for style: ModalPresentationStyle, instead own: PresentationController
  ) -> PresentationController {
    let new = own.adapted(to: style)
    new.storedPresentationStyle = style
    new.original = own
    new.delegate = own.delegate
    let former = presented
    isLending = true
    Self.lendings += 1
    let other = own.delegate?.presentationController(
      own, viewControllerForAdaptivePresentationStyle: style)
    Self.lendings -= 1
    isLending = false
    if presented.presentation === self, let other, other !== presented {
      if let issue = other.obstacle(toReplacing: presented, of: presenting) {
        stage?.diagnostics.report(issue)
      } else {
        exchange(for: other)
      }
    }
    // Whatever else has taken it in gives it back, for it has its place here.
    if former.storedPresenting != nil, let parent = former.storedParent {
      stage?.diagnostics.report(
        TransitionIssue.childIsPresented(child: former.label, parent: parent.label))
      former.leaveParent()
    }
    guard presented.presentation === self else { return new }
    new.take(presented)
    own.delegate?.presentationController(own, prepare: new)
    return new
  }
}

extension PresentationController {
  /// The style that the presentation takes in some traits; `none` when it stays as it is.
  func adaptiveStyle(in traits: TraitCollection) -> ModalPresentationStyle {
    // What keeps to a context of its own accord stays as it is (fact B5).
    guard shouldPresentInFullscreen else { return .none }
    let style =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? adaptivePresentationStyle(for: traits)
    switch style {
    case .fullScreen, .overFullScreen:
      return style == storedPresentationStyle ? .none : style
    case .formSheet where style != storedPresentationStyle:
      // A sheet may rather cover the screen where there is little room from top to bottom (fact J7).
      let sheetStyle = adapted(to: style).adaptivePresentationStyle(for: traits)
      return sheetStyle == .none ? .formSheet : sheetStyle
    default:
      return .none
    }
  }
}

extension TraitCollection {
  /// The room across and down.
  fileprivate var sizeClasses: [UserInterfaceSizeClass] {
    [horizontalSizeClass, verticalSizeClass]
  }

  /// True when there is little room across or down.
  var isTight: Bool { sizeClasses.contains(.compact) }
}

extension ViewController {
  /// Why the controller cannot stand in for another, if it cannot.
  fileprivate func obstacle(
    toReplacing other: ViewController, of presenter: ViewController
  ) -> TransitionIssue? {
    if presenter.isInside(self) {
      return .presentsAncestor(presenter: presenter.label, requested: label)
    }
    let isFree =
      storedParent == nil && storedPresenting == nil && storedPresented == nil && !isRoot
      && viewIfLoaded?.window == nil
    return isFree ? nil : .alreadyOnScreen(requested: label)
  }

  /// Lets a controller go that was taken in, now that it is to be presented itself.
  fileprivate func withdraw(_ other: ViewController) {
    guard other.storedParent != nil, other.lineage.contains(self) else { return }
    other.willMove(toParent: nil)
    other.viewIfLoaded?.removeFromSuperview()
    other.removeFromParent()
  }
}
