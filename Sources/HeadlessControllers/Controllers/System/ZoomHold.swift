import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// The motion of a zoomed page that a finger holds or has released.
///
/// The page has a motion of its own, on which the gesture applies: a page that was caught on its
/// way to its place goes on to it, and a page that was caught on its way to its source stands
/// still.
@MainActor
final class ZoomHold {
  /// The page's own motion.
  private enum Motion {
    /// The page is at rest.
    case rest

    /// The page stands still where it was caught.
    case still(ZoomPose)

    /// The page moves on a spring since an instant, in seconds.
    case tail(ZoomTail, since: TimeInterval)
  }

  /// The covering of the view behind, on its way from one value to another since an instant.
  private struct Cover {
    var start: CGFloat = 1
    var end: CGFloat = 1
    var velocity: CGFloat = 0
    var spring = ZoomMotion.flight
    var since: TimeInterval = 0

    func value(at now: TimeInterval) -> CGFloat {
      let rest = spring.value(at: now - since)
      let push = spring.beginning(at: 1).value(at: now - since) - rest
      let value = start + (end - start) * CGFloat(rest) + velocity * CGFloat(push)
      return min(max(value, 0), 1)
    }
  }

  let flight: ZoomFlight

  /// The transition that shows the page.
  @LinkedTransition var transition: ControllerTransition?

  /// The finger's gesture; nil while there is none.
  private var gesture: ZoomGesture?

  private var motion = Motion.rest
  private var cover = Cover()

  /// The instant that shows, in seconds: that of the last frame, so that a page which is caught
  /// between two frames does not jump.
  private lazy var instant = now

  /// The instant at which the tail is over, in seconds of the stage's clock.
  private var end: TimeInterval = 0

  /// The progress of the tail at which the source was lost.
  private var loss: CGFloat?

  /// Called when the app has decided the outcome while a finger held the page.
  var wasLetGo: (() -> Void)?

  init(_ flight: ZoomFlight) {
    self.flight = flight
    flight.atFrame = { [weak self] in self?.frame() }
    flight.driverDidArrive = { [weak self] in self?.completeIfOver() }
  }

  /// The instant of the stage's clock, in seconds.
  private var now: TimeInterval { flight.container.window?.stage?.now ?? instant }

  /// True if the page is on its way to its source, or was caught there.
  var isLeaving: Bool {
    switch motion {
    case .rest: false
    case .still: true
    case .tail(let tail, _): tail.closes
    }
  }

  /// The pose that shows.
  var pose: ZoomPose {
    let own = ownPose(at: instant)
    return gesture?.applied(to: own) ?? own
  }

  private func ownPose(at instant: TimeInterval) -> ZoomPose {
    switch motion {
    case .rest: return flight.open
    case .still(let pose): return pose
    case .tail(let tail, let since):
      return tail.pose(at: instant - since, toward: target(of: tail), loss: loss)
    }
  }

  private func target(of tail: ZoomTail) -> ZoomPose {
    tail.closes ? flight.closed ?? tail.start : flight.open
  }

  // MARK: Catching

  /// Takes over a flight that nothing drives.
  ///
  /// - Parameter speed: The speed of the flight to the page's place, in whole flights per second;
  ///   nil to stop the page where it is.
  func catchFlight(at speed: Double?) {
    guard let pose = flight.flying, let closed = flight.closed else { return }
    let (fraction, open) = (flight.fraction, flight.open)
    cover = Cover(start: fraction, end: fraction)
    guard let speed else {
      motion = .still(pose)
      return show()
    }
    let rate = CGFloat(speed)
    var velocity = ZoomTail.Velocity(from: closed, to: open, in: 1)
    velocity.center = CGVector(dx: velocity.center.dx * rate, dy: velocity.center.dy * rate)
    velocity.scale *= rate
    velocity.progress = rate / max(1 - fraction, 0.01)
    move(from: pose, at: velocity, closes: false, ZoomMotion.flight)
    cover = Cover(start: fraction, end: 1, velocity: rate, since: instant)
    show()
  }

