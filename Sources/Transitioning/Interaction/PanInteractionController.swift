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
  public final var distance: CGFloat? {
    get { tracker.distance }
    set { tracker.distance = newValue }
  }

  /// Whether the transition is finished when the finger lets go.
  public final var releasePolicy: ReleasePolicy {
    get { tracker.releasePolicy }
    set { tracker.releasePolicy = newValue }
  }

  /// True while a finger drags.
  public final var isTracking: Bool { tracker.isTracking }

  private let begin: () -> Void

  private lazy var tracker = PanTracker(
    for: self, recognizer: recognizer, direction: direction,
    outward: { [edge, recognizer] in
      let direction = recognizer.view?.traitCollection.layoutDirection ?? .leftToRight
      let outward = edge.outward(in: direction)
      return (outward.dx, outward.dy)
    }, begin: begin)

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
    recognizer.addAction { [weak self] _ in self?.tracker.recognizerDidChange() }
  }

  /// True while a finger drags, or when it was set.
  open override var wantsInteractiveStart: Bool {
    get { tracker.wantsInteractiveStart || super.wantsInteractiveStart }
    set { super.wantsInteractiveStart = newValue }
  }
}
