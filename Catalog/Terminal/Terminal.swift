import Foundation

/// A terminal that shows full screens and reads keys.
@MainActor
protocol Terminal: AnyObject {
  /// The number of columns and rows.
  var size: (columns: Int, rows: Int) { get }

  /// Switches to full-screen mode with unbuffered keys while `work` runs, and restores the terminal
  /// afterwards.
  func taken(_ work: () throws -> Void) throws

  /// Shows a screen in place of the one before; throws an error if the terminal is closed.
  func show(_ lines: [String]) throws

  /// The bytes of the keys that were pressed since the last call; throws an error if the terminal
  /// is closed.
  func pressed() throws -> Data

  /// Waits for a time, and returns the time since the last return, both in seconds.
  func wait(_ time: TimeInterval) -> TimeInterval
}

/// The terminal of the process.
///
/// It is configured with `stty`, which every system with terminals has, and with escape sequences
/// that all terminals support (ECMA-48, and xterm's alternate screen).
@MainActor
final class SystemTerminal: Terminal {
  /// The signals that end the process by default and can be handled: the handler restores the
  /// terminal first.
  private static let endings = [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGALRM, SIGVTALRM, SIGUSR1, SIGUSR2, SIGXCPU,
  ]

  /// The signals to ignore while the terminal is in full-screen mode.
  ///
  /// `stty` runs in a process group of its own, so SIGTTOU would stop `stty` when it changes the
  /// terminal. A program that stopped in this mode would leave the shell with an unusable terminal.
  private static let interruptions = [SIGTTOU, SIGTSTP]

  /// The queue for all access to the terminal, so that no write follows the restoration of the
  /// terminal.
  private static let queue = DispatchQueue(label: "terminal")

  private let clock = ContinuousClock()
  private var last = ContinuousClock.now

  var size: (columns: Int, rows: Int) { Self.size ?? (80, 24) }

  /// The number of columns and rows of the terminal of standard output; nil if that is no terminal,
  /// or one that does not know its size.
  static var size: (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  func taken(_ work: () throws -> Void) throws {
    // A background process stops here until the user brings it to the foreground, as it would when
    // it reads. The loop is bounded: if no shell can bring the process to the foreground, the
    // system does not stop it, and reading fails.
    for _ in 0..<8 where ![-1, getpgrp()].contains(tcgetpgrp(STDIN_FILENO)) { kill(0, SIGTTIN) }
    for number in Self.interruptions { signal(number, SIG_IGN) }
    let before = Self.stty("-g")
    let guards = Self.endings.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: Self.queue)
      source.setEventHandler {
        Self.restore(before)
        exit(128 + number)
      }
      source.resume()
      return source
    }
    defer {
      for source in guards { source.cancel() }
      Self.queue.sync { Self.restore(before) }
      for number in Self.endings + Self.interruptions { signal(number, SIG_DFL) }
    }
    // Keys arrive one by one without echo. Ctrl-C arrives as a key too, so that the terminal is
    // always restored.
    _ = Self.stty("-icanon", "-echo", "-isig", "min", "0", "time", "0")
    try write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J")
    last = clock.now
    try work()
  }

  /// Restores the terminal.
  private nonisolated static func restore(_ before: String?) {
    try? StandardStreams.write("\u{1B}[?25h\u{1B}[?1049l")
    _ = before.map { stty($0) }
  }

  func show(_ lines: [String]) throws {
    try write("\u{1B}[H" + lines.joined(separator: "\r\n"))
  }

  func pressed() throws -> Data {
    try Self.queue.sync {
      var bytes = [UInt8](repeating: 0, count: 256)
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      guard count >= 0 || errno == EAGAIN || errno == EINTR else {
        throw OutputError.noInput(String(cString: strerror(errno)).lowercased())
      }
      return Data(bytes.prefix(max(count, 0)))
    }
  }

  func wait(_ time: TimeInterval) -> TimeInterval {
    Thread.sleep(forTimeInterval: time)
    let elapsed = last.duration(to: clock.now)
    last = clock.now
    return Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
  }

  private func write(_ text: String) throws {
    try Self.queue.sync { try StandardStreams.write(text) }
  }

  /// The output of `stty` for the terminal of standard input; nil if `stty` fails.
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
