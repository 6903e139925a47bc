import CatalogSamples
import TransitionLaws
import TransitionPictures
import Transitioning

/// The plan of an audit: the laws, the screen, and the frames of interruptions.
struct AuditPlan {
  /// The laws, in the order of reports.
  var laws = TransitionLaw.standard

  /// The screen and the user's settings.
  var screen = StageScreen.phone

  /// The distance of the frames at which runs are interrupted by default: samples have hundreds of
  /// views, and every frame of all samples takes about five times as long.
  static let usualStride = 5

  /// The distance of the frames at which runs are interrupted; 1 for every frame.
  var stride = usualStride

  /// The options of the command line that make this screen and these frames.
  var words: [String] {
    var words: [String] = []
    let device = StageScreen.presets.first { $0.value.size == screen.size }?.key
    if let device, device != "phone" { words += ["--device", device] }
    if screen.traits.layoutDirection == .rightToLeft { words.append("--rtl") }
    if screen.traits.prefersReducedMotion { words.append("--reduce-motion") }
    if screen.traits.userInterfaceStyle == .dark { words.append("--dark") }
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
    audit = TransitionAudit(of: type, on: plan.screen, stride: plan.stride)
    report = known ?? audit.report(for: plan.laws)
  }

  /// The shell line that checks one law again.
  func command(of row: AuditReport.Row) -> String {
    let law = "\(row.law)".contains(" ") ? "'\(row.law)'" : "\(row.law)"
    return (["catalog", "audit", sample.name, "--law", law] + plan.words).joined(separator: " ")
  }

  /// The faults of a law as a paragraph.
  func paragraph(of row: AuditReport.Row) -> String {
    report.paragraph(of: row, again: command(of: row))
  }

  /// The run of a row's first fault.
  func legs(of row: AuditReport.Row) -> [RecordedLeg] { audit.recordings(of: row) }
}

extension TransitionAudit {
  /// The audit of a sample on a screen.
  ///
  /// - Parameter stride: The distance of the frames at which runs are interrupted.
  init(of type: any Sample.Type, on screen: StageScreen, stride: Int = 1) {
    let settings = AuditSettings(screens: [screen], frameStride: stride)
    self.init(named: type.name, settings, exceptions: type.exceptions) {
      AuditedSample(type.init())
    }
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
