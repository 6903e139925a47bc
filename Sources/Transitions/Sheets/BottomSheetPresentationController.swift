public import Foundation
public import Transitioning

/// The presentation of a `BottomSheetTransition`: its detents, its scrim and its drag, with the
/// words of `UISheetPresentationController`.
///
/// ```swift
/// let places = UIViewController()
/// places.transitionController.transition = .bottomSheet(
///   detents: [.medium(), .large()], largestUndimmedDetentIdentifier: .medium)
/// wall.present(places, animated: true)
///
/// // Later, for example when the user chooses a place:
/// if let sheet = places.presentationController as? BottomSheetPresentationController {
///   sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
/// }
/// ```
///
/// At the largest undimmed detent and below, the views behind are not dimmed, and taps, scrolls and
/// drags beside the sheet reach them; they dismiss nothing. The sheet's `delegate` is asked and
/// notified of a dismissal by the user, as the delegate of a sheet of the system is, and may be a
/// ``BottomSheetPresentationControllerDelegate``.
@available(iOS 16.0, *)
@preconcurrency @MainActor
public final class BottomSheetPresentationController: TransitionPresentationController {
  /// The greatest width of a sheet, in points, as in Material 3.
  private static let width: CGFloat = 640

  /// The least distance of the sheet from the top of the safe area, in points.
  private static let offset: CGFloat = 10

  /// The heights at which the sheet rests, in any order; with none, the sheet has the greatest
  /// height.
  public var detents: [UISheetPresentationController.Detent] {
    didSet { settingDidChange() }
  }

  /// The detent at which the sheet rests; nil, or an inactive detent, stands for the lowest one.
  ///
  /// The property follows the user's drags and may be set; set it in ``animateChanges(_:)`` to
  /// animate the change.
  public var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { settingDidChange() } }
  }

  /// The highest detent without a scrim, at which touches reach the views behind; nil to dim at all
  /// detents.
  public var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
    didSet { settingDidChange() }
  }

  /// The drag on the sheet.
  private(set) lazy var drag = BottomSheetDrag(self)

  private let timing: TransitionTiming
  private var settling: UIViewPropertyAnimator?
  private var isAnimatingChanges = false

  /// True while the sheet follows its settings, which a layout or a detent may change again.
  private var isFollowingSettings = false

  /// The size and the safe area of the container in its last layout.
  private var knownSpace: (size: CGSize, insets: UIEdgeInsets) = (.zero, .zero)

  init(
    _ presented: UIViewController, presenting: UIViewController,
    detents: [UISheetPresentationController.Detent],
    selected: UISheetPresentationController.Detent.Identifier?,
    largestUndimmed: UISheetPresentationController.Detent.Identifier?, timing: TransitionTiming
  ) {
    self.detents = detents
    selectedDetentIdentifier = selected
    largestUndimmedDetentIdentifier = largestUndimmed
    self.timing = timing
    super.init(presentedViewController: presented, presenting: presenting) {
      guard let sheet = $0 as? BottomSheetPresentationController else { return .zero }
      return sheet.frame(top: sheet.restingTop)
    }
  }

  /// Computes the heights of all detents again.
  public func invalidateDetents() { settingDidChange() }

  /// Animates changes to the properties of the sheet, which begin at once.
  ///
  /// With reduced motion nothing moves: the new place fades in. During a drag or a transition the
  /// sheet takes its new place at the end.
  public func animateChanges(_ changes: () -> Void) {
    let isOutermost = !isAnimatingChanges
    isAnimatingChanges = true
    changes()
    guard isOutermost else { return }
    isAnimatingChanges = false
    guard isInPlace, !drag.isTracking, let containerView else { return }
    guard traitCollection.prefersReducedMotion else { return settle(to: restingTop, velocity: 0) }
    UIView.transition(
      with: containerView, duration: PlatformDuration.transition.seconds,
      options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: { self.settingDidChange() })
  }

  /// The opacity of the scrim at the detent where the sheet rests.
  public override var scrimOpacity: CGFloat { dim(at: restingTop) }

  /// Adds the drag, and a tap on the scrim.
  public override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    containerView?.addGestureRecognizer(drag.recognizer)
    scrimView.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in self?.userDidTapOutside() })
  }

  /// Moves the sheet to its place, which may have changed on the way.
  public override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    drag.motion = nil
    if completed { returnToRest() }
  }

  /// Leaves the sheet where its drag has begun.
  public override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    stopSettling()
  }

  /// Moves the sheet to its place after a dismissal that was cancelled.
  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    drag.motion = nil
    if !completed { returnToRest() }
  }

  /// Sets the sheet's frame again when the container's size changes.
  public override func containerViewWillLayoutSubviews() {
    if let containerView {
      let (size, insets) = (containerView.bounds.size, containerView.safeAreaInsets)
      if (size, insets) != knownSpace { stopSettling() }
      knownSpace = (size, insets)
    }
    guard !drag.isTracking, settling == nil else { return }
    super.containerViewWillLayoutSubviews()
    guard isInPlace else { return }
    UIView.performWithoutAnimation { scrimView.alpha = scrimOpacity }
    settleModality()
  }

  /// True on the sheet, where it is seen, and anywhere while the views behind are dimmed or the sheet is modal.
  public override func claimsTouch(at point: CGPoint) -> Bool {
    guard let sheet = presentedView else { return true }
    return sheet.shownFrame.contains(point) || dim(at: sheet.frame.minY) > 0 || isModal
  }

  /// Fades the scrim with the timing of the sheet.
  public override func start(with context: TransitionContext) {
    let top = presentedView?.frame.minY ?? restingTop
    context.animate(scrimView, \.opacity, back: 0, fore: dim(at: top), timing: timing)
    context.endAfterAnimations()
  }
}

