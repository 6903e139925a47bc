public import Foundation
import HeadlessStage
import TransitionRecording

/// Pictures of recordings side by side, with charts of all animated properties: static SVG 1.1, for
/// a README or a review.
///
/// ```swift
/// let strip = SVGFilmstrip().text(legs, title: "Fade")
/// ```
///
/// Each recording has rows of its own. The caption of a picture is its time and the fraction of the
/// run. A chart belongs to one property of the layers of one name. A curve is exact if its
/// animation is known, and a line from frame to frame otherwise. The pictures have the limits that
/// `SVGPicture` describes. Equal recordings give equal bytes.
public struct SVGFilmstrip: Hashable, Sendable {
  /// The minimum width, in CSS pixels; a narrower strip would not be readable.
  package static let minimumWidth: CGFloat = 320

  private let width: CGFloat

  private let frames: Int
  private let charts: Int
  private let instant: TimeInterval?

  /// Creates a filmstrip with a width, and a number of pictures and charts for each run.
  ///
  /// - Parameters:
  ///   - width: The width, in CSS pixels; finite. A strip is at least 320 wide.
  ///   - frames: The number of pictures of a run; at least one.
  ///   - charts: The maximum number of charts of a run; the strip states how many are left out.
  ///   - instant: The time since the beginning of a run around which its pictures are frame by
  ///     frame, in seconds; finite. By default they are spread over the whole run.
  public init(
    width: CGFloat = 960, frames: Int = 6, charts: Int = 8, around instant: TimeInterval? = nil
  ) {
    precondition(width.isFinite, "SVGFilmstrip width must be finite, not \(width)")
    precondition(
      instant?.isFinite ?? true, "SVGFilmstrip instant must be finite, not \(instant ?? 0)")
    self.instant = instant
    self.width = max(width, Self.minimumWidth)
    self.frames = max(frames, 1)
    self.charts = max(charts, 0)
  }

  /// The filmstrip of several runs, one below the other, each with its title.
  ///
  /// - Parameters:
  ///   - legs: The runs and their titles, unescaped.
  ///   - title: The title of the filmstrip, unescaped; an empty title has no heading.
  ///   - idPrefix: The prefix of the IDs in the document: letters, different for each of several
  ///     documents in one page.
  public func text(
    _ legs: [RecordedLeg], title: String, idPrefix: String = "d"
  ) -> String {
    var page = FilmstripPage(width: width, definitions: VectorDefinitions(prefix: idPrefix))
    if !title.isEmpty { page.addHeading(title) }
    for leg in legs {
      page.addLine(leg.title, note: Self.note(on: leg.recording))
      let panels = leg.recording.panels(frames, around: instant)
      page.addPictures(panels, of: leg.recording)
      page.addCharts(of: leg.recording, marks: panels.map(\.picture.time), limit: charts)
    }
    let says = legs.map { "\($0.title): \(Self.note(on: $0.recording))." }
    return page.text(title: title, description: says.joined(separator: " "))
  }

  private static func note(on recording: Recording) -> String {
    var note = Seconds.short(recording.duration)
    if case .failure = recording.settled { note += ", did not settle" }
    return note
  }
}
