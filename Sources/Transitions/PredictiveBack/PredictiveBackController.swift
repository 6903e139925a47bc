public import Transitioning

/// An interaction controller for Android's predictive back: a drag from the left or the right edge
/// of the screen previews the backward transition, and commits or cancels it.
///
/// ```swift
/// let back = PredictiveBackController { [unowned self] in dismiss(animated: true) }
/// view.addGestureRecognizer(back.recognizer)
/// transitionController.transition = .sharedAxis(.x).driven(by: back)
/// ```
///
/// The finger's horizontal distance, as a fraction of the screen's width, passes through Android's
/// curve, `cubic-bezier(0.1, 0.1, 0, 1)`, so that the first points of the drag show the most. The
/// eased fraction drives ``previewPart`` of the transition. If the ``releasePolicy`` commits, the
/// rest takes 300 ms to 150 ms by the fraction without the curve, even if nothing is left to move;
/// otherwise the transition returns in 100 ms.
///
/// While the page opens, a drag from the edge of the container catches it, although the page does
/// not reach that edge yet: the finger drives the opening back. If the ``releasePolicy`` commits,
/// the page leaves; otherwise it goes on opening. (Sources: Android's *Predictive back design*;
/// Material's `MaterialBackAnimationHelper`.)
@preconcurrency @MainActor
public final class PredictiveBackController: UIPercentDrivenInteractiveTransition {
  /// The recognizer of the drag; add it to a view that fills the screen.
  public let recognizer = UIScreenEdgePanGestureRecognizer()

  /// The part of the transition that the whole gesture previews, in `0 < p ≤ 1`; the rest runs
  /// after the commit.
  public var previewPart: CGFloat = 1 {
    didSet {
      precondition(
        previewPart > 0 && previewPart <= 1,
        "A preview must be above 0 and at most 1, not \(previewPart)")
    }
  }

  /// The policy that decides whether a released drag commits, by the fraction and the velocity
  /// without the curve.
  ///
  /// Android does not publish its own policy; the default is that of a back swipe.
  public var releasePolicy = ReleasePolicy()

  /// The edge from which the current or the last drag came: `left` or `right`.
  public private(set) var edge = TransitionEdge.left

  /// The finger's horizontal distance as a fraction of the screen's width, in `0...1`, without the
  /// curve.
  public private(set) var rawProgress: CGFloat = 0

  /// The finger's vertical travel since it touched down, in points; positive is down.
  ///
  /// After the release it is the last travel.
  public private(set) var verticalTravel: CGFloat = 0

  /// The finger's current or last location, in the window's coordinate space.
  public private(set) var touchLocation = CGPoint.zero

  /// A change that a running transition follows.
  enum Change { case drag, commit, cancel }

  /// Called after the transition was driven, and before it is released.
  var onChange: ((Change) -> Void)?

  /// The recognizer of the container while a page opens.
  private let catcher = UIScreenEdgePanGestureRecognizer()

  private let goBack: () -> Void
  private var isTracking = false

  /// True while a page opens that a drag can catch.
  private var isOpening = false

  /// The progress at which the drag has caught the page that opens; nil unless it has caught one.
  private var caught: CGFloat?

  /// Creates a controller.
  ///
  /// - Parameter goBack: Requests a dismissal or a pop; called when a drag begins.
  public init(_ goBack: @escaping () -> Void) {
    self.goBack = goBack
    super.init()
    recognizer.edges = [.left, .right]
    for pan in [recognizer, catcher] {
      pan.addAction { [weak self, weak pan] _ in pan.map { self?.recognizerDidChange($0) } }
    }
  }

  /// Lets drags catch a page that opens: in the whole container, if the page's view has the
  /// recognizer, because what moves is touched where it shows, and an edge of the screen may be
  /// beside it.
  func catchDrags(of context: TransitionContext) {
    context.expectGesture(of: recognizer)
    guard context.direction == .forward, recognizer.isEnabled else { return }
    isOpening = true
    context.deferToCompletion { [self] in
      (isOpening, caught) = (false, nil)
      // The container may stay, and a finger may still be down.
      if catcher.state == .began || catcher.state == .changed { isTracking = false }
      catcher.view?.removeGestureRecognizer(catcher)
    }
    guard recognizer.view?.isDescendant(of: context.foreView) == true else { return }
    (catcher.edges, catcher.delegate) = (recognizer.edges, recognizer.delegate)
    context.containerView.addGestureRecognizer(catcher)
  }

  /// True while a finger drags, unless it has caught the page that opens; a transition that the app
  /// requests itself is not driven.
  public override var wantsInteractiveStart: Bool {
    get { isTracking || isReleasedEarly }
    set {}
  }

  private func recognizerDidChange(_ pan: UIScreenEdgePanGestureRecognizer) {
    guard let view = pan.view?.window else {
      // The view has left its window under the finger.
      if isDragging, pan.state != .began { release(false) }
      return
    }
    switch pan.state {
    case .began:
      edge = pan.location(in: view).x < view.bounds.midX ? .left : .right
      rawProgress = 0
      touchLocation = pan.location(in: view)
      verticalTravel = 0
      begin()
    case .changed:
      if isDragging { drive(pan, in: view) }
    case .ended:
      guard isDragging else { return }
      drive(pan, in: view)
      let velocity = inward(pan.velocity(in: view).x) / max(view.bounds.width, 1)
      release(releasePolicy.finishes(progress: rawProgress, velocity: velocity))
    case .cancelled, .failed: if isDragging { release(false) }
    default: break
    }
  }

  /// True while a finger drives a transition.
  private var isDragging: Bool { isTracking || caught != nil }

  /// Catches the page that opens, or requests that the page leave.
  private func begin() {
    guard isOpening, isDriving else {
      isTracking = true
      return goBack()
    }
    pause()
    caught = progress
  }

  /// A horizontal distance or velocity, positive away from the edge of the drag.
  private func inward(_ x: CGFloat) -> CGFloat { edge == .left ? x : -x }

  private func drive(_ pan: UIScreenEdgePanGestureRecognizer, in window: UIView) {
    let (travel, width) = (pan.translation(in: window), window.bounds.width)
    rawProgress = width > 0 ? min(max(inward(travel.x) / width, 0), 1) : 0
    verticalTravel = travel.y
    touchLocation = pan.location(in: window)
    let eased = MediaTimingFunction.predictiveBack.value(at: Double(rawProgress))
    let preview = CGFloat(eased) * previewPart
    // Without any rest, a commit would take no time.
    update(caught.map { $0 * (1 - preview) } ?? min(preview, 1 - 1e-7))
    onChange?(.drag)
  }

  private func release(_ commits: Bool) {
    let (opens, progress) = (caught != nil, progress)
    (isTracking, caught) = (false, nil)
    // A page that opens leaves if its opening is cancelled.
    let finishes = commits != opens
    let remaining = finishes ? 1 - progress : progress
    let rest =
      commits ? 0.3 - 0.15 * Double(rawProgress) : PlatformDuration.predictiveBackCancel.seconds
    completionCurve = .easeOut
    // A page that goes on opening takes its own time, and UIKit knows no duration before the
    // transition has begun.
    let takesOwnTime = opens && finishes || duration == 0
    completionSpeed = takesOwnTime ? 1 : max(remaining * duration / CGFloat(rest), 1e-9)
    onChange?(commits ? .commit : .cancel)
    release(finishing: finishes)
  }
}
