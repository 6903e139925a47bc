import Foundation

/// The standard streams of the process.
enum StandardStreams {
  /// Opens a device for each standard stream that is closed at launch.
  ///
  /// Otherwise the next file that the program opens would get the number of a closed stream, and
  /// messages for the user would be written into that file. The device is opened for the opposite
  /// direction, so that using the stream fails as it does with a closed stream.
  static func occupy() {
    for (descriptor, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(descriptor, F_GETFD) == -1 {
      // `open` returns the lowest free number, and the lower numbers are in use by now.
      _ = open("/dev/null", mode)
    }
  }

  /// Writes text unchanged; throws an error if the text cannot be written completely.
  static func write(_ text: String, to handle: FileHandle = .standardOutput) throws(OutputError) {
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      throw .noOutput(OutputError.reason(error))
    }
  }

  /// Writes an error message as a line; if that fails, only the exit status reports the error.
  static func complain(_ line: String) {
    try? write("catalog: \(line)\n", to: .standardError)
  }
}
