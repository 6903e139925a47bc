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
/// transition finishes, and the transition continues at the velocity of the finger. When the system
/// cancels the drag, what the drag requests is cancelled: a presentation that a drag to dismiss has
/// caught goes on.
@preconcurrency @MainActor
open class PanInteractionController: UIPercentDrivenInteractiveTransition {
  /// The recognizer to add to a view; its delegate may restrict it.
  public final let recognizer: UIPanGestureRecognizer

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
  public final var distance: CGFloat? {
    get { tracker.distance }
    set { tracker.distance = newValue }
  }

  /// The rubber band on which what is dragged follows the finger beyond `freeDistance`; nil, by
  /// default, to follow everywhere as far as the finger goes.
  ///
  /// It also holds a drag away from `edge`, back beyond the beginning of the transition, which
  /// `overdragHandler` may show. A finger that catches a transition meets the resistance of the
  /// place where it takes hold.
  public final var resistance: RubberBand? {
    get { tracker.resistance }
    set { tracker.resistance = newValue }
  }

  /// The distance toward `edge` that the finger drags without resistance, in points; nil, by
  /// default, for the whole distance.
  ///
  /// At 0 all of the drag is resisted, as for a page that must not be dismissed.
  public final var freeDistance: CGFloat? {
    get { tracker.freeDistance }
    set { tracker.freeDistance = newValue }
  }

  /// Called when a drag with a `resistance` goes away from `edge`, back beyond the beginning, where
  /// the transition itself stands still.
  ///
  /// The argument is the distance that the resistance leaves, in points: 0 or negative. When the
  /// finger lifts, the handler is called with 0 in an animation.
  public final var overdragHandler: ((CGFloat) -> Void)? {
    get { tracker.overdragHandler }
    set { tracker.overdragHandler = newValue }
  }

  /// The policy that decides whether a released transition finishes.
  public final var releasePolicy: ReleasePolicy {
    get { tracker.releasePolicy }
    set { tracker.releasePolicy = newValue }
  }

  /// True while a finger drags.
  public final var isTracking: Bool { tracker.isTracking }

  /// True if a transition has asked for its interaction controller since the drag began.
  var isAnswered = false

  private var hasFault = false

  /// The owner of the transition that names the pan, from the beginning of a drag until its end;
  /// nil if another transition ran already.
  private weak var askingOwner: TransitionController?

  private let begin: () -> Void

  /// The finger's translation at the beginning of the drag, in points along the drag, and the
  /// progress of the transition then.
  private lazy var tracker = PanTracker(
    for: self, recognizer: recognizer, direction: direction,
    outward: { [edge, recognizer] in
      let outward =
        recognizer.view.map { edge.outward(around: $0) } ?? edge.outward(in: .leftToRight)
      return (outward.dx, outward.dy)
    }, begin: { [unowned self] in requestTransition() })

  /// Creates an interaction controller for drags toward one side.
  ///
  /// - Parameters:
  ///   - edge: The side toward which the finger drags.
  ///   - recognizer: The recognizer of the drag, for example a screen-edge recognizer.
  ///   - direction: The direction of the transition that `begin` requests: backward for a
  ///     dismissal, forward for a presentation.
  ///   - begin: Requests the transition; called when a drag begins and no transition is under way.
  public init(
    toward edge: TransitionEdge, recognizer: UIPanGestureRecognizer = UIPanGestureRecognizer(),
    direction: TransitionDirection = .backward, begin: @escaping () -> Void
  ) {
    self.edge = edge
    self.direction = direction
    self.recognizer = recognizer
    self.begin = begin
    super.init()
    super.wantsInteractiveStart = false
    recognizer.addAction { [weak self] _ in
      self?.tracker.recognizerDidChange()
      self?.dragDidChange()
    }
  }

  /// True while a finger drags, or if set to true.
  open override var wantsInteractiveStart: Bool {
    get { tracker.wantsInteractiveStart || super.wantsInteractiveStart }
    set { super.wantsInteractiveStart = newValue }
  }

  /// Starts the transition, and holds it while a finger drags.
  open override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    isAnswered = true
    super.startInteractiveTransition(transitionContext)
  }
}

// MARK: - Mistakes

extension PanInteractionController: RequestingGesture {
  func isFirstFault() -> Bool {
    defer { hasFault = true }
    return !hasFault
  }

  private func requestTransition() {
    let former = GestureRequest.gesture
    defer { GestureRequest.gesture = former }
    (GestureRequest.gesture, isAnswered) = (self, false)
    // What is requested while another transition runs may wait for its end.
    let owner = expectingOwner
    askingOwner = owner?.viewController?.transitionCoordinator == nil ? owner : nil
    begin()
  }

  /// Looks, when the drag has ended, whether it has requested a transition.
  private func dragDidChange() {
    guard !isTracking, let askingOwner, let controller = askingOwner.viewController else { return }
    self.askingOwner = nil
    TransitionScreen(of: controller, and: controller).perform { [weak self, weak askingOwner] in
      guard let self, !isAnswered, let askingOwner,
        askingOwner.viewController?.transitionCoordinator == nil, isFirstFault()
      else { return }
      askingOwner.reportIdleGesture()
    }
  }

  /// The owner of the transition that names the pan, of a controller around the recognizer's view;
  /// nil without one.
  private var expectingOwner: TransitionController? {
    var responder: UIResponder? = recognizer.view
    while let current = responder {
      if let owner = (current as? UIViewController)?.choreographer as? TransitionController,
        owner.expected?.recognizer === recognizer
      {
        return owner
      }
      responder = current.next
    }
    return nil
  }
}
