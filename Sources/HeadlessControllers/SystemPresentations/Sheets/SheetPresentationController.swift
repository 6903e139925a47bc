public import Foundation
import HeadlessStage
public import HeadlessViews

/// Presents a controller on a sheet that a person drags between heights, and away.
///
/// ```swift
/// if let sheet = controller.sheetPresentationController {
///   sheet.detents = [.medium(), .large()]
///   sheet.largestUndimmedDetentIdentifier = .medium
///   sheet.prefersGrabberVisible = true
/// }
/// present(controller, animated: true)
/// ```
///
/// Where there is little room across, the sheet is attached to the lower edge of the screen and rests at
/// its detents; at the highest of them what is behind stands back, as the lower of two cards. Where there
/// is room it floats in the middle, and detents do not count. Where there is little room from top to
/// bottom it covers the screen, unless `prefersEdgeAttachedInCompactHeight` is set.
///
/// Dragged below its lowest detent, the sheet is being dismissed: the finger drives the dismissal, which
/// the same rules hold for as for any other (facts B31–B34, J9, J10). Back above it, that dismissal is
/// called off, and a new one begins should the finger change its mind.
@preconcurrency @MainActor
open class SheetPresentationController: PresentationController {
  /// The heights at which the sheet rests, in any order; one at least, `large` until it is set (J2).
  public final var detents: [Detent] = [.large()] {
    didSet {
      guard detents.isEmpty else { return settingDidChange() }
      detents = oldValue
      let issue = TransitionIssue.noDetents(controller: presentedViewController.sentenceName)
      (presentedViewController.stage?.diagnostics ?? Diagnostics.fallback).report(issue)
    }
  }

