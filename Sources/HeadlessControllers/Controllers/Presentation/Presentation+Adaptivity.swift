import HeadlessStage
import HeadlessViews
import MotionCurves

/// The adaptation of a presentation to compact size classes.
struct Adaptation: Hashable {
  /// The style that the presentation has adapted to; `none` for its own style.
  var style = UIModalPresentationStyle.none

  /// The horizontal and the vertical size class at the last query.
  var sizeClasses: [UIUserInterfaceSizeClass] = []

  /// True while the first adaptation is determined, before the presentation begins.
  var isFirst = false

  /// True if the delegate must be notified of the adaptation.
  var mustNotify = false
}

/// The adaptivity of a presentation: in compact size classes it may take another style, as in
/// UIKit.
extension Presentation {
  /// The presentation controller of the requested style.
  private var original: UIPresentationController { controller.originalController }

  /// Adapts to the traits before the presentation begins; returns false if no size class is
  /// compact, so that the delegate was not asked.
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

  /// Notifies the delegate of the adapted style.
  func notifyOfAdaptation(_ coordinator: (any UIViewControllerTransitionCoordinator)?) {
    original.delegate?.presentationController(
      original, willPresentWithAdaptiveStyle: adaptation.style,
      transitionCoordinator: coordinator)
  }

  /// Adapts to the traits if they have changed since the last query; during a transition, the
  /// adaptation waits for its end.
  func adapt() {
    guard !isOver, !isBusy, cover?.isBusy != true, presented.presentation === self,
      container.window != nil, let traits = stage?.traits,
      traits.sizeClasses != adaptation.sizeClasses
    else { return }
    adaptation.sizeClasses = traits.sizeClasses
    prepare { change(in: traits) }
    // Callbacks may have changed the traits again while adaptation was not possible.
    adapt()
    presenting.presentation?.adapt()
  }

  /// True while the presentation is in transition or adapts, or is about to.
  private var isBusy: Bool {
    isPreparing || transition != nil
      || dismissal.map { $0.presentation.transition === $0 } == true
  }

  private func change(in traits: UITraitCollection) {
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
    UIView.performWithoutAnimation { change(to: style) }
  }

  /// The reason why a replaced controller cannot return; nil if it can.
  private var obstacleToReturning: ControllerIssue? {
    guard let replaced else { return nil }
    let isElsewhere = replaced.actualParent.map { !$0.isInside(presented) } ?? false
    if isElsewhere || replaced.actualPresenting != nil || replaced.isRoot {
      return .alreadyOnScreen(requested: replaced.label)
    }
    guard presenting.isInside(replaced) else { return nil }
    return .presentsAncestor(presenter: presenting.label, requested: replaced.label)
  }

  /// The presentation in front of this one, made by the presented controller.
  private var cover: Presentation? { presented.actualPresented?.presentation }

  /// Ends the presentation in one style and begins it in another, at once.
  private func change(to style: UIModalPresentationStyle) {
    // A presentation in front may have removed the presented view.
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
    notifyOfAdaptation(nil)
    // The delegate may have removed the window in its callbacks.
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
    old.actualContainerView = nil
    controller = new
    new.actualContainerView = container
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
    // The old view may be the new view or a part of it.
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

  /// The presentation controller for an adapted style; also replaces the presented controller if
  /// the delegate provides another one.
  private func manager(
    for style: UIModalPresentationStyle, instead own: UIPresentationController
  ) -> UIPresentationController {
    let new = own.adapted(to: style)
    new.actualPresentationStyle = style
    new.original = own
    new.delegate = own.delegate
    let former = presented
    allowsReparenting = true
    let other = own.delegate?.presentationController(
      own, viewControllerForAdaptivePresentationStyle: style)
    allowsReparenting = false
    if presented.presentation === self, let other, other !== presented {
      if let issue = other.obstacle(toReplacing: presented, of: presenting) {
        stage?.diagnostics.report(issue)
      } else {
        exchange(for: other)
      }
    }
    // The presented controller may have been added to another parent; it is removed from there,
    // because it is presented here.
    if former.actualPresenting != nil, let parent = former.actualParent {
      stage?.diagnostics.report(
        ControllerIssue.childIsPresented(child: former.label, parent: parent.label))
      former.leaveParent()
    }
    guard presented.presentation === self else { return new }
    new.take(presented)
    own.delegate?.presentationController(own, prepare: new)
    return new
  }
}

extension UIPresentationController {
  /// The adapted style for the given traits; `none` if the presentation does not adapt.
  func adaptiveStyle(in traits: UITraitCollection) -> UIModalPresentationStyle {
    // A presentation that does not cover the screen by its own choice does not adapt, as in UIKit.
    guard shouldPresentInFullscreen else { return .none }
    let style =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? adaptivePresentationStyle(for: traits)
    switch style {
    case .fullScreen, .overFullScreen:
      return style == actualPresentationStyle ? .none : style
    case .formSheet where style != actualPresentationStyle:
      // A sheet may cover the screen in compact height instead.
      let sheetStyle = adapted(to: style).adaptivePresentationStyle(for: traits)
      return sheetStyle == .none ? .formSheet : sheetStyle
    default:
      return .none
    }
  }
}

extension UITraitCollection {
  /// The horizontal and the vertical size class.
  fileprivate var sizeClasses: [UIUserInterfaceSizeClass] {
    [horizontalSizeClass, verticalSizeClass]
  }

  /// True if one of the size classes is compact.
  var isTight: Bool { sizeClasses.contains(.compact) }
}

extension UIViewController {
  /// The reason why this controller cannot replace another one; nil if it can.
  fileprivate func obstacle(
    toReplacing other: UIViewController, of presenter: UIViewController
  ) -> ControllerIssue? {
    if presenter.isInside(self) {
      return .presentsAncestor(presenter: presenter.label, requested: label)
    }
    let isFree =
      actualParent == nil && actualPresenting == nil && actualPresented == nil && !isRoot
      && viewIfLoaded?.window == nil
    return isFree ? nil : .alreadyOnScreen(requested: label)
  }

  /// Removes a child that is about to be presented itself.
  fileprivate func withdraw(_ other: UIViewController) {
    guard other.actualParent != nil, other.lineage.contains(self) else { return }
    other.willMove(toParent: nil)
    other.viewIfLoaded?.removeFromSuperview()
    other.removeFromParent()
  }
}
