public import Foundation
import HeadlessStage
import HeadlessViews

/// The path of one finger in a run, from coming down until it is lifted or cancelled.
///
/// ```swift
/// let touch = recording.touches.first
/// let location = touch?.location(at: recording.startTime + 0.2)
/// ```
///
/// The path has a place for each event of the finger, and one where a rest ends. Between two places
/// the finger moves evenly.
public struct TouchTrack: Hashable, Sendable {
  /// Where the finger is at an instant.
  public struct Place: Hashable, Sendable {
    /// The instant, in seconds of the stage's clock.
    public let time: TimeInterval

    /// The location, in points of the screen.
    public let location: CGPoint

    /// Creates a place of a path.
    package init(time: TimeInterval, location: CGPoint) {
      self.time = time
      self.location = location
    }

    /// Hashes the instant and the location; a `CGPoint` of Apple's is not hashable.
    public func hash(into hasher: inout Hasher) {
      for number in [time, Double(location.x), Double(location.y)] { hasher.combine(number) }
    }
  }

  /// How a touch ends.
  public enum End: Hashable, Sendable {
    /// The finger is lifted.
    case lifted
    /// The system cancels the touch.
    case cancelled
  }

  /// The places, ascending in time; never empty.
  ///
  /// The first is where the finger comes down, or where it is as the run begins; the last is where
  /// the touch ends, or where the finger moved last.
  public let places: [Place]

  /// How the touch ends, at the last place; nil if the finger is still down at the end of the run.
  public let end: End?

  /// Creates the path of a finger.
  ///
  /// - Precondition: `places` is not empty and ascends in time.
  package init(places: [Place], end: End?) {
    precondition(
      !places.isEmpty && zip(places, places.dropFirst()).allSatisfy { $0.time <= $1.time },
      "TouchTrack places must not be empty and must ascend in time")
    self.places = places
    self.end = end
  }

  /// The location at an instant, in points of the screen; nil while the finger is not down.
  ///
  /// - Parameter time: In seconds of the stage's clock. The instant of a lifted or cancelled touch
  ///   does not count, since the finger is up then.
  public func location(at time: TimeInterval) -> CGPoint? {
    guard let index = places.lastIndex(where: { $0.time <= time + Recording.tolerance }) else {
      return nil
    }
    let place = places[index]
    guard index + 1 < places.count else { return end == nil ? place.location : nil }
    let next = places[index + 1]
    let part = min(max((time - place.time) / (next.time - place.time), 0), 1)
    return CGPoint(
      x: place.location.x + part * (next.location.x - place.location.x),
      y: place.location.y + part * (next.location.y - place.location.y))
  }
}

/// The touches of a run in progress.
@MainActor
final class TouchBuilder {
  private unowned let stage: Stage
  private var fingers: [Finger] = []
  private var paths: [(places: [TouchTrack.Place], end: TouchTrack.End?)] = []

  /// Begins with the fingers that are down already.
  init(_ stage: Stage) {
    self.stage = stage
    for finger in stage.fingers { begin(finger) }
  }

  /// The paths of the fingers until now.
  var tracks: [TouchTrack] { paths.map { TouchTrack(places: $0.places, end: $0.end) } }

  /// Adds an event of a finger.
  func add(_ finger: Finger) {
    guard let index = fingers.lastIndex(of: finger), let last = paths[index].places.last else {
      return begin(finger)
    }
    // A finger that rests has no events: it moves during the last frame before the next one.
    let (now, frame) = (stage.now, 1 / stage.frameRate)
    if now - last.time > 1.5 * frame {
      paths[index].places.append(
        TouchTrack.Place(time: now - frame, location: last.location))
    }
    if now - last.time <= Recording.tolerance { paths[index].places.removeLast() }
    paths[index].places.append(TouchTrack.Place(time: now, location: finger.location))
    switch finger.touch?.phase {
    case .ended: paths[index].end = .lifted
    case .cancelled: paths[index].end = .cancelled
    default: break
    }
  }

  private func begin(_ finger: Finger) {
    fingers.append(finger)
    paths.append(([TouchTrack.Place(time: stage.now, location: finger.location)], nil))
  }
}
