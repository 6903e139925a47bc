import TransitionLaws
import TransitionPictures
import Transitioning

/// The plan of an audit: the laws, the screen, and the frames of interruptions.
struct AuditPlan {
  /// The laws, in the order of reports.
  var laws = TransitionLaw.standard

  /// The screen and the user's settings.
  var setting = Setting.phone

  /// The distance of the frames at which runs are interrupted by default: samples have hundreds of
  /// views, and every frame of all samples takes about five times as long.
  static let usualStride = 5

  /// The distance of the frames at which runs are interrupted; 1 for every frame.
  var stride = usualStride

  /// The options of the command line that make this screen and these frames.
  var words: [String] {
    var words: [String] = []
    if setting.size == Stage.tablet { words += ["--device", "tablet"] }
    if setting.layoutDirection == .rightToLeft { words.append("--rtl") }
    if setting.prefersReducedMotion { words.append("--reduce-motion") }
    if setting.isDark { words.append("--dark") }
    if stride != Self.usualStride { words += ["--every", "\(stride)"] }
    return words
  }
}

/// The audit of a sample.
@MainActor
struct SampleAudit {
  let sample: any Sample.Type
  let plan: AuditPlan
  private let audit: TransitionAudit

  /// The findings, law by law.
  let report: AuditReport

  /// Audits a sample.
  ///
  /// - Parameter known: The report, if the sample has been audited already.
  init(of type: any Sample.Type, _ plan: AuditPlan = AuditPlan(), known: AuditReport? = nil) {
    sample = type
    self.plan = plan
    var options = AuditOptions()
    options.screens = [plan.setting.screen]
    options.frameStride = plan.stride
    audit = TransitionAudit(scene: type.name, options, exceptions: type.exceptions) {
      AuditedSample(type.init())
    }
    report = known ?? audit.report(for: plan.laws)
  }

  /// The shell line that checks one law again.
  func command(of row: AuditReport.Row) -> String {
    (["catalog", "audit", sample.name, "--law", row.law] + plan.words).joined(separator: " ")
  }

  /// The faults of a law as a paragraph.
  func paragraph(of row: AuditReport.Row) -> String {
    report.paragraph(of: row, again: command(of: row))
  }

  /// The frames around the first fault of a law as a filmstrip, or the whole run if it is
  /// interrupted; nil if the sample has no such run.
  ///
  /// - Parameter idPrefix: Letters that no other picture of the page has.
  func picture(of row: AuditReport.Row, idPrefix: String) -> String? {
    let violation = row.violations.first
    let direction = violation?.direction ?? Leg.Course.forward.name
    let leg = audit.recordings(of: row).first { $0.title.hasPrefix(direction) }
    guard let leg else { return nil }
    let time = violation?.interruption == nil ? violation?.time : nil
    let part = time.map { leg.recording.part(around: $0) } ?? leg.recording
    return SVGFilmstrip(frames: 7, charts: 0)
      .text([RecordedLeg(leg.title, part)], title: "", idPrefix: idPrefix)
  }
}

extension Recording {
  /// The frames around a time since the beginning, three before it and three after it.
  fileprivate func part(around time: Double) -> Recording {
    let middle = frames.lastIndex { $0.time <= startTime + time + 1e-9 } ?? 0
    let part = frames[max(middle - 3, 0)..<min(middle + 4, frames.count)]
    return Recording(
      size: size, frameRate: frameRate, startTime: part.first?.time ?? startTime,
      endTime: part.last?.time ?? endTime, frames: Array(part), events: [], settled: settled)
  }
}

extension AuditReport.Outcome {
  /// The mark in tables.
  var mark: Character {
    switch self {
    case .kept: "."
    case .violated: "X"
    case .declared: "d"
    case .nothingToCheck: "-"
    case .notAsked: "?"
    }
  }

  /// The marks and their meanings, a line each.
  static var legend: String {
    allCases.map { "\($0.mark)  \($0.rawValue)" }.joined(separator: "\n")
  }
}
