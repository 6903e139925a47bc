import Foundation
import Transitioning

/// The drag of a photo: it begins, drives, releases and catches the photo's transition, and takes
/// the photo along in both axes.
///
/// The progress of the transition follows the distance of the photo from its place, as a part of
/// the height of the window. The place of the photo is that of the finger. A photo that must not be
/// dismissed stays, and the delegate of its presentation is notified of the attempt.
final class PhotoDrag: UIPercentDrivenInteractiveTransition {
  /// The progress of closing that a finger reaches; the rest runs after the release.
  static let reach: CGFloat = 0.5

  /// The time of the way back of a photo that is not dismissed, in seconds.
  private static let returning: TimeInterval = 0.35

  let recognizer = UIPanGestureRecognizer()

  var releasePolicy = ReleasePolicy(progressThreshold: 0.15, projection: 0.2)

  /// True while a finger drags.
  private(set) var isTracking = false

  /// The finger's location in the window, in points.
  private var finger = CGPoint.zero

  /// The finger's location in the window when it took hold, in points.
  var gripLocation: CGPoint { hold.finger }

  /// The transition that runs.
  private var flight: PhotoFlight?

  private weak var photo: UIViewController?

  /// The pages from which the recognizer was taken, because one transition opens them all.
  private var pagesBelow: [() -> UIView?] = []

  /// The dismissal of the photo; nil until a drag may begin, and for a photo that is popped.
  private var dismissal: UserDismissal?

  /// True if the finger that is down must not dismiss the photo.
  private var isRefused = false

  /// The view on which the finger came down.
  private weak var touchedView: UIView?

  /// What the finger has taken hold of: its location, the displacement of the photo from its place,
  /// and the progress of closing.
  private var hold: (finger: CGPoint, offset: CGVector, closing: CGFloat) = (
    .zero, CGVector(dx: 0, dy: 0), 0
  )

  /// The decision of a release before the transition has begun; nil without one.
  private var earlyRelease: Bool?

  private let closing: TimeInterval

  /// - Parameter closing: The time in which a released photo goes back to its tile, in seconds.
  init(duration closing: TimeInterval) {
    self.closing = closing
    super.init()
    // The middle of two fingers jumps when the second one comes.
    recognizer.maximumNumberOfTouches = 1
    recognizer.delegate = self
    recognizer.addAction { [weak self] _ in self?.recognizerDidChange() }
  }

  /// Takes the recognizer off its view: without its delegate it would begin with every drag.
  ///
  /// An isolated deinit aborts on iOS 26.0 to 26.3 in some places (swiftlang/swift 87316).
  deinit {
    let recognizer = recognizer
    let remove = { @MainActor in recognizer.view?.removeGestureRecognizer(recognizer) ?? () }
    if Thread.isMainThread { MainActor.assumeIsolated(remove) } else { Task(operation: remove) }
  }

  /// True while a finger drags; a dismissal that the app requests itself is not driven.
  override var wantsInteractiveStart: Bool {
    get { isTracking || earlyRelease != nil }
    set {}
  }
}

// MARK: - The transition

extension PhotoDrag {
  /// Follows a transition that begins.
  func begin(_ flight: PhotoFlight, in context: TransitionContext) {
    self.flight = flight
    photo = context.foreViewController
    if context.direction == .forward, recognizer.view !== context.foreView {
      if let page = recognizer.view { pagesBelow.append { [weak page] in page } }
      context.foreView.addGestureRecognizer(recognizer)
    }
    context.deferToCompletion { [weak self, weak flight, unowned context] in
      guard let self else { return }
      if context.transitionWasCancelled == (context.direction == .forward) {
        pageDidLeave(context.foreView)
      }
      guard self.flight === flight else { return }
      self.flight = nil
      // A finger may still be down.
      (isTracking, earlyRelease) = (false, nil)
    }
  }

  /// Gives the recognizer back to the page below, if it is on the page that has left.
  private func pageDidLeave(_ page: UIView) {
    guard recognizer.view === page else { return }
    while let page = pagesBelow.popLast() {
      if let page = page() { return page.addGestureRecognizer(recognizer) }
    }
  }

  /// Repeats what a finger has done before the transition began; UIKit has ignored it.
  func replay() {
    if let earlyRelease {
      self.earlyRelease = nil
      release(earlyRelease, at: .zero)
    } else if isTracking {
      drive()
    }
  }

  /// The stack from which the photo is popped; nil if it is dismissed.
  private var stack: UINavigationController? {
    let stack = photo?.navigationController
    return stack?.topViewController === photo && stack?.viewControllers.first !== photo
      ? stack : nil
  }

  /// Finds out whether a pop or a dismissal takes the photo away; false if nothing can.
  private func findWayBack() -> Bool {
    let presentation = stack == nil ? photo?.presentation : nil
    // One that was caught before is still asked for the same dismissal.
    if presentation == nil || dismissal?.presentationController !== presentation {
      dismissal = presentation.map(UserDismissal.init)
    }
    return dismissal != nil || stack != nil
  }

