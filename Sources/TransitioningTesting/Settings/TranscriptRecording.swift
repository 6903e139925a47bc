import Foundation

/// The treatment of missing or different transcripts.
///
/// The environment variable `TRANSITIONING_RECORD` has the name of a case. Without it the mode is
/// `propose`, and `never` where the variable `CI` is set.
public enum TranscriptRecording: String, Hashable, Sendable, CaseIterable {
  /// The new transcript is written beside as `NAME.new`, and the test fails until it is accepted.
  case propose
  /// A missing transcript is written; a different one fails.
  case missing
  /// A missing or a different transcript is written.
  case failed
  /// Every transcript is written.
  case all
  /// Nothing is written; missing and different transcripts fail.
  case never

  /// True on a machine of continuous integration.
  static func isOnCI(_ environment: [String: String]) -> Bool {
    !["", "0", "false"].contains((environment["CI"] ?? "").lowercased())
  }

  /// The mode of an environment; nil if `TRANSITIONING_RECORD` has an unknown value.
  init?(_ environment: [String: String]) {
    if let name = environment["TRANSITIONING_RECORD"], !name.isEmpty {
      self.init(rawValue: name)
    } else {
      self = Self.isOnCI(environment) ? .never : .propose
    }
  }
}
