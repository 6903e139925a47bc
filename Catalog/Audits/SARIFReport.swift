import Foundation
import TransitionLaws

/// The failures of audits in the Static Analysis Results Interchange Format, SARIF 2.1.0, which code
/// scanning shows at the lines of the calls.
///
/// A law is a rule; a failure is a result with the level `error`. The paths of files are relative to
/// the checkout.
struct SARIFReport: Encodable {
  struct Message: Encodable {
    let text: String
  }

  struct ReportingDescriptor: Encodable {
    let id: String
    let shortDescription: Message
    let fullDescription: Message
  }

  struct ToolComponent: Encodable {
    let name = "Transitioning"
    let version: String
    let rules: [ReportingDescriptor]
  }

  struct AnalysisTool: Encodable {
    let driver: ToolComponent
  }

  struct ArtifactLocation: Encodable {
    let uri: String
    let uriBaseId: String?
  }

  struct SourceRegion: Encodable {
    let startLine: Int
    let startColumn: Int
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: SourceRegion
  }

  struct ResultLocation: Encodable {
    let physicalLocation: PhysicalLocation
  }

  struct ResultObject: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level = "error"
    let message: Message
    let locations: [ResultLocation]
    let partialFingerprints: [String: String]
  }

  struct AnalysisRun: Encodable {
    let tool: AnalysisTool
    let columnKind = "unicodeCodePoints"
    let results: [ResultObject]
  }

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [AnalysisRun]

  /// The failures of audits of tests.
  ///
  /// - Parameters:
  ///   - failures: The failures.
  ///   - laws: The laws that the audits asked.
  ///   - version: The version of the program.
  init(_ failures: [ViolationRecord], laws: [AuditedLaw], version: String) {
    let rules = laws.map { law in
      ReportingDescriptor(
        id: law.name, shortDescription: Message(text: law.name),
        fullDescription: Message(text: law.meaning))
    }
    let results = failures.compactMap { failure -> ResultObject? in
      guard let index = laws.firstIndex(where: { $0.name == failure.law.rawValue }) else {
        return nil
      }
      let place = failure.place
      return ResultObject(
        ruleId: failure.law.rawValue, ruleIndex: index, message: Message(text: failure.message),
        locations: [ResultLocation(physicalLocation: Self.location(place))],
        // Code scanning recognizes a result by these, also if the line has moved.
        partialFingerprints: [
          "audit/v2": "\(failure.law): \(place.key(of: failure.name))"
        ])
    }
    runs = [
      AnalysisRun(
        tool: AnalysisTool(driver: ToolComponent(version: version, rules: rules)), results: results
      )
    ]
  }

  private static func location(_ place: AuditPlace) -> PhysicalLocation {
    let isAbsolute = place.file.hasPrefix("/")
    let path = place.file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
    return PhysicalLocation(
      artifactLocation: ArtifactLocation(
        uri: (isAbsolute ? "file://" : "") + (path ?? place.file),
        uriBaseId: isAbsolute ? nil : "%SRCROOT%"),
      region: SourceRegion(startLine: max(place.line, 1), startColumn: max(place.column, 1)))
  }
}
