import CatalogSamples
import TransitionPictures

/// The output formats of a run.
enum PictureFormat: String, CaseIterable {
  /// A filmstrip with curves, as a vector graphic.
  case svg

  /// A page with a player for any browser.
  case html

  /// A Lottie animation.
  case lottie

  /// A table of all items, frame by frame.
  case csv

  /// The complete recording as text that can be compared and read back.
  case transcript

  /// The names of all formats, for people.
  static let list = allCases.map(\.rawValue).joined(separator: ", ")

  /// The file of several legs of a sample; only the first leg if the format holds only one.
  @MainActor
  func text(of legs: [RecordedLeg], of sample: any Sample.Type) -> String {
    switch self {
    case .svg: SVGFilmstrip().text(legs, title: "\(sample.name): \(sample.summary)")
    case .html: PlayerPage(title: sample.name, summary: sample.summary, legs: legs).html
    case .lottie: legs.first.map { LottieAnimation($0.recording, name: sample.name).json } ?? ""
    case .csv: RecordingTable(legs).csv
    case .transcript: Transcript(legs).text
    }
  }
}

extension Sample {
  /// The legs of a run as a moving picture with the edge of a device.
  static func movingPicture(of legs: [RecordedLeg], coarseness: Double = 1) -> AnimatedSVG {
    AnimatedSVG(legs, isFramed: true, coarseness: coarseness, title: "\(name): \(summary)")
  }
}
