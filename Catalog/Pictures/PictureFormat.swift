import TransitionRecording

/// What a picture is to be of.
struct PictureOrder {
  /// What it is called.
  let title: String

  /// What it shows, in one sentence.
  let summary: String

  /// What was seen.
  let legs: [RecordedLeg]

  /// Whether all was right.
  let checks: [Check]
}

/// The pictures that can be made of a run.
enum PictureFormat: String, CaseIterable {
  /// Everything, as text that can be compared and read back.
  case transcript

  /// All of them, for people.
  static let list = allCases.map(\.rawValue).joined(separator: ", ")

  /// The text of the file.
  func text(of order: PictureOrder) throws -> String {
    switch self {
    case .transcript: Transcript(order.legs).text
    }
  }
}
