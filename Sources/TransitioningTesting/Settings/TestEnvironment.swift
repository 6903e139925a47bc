import Foundation

/// The environment variables of the process, as far as audits ask for them.
///
/// They are read when the first test asks.
struct TestEnvironment: Sendable {
  /// The environment of the process, unless a test replaces it.
  @TaskLocal static var current = TestEnvironment(ProcessInfo.processInfo.environment)

  /// The variables with their values.
  let variables: [String: String]

  /// The folder for reports, from `TRANSITIONING_REPORT`.
  let reportFolder: URL?

  /// The folder of a program's session, from `TRANSITIONING_SESSION`.
  let sessionFolder: URL?

  /// True in a workflow of GitHub, from `GITHUB_ACTIONS`.
  let isOnGitHub: Bool

  /// The file of the step's summary, from `GITHUB_STEP_SUMMARY`; nil outside of a workflow.
  let stepSummary: URL?

  /// The folder to which the paths of sources are relative: `GITHUB_WORKSPACE`, or the current one.
  private let checkout: URL

  /// Reads variables.
  init(_ variables: [String: String]) {
    func url(_ name: String) -> URL? {
      guard let path = variables[name], !path.isEmpty else { return nil }
      return URL(filePath: path).standardizedFileURL
    }
    self.variables = variables
    reportFolder = url("TRANSITIONING_REPORT")
    sessionFolder = url("TRANSITIONING_SESSION")
    isOnGitHub = variables["GITHUB_ACTIONS"] == "true"
    stepSummary = isOnGitHub ? url("GITHUB_STEP_SUMMARY") : nil
    checkout =
      url("GITHUB_WORKSPACE") ?? URL(filePath: FileManager.default.currentDirectoryPath)
  }

  /// The path of a source, relative to the checkout if it is in it.
  func path(of source: String) -> String {
    for folder in [checkout.path, checkout.resolvingSymlinksInPath().path] {
      let start = folder.hasSuffix("/") ? folder : folder + "/"
      if source.hasPrefix(start) { return String(source.dropFirst(start.count)) }
    }
    return source
  }
}
