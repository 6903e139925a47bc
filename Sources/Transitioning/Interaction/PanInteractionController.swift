public import Foundation
public import HeadlessStage
import HeadlessViews

/// Lets a finger that drags begin a transition, drive it, and let it go; or catch one that runs.
///
/// ```swift
/// let pan = PanInteractionController(toward: .bottom) { [unowned self] in
///   dismiss(animated: true)
/// }
/// view.addGestureRecognizer(pan.recognizer)
/// // … and `pan` is the answer to who drives the dismissal.
/// ```
///
/// A transition that is asked for while no finger drags runs by itself, and stops under a finger that
/// comes later. Let go, it finishes or not as the `ReleasePolicy` says, and goes on as fast as the
/// finger was.
@preconcurrency @MainActor
open class PanInteractionController: PercentDrivenInteractiveTransition {
  /// The recognizer to add to a view, which may ask its delegate first.
  public final let recognizer: PanGestureRecognizer

  /// The side that the finger makes for.
  public final let edge: TransitionEdge

  /// Which way the transition goes that the finger drives on; one that goes the other way is driven
  /// back by it.
  public final let direction: TransitionDirection

  /// How far the finger must go for the whole way, in points; nil is as far as the fore view has to go
  /// between its place and the side of the container that it comes from and leaves through.
  public final var distance: CGFloat?

  /// Whether the transition is finished when the finger lets go.
  public final var releasePolicy = ReleasePolicy()

  /// True while a finger drags.
  public private(set) final var isTracking = false

  private let begin: () -> Void

  /// Where the finger took hold, in points along its way, and where the transition was then.
  private var hold: (translation: CGFloat, percent: CGFloat) = (0, 0)

  /// - Parameters:
  ///   - edge: The side that the finger makes for.
  ///   - recognizer: What recognizes the drag; one from an edge, for instance.
  ///   - direction: Which way `begin` goes: backward when it dismisses, forward when it presents.
  ///   - begin: Asks for the transition; called when a drag begins and none is under way.
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

  /// True while a finger drags, or when it was set.
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

  /// How far the finger has driven the transition.
  private var percent: CGFloat { hold.percent + sense * (translation - hold.translation) / way }

  /// -1 when the finger pulls against the transition.
  private var sense: CGFloat { (drivenDirection ?? direction) == direction ? 1 : -1 }

  /// How far the finger has gone, in points along its way.
  private var translation: CGFloat { along(recognizer.translation(in: nil)) }

  /// The whole way of the finger, in points; positive.
  private var way: CGFloat {
    let length = distance ?? wayOfForeView ?? 0
    if length.isFinite, length > 0 { return length }
    let size = recognizer.view?.window?.bounds.size ?? .zero
    let extent = abs(size.width * outward.dx) + abs(size.height * outward.dy)
    return extent > 0 ? extent : 1
  }

  /// How far the fore view has to go, in points; nil when no transition is under way.
  private var wayOfForeView: CGFloat? {
    // What the finger brings in comes from the other side.
    let sign: CGFloat = direction == .backward ? 1 : -1
    return drivenWay(CGVector(dx: outward.dx * sign, dy: outward.dy * sign))
  }

  /// The way that the finger makes for.
  private var outward: CGVector {
    edge.outward(in: recognizer.view?.traitCollection.layoutDirection ?? .leftToRight)
  }

  private func along(_ point: CGPoint) -> CGFloat {
    let outward = outward
    return point.x * outward.dx + point.y * outward.dy
  }
}
