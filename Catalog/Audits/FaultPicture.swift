import Foundation
import TransitionLaws
import TransitionPictures

/// The pictures of a fault, made from the run in which it was found.
@MainActor
struct FaultPicture {
  /// The greatest size of a moving picture, in bytes.
  static let largest = 500_000

  private let leg: RecordedLeg
  private let violation: Violation?

  /// The pictures of the run with the fault; nil if there is no such run.
  init?(_ legs: [RecordedLeg], _ violation: Violation?) {
    let direction = violation?.direction ?? Leg.Course.forward.name
    guard let leg = legs.first(where: { $0.title.hasPrefix(direction) }) else { return nil }
    (self.leg, self.violation) = (leg, violation)
  }

  /// The frames around the fault as a filmstrip, or the whole run if it is interrupted.
  ///
  /// - Parameter idPrefix: Letters that no other picture of the page has.
  func filmstrip(idPrefix: String) -> String {
    let time = violation?.interruption == nil ? violation?.time : nil
    let part = time.map { leg.recording.part(around: $0) } ?? leg.recording
    let title = time.map { "\(leg.title), around \(String(format: "%.3f", $0)) s" } ?? leg.title
    return SVGFilmstrip(frames: 7, charts: 0)
      .text([RecordedLeg(title, part)], title: "", idPrefix: idPrefix)
  }

  /// The run as a moving picture that holds still at the fault, with larger errors if it would be too
  /// large, and as a filmstrip if it is too large even then.
  ///
  /// - Parameter size: The greatest size, in bytes.
  func moving(title: String, within size: Int = largest) -> String {
    let duration = leg.recording.duration
    let part = duration > 0 ? (violation?.time ?? duration) / duration : 1
    for coarseness in [1, Sketch.coarseness] {
      let svg = AnimatedSVG(
        [leg], still: min(max(part, 0), 1), isFramed: true, coarseness: coarseness, title: title
      ).text
      if svg.utf8.count <= size { return svg }
    }
    return filmstrip(idPrefix: "f")
  }
}

extension Recording {
  /// The frames around a time since the beginning, three before it and three after it.
  fileprivate func part(around time: Double) -> Recording {
    let middle = frames.lastIndex { $0.time <= startTime + time + 1e-9 } ?? 0
    let part = frames[max(middle - 3, 0)..<min(middle + 4, frames.count)]
    return Recording(
      size: size, frameRate: frameRate, startTime: part.first?.time ?? startTime,
      endTime: part.last?.time ?? endTime, frames: Array(part), events: [], settled: settled)
  }
}
