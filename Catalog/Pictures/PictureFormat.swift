import TransitionRecording

/// The pictures that can be made of a run.
enum PictureFormat: String, CaseIterable {
  /// A filmstrip with curves, as a vector graphic.
  case svg

  /// A page that plays in any browser.
  case html

  /// A table of what could be seen.
  case csv

  /// Everything, as text that can be compared and read back.
  case transcript

  /// All of them, for people.
  static let list = allCases.map(\.rawValue).joined(separator: ", ")

  /// The file of some legs of a sample.
  @MainActor
  func text(of legs: [RecordedLeg], of sample: any Sample.Type) -> String {
    switch self {
    case .svg:
      SVGFilmstrip().text(
        legs.map { ($0.title, $0.recording) }, title: "\(sample.name): \(sample.summary)")
    case .html:
      PlayerPage(
        title: sample.name, summary: sample.summary,
        legs: legs
      ).html
    case .csv: legs.map { RecordingTable($0.recording).csv }.joined()
    case .transcript: Transcript(legs).text
    }
  }
}
