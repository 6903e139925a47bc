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
  private let clock = ContinuousClock()
  private var last = ContinuousClock.now

  var size: (columns: Int, rows: Int) {
    let numbers = Self.stty("size")?.split(separator: " ").compactMap { Int($0) } ?? []
    guard numbers.count == 2, numbers[0] > 0, numbers[1] > 0 else { return (80, 24) }
    return (numbers[1], numbers[0])
  }

  func taken(_ work: () -> Void) {
    // Another program sets the terminal, from a group of its own: that must not stop it.
    signal(SIGTTOU, SIG_IGN)
    let before = Self.stty("-g")
    let guards = [SIGTERM, SIGHUP, SIGINT].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        Self.giveBack(before)
        exit(128 + number)
      }
      source.resume()
      return source
    }
    // Keys come one by one, unseen, and Ctrl-C as one of them: the screen is always given back.
    _ = Self.stty("-icanon", "-echo", "-isig", "min", "0", "time", "0")
    Self.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J")
    last = clock.now
    work()
    for source in guards { source.cancel() }
    for number in [SIGTERM, SIGHUP, SIGINT, SIGTTOU] { signal(number, SIG_DFL) }
    Self.giveBack(before)
  }

  /// Puts the terminal back as it was.
  private nonisolated static func giveBack(_ before: String?) {
    write("\u{1B}[?25h\u{1B}[?1049l")
    signal(SIGTTOU, SIG_IGN)
    _ = before.map { stty($0) }
    signal(SIGTTOU, SIG_DFL)
  }

  func show(_ lines: [String]) {
    Self.write("\u{1B}[H" + lines.joined(separator: "\r\n"))
  }

  func pressed() -> Data { FileHandle.standardInput.availableData }

  func wait(_ time: TimeInterval) -> TimeInterval {
    Thread.sleep(forTimeInterval: time)
    let elapsed = last.duration(to: clock.now)
    last = clock.now
    return Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
  }

  private nonisolated static func write(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  /// What `stty` says of the terminal that input comes from; nil if it cannot.
  private nonisolated static func stty(_ words: String...) -> String? {
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
