import Foundation

/// The output and the error stream of the program.
enum StandardStreams {
  /// Puts a device in place of each standard stream that the program was started without.
  ///
  /// The next file that the program opened would get the number of a closed stream, and lines meant for a
  /// person would land in that file. The device is opened the wrong way round, so that using it is the
  /// error that it is with a closed stream.
  static func occupy() {
    for (descriptor, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(descriptor, F_GETFD) == -1 {
      // The system gives the lowest number that is free, and the lower ones are taken by now.
      _ = open("/dev/null", mode)
    }
  }

  /// Writes text as it is; an error if not all of it could be written.
  static func write(_ text: String, to handle: FileHandle = .standardOutput) throws(OutputError) {
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      throw .noOutput(OutputError.reason(error))
    }
  }

  /// Writes a line about what went wrong; the exit status alone tells of it where that is impossible.
  static func complain(_ line: String) {
    try? write("catalog: \(line)\n", to: .standardError)
  }
}
