import HeadlessStage
import HeadlessViews
import TransitionCurves

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
    requests.isPreparing || transition != nil
      || dismissal.map { $0.modalScene?.presentation.transition === $0 } == true
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
    let covers = [cover]
    UIView.performWithoutAnimation { change(to: style) }
    for each in covers + [cover] { each?.followContext() }
  }

  /// The presentation in front of this one, made by the presented controller.
  private var cover: Presentation? { presented.family.presented?.presentation }

  /// Ends the presentation in one style and begins it in another, at once.
  private func change(to style: UIModalPresentationStyle) {
    let cover = cover
    // A presentation in front may have removed the presented view.
    let isOut = cover?.standIn != nil
    if isOut { cover?.returnPresentersView() }
    if let change = styleChange(to: style) {
      change.perform(isCovered: isOut && cover?.presenting === presented)
    }
    cover?.followPresentersView()
    if isOut {
      cover?.borrowPresentersView()
      cover?.removePresentersView()
    }
  }

  /// The change to a style, which the delegate knows; nil if a callback has ended the presentation.
  private func styleChange(to style: UIModalPresentationStyle) -> StyleChange? {
    let (old, own, former, oldView) = (controller, original, presented, controller.presentedView)
    adaptation.style = style
    old.dismissalTransitionWillBegin()
    let new = style == .none ? own : manager(for: style, instead: own)
    if style == .none, let replaced { exchange(for: replaced.controller) }
    notifyOfAdaptation(nil)
    // The delegate may have removed the window in its callbacks.
    guard presented.presentation === self else { return nil }
    return StyleChange(self, from: old, of: former, showing: oldView, to: new)
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

  var isTight: Bool { sizeClasses.contains(.compact) }
}
