public import Foundation
import HeadlessStage
public import HeadlessViews
import TransitionCurves

/// A presentation controller that shows a sheet, which the user drags between heights and
/// dismisses.
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
/// In compact width, the sheet is attached to the bottom edge of the screen and rests at its
/// detents; at the maximum height the view behind is scaled down like the lower of two cards. In
/// regular width, the sheet floats in the centre, and detents have no effect. In compact height,
/// the sheet covers the screen, unless `prefersEdgeAttachedInCompactHeight` is true.
///
/// A drag below the lowest detent dismisses the sheet: the finger drives the dismissal, and the
/// delegate is asked and notified as for any dismissal by the user. A drag back above the lowest
/// detent cancels that dismissal; a further drag down begins a new one.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet rests, in any order; `[.large()]` by default.
  ///
  /// An empty array is refused with a `ControllerIssue`.
  public final var detents: [Detent] = [.large()] {
    didSet {
      guard detents.isEmpty else { return settingDidChange() }
      detents = oldValue
      presentedViewController.report(.noDetents(controller: presentedViewController.sentenceName))
    }
  }

  /// The detent at which the sheet rests; nil, or an inactive detent, stands for the lowest one.
  ///
  /// The property follows the user's drags and may be set; set it in `animateChanges(_:)` to
  /// animate the change.
  public final var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { settingDidChange() } }
  }

  /// The highest detent without dimming, at which touches reach the views behind; nil to dim at all
  /// detents.
  public final var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { settingDidChange() }
  }

  /// True if the sheet shows a grabber at its top.
  ///
  /// The grabber is hidden below another sheet, and where the sheet covers the screen.
  public final var prefersGrabberVisible = false {
    didSet { settingDidChange() }
  }

  /// True if scrolling at the upper edge of the content first expands the sheet.
  public final var prefersScrollingExpandsWhenScrolledToEdge = true

  /// True if the sheet is attached to the bottom edge also in compact height, instead of covering
  /// the screen.
  public final var prefersEdgeAttachedInCompactHeight = false {
    didSet { settingDidChange() }
  }

  /// True if an edge-attached sheet has its content's preferred width instead of the maximum width.
  public final var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { settingDidChange() }
  }

  /// True if a floating sheet has the size of a page; false if its content's preferred size
  /// decides.
  ///
  /// The default depends on the style: true for `pageSheet`, false for `formSheet`.
  public final var prefersPageSizing: Bool {
    get { pageSizing ?? (presentationStyle != .formSheet) }
    set {
      pageSizing = newValue
      settingDidChange()
    }
  }

  /// The radius of the corners, in points; nil for the system's radius.
  public final var preferredCornerRadius: CGFloat? {
    didSet { settingDidChange() }
  }

  /// The presenter's view over which the sheet is centred, as far as there is space.
  ///
  /// If nil, the sheet is centred at its edge, or in the window if it floats. The sheet follows the
  /// view after a change of size. A view in another window counts as nil.
  public final weak var sourceView: UIView? {
    didSet { if sourceView !== oldValue { settingDidChange() } }
  }

  private(set) var sheetView: SheetView?

  final let backdrop = SheetBackdrop()

  private(set) lazy var drag = SheetDrag(self)

  /// The animator that moves the sheet to a detent.
  final var settling: UIViewPropertyAnimator?

  /// The frames in which the sheet grows to its edge under a finger.
  final var growth: FrameFollower?

  /// True while another sheet is in front of this one.
  final var isCovered = false {
    didSet { sheetView?.isGrabberCovered = isCovered }
  }

  /// The value of `prefersPageSizing`, if it was set.
  private final var pageSizing: Bool?

  /// True while the sheet is laid out within its own motion.
  final var isLayingOut = false

  /// True if that layout has changed the place of the sheet.
  final var isToLayOutAgain = false

  final var isAnimatingChanges = false
  final var isFollowingSettings = false
  final var knownGeometry: SheetGeometry?
  private final lazy var tap = UITapGestureRecognizer { [weak self] _ in self?.personDidTapOutside()
  }

  /// Recomputes the heights of all detents.
  public final func invalidateDetents() {
    settingDidChange()
  }

  /// Animates changes to the properties of the sheet.
  ///
  /// The layout is complete when this method returns. With reduced motion nothing moves: the new
  /// appearance fades in.
  public final func animateChanges(_ changes: () -> Void) {
    let isOutermost = !isAnimatingChanges
    isAnimatingChanges = true
    changes()
    guard isOutermost else { return }
    isAnimatingChanges = false
    guard isInPlace, !drag.isTracking, let containerView else { return settingDidChange() }
    guard !traitCollection.prefersReducedMotion else {
      return UIView.transition(
        with: containerView, duration: TransitionDefaults.duration,
        options: [.transitionCrossDissolve, .allowUserInteraction],
        animations: { self.settingDidChange() })
    }
    settle(to: restingTop, velocity: 0)
  }

  open override var presentedView: UIView? { sheetView ?? super.presentedView }

  open override var shouldRemovePresentersView: Bool { false }

  open override var frameOfPresentedViewInContainerView: CGRect {
    drawnFrame(at: restingTop)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // With reduced motion, the view behind does not stand back.
    let wasReduced = previousTraitCollection?.prefersReducedMotion
    if wasReduced != traitCollection.prefersReducedMotion { settingDidChange() }
  }

  /// `overFullScreen` in compact height, unless the sheet prefers to be attached to the edge;
  /// otherwise `none`.
  open override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let covers =
      traitCollection.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
    return covers ? .overFullScreen : .none
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    restingFrame(in: geometry(in: parentSize)).size
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    guard isInPlace, geometry != knownGeometry else { return }
    animateChanges {}
    knownGeometry = geometry
  }

  // MARK: Transitions

  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    let sheet = SheetView()
    sheet.contain(presentedViewController.view)
    sheet.addGestureRecognizer(drag.recognizer)
    sheetView = sheet
    backdrop.dimmingView.backgroundColor = .black.withAlphaComponent(metrics.darkness)
    backdrop.dimmingView.frame = containerView.bounds
    backdrop.dimmingView.addGestureRecognizer(tap)
    containerView.insertSubview(backdrop.dimmingView, at: 0)
    backdrop.push(viewBehind)
    knownGeometry = geometry
    UIView.performWithoutAnimation {
      updateAppearance()
      put(sheet, at: restingTop)
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
    returnToRest()
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
    returnToRest()
  }

  /// Moves the sheet to its rest position, after changes during a transition or a drag that caught
  /// it.
  private final func returnToRest() {
    guard !drag.isTracking, settling == nil, let sheetView else { return }
    knownGeometry = geometry
    updateAppearance()
    let (frame, home) = (sheetView.frame, frameOfPresentedViewInContainerView)
    let distances = [
      frame.minX - home.minX, frame.minY - home.minY, frame.maxX - home.maxX,
      frame.maxY - home.maxY,
    ]
    guard distances.contains(where: { abs($0) > 0.01 }) else {
      // A transition that has set the frame leaves it by a rounding error away.
      return UIView.performWithoutAnimation { put(sheetView, at: restingTop) }
    }
    settle(to: restingTop, velocity: 0)
  }

  open override func containerViewWillLayoutSubviews() {
    guard let containerView, sheetView != nil, geometry != knownGeometry else { return }
    knownGeometry = geometry
    backdrop.dimmingView.frame = containerView.bounds
    guard !noteChangeWithinLayout() else { return }
    drag.abandon()
    stopSettling()
    place()
  }

  override func willLeaveUnseen() {
    drag.abandon()
    stopSettling()
    // This sheet is in another container than the driven one, so its views are added to the driven
    // transition.
    _ = presentedViewController.transitions.coordinator?
      .animateAlongsideTransition(in: backdrop.dimmingView, animation: nil)
    animateBackdrop(to: .init(top: level(at: top).top))
  }

  override func didStay() {
    backdrop.show(level(at: top))
  }

  override func didLeave() {
    leave()
  }

  /// True on the sheet, and anywhere while the views behind are dimmed or the sheet is modal.
  public override func claimsTouch(at point: CGPoint) -> Bool {
    guard let sheetView else { return true }
    return sheetView.frame.contains(point) || level(at: top).dim > 0 || isModal
  }

  override func modalityDidChange() {
    if isInPlace { settleModality() }
  }

  override var dismissalDriver: (any UIViewControllerInteractiveTransitioning)? {
    drag.isDismissing ? drag.driver : nil
  }

  /// Finishes a dismissal that a finger drives when the app requests a dismissal as well.
  override func dismissalWasRequestedAgain() -> Bool { drag.finishDismissal() }

  private final func leave() {
    drag.abandon()
    stopSettling()
    backdrop.removeEffects()
    sheetBelow?.isCovered = false
    sheetView?.removeGestureRecognizer(drag.recognizer)
    sheetView = nil
  }
}

extension UIViewController {
  /// The sheet presentation controller of the controller; nil if its style is not a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}
