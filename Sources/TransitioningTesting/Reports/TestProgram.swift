import Foundation
import TransitionLaws

extension AuditRecord.Origin {
  /// The test bundle of this process.
  static let current: AuditRecord.Origin = {
    let file = testProgram()
    let values = file.flatMap { try? FileManager.default.attributesOfItem(atPath: $0.path) }
    return AuditRecord.Origin(
      program: file?.deletingPathExtension().lastPathComponent ?? "tests",
      build: "\(values?[.modificationDate] ?? "") \(values?[.size] ?? "")",
      process: "\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)")
  }()

  /// The executable with the tests: on Linux the process's own; on Apple platforms that of a bundle
  /// which a tool loads, and which is mostly an argument of that tool.
  private static func testProgram() -> URL? {
    for argument in CommandLine.arguments {
      guard let end = argument.range(of: ".xctest") else { continue }
      let bundle = URL(filePath: String(argument[..<end.upperBound]))
      return Bundle(url: bundle)?.executableURL ?? bundle
    }
    return Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }?.executableURL
      ?? Bundle.main.executableURL
  }
}
