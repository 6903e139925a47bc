import Foundation

/// A terminal that shows whole screens and says which keys are pressed.
@MainActor
protocol Terminal: AnyObject {
  /// How many columns and rows it has.
  var size: (columns: Int, rows: Int) { get }

  /// Takes the whole screen, and keys as they come, until `work` is done.
  func taken(_ work: () -> Void)

  /// Shows a screen in place of the one before.
  func show(_ lines: [String])

  /// The bytes of the keys that were pressed since it was last asked.
  func pressed() -> Data

  /// Waits for a while, and returns how long it is since it returned last, in seconds.
  func wait(_ time: TimeInterval) -> TimeInterval
}

/// The terminal that the program was started in.
///
/// It is set up by `stty`, which every system with terminals has, and by the escape sequences that all
/// of them know (ECMA-48, and xterm's alternate screen).
@MainActor
final class SystemTerminal: Terminal {
  private let output = FileHandle.standardOutput
  private let clock = ContinuousClock()
  private var last = ContinuousClock.now

  var size: (columns: Int, rows: Int) {
    let numbers = stty("size")?.split(separator: " ").compactMap { Int($0) } ?? []
    guard numbers.count == 2, numbers[0] > 0, numbers[1] > 0 else { return (80, 24) }
    return (numbers[1], numbers[0])
  }

  func taken(_ work: () -> Void) {
    let before = stty("-g")
    // Keys come one by one, unseen, and Ctrl-C as one of them: the screen is always given back.
    _ = stty("-icanon", "-echo", "-isig", "min", "0", "time", "0")
    write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J")
    last = clock.now
    work()
    write("\u{1B}[?25h\u{1B}[?1049l")
    _ = before.map { stty($0) }
  }

  func show(_ lines: [String]) {
    write("\u{1B}[H" + lines.joined(separator: "\r\n"))
  }

  func pressed() -> Data { FileHandle.standardInput.availableData }

  func wait(_ time: TimeInterval) -> TimeInterval {
    Thread.sleep(forTimeInterval: time)
    let elapsed = last.duration(to: clock.now)
    last = clock.now
    return Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
  }

  private func write(_ text: String) { try? output.write(contentsOf: Data(text.utf8)) }

  /// What `stty` says of the terminal that input comes from; nil if it cannot.
  private func stty(_ words: String...) -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["stty"] + words
    let said = Pipe()
    process.standardInput = FileHandle.standardInput
    process.standardOutput = said
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let text = said.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: text, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
