import CatalogSamples
import Foundation

/// The work on samples that several processes of the program share.
@MainActor
struct SharedWork {
  /// The options of a command that shares its work.
  static let options: [String: Arguments.Option] = [
    "--jobs": .text("a whole number"), "--share": .text("a folder"),
  ]

  /// The number of processes.
  private let jobs: Int

  /// The folder of the process to whose work this one contributes; nil if it has its own.
  private let folder: URL?

  init(_ arguments: Arguments) throws(UsageError) {
    jobs = try arguments.count(of: "--jobs") ?? ProcessInfo.processInfo.activeProcessorCount
    folder = arguments.value(of: "--share").map { URL(filePath: $0, directoryHint: .isDirectory) }
  }

  /// True if this process is one of another one's, which have then done all the work.
  ///
  /// - Parameter make: Makes the result of a sample.
  func contributes<Value: Codable>(
    to samples: [any Sample.Type], _ make: (any Sample.Type) throws -> Value
  ) throws -> Bool {
    guard let folder else { return false }
    try SampleShare(folder).contribute(to: samples, progress: { _, _ in }, make)
    return true
  }

  /// The results of samples, made by this process and by others of the same program.
  ///
  /// - Parameters:
  ///   - program: The file of the program; nil if it is not known.
  ///   - words: The words with which another process contributes, without the folder.
  ///   - progress: Called with the name of each sample and the number of finished samples.
  ///   - make: Makes the result of a sample.
  func results<Value: Codable>(
    of samples: [any Sample.Type], by program: URL?, _ words: [String],
    progress: (String, Int) -> Void, make: (any Sample.Type) throws -> Value
  ) throws -> [Value] {
    let jobs = min(jobs, samples.count)
    guard jobs > 1, let program, let share = SampleShare() else {
      return try samples.enumerated().map { done, sample in
        progress(sample.name, done)
        return try make(sample)
      }
    }
    defer { share.remove() }
    let all = words + ["--share", share.folder.path]
    let others = (1..<jobs).compactMap { _ in Self.start(program, all) }
    defer {
      // After an error, no other process may write to a folder that is removed.
      for other in others where other.isRunning {
        other.terminate()
        other.waitUntilExit()
      }
    }
    try share.contribute(to: samples, progress: progress, make)
    for other in others { other.waitUntilExit() }
    // If a process cannot be started, or ends early, this one does its work.
    return try samples.map { try share.result(of: $0.name) ?? make($0) }
  }

  /// Starts another process of the program, which says nothing: the errors that it finds are found
  /// here, too.
  private static func start(_ program: URL, _ words: [String]) -> Process? {
    let process = Process()
    process.executableURL = program
    process.arguments = words
    process.standardError = FileHandle.nullDevice
    return (try? process.run()).map { process }
  }
}

extension SampleShare {
  /// Makes the results of the samples that no other process has taken.
  @MainActor
  fileprivate func contribute(
    to samples: [any Sample.Type], progress: (String, Int) -> Void,
    _ make: (any Sample.Type) throws -> some Encodable
  ) throws {
    for sample in samples where take(sample.name) {
      progress(sample.name, count - 1)
      try leave(make(sample), of: sample.name)
    }
  }
}
