public import Foundation
import HeadlessStage
import TransitionRecording

/// Pictures of runs side by side, each run in rows of its own, with the curve of everything that was
/// animated below: static SVG 1.1, to stand in a README or a review.
///
/// ```swift
/// let strip = SVGFilmstrip().text(legs, title: "Fade")
/// ```
///
/// Below each picture is its time and how much of the run has passed. Each chart belongs to one property
/// of the layers of one name; a curve is drawn exactly where the animation that made it is known, and
/// frame by frame elsewhere. What is drawn in pictures is told with `SVGPicture`. Equal recordings give
/// equal bytes.
public struct SVGFilmstrip: Hashable, Sendable {
  /// A strip narrower than this, in CSS pixels, cannot be read, and is not made.
  public static let minimumWidth: CGFloat = 320

  /// How wide the strip is, in CSS pixels; at least `minimumWidth`.
  public let width: CGFloat

  /// How many pictures a run gives.
  public let frames: Int

  /// How many charts a run gives at most; how many are left out is said.
  public let charts: Int

  /// A filmstrip of a width, and of a number of pictures and charts a run.
  public init(width: CGFloat = 960, frames: Int = 6, charts: Int = 8) {
    precondition(width.isFinite, "a filmstrip cannot be \(width) wide")
    self.width = max(width, Self.minimumWidth)
    self.frames = max(frames, 1)
    self.charts = max(charts, 0)
  }

  /// Some runs, one below the other, each under its title.
  ///
  /// - Parameters:
  ///   - legs: The runs and what they are called, unescaped.
  ///   - title: What all of it is, unescaped; empty writes no heading.
  ///   - idPrefix: What the names within it begin with: letters, different in each of several documents
  ///     that stand in one page.
  public func text(
    _ legs: [RecordedLeg], title: String, idPrefix: String = "d"
  ) -> String {
    var page = FilmstripPage(width: width, definitions: VectorDefinitions(prefix: idPrefix))
    if !title.isEmpty { page.addHeading(title) }
    for leg in legs {
      page.addLine(leg.title, note: Self.note(on: leg.recording))
      page.addPictures(of: leg.recording, count: frames)
      page.addCharts(of: leg.recording, marks: frames, limit: charts)
    }
    let says = legs.map { "\($0.title): \(Self.note(on: $0.recording))." }
    return page.text(title: title, description: says.joined(separator: " "))
  }

  private static func note(on recording: Recording) -> String {
    var note = Seconds.short(recording.duration)
    if case .failure = recording.settled { note += ", never came to rest" }
    return note
  }
}
