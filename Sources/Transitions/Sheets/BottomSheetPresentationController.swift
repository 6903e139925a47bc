import Foundation
import Transitioning

/// The presentation of a bottom sheet: its detents, its frame, its scrim and its drag.
@available(iOS 16.0, *)
final class BottomSheetPresentationController: TransitionPresentationController {
  /// The greatest width of a sheet, in points, as in Material 3.
  private static let width: CGFloat = 640

  /// The least distance of the sheet from the top of the safe area, in points.
  private static let offset: CGFloat = 10

  /// The drag on the sheet.
  private(set) lazy var drag = BottomSheetDrag(self)

  private let detents: [UISheetPresentationController.Detent]
  private let timing: TransitionTiming
  private var selected: UISheetPresentationController.Detent.Identifier?
  private var settling: UIViewPropertyAnimator?

  init(
    _ presented: UIViewController, presenting: UIViewController,
    detents: [UISheetPresentationController.Detent], timing: TransitionTiming
  ) {
    self.detents = detents
    self.timing = timing
    super.init(presentedViewController: presented, presenting: presenting) {
      guard let sheet = $0 as? BottomSheetPresentationController else { return .zero }
      return sheet.frame(top: sheet.restingTop)
    }
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    containerView?.addGestureRecognizer(drag.recognizer)
    scrimView.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.dismiss() })
  }

  override func containerViewWillLayoutSubviews() {
    guard !drag.isTracking, settling == nil else { return }
    super.containerViewWillLayoutSubviews()
  }

  override func start(with context: TransitionContext) {
    context.animate(scrimView, \.opacity, back: 0, fore: 1, timing: timing)
    context.endAfterAnimations()
  }

  /// Dismisses the sheet, unless it is modal.
  func dismiss() {
    guard mayBeDismissed else { return }
    presentedViewController.dismiss(animated: true)
  }

  /// True if the user may dismiss the sheet.
  var mayBeDismissed: Bool { !presentedViewController.isModalInPresentation }

  /// True while no transition moves the sheet.
  var isAtRest: Bool {
    !presentedViewController.isBeingPresented && !presentedViewController.isBeingDismissed
  }
}

// MARK: - Places

@available(iOS 16.0, *)
extension BottomSheetPresentationController {
  /// The height of the container, in points.
  var length: CGFloat { containerView?.bounds.height ?? 0 }

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
    return (stops.first { $0.identifier == selected } ?? stops.first)?.top ?? 0
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

  /// Moves the sheet at once.
  func show(top: CGFloat) {
    UIView.performWithoutAnimation { presentedView?.frame = frame(top: top) }
  }

  /// Selects a detent and moves the sheet to it with a spring.
  ///
  /// - Parameter velocity: The current velocity, in points per second, positive downwards.
  func settle(
    to stop: (identifier: UISheetPresentationController.Detent.Identifier, top: CGFloat),
    velocity: CGFloat
  ) {
    stopSettling()
    selected = stop.identifier
    guard let sheet = presentedView else { return }
    let (distance, modal) = (stop.top - sheet.frame.minY, SpringCurve.systemModal)
    guard abs(distance) > 0.01 else { return show(top: stop.top) }
    let ratio = velocity / distance
    let animator = UIViewPropertyAnimator(
      duration: modal.settlingDuration,
      timingParameters: UISpringTimingParameters(
        mass: CGFloat(modal.mass), stiffness: CGFloat(modal.stiffness),
        damping: CGFloat(modal.damping), initialVelocity: CGVector(dx: ratio, dy: ratio)))
    animator.addAnimations { [frame = frame(top: stop.top)] in sheet.frame = frame }
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