// MARK: - Places

@available(iOS 16.0, *)
extension BottomSheetPresentationController {
  /// The height of the container, in points.
  var length: CGFloat { containerView?.bounds.height ?? 0 }

  /// The rubber band beyond both ends.
  var band: RubberBand { RubberBand(dimension: Double(max(length, 1))) }

  /// The tops at which the sheet rests, in points below the container's top, the lowest first.
  var stops: [(identifier: UISheetPresentationController.Detent.Identifier, top: CGFloat)] {
    guard let container = containerView else { return [] }
    let (insets, height) = (container.safeAreaInsets, container.bounds.height)
    let greatest = max(0, height - insets.top - insets.bottom - Self.offset)
    let room = Room(containerTraitCollection: traitCollection, maximumDetentValue: greatest)
    let resolved = detents.compactMap { detent in
      detent.resolvedValue(in: room).map {
        (detent.identifier, height - insets.bottom - min(max($0, 0), greatest))
      }
    }
    let all = resolved.isEmpty ? [(.large, height - insets.bottom - greatest)] : resolved
    return all.map { (identifier: $0.0, top: $0.1) }.sorted { $0.top > $1.top }
  }

  /// The top of the sheet at rest.
  var restingTop: CGFloat {
    let stops = stops
    return (stops.first { $0.identifier == selectedDetentIdentifier } ?? stops.first)?.top ?? 0
  }

  /// The top that the sheet shows now, in points.
  var shownTop: CGFloat {
    guard let sheet = presentedView else { return restingTop }
    return sheet.shownFrame.minY
  }

  /// The top that is shown when the finger asks for a place: beyond the detents, on the band.
  func shown(_ place: CGFloat) -> CGFloat {
    guard let lowest = stops.first?.top, let highest = stops.last?.top else { return place }
    return CGFloat(band.position(Double(place), within: Double(highest)...Double(lowest)))
  }

  /// The place for which the finger asks when the sheet shows a top.
  func place(showing top: CGFloat) -> CGFloat {
    guard let lowest = stops.first?.top, let highest = stops.last?.top else { return top }
    let end = min(max(top, highest), lowest)
    let distance = band.distance(showing: Double(top - end))
    return distance.isFinite ? end + CGFloat(distance) : top
  }

  /// The frame of the sheet; it is as high as the highest detent, and higher beyond it.
  func frame(top: CGFloat) -> CGRect {
    let bounds = containerView?.bounds ?? .zero
    let width = min(bounds.width, Self.width)
    let highest = min(stops.last?.top ?? top, top)
    return CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: top, width: width,
      height: bounds.height - highest)
  }

  /// The opacity of the scrim: 0 at the largest undimmed detent and below, 1 at the next higher
  /// one.
  private func dim(at top: CGFloat) -> CGFloat {
    let stops = stops
    guard let limit = stops.first(where: { $0.identifier == largestUndimmedDetentIdentifier })?.top
    else { return 1 }
    guard top < limit, let next = stops.first(where: { $0.top < limit })?.top else { return 0 }
    return min((limit - top) / (limit - next), 1)
  }
}

