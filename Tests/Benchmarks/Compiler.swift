import Foundation

/// The C compiler of this machine, if there is one.
enum Compiler {
  /// Compiles C into a temporary directory, which is removed when `body` returns.
  ///
  /// - Returns: The result of `body` for the compiled file; nil if there is no compiler with the
  ///   name `cc`, or the compiler rejects the source.
  static func with<Result>(
    _ source: String, options: [String], _ body: (URL) throws -> Result?
  ) rethrows -> Result? {
    let files = FileManager.default
    guard let compiler else { return nil }
    let directory = files.temporaryDirectory.appending(path: "benchmarks-\(UUID().uuidString)")
    defer { try? files.removeItem(at: directory) }
    let input = directory.appending(path: "source.c")
    let output = directory.appending(path: "compiled")
    do {
      try files.createDirectory(
        at: directory, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
      try Data(source.utf8).write(to: input)
      let process = Process()
      process.executableURL = compiler
      process.arguments = options + ["-o", output.path, input.path]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { return nil }
    } catch {
      return nil
    }
    return try body(output)
  }

  private static var compiler: URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").lazy
      .map { URL(filePath: String($0)).appending(path: "cc") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
