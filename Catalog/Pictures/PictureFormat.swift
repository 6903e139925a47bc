import TransitionPictures

/// The pictures that can be made of a run.
enum PictureFormat: String, CaseIterable {
  /// A filmstrip with curves, as a vector graphic.
  case svg

  /// A page that plays in any browser.
  case html

  /// An animation for players of such files.
  case lottie

  /// Rules and keyframes for a page of one's own.
  case css

  /// A table of what could be seen.
  case csv

  /// Everything, as text that can be compared and read back.
  case transcript

  /// All of them, for people.
  static let list = allCases.map(\.rawValue).joined(separator: ", ")

  /// True when a file shows one leg, and no more.
  var isOfOneLeg: Bool { self == .lottie || self == .css }

  /// The file of some legs of a sample; the first of them where it can show but one.
  @MainActor
  func text(of legs: [RecordedLeg], of sample: any Sample.Type) -> String {
    switch self {
    case .svg: SVGFilmstrip().text(legs, title: "\(sample.name): \(sample.summary)")
    case .html: PlayerPage(title: sample.name, summary: sample.summary, legs: legs).html
    case .lottie: legs.first.map { LottieAnimation($0.recording, name: sample.name).json } ?? ""
    case .css: legs.first.map { StyleSheet($0.recording).css } ?? ""
    case .csv: RecordingTable(legs).csv
    case .transcript: Transcript(legs).text
    }
  }
}