  /// Asks whether the user may dismiss the photo; the user may always pop it.
  private func askedMayLeave() -> Bool { dismissal?.userMayDismiss() ?? true }

  /// Requests the dismissal or the pop.
  private func leave() {
    if let dismissal {
      dismissal.dismissForUser()
    } else {
      stack?.popViewController(animated: true)
    }
  }
}

// MARK: - The finger

extension PhotoDrag {
  private func recognizerDidChange() {
    guard recognizer.view?.window != nil else {
      // The page has left its window under the finger.
      if isTracking { release(false, at: .zero) }
      return
    }
    switch recognizer.state {
    case .began: takeHold()
    case .changed: if isTracking { drive() }
    case .ended:
      let velocity = recognizer.velocity(in: nil)
      if isTracking {
        drive()
        release(closes(at: velocity), at: velocity)
      } else if isRefused {
        finger = recognizer.location(in: nil)
        if closes(at: velocity) { dismissal?.userDidAttemptToDismiss() }
      }
    case .cancelled, .failed: if isTracking { release(false, at: .zero) }
    default: break
    }
  }

  private func takeHold() {
    finger = recognizer.location(in: nil)
    hold = (finger, CGVector(dx: 0, dy: 0), 0)
    (isTracking, earlyRelease) = (!isRefused, nil)
    if isRefused { return }
    guard isDriving, let flight else { return leave() }
    pause()
    hold = (finger, flight.hold(at: finger), flight.shownClosing)
    // The finger may throw away what is still on its way.
    if flight.isOpening { dismissal?.dismissForUser() }
  }

  /// The displacement of the photo from its place under the finger, in points.
  private var offset: CGVector {
    CGVector(
      dx: hold.offset.dx + finger.x - hold.finger.x, dy: hold.offset.dy + finger.y - hold.finger.y)
  }

  private var height: CGFloat { max(recognizer.view?.window?.bounds.height ?? 1, 1) }

  /// The progress of closing under the finger.
  private var drivenClosing: CGFloat {
    let (distance, held) = (offset.length, hold.offset.length)
    let closing = hold.closing + (distance - held) / height
    // A photo beside its place has a way to return.
    let least = min(distance / height, 0.05)
    return min(max(closing, least), max(hold.closing, Self.reach))
  }

  /// Drives the transition to the finger, and takes the photo along.
  func drive() {
    finger = recognizer.location(in: nil)
    guard let flight else { return }
    let closing = drivenClosing
    // Without any rest, a release would take no time.
    update(min(flight.isOpening ? 1 - closing : closing, 1 - 1e-7))
    flight.drag(to: finger, closing: closing)
  }

  /// True if a photo that is released at a velocity, in points per second, goes back to its tile.
  private func closes(at velocity: CGPoint) -> Bool {
    let (offset, distance) = (offset, offset.length)
    let speed =
      distance > 0 ? (offset.dx * velocity.x + offset.dy * velocity.y) / distance : velocity.y
    return releasePolicy.finishes(progress: distance / height, velocity: speed / height)
  }

  private func release(_ closes: Bool, at velocity: CGPoint) {
    isTracking = false
    guard let flight else {
      earlyRelease = isDriving ? closes : nil
      return
    }
    let driven = drivenClosing
    let (rest, time) = closes ? (1 - driven, closing) : (driven, Self.returning)
    flight.release(at: velocity, closing: driven, closes: closes, duration: time)
    completionCurve = .easeOut
    completionSpeed = max(rest * duration / CGFloat(max(time, 1e-3)), 1e-9)
    if closes == flight.isOpening { cancel() } else { finish() }
  }
}

extension PhotoDrag: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    if gestureRecognizer.numberOfTouches == 0 { touchedView = touch.view }
    return true
  }

  /// True for a drag down where no content can scroll, and for every drag of a photo in flight.
  ///
  /// A photo that must not be dismissed is not caught on its way there either.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view = recognizer.view else { return false }
    isRefused = false
    if let flight {
      return isDriving && (!flight.isOpening || findWayBack() && askedMayLeave())
    }
    photo = view.nearestController
    guard photo?.transitionCoordinator == nil, findWayBack() else { return false }
    let way = recognizer.translation(in: view)
    guard way.y > 0, way.y >= abs(way.x),
      touchedView?.canScroll(toward: CGVector(dx: 0, dy: 1), within: view) != true
    else { return false }
    isRefused = !askedMayLeave()
    return true
  }

  /// True for the recognizers that scroll.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    (otherGestureRecognizer.view as? UIScrollView)?.panGestureRecognizer === otherGestureRecognizer
  }
}

extension UIView {
  /// The controller of the view or of the nearest view around it that has one.
  fileprivate var nearestController: UIViewController? {
    sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
      .first
  }
}

extension UIViewController {
  /// The presentation of the controller or of the container around it; nil if it is not presented.
  fileprivate var presentation: UIPresentationController? {
    var outermost = self
    while let parent = outermost.parent { outermost = parent }
    return outermost.presentingViewController == nil ? nil : outermost.presentationController
  }
}

extension CGVector {
  fileprivate var length: CGFloat { hypot(dx, dy) }
}
