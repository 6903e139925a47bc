public import Foundation
import HeadlessStage
public import HeadlessViews
import TransitionCurves

/// A presentation controller that shows a popover with an arrow toward its source.
///
/// ```swift
/// menu.modalPresentationStyle = .popover
/// menu.preferredContentSize = CGSize(width: 240, height: 320)
/// menu.popoverPresentationController?.sourceView = button
/// present(menu, animated: true)
/// ```
///
/// The popover has its content's preferred size, as far as there is space, and follows changes of
/// that size. A tap outside dismisses the popover, unless the delegate or `isModalInPresentation`
/// prevents that. In compact width the popover adapts to a form sheet, unless its delegate decides
/// otherwise.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The size of content without a preferred size, in points.
  private static let contentSize = CGSize(width: 320, height: 480)

  /// The view at which the arrow points; must be in the presenter's window at the presentation.
  ///
  /// A visible popover follows changes of this property and of the view's position, at the next
  /// layout of its container.
  public final weak var sourceView: UIView? {
    didSet { settingDidChange() }
  }

  /// The rectangle at which the arrow points, in points, in the source view's coordinates; null for
  /// the view's bounds.
  ///
  /// A rectangle that is neither null nor finite is refused with a `ViewIssue`.
  public final var sourceRect = CGRect.null {
    didSet {
      guard sourceRect.isNull || sourceRect.isFinite else {
        report(.notFinite(property: "sourceRect", owner: owner, value: "\(sourceRect)"))
        return sourceRect = oldValue
      }
      settingDidChange()
    }
  }

  /// The item at which the arrow points in place of the source view, for example a bar button item;
  /// must be in the presenter's window at the presentation.
  public final weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { settingDidChange() }
  }

  /// The bar button item at which the arrow points: the source item, if it is one.
  public final var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }

  /// The permitted directions of the arrow.
  public final var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { settingDidChange() }
  }

  /// The direction of the arrow; `unknown` while the popover is not presented.
  public final private(set) var arrowDirection = UIPopoverArrowDirection.unknown

  /// The minimum distances of the popover from the edges of the safe area, in points.
  ///
  /// Insets that are not finite are refused with a `ViewIssue`.
  public final var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet {
      guard popoverLayoutMargins.isFinite else {
        report(
          .notFinite(
            property: "popoverLayoutMargins", owner: owner, value: "\(popoverLayoutMargins)"))
        return popoverLayoutMargins = oldValue
      }
      settingDidChange()
    }
  }

  /// The views that receive touches while the popover is presented; a touch elsewhere dismisses the
  /// popover.
  public final var passthroughViews: [UIView]?

  /// True if the popover may cover its source rather than shrink.
  public final var canOverlapSourceViewRect = false {
    didSet { settingDidChange() }
  }

  /// The colour of the popover's background and arrow; nil for white.
  public final var backgroundColor: UIColor? {
    didSet { popoverView?.color = backgroundColor ?? .white }
  }

  /// The sheet to which the popover adapts in compact width.
  public final private(set) lazy var adaptiveSheetPresentationController:
    UISheetPresentationController = {
      let sheet = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: nil)
      sheet.isKeptByPresented = true
      return sheet
    }()

  private final var popoverView: PopoverView?
  private final let surroundings = UIView()
  private final lazy var tap = UITapGestureRecognizer { [weak self] _ in self?.personDidTapOutside()
  }

  /// True once the delegate has been notified of the presentation.
  private final var isPrepared = false

  /// The rectangle in which the popover was placed.
  private final var knownRoom: CGRect?

  open override var presentedView: UIView? { popoverView ?? super.presentedView }

  open override var shouldRemovePresentersView: Bool { false }

  open override var frameOfPresentedViewInContainerView: CGRect { geometry.frame }

  /// `formSheet` in compact width; otherwise `none`.
  open override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? .formSheet : .none
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { contentSize }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    guard let popoverView, presentation?.transition == nil else { return }
    let wish = presentedViewController.preferredContentSize
    guard wish.width > 0, wish.height > 0, !traitCollection.prefersReducedMotion else {
      return UIView.performWithoutAnimation { place() }
    }
    UIView.animate(withDuration: 0.25, options: .allowUserInteraction) {
      place()
      popoverView.layoutIfNeeded()
    }
  }

  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    prepare()
    let popover = PopoverView()
    popover.color = backgroundColor ?? .white
    popover.contain(presentedViewController.view)
    popoverView = popover
    surroundings.accessibilityIdentifier = "surroundings"
    surroundings.frame = containerView.bounds
    surroundings.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    surroundings.addGestureRecognizer(tap)
    containerView.insertSubview(surroundings, at: 0)
    UIView.performWithoutAnimation {
      place()
      popover.layoutIfNeeded()
    }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed { UIView.performWithoutAnimation { place() } } else { leave() }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { leave() } else { UIView.performWithoutAnimation { place() } }
  }

  open override func containerViewWillLayoutSubviews() {
    guard let popoverView else { return }
    if knownRoom != room, sourceItem == nil, var view = sourceView {
      var rect = sourceRect
      (delegate as? any UIPopoverPresentationControllerDelegate)?
        .popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
      (sourceView, sourceRect) = (view, rect)
    }
    if knownRoom != room || popoverView.geometry != geometry { place() }
  }

  override func didLeave() { leave() }

  override var transitionStyle: UIModalTransitionStyle { .crossDissolve }

  override func adapted(to style: UIModalPresentationStyle) -> UIPresentationController {
    style == .formSheet ? adaptiveSheetPresentationController : super.adapted(to: style)
  }

  /// True on the popover, and anywhere except on a passthrough view.
  public override func claimsTouch(at point: CGPoint) -> Bool {
    guard let containerView, let passthroughViews,
      popoverView?.frame.contains(point) != true,
      !isModal
    else { return true }
    return !passthroughViews.contains { view in
      view.window != nil && view.point(inside: containerView.convert(point, to: view))
    }
  }

  override func obstacle(
    to presented: UIViewController, by presenter: UIViewController, in traits: UITraitCollection
  ) -> ControllerIssue? {
    guard !traits.isTight || adaptiveStyle(in: traits) == .none else { return nil }
    // The delegate may set the source.
    isPrepared = false
    prepare()
    let view = presenter.viewIfLoaded
    let hasSource =
      if let sourceItem {
        view.flatMap { sourceItem.frame(in: $0) } != nil
      } else {
        sourceView != nil && sourceView?.window === view?.window
      }
    return hasSource ? nil : .popoverWithoutSource(requested: presented.sentenceName)
  }

  /// Notifies the delegate before the presentation, once per presentation.
  private final func prepare() {
    guard !isPrepared else { return }
    isPrepared = true
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
  }

  private final func settingDidChange() {
    if popoverView != nil { containerView?.setNeedsLayout() }
  }

  private final var owner: String { "the popover of \(presentedViewController.label)" }

  private final func report(_ issue: ViewIssue) {
    (presentedViewController.stage?.diagnostics ?? Diagnostics.fallback).report(issue)
  }

  private final var contentSize: CGSize {
    let wish = presentedViewController.preferredContentSize
    return wish.width > 0 && wish.height > 0 ? wish : Self.contentSize
  }

  /// The rectangle that must contain the popover, in the container's coordinates.
  private final var room: CGRect {
    guard let containerView else { return .zero }
    let (bounds, area) = (containerView.bounds, containerView.safeAreaInsets)
    let (top, left) = (
      area.top + popoverLayoutMargins.top, area.left + popoverLayoutMargins.left
    )
    return CGRect(
      x: left, y: top,
      width: max(0, bounds.width - left - area.right - popoverLayoutMargins.right),
      height: max(0, bounds.height - top - area.bottom - popoverLayoutMargins.bottom))
  }

  /// The rectangle at which the arrow points, in the container's coordinates; nil if the source is
  /// not on the screen.
  private final var source: CGRect? {
    guard let containerView else { return nil }
    if let sourceItem { return sourceItem.frame(in: containerView) }
    guard let sourceView, sourceView.window != nil else { return nil }
    return containerView.convert(
      sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
  }

  private final var geometry: PopoverGeometry {
    let bounds = containerView?.bounds ?? .zero
    return PopoverGeometry(
      content: contentSize,
      source: source ?? CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0), room: room,
      permitted: permittedArrowDirections,
      canOverlap: canOverlapSourceViewRect,
      isMirrored: traitCollection.layoutDirection == .rightToLeft)
  }

  private final func place() {
    let geometry = geometry
    knownRoom = room
    arrowDirection = geometry.arrowDirection
    popoverView?.geometry = geometry
    popoverView?.frame = geometry.frame
  }

  private final func leave() {
    surroundings.removeFromSuperview()
    popoverView = nil
    arrowDirection = .unknown
    knownRoom = nil
    isPrepared = false
  }
}

extension UIViewController {
  /// The popover presentation controller of the controller, or of its nearest presented ancestor;
  /// nil if the style is not a popover.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
      ?? enclosingPresentation?.controller.originalController as? UIPopoverPresentationController
  }
}
