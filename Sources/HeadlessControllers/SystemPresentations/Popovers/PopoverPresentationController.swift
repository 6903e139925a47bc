public import Foundation
import HeadlessStage
public import HeadlessViews

/// Presents a controller in a popover that points at where it came from.
///
/// ```swift
/// menu.modalPresentationStyle = .popover
/// menu.preferredContentSize = CGSize(width: 240, height: 320)
/// menu.popoverPresentationController?.sourceView = button
/// present(menu, animated: true)
/// ```
///
/// The popover is as large as its content would like, as far as there is room, and follows when that
/// changes (fact A41). A tap beside it dismisses it, by the rules for all that a person dismisses (facts
/// B31–B34). Where there is little room across it becomes a form sheet, unless its delegate has it
/// otherwise (fact B36).
@preconcurrency @MainActor
open class PopoverPresentationController: PresentationController {
  /// The size of content that has no wishes, in points.
  private static let contentSize = CGSize(width: 320, height: 480)

  /// The view that the arrow points at; must be in the presenter's window when the popover comes in.
  ///
  /// A popover that is there follows what is set, and where that is, with the next layout of its container.
  public final weak var sourceView: View? {
    didSet { settingDidChange() }
  }

  /// What the arrow points at, in points of the source view's space; null stands for all of that view.
  ///
  /// One that is neither null nor finite is refused with a `ViewIssue`.
  public final var sourceRect = CGRect.null {
    didSet {
      guard sourceRect.isNull || sourceRect.isFinite else {
        report(.notFinite(property: "sourceRect", owner: owner, value: "\(sourceRect)"))
        return sourceRect = oldValue
      }
      settingDidChange()
    }
  }

  /// What the arrow points at in place of the source view: a button of a bar, say; must be in the
  /// presenter's window when the popover comes in.
  public final weak var sourceItem: (any PopoverPresentationControllerSourceItem)? {
    didSet { settingDidChange() }
  }

  /// The button of a bar that the arrow points at: the source item, if that is one.
  public final var barButtonItem: BarButtonItem? {
    get { sourceItem as? BarButtonItem }
    set { sourceItem = newValue }
  }

  /// Ways in which the arrow may point.
  public final var permittedArrowDirections = PopoverArrowDirection.any {
    didSet { settingDidChange() }
  }

  /// Where the arrow points; `unknown` while there is no popover.
  public final private(set) var arrowDirection = PopoverArrowDirection.unknown

  /// How far the popover stays from the edges of the safe area, in points; finite, or refused with a
  /// `ViewIssue`.
  public final var popoverLayoutMargins = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
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

  /// Views that are touched though the popover is there; elsewhere a touch dismisses it.
  public final var passthroughViews: [View]?

  /// True when the popover may cover what it points at, rather than shrink.
  public final var canOverlapSourceViewRect = false {
    didSet { settingDidChange() }
  }

  /// The colour behind the content and of the arrow; nil for white.
  public final var backgroundColor: Color? {
    didSet { popoverView?.color = backgroundColor ?? .white }
  }

  /// The sheet that the popover becomes where there is little room across.
  public final private(set) lazy var adaptiveSheetPresentationController:
    SheetPresentationController = {
      let sheet = SheetPresentationController(
        presentedViewController: presentedViewController, presenting: nil)
      sheet.isKeptByPresented = true
      return sheet
    }()

  private final var popoverView: PopoverView?
  private final let surroundings = View()
  private final lazy var tap = TapGestureRecognizer { [weak self] _ in self?.personDidTapOutside() }

  /// True once the delegate has been told that the popover comes in.
  private final var isPrepared = false

  /// The room that the popover was placed in.
  private final var knownRoom: CGRect?

  open override var presentedView: View? { popoverView ?? super.presentedView }

  open override var shouldRemovePresentersView: Bool { false }

  open override var frameOfPresentedViewInContainerView: CGRect { geometry.frame }

  /// `formSheet` where there is little room across; else `none` (fact B36).
  open override func adaptivePresentationStyle(
    for traitCollection: TraitCollection
  ) -> ModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? .formSheet : .none
  }

  open override func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { contentSize }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {
    guard let popoverView, presentation?.transition == nil else { return }
    let wish = presentedViewController.preferredContentSize
    guard wish.width > 0, wish.height > 0, !traitCollection.prefersReducedMotion else {
      return View.performWithoutAnimation { place() }
    }
    View.animate(withDuration: 0.25, options: .allowUserInteraction) {
      place()
      popoverView.layoutIfNeeded()
    }
  }

  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    prepare()
    let popover = PopoverView()
    popover.color = backgroundColor ?? .white
    popover.hold(presentedViewController.view)
    popoverView = popover
    surroundings.accessibilityIdentifier = "surroundings"
    surroundings.frame = containerView.bounds
    surroundings.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    surroundings.addGestureRecognizer(tap)
    containerView.insertSubview(surroundings, at: 0)
    View.performWithoutAnimation {
      place()
      popover.layoutIfNeeded()
    }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed { View.performWithoutAnimation { place() } } else { leave() }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { leave() } else { View.performWithoutAnimation { place() } }
  }

  open override func containerViewWillLayoutSubviews() {
    guard let popoverView else { return }
    if knownRoom != room, sourceItem == nil, var view = sourceView {
      var rect = sourceRect
      (delegate as? any PopoverPresentationControllerDelegate)?
        .popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
      (sourceView, sourceRect) = (view, rect)
    }
    if knownRoom != room || popoverView.geometry != geometry { place() }
  }

  override func didLeave() { leave() }

  override var transitionStyle: ModalTransitionStyle { .crossDissolve }

  override func adapted(to style: ModalPresentationStyle) -> PresentationController {
    style == .formSheet ? adaptiveSheetPresentationController : super.adapted(to: style)
  }

  override func claimsTouch(at point: CGPoint) -> Bool {
    guard let containerView, let passthroughViews,
      popoverView?.frame.contains(point) != true,
      !isModal
    else { return true }
    return !passthroughViews.contains { view in
      view.window != nil && view.point(inside: containerView.convert(point, to: view))
    }
  }

  override func obstacle(
    to presented: ViewController, by presenter: ViewController, in traits: TraitCollection
  ) -> TransitionIssue? {
    guard !traits.isTight || adaptiveStyle(in: traits) == .none else { return nil }
    // The delegate may be about to say what it points at.
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

  /// Lets the delegate see to the popover before it comes in, once each time.
  private final func prepare() {
    guard !isPrepared else { return }
    isPrepared = true
    (delegate as? any PopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
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

  /// What the popover may cover, in the container's space.
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

  /// What the arrow points at, in the container's space; nil once that is gone.
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

extension ViewController {
  /// What manages the presentation of the controller, or of the nearest above it that is presented, as a
  /// popover; nil unless its style is one.
  public var popoverPresentationController: PopoverPresentationController? {
    presentationController as? PopoverPresentationController
      ?? carrier?.controller.spokesman as? PopoverPresentationController
  }
}
