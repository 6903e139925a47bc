import Foundation

/// A headless Chromium.
struct Browser {
  /// A failure of the browser.
  enum Failure: Error, CustomStringConvertible {
    /// Chromium ended with a status other than 0.
    case status(Int32)

    var description: String {
      switch self {
      case .status(let status): "Chromium ended with status \(status); is it installed?"
      }
    }
  }

  /// The width of the window, in CSS pixels.
  static let width = 1280

  private let name = ProcessInfo.processInfo.environment["CHROMIUM"] ?? "chromium"

  /// Loads a page, runs it for a while by Chromium's virtual clock, and returns its final DOM.
  ///
  /// - Parameters:
  ///   - readsFrames: True if scripts of the page may read the files in its frames.
  ///   - pages: The number of pages in its frames; each adds a minute to the virtual time.
  func dump(
    _ page: URL, profile: URL, readsFrames: Bool = false, pages: Int = 1
  ) throws -> String {
    let options = readsFrames ? ["--allow-file-access-from-files", "--hide-scrollbars"] : []
    let data = try run(
      ["--virtual-time-budget=\(60_000 * max(pages, 1))", "--dump-dom"] + options, page, profile)
    return String(decoding: data, as: UTF8.self)
  }

  /// A screenshot of a page as a PNG file, one pixel a point.
  ///
  /// Chromium shows what it has drawn when it has waited long enough for the rest, and animates in
  /// another thread. Without the options that forbid both, 2 of 6 screenshots of one large page had
  /// blank or old parts, on a busy machine and on an idle one; with them 13 of 13 on a busy machine
  /// were the same to the bit.
  ///
  /// - Parameters:
  ///   - time: The time of the screenshot by Chromium's virtual clock, in milliseconds; nil for the
  ///     first picture.
  ///   - isCalm: True if reduced motion is preferred.
  ///   - size: The size of the window, in CSS pixels.
  func screenshot(
    _ page: URL, profile: URL, after time: Int? = nil, isCalm: Bool = false,
    size: (width: Int, height: Int) = (width, 1000)
  ) throws -> Data {
    let file = profile.appendingPathExtension("png")
    let options =
      (time.map { ["--virtual-time-budget=\($0)"] } ?? [])
      + (isCalm ? ["--force-prefers-reduced-motion"] : [])
    _ = try run(
      [
        "--hide-scrollbars", "--force-device-scale-factor=1", "--screenshot=\(file.path)",
        "--run-all-compositor-stages-before-draw", "--disable-new-content-rendering-timeout",
        "--disable-checker-imaging", "--disable-threaded-animation",
      ] + options, page, profile, size: size)
    return try Data(contentsOf: file)
  }

  /// The words that start the browser without a window.
  func command(_ profile: URL) -> [String] {
    [
      name, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
      "--disable-dev-shm-usage", "--user-data-dir=\(profile.path)",
    ]
  }

  /// Runs the browser and returns its output.
  private func run(
    _ arguments: [String], _ page: URL, _ profile: URL,
    size: (width: Int, height: Int) = (width, 1000)
  ) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      command(profile) + ["--window-size=\(size.width),\(size.height)"] + arguments
      + [page.absoluteString]
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
