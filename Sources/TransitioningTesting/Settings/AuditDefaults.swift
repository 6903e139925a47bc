import Foundation
import TransitionLaws

/// The laws and the settings of the audits in a suite or a test, which a call may replace.
struct AuditDefaults: Sendable {
  /// Those of the current test.
  @TaskLocal static var current = AuditDefaults()

  private(set) var laws: [TransitionLaw]?
  private(set) var settings: AuditSettings
  private(set) var record: TranscriptRecording?

  /// The places of the settings, by their names: `this call`, or a trait.
  private var origins: [String: String] = [:]

  init(
    laws: [TransitionLaw]? = nil, settings: AuditSettings = AuditSettings(),
    record: TranscriptRecording? = nil, madeIn origin: String? = nil
  ) {
    (self.laws, self.settings, self.record) = (laws, settings, record)
    for part in settings.parts { origins[part.name] = origin }
  }

  /// These defaults, replaced by those of a nearer place; exceptions are added.
  func replaced(by nearer: AuditDefaults) -> AuditDefaults {
    var defaults = self
    defaults.laws = nearer.laws ?? laws
    defaults.settings = settings.replaced(by: nearer.settings)
    defaults.record = nearer.record ?? record
    defaults.origins.merge(nearer.origins) { $1 }
    return defaults
  }

  /// The settings, each with its place, in one line.
  var summary: String {
    var settings = settings
    settings.tolerance = settings.tolerance ?? AuditTolerance()
    // A single instant takes the place of the frames.
    if settings.instant == nil { settings.frameStride = settings.frameStride ?? 1 }
    return settings.parts.map { "\($0.text) (\(origins[$0.name] ?? "default"))" }
      .joined(separator: "; ")
  }
}

extension AuditSettings {
  /// The settings that are not the default, with their names.
  fileprivate var parts: [(name: String, text: String)] {
    let parts: [(name: String, text: String?)] = [
      ("tolerance", tolerance.map { "within \($0.points) pt and an opacity of \($0.opacity)" }),
      ("frames", frameStride.map { $0 > 1 ? "one frame of \($0)" : "every frame" }),
      ("instant", instant.map { "at \(String(format: "%.3f", $0)) s" }),
      ("screens", screens.map { "on " + $0.map(\.name).joined(separator: ", ") }),
      ("placements", placements.map { "as " + $0.map(\.rawValue).joined(separator: ", ") }),
      ("spec", spec.map { "by \($0.name)" }),
    ]
    return parts.compactMap { part in part.text.map { (part.name, $0) } }
      + exceptions.map { ("except \($0.law)", "except “\($0.law)”") }
  }
}