  /// Where the sheet rests; nil, or one that is inactive, is the lowest.
  ///
  /// It follows the person's drags, and may be set, in `animateChanges(_:)` to be seen (fact J4).
  public final var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { settingDidChange() } }
  }

  /// The highest detent at which nothing is dim and touches reach what is behind; nil for none (J5).
  public final var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { settingDidChange() }
  }

  /// True when a grabber is shown at the top of the sheet, while nothing but the sheet's own content is
  /// there to be touched: not under another sheet, nor where the sheet covers the screen (fact J6).
  public final var prefersGrabberVisible = false {
    didSet { settingDidChange() }
  }

  /// True when content that is scrolled to its upper edge lets the sheet grow before it scrolls on (J6).
  public final var prefersScrollingExpandsWhenScrolledToEdge = true

  /// True when the sheet is attached to the lower edge also where there is little room from top to
  /// bottom, in place of covering the screen (fact J7).
  public final var prefersEdgeAttachedInCompactHeight = false {
    didSet { settingDidChange() }
  }

  /// True when an attached sheet is as wide as its content would like, in place of as wide as can be.
  public final var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { settingDidChange() }
  }

  /// True when a sheet that floats has the size of a page; false when its content's wish decides.
  ///
  /// Until it is set it is as the style has it: true for `pageSheet`, false for `formSheet`.
  public final var prefersPageSizing: Bool {
    get { pageSizing ?? (presentationStyle != .formSheet) }
    set {
      pageSizing = newValue
      settingDidChange()
    }
  }

  /// The radius of the corners, in points; nil for the system's.
  public final var preferredCornerRadius: CGFloat? {
    didSet { settingDidChange() }
  }

  /// The view of the presenter's that the sheet is centred over, as far as it has room; nil centres it
  /// on the edge that it is attached to, or in the window when it floats.
  ///
  /// The sheet follows when the view has another place after a change of size. A view of another window
  /// counts as nil.
  public final weak var sourceView: View? {
    didSet { if sourceView !== oldValue { settingDidChange() } }
  }

  /// The sheet, while it is presented.
  private(set) var sheetView: SheetView?

  final let backdrop = SheetBackdrop()

  /// What the fingers do to it.
  private(set) lazy var drag = SheetDrag(self)

  /// What moves the sheet to a detent.
  final var settling: PropertyAnimator?

  /// True while another sheet stands in front of this one.
  final var isCovered = false {
    didSet { sheetView?.isGrabberCovered = isCovered }
  }

  /// Whether it is sized as a page, once that was set.
  private final var pageSizing: Bool?

  final var isAnimatingChanges = false
  final var isFollowingSettings = false
  final var knownGeometry: SheetGeometry?
  private final lazy var tap = TapGestureRecognizer { [weak self] _ in self?.personDidTapOutside() }

  /// Lets all detents be asked again how high they are.
  public final func invalidateDetents() {
    settingDidChange()
  }

  /// Makes changes to the properties of the sheet, which follows them with an animation.
  ///
  /// The layout is done when it returns. Where motion is to be reduced nothing moves: the new look
  /// fades in over the old one.
  public final func animateChanges(_ changes: () -> Void) {
    let isOutermost = !isAnimatingChanges
    isAnimatingChanges = true
    changes()
    guard isOutermost else { return }
    isAnimatingChanges = false
    guard isInPlace, !drag.isTracking, let containerView else { return settingDidChange() }
    guard !traitCollection.prefersReducedMotion else {
      return View.transition(
        with: containerView, duration: TransitionDefaults.duration,
        options: [.transitionCrossDissolve, .allowUserInteraction],
        animations: { self.settingDidChange() })
    }
    settle(to: restingTop, velocity: 0)
  }

  open override var presentedView: View? { sheetView ?? super.presentedView }

  open override var shouldRemovePresentersView: Bool { false }

  open override var frameOfPresentedViewInContainerView: CGRect {
    restingFrame(in: geometry)
  }

  /// `overFullScreen` where there is little room from top to bottom, unless the sheet prefers to be
  /// attached to the edge; else `none` (fact B36).
  open override func adaptivePresentationStyle(
    for traitCollection: TraitCollection
  ) -> ModalPresentationStyle {
    let covers =
      traitCollection.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
    return covers ? .overFullScreen : .none
  }

  open override func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    restingFrame(in: geometry(in: parentSize)).size
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {
    guard isInPlace, geometry != knownGeometry else { return }
    animateChanges {}
    knownGeometry = geometry
  }

  // MARK: Coming and going

  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    let sheet = SheetView()
    sheet.hold(presentedViewController.view)
    sheet.addGestureRecognizer(drag.recognizer)
    sheetView = sheet
    backdrop.dimmingView.frame = containerView.bounds
    backdrop.dimmingView.addGestureRecognizer(tap)
    containerView.insertSubview(backdrop.dimmingView, at: 0)
    backdrop.push(viewBehind)
    knownGeometry = geometry
    View.performWithoutAnimation {
      dress()
      sheet.frame = frameOfPresentedViewInContainerView
      sheet.layoutIfNeeded()
      backdrop.show(.init())
    }
    animateBackdrop(to: level(at: restingTop))
    animateSheetBelow(isCovered: true)
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    guard completed else { return leave() }
    sheetBelow?.isCovered = true
    if geometry != knownGeometry { place() }
    backdrop.show(level(at: top))
    settleModality()
    goHome()
  }

  open override func dismissalTransitionWillBegin() {
    if !drag.isDismissing { drag.abandon() }
    stopSettling()
    animateBackdrop(to: .init(top: level(at: top).top))
    animateSheetBelow(isCovered: false)
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard !completed else { return leave() }
    sheetBelow?.isCovered = true
    drag.dismissalWasCalledOff()
    backdrop.show(level(at: top))
    goHome()
  }

  /// Goes to where the sheet rests, and looks as it is to, when that was changed on its way in or out, or
  /// a finger that caught it has left it elsewhere.
  private final func goHome() {
    guard !drag.isTracking, settling == nil, let sheetView else { return }
    knownGeometry = geometry
    dress()
    let (frame, home) = (sheetView.frame, frameOfPresentedViewInContainerView)
    let ways = [
      frame.minX - home.minX, frame.minY - home.minY, frame.maxX - home.maxX,
      frame.maxY - home.maxY,
    ]
    guard ways.contains(where: { abs($0) > 0.01 }) else { return }
    settle(to: restingTop, velocity: 0)
  }

  open override func containerViewWillLayoutSubviews() {
    guard let containerView, sheetView != nil, geometry != knownGeometry else { return }
    knownGeometry = geometry
    drag.abandon()
    stopSettling()
    backdrop.dimmingView.frame = containerView.bounds
    place()
  }

  override func willLeaveUnseen() {
    drag.abandon()
    stopSettling()
    // It is in another container than the one by whose time the transition is driven.
    _ = presentedViewController.ownCoordinator?
      .animateAlongsideTransition(in: backdrop.dimmingView, animation: nil)
    animateBackdrop(to: .init(top: level(at: top).top))
  }

  override func didStay() {
    backdrop.show(level(at: top))
  }

  override func didLeave() {
    leave()
  }

  override func claimsTouch(at point: CGPoint) -> Bool {
    guard let sheetView else { return true }
    return sheetView.frame.contains(point) || level(at: top).dim > 0 || isModal
  }

  override func modalityDidChange() {
    if isInPlace { settleModality() }
  }

  override var dismissalDriver: (any ViewControllerInteractiveTransitioning)? {
    drag.isDismissing ? drag.driver : nil
  }

  /// A dismissal that a finger drives goes on by itself when somebody else wants it as well.
  override func dismissalWasRequestedAgain() -> Bool { drag.finishDismissal() }

  private final func leave() {
    drag.abandon()
    stopSettling()
    backdrop.letGo()
    sheetBelow?.isCovered = false
    sheetView?.removeGestureRecognizer(drag.recognizer)
    sheetView = nil
  }
}

extension ViewController {
  /// What manages the controller's presentation as a sheet; nil unless its style is one (fact J1).
  public var sheetPresentationController: SheetPresentationController? {
    presentationController as? SheetPresentationController
  }
}
