import Foundation

/// A terminal that shows whole screens and says which keys are pressed.
@MainActor
protocol Terminal: AnyObject {
  /// How many columns and rows it has.
  var size: (columns: Int, rows: Int) { get }

  /// Takes the whole screen, and keys as they come, until `work` is done or has failed.
  func taken(_ work: () throws -> Void) throws

  /// Shows a screen in place of the one before; an error when the terminal is gone.
  func show(_ lines: [String]) throws

  /// The bytes of the keys that were pressed since it was last asked; an error when the terminal is gone.
  func pressed() throws -> Data

  /// Waits for a while, and returns how long it is since it returned last, in seconds.
  func wait(_ time: TimeInterval) -> TimeInterval
}

/// The terminal that the program was started in.
///
/// It is set up by `stty`, which every system with terminals has, and by the escape sequences that all
/// of them know (ECMA-48, and xterm's alternate screen).
@MainActor
final class SystemTerminal: Terminal {
  /// What ends a program unless it listens, and can be listened to: the terminal is given back first.
  private static let endings = [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGALRM, SIGVTALRM, SIGUSR1, SIGUSR2, SIGXCPU,
  ]

  /// What a program does not have to hear while it has the terminal: another program sets it, from a group
  /// of its own, and a program that stopped now would leave the shell an unusable terminal.
  private static let interruptions = [SIGTTOU, SIGTSTP]

  /// Where the terminal is written to and read, so that nothing follows once it has been given back.
  private static let queue = DispatchQueue(label: "terminal")

  private let clock = ContinuousClock()
  private var last = ContinuousClock.now

  var size: (columns: Int, rows: Int) {
    let numbers = Self.stty("size")?.split(separator: " ").compactMap { Int($0) } ?? []
    guard numbers.count == 2, numbers[0] > 0, numbers[1] > 0 else { return (80, 24) }
    return (numbers[1], numbers[0])
  }

  func taken(_ work: () throws -> Void) throws {
    // In the background a program stops until it is brought to the front, as it would by reading. A few times
    // are enough: where no shell could bring it there, the system does not stop it, and reading fails.
    for _ in 0..<8 where ![-1, getpgrp()].contains(tcgetpgrp(STDIN_FILENO)) { kill(0, SIGTTIN) }
    for number in Self.interruptions { signal(number, SIG_IGN) }
    let before = Self.stty("-g")
    let guards = Self.endings.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: Self.queue)
      source.setEventHandler {
        Self.giveBack(before)
        exit(128 + number)
      }
      source.resume()
      return source
    }
    defer {
      for source in guards { source.cancel() }
      Self.queue.sync { Self.giveBack(before) }
      for number in Self.endings + Self.interruptions { signal(number, SIG_DFL) }
    }
    // Keys come one by one, unseen, and Ctrl-C as one of them: the screen is always given back.
    _ = Self.stty("-icanon", "-echo", "-isig", "min", "0", "time", "0")
    try write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J")
    last = clock.now
    try work()
  }

  /// Puts the terminal back as it was.
  private nonisolated static func giveBack(_ before: String?) {
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
