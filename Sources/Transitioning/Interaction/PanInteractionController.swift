public import Foundation
public import HeadlessStage
import HeadlessViews

/// An interaction controller with which a pan gesture begins, drives, releases and catches a
/// transition.
///
/// ```swift
/// let pan = PanInteractionController(toward: .bottom) { [unowned self] in
///   dismiss(animated: true)
/// }
/// view.addGestureRecognizer(pan.recognizer)
/// // … and `interactionController(with:)` of the transition returns `pan`.
/// ```
///
/// A transition that is requested while no finger drags runs by itself, and stops under a finger
/// that drags later. When the finger is released, the `ReleasePolicy` decides whether the
/// transition finishes, and the transition continues at the velocity of the finger.
@preconcurrency @MainActor
open class PanInteractionController: PercentDrivenInteractiveTransition {
  /// The recognizer to add to a view; its delegate may restrict it.
  public final let recognizer: PanGestureRecognizer

  /// The side of the container toward which the finger drags.
  public final let edge: TransitionEdge

  /// The direction of the transition for a drag toward `edge`; a transition in the other direction
  /// is driven back by the drag.
  public final let direction: TransitionDirection

  /// The distance that the finger drags for the whole transition, in points.
  ///
  /// If nil, the fore view's own distance is used: between its frame and the side of the container
  /// where it enters and leaves. If the distance is not finite, or is 0 or negative, the extent of
  /// the recognizer's window along the drag is used, and 1 point if there is no window.
  public final var distance: CGFloat?

  /// The policy that decides whether a released transition finishes.
  public final var releasePolicy = ReleasePolicy()

  /// True while a finger drags.
  public private(set) final var isTracking = false

  private let begin: () -> Void

  /// The finger's translation at the beginning of the drag, in points along the drag, and the
  /// progress of the transition then.
  private var hold: (translation: CGFloat, percent: CGFloat) = (0, 0)

  /// Creates an interaction controller for drags toward one side.
  ///
  /// - Parameters:
  ///   - edge: The side toward which the finger drags.
  ///   - recognizer: The recognizer of the drag, for example a screen-edge recognizer.
  ///   - direction: The direction of the transition that `begin` requests: backward for a
  ///     dismissal, forward for a presentation.
  ///   - begin: Requests the transition; called when a drag begins and no transition is under way.
  public init(
    toward edge: TransitionEdge, recognizer: PanGestureRecognizer = PanGestureRecognizer(),
    direction: TransitionDirection = .backward, begin: @escaping () -> Void
  ) {
    self.edge = edge
    self.direction = direction
    self.recognizer = recognizer
    self.begin = begin
    super.init()
    super.wantsInteractiveStart = false
    recognizer.addAction { [weak self] in self?.recognizerDidChange($0) }
  }

  /// True while a finger drags, or if set to true.
  open override var wantsInteractiveStart: Bool {
    get { isTracking || isLetGoEarly || super.wantsInteractiveStart }
    set { super.wantsInteractiveStart = newValue }
  }

  private func recognizerDidChange(_ recognizer: PanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      isTracking = true
      if isDriving { pause() } else { begin() }
      hold = (translation, driven)
    case .changed:
      guard isTracking else { return }
      update(percent)
    case .ended:
      guard isTracking else { return }
      isTracking = false
      let velocity = sense * along(recognizer.velocity(in: nil)) / way
      if releasePolicy.finishes(progress: driven, velocity: velocity) {
        finish(withVelocity: velocity)
      } else {
        cancel(withVelocity: velocity)
      }
    case .cancelled, .failed:
      guard isTracking else { return }
      isTracking = false
      cancel()
    case .possible:
      break
    }
  }

  /// The progress that the finger has driven the transition to.
  private var percent: CGFloat { hold.percent + sense * (translation - hold.translation) / way }

  /// -1 if the drag drives the transition backward; otherwise 1.
  private var sense: CGFloat { (drivenDirection ?? direction) == direction ? 1 : -1 }

  /// The finger's translation along the drag, in points.
  private var translation: CGFloat { along(recognizer.translation(in: nil)) }

  /// The distance for the whole transition, in points; positive.
  private var way: CGFloat {
    let length = distance ?? wayOfForeView ?? 0
    if length.isFinite, length > 0 { return length }
    let size = recognizer.view?.window?.bounds.size ?? .zero
    let extent = abs(size.width * outward.dx) + abs(size.height * outward.dy)
    return extent > 0 ? extent : 1
  }

  /// The distance that the fore view moves, in points; nil if no transition is under way.
  private var wayOfForeView: CGFloat? {
    // A view that the drag brings in comes from the opposite side.
    let sign: CGFloat = direction == .backward ? 1 : -1
    return drivenWay(CGVector(dx: outward.dx * sign, dy: outward.dy * sign))
  }

  /// The unit vector of the drag.
  private var outward: CGVector {
    edge.outward(in: recognizer.view?.traitCollection.layoutDirection ?? .leftToRight)
  }

  private func along(_ point: CGPoint) -> CGFloat {
    let outward = outward
    return point.x * outward.dx + point.y * outward.dy
  }
}
