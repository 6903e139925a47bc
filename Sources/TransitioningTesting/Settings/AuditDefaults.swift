import Foundation
import TransitionLaws

/// The audit settings of a suite or a test, which a call may replace.
struct AuditDefaults: Sendable {
  /// The settings of the current test.
  @TaskLocal static var current = AuditDefaults()

  var laws: [TransitionLaw]?
  var screens: [AuditScreen]?
  var placements: [AuditPlacement]?
  var frames: AuditFrames?
  var tolerance: AuditTolerance?
  var spec: MotionSpec?
  var exceptions: [LawException] = []
  var record: TranscriptRecording?

  /// The places of the settings, by their labels: `this call`, or a trait.
  private var origins: [String: String] = [:]

  init(
    laws: [TransitionLaw]? = nil, screens: [AuditScreen]? = nil,
    placements: [AuditPlacement]? = nil, frames: AuditFrames? = nil,
    tolerance: AuditTolerance? = nil, spec: MotionSpec? = nil, exceptions: [LawException] = [],
    record: TranscriptRecording? = nil, madeIn origin: String? = nil
  ) {
    (self.laws, self.screens, self.placements) = (laws, screens, placements)
    (self.frames, self.tolerance, self.spec) = (frames, tolerance, spec)
    (self.exceptions, self.record) = (exceptions, record)
    let labels = [
      screens.map { _ in "on" }, placements.map { _ in "as" }, frames.map { _ in "frames" },
      tolerance.map { _ in "within" }, spec.map { _ in "spec" },
    ]
    for label in labels.compactMap(\.self) { origins[label] = origin }
  }

  /// These settings, replaced by those of a nearer place; exceptions are added.
  func replaced(by nearer: AuditDefaults) -> AuditDefaults {
    var settings = AuditDefaults(
      laws: nearer.laws ?? laws, screens: nearer.screens ?? screens,
      placements: nearer.placements ?? placements, frames: nearer.frames ?? frames,
      tolerance: nearer.tolerance ?? tolerance, spec: nearer.spec ?? spec,
      exceptions: exceptions + nearer.exceptions, record: nearer.record ?? record)
    settings.origins = origins.merging(nearer.origins) { $1 }
    return settings
  }

  /// The settings, each with its place, in one line.
  var summary: String {
    func part(_ text: String?, _ label: String) -> String? {
      text.map { "\($0) (\(origins[label] ?? "default"))" }
    }
    let tolerance = tolerance ?? AuditTolerance()
    let stride = frames?.stride ?? 1
    return [
      part("within \(tolerance.points) pt and an opacity of \(tolerance.opacity)", "within"),
      part(stride == 1 ? "every frame" : "one frame of \(stride)", "frames"),
      part(screens.map { "on " + $0.map(\.name).joined(separator: ", ") }, "on"),
      part(placements.map { "as " + $0.map(\.rawValue).joined(separator: ", ") }, "as"),
      part(spec.map { "by \($0.name)" }, "spec"),
    ].compactMap(\.self).joined(separator: "; ")
  }

  /// The options of an audit with these settings.
  func options(at instant: TimeInterval? = nil) -> AuditOptions {
    var options = AuditOptions()
    if let screens { options.screens = screens }
    options.placements = placements
    options.frameStride = frames?.stride ?? 1
    if let tolerance { options.tolerance = tolerance }
    options.spec = spec
    options.exceptions = exceptions
    options.instant = instant
    return options
  }
}