// MARK: - Motion

@available(iOS 16.0, *)
extension BottomSheetPresentationController {
  /// True while the sheet is on the screen and no transition moves it.
  private var isInPlace: Bool {
    presentedView?.window != nil && !presentedViewController.isBeingPresented
      && !presentedViewController.isBeingDismissed
  }

  /// Moves the sheet after a property has changed, unless a transition or a drag moves it.
  private func settingDidChange() {
    guard !isFollowingSettings, !isAnimatingChanges, isInPlace, !drag.isTracking else { return }
    stopSettling()
    show(top: restingTop)
    settleModality()
  }

  /// Moves the sheet at once.
  func show(top: CGFloat) {
    isFollowingSettings = true
    defer { isFollowingSettings = false }
    UIView.performWithoutAnimation {
      presentedView?.frame = frame(top: top)
      scrimView.alpha = dim(at: top)
    }
  }

  /// Selects another detent on behalf of the user, and notifies the delegate.
  func select(_ identifier: UISheetPresentationController.Detent.Identifier) {
    let stops = stops
    let resting = stops.first { $0.identifier == selectedDetentIdentifier } ?? stops.first
    guard identifier != resting?.identifier else { return }
    isFollowingSettings = true
    selectedDetentIdentifier = identifier
    isFollowingSettings = false
    settleModality()
    (delegate as? any BottomSheetPresentationControllerDelegate)?
      .bottomSheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// Moves the sheet with a spring.
  ///
  /// - Parameter velocity: The current velocity, in points per second, positive downwards.
  func settle(to top: CGFloat, velocity: CGFloat) {
    stopSettling()
    guard let sheet = presentedView else { return }
    settleModality()
    let (distance, modal) = (top - sheet.frame.minY, SpringCurve.systemModal)
    guard abs(distance) > 0.01 || sheet.frame != frame(top: top) else { return show(top: top) }
    let ratio = abs(distance) > 0.01 ? velocity / distance : 0
    let animator = UIViewPropertyAnimator(
      duration: modal.settlingDuration,
      timingParameters: UISpringTimingParameters(
        mass: CGFloat(modal.mass), stiffness: CGFloat(modal.stiffness),
        damping: CGFloat(modal.damping), initialVelocity: CGVector(dx: ratio, dy: ratio)))
    animator.addAnimations { [scrimView, frame = frame(top: top), dim = dim(at: top)] in
      sheet.frame = frame
      scrimView.alpha = dim
    }
    animator.addCompletion { [weak self, weak animator] _ in
      if self?.settling === animator { self?.settling = nil }
    }
    settling = animator
    animator.startAnimation()
  }

  /// Stops the sheet at its presentation value.
  func stopSettling() {
    settling?.stopAnimation(true)
    settling = nil
  }

  /// Moves the sheet from where a transition has left it.
  private func returnToRest() {
    guard !drag.isTracking, settling == nil, let sheet = presentedView else { return }
    let top = sheet.frame.minY
    show(top: top)
    settleModality()
    if abs(top - restingTop) > 0.01 { settle(to: restingTop, velocity: 0) }
  }

  /// Makes the views behind accessible if they can be touched.
  private func settleModality() {
    containerView?.accessibilityViewIsModal = scrimOpacity > 0 || isModal
  }
}

/// A delegate that is notified of the user's changes to a bottom sheet.
@available(iOS 16.0, *)
@preconcurrency @MainActor
public protocol BottomSheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
{
  /// Called after the user has dragged the sheet to another detent; not called for changes in code.
  func bottomSheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ bottomSheetPresentationController: BottomSheetPresentationController)
}

/// The values from which a detent computes its height.
@available(iOS 16.0, *)
private final class Room: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
    self.containerTraitCollection = containerTraitCollection
    self.maximumDetentValue = maximumDetentValue
  }
}