  /// Stops a page that is on its way to its source.
  func stop() {
    let (pose, covered) = (pose, cover.value(at: instant))
    guard isLeaving else { return }
    motion = .still(pose)
    loss = nil
    cover = Cover(start: covered, end: covered)
  }

  /// Moves the page with a finger.
  func follow(_ gesture: ZoomGesture?) {
    self.gesture = gesture
    show()
  }

  // MARK: Releasing

  /// Releases the page, toward its source or its place.
  ///
  /// - Returns: The time until the page has arrived, in seconds.
  @discardableResult
  func release(landing: Bool) -> TimeInterval {
    let (pose, velocity) = (pose, velocity)
    gesture = nil
    let duration = leave(pose, at: velocity, landing: landing)
    show()
    return duration
  }

  /// The velocity of the page: its own, and that of the finger.
  private var velocity: ZoomTail.Velocity {
    let step = 1e-4
    let own = ownPose(at: instant + step)
    let next = gesture?.moved(for: CGFloat(step)).applied(to: own) ?? own
    return ZoomTail.Velocity(from: pose, to: next, in: step)
  }

  private func leave(
    _ pose: ZoomPose, at velocity: ZoomTail.Velocity, landing: Bool
  ) -> TimeInterval {
    let covered = cover.value(at: instant)
    let duration = move(
      from: pose, at: velocity, closes: landing,
      landing ? ZoomMotion.landing : ZoomMotion.cancel)
    cover = Cover(
      start: covered, end: landing ? 0 : 1,
      spring: landing ? ZoomMotion.uncovering : ZoomMotion.cancel, since: instant)
    return duration
  }

  /// - Returns: The time until the page has arrived, in seconds.
  @discardableResult
  private func move(
    from pose: ZoomPose, at velocity: ZoomTail.Velocity, closes: Bool, _ spring: SpringCurve
  ) -> TimeInterval {
    let tail = ZoomTail(from: pose, at: velocity, closes: closes, spring)
    instant = now
    motion = .tail(tail, since: instant)
    loss = nil
    let extent = Double(max(flight.container.bounds.width, flight.container.bounds.height))
    // The covered page moves by a part of half of its extent.
    let covering = Double(1 - ZoomMotion.coveredScale) / 2 * extent
    let duration = max(
      tail.duration(toward: target(of: tail)),
      (closes ? ZoomMotion.uncovering : spring).settlingDuration(over: covering))
    end = instant + duration
    return duration
  }

  // MARK: Frames

  private func frame() {
    instant = now
    turnIfAsked()
    if case .tail(let tail, let since) = motion, tail.closes, loss == nil,
      flight.closed == nil || flight.hasLostSource
    {
      loss = flight.hasLostSource ? min(max(tail.progress(at: instant - since), 0), 1) : 0
    }
    show()
    completeIfOver()
  }

  /// Turns the page if the app has called the transition off, or resumed it.
  private func turnIfAsked() {
    guard let transition, transition.isUnderWay, !transition.isInteractive else { return }
    let opens = (transition.direction == .backward) == transition.transitionWasCancelled
    if gesture != nil {
      wasLetGo?()
      release(landing: !opens)
    }
    guard case .tail(let tail, _) = motion, tail.closes == opens else { return }
    _ = leave(pose, at: velocity, landing: !opens)
  }

  private func show() {
    flight.show(pose, cover: cover.value(at: instant))
  }

  /// Completes the transition once the page and the driver of the transition have arrived.
  private func completeIfOver() {
    guard gesture == nil, let transition, transition.isUnderWay, !transition.isInteractive,
      transition.life.motion == .frozen, now >= end - 1e-9
    else { return }
    transition.completeTransition(!transition.transitionWasCancelled)
  }
}
