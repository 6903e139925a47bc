import Foundation

/// A Chromium without a window.
struct Browser {
  /// What can go wrong with a browser.
  enum Failure: Error, CustomStringConvertible {
    /// It ended with a status other than 0.
    case status(Int32)

    var description: String {
      switch self {
      case .status(let status): "Chromium ended with status \(status); is it installed?"
      }
    }
  }

  private let name = ProcessInfo.processInfo.environment["CHROMIUM"] ?? "chromium"

  /// Loads a page, lets it run for a while by its own clock, and returns what has become of it.
  func dump(_ page: URL, profile: URL) throws -> String {
    let data = try run(["--virtual-time-budget=60000", "--dump-dom"], page, profile)
    return String(decoding: data, as: UTF8.self)
  }

  /// A picture of a page as a PNG file, a pixel a point.
  func screenshot(_ page: URL, profile: URL) throws -> Data {
    let file = profile.appendingPathExtension("png")
    _ = try run(
      ["--hide-scrollbars", "--force-device-scale-factor=1", "--screenshot=\(file.path)"], page,
      profile)
    return try Data(contentsOf: file)
  }

  /// Runs the browser and returns what it writes.
  private func run(_ arguments: [String], _ page: URL, _ profile: URL) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        name, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
        "--disable-dev-shm-usage", "--user-data-dir=\(profile.path)", "--window-size=1280,1000",
      ] + arguments + [page.absoluteString]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure.status(process.terminationStatus)
    }
    return data
  }
}
