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
    let name = (violation?.direction ?? .forward).rawValue
    guard let leg = legs.first(where: { $0.title.hasPrefix(name) }) else { return nil }
    (self.leg, self.violation) = (leg, violation)
  }

  /// The frames around the fault as a filmstrip, or the whole run if it is interrupted.
  ///
  /// - Parameters:
  ///   - idPrefix: Letters that no other picture of the page has.
  ///   - frames: The number of pictures.
  func filmstrip(idPrefix: String, frames: Int = 7) -> String {
    let time = violation?.interruption == nil ? violation?.time : nil
    let title = time.map { "\(leg.title), around \(String(format: "%.3f", $0)) s" } ?? leg.title
    return SVGFilmstrip(frames: frames, charts: 0, around: time)
      .text([RecordedLeg(title, leg.recording)], title: "", idPrefix: idPrefix)
  }

  /// The run as a moving picture that holds still at the fault, with larger errors if it would be too
  /// large, and as a filmstrip if it is too large even then, of fewer pictures if it must be.
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
    let strips = [7, 3, 1].lazy.map { filmstrip(idPrefix: "f", frames: $0) }
    return strips.first { $0.utf8.count <= size } ?? strips.last ?? ""
  }
}
