import Foundation
import TransitionLaws

/// The settings of audits that a suite or a test has, and a call may replace.
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

  /// These settings, with those that a nearer place has; exceptions are added.
  func replaced(by nearer: AuditDefaults) -> AuditDefaults {
    AuditDefaults(
      laws: nearer.laws ?? laws, screens: nearer.screens ?? screens,
      placements: nearer.placements ?? placements, frames: nearer.frames ?? frames,
      tolerance: nearer.tolerance ?? tolerance, spec: nearer.spec ?? spec,
      exceptions: exceptions + nearer.exceptions, record: nearer.record ?? record)
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
