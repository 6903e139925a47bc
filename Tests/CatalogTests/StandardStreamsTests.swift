import Foundation
import Expectations
import TransitionPictures

@testable import TransitioningCatalog

@MainActor
@Suite("The standard streams")
struct StandardStreamsTests {
  /// The result of a command line whose output cannot be written.
  private func status(_ words: [String]) -> (status: Int32, complaints: [String]) {
    var complaints: [String] = []
    let full = OutputError.noOutput("no space left on device")
    let status = CommandLineTool.run(
      words,
      Output(
        look: .plain, columns: 100, writeFile: { _ in throw full }, write: { _ in throw full },
        complain: { complaints.append($0) }))
    return (status, complaints)
  }

  @Test("make each command fail with a sentence when its output cannot be written")
  func full() {
    let commands = [
      [], ["list", "--json"], ["--help"], ["run", "--help"], ["--version"],
      ["run", "toast", "--json"], ["play", "toast"], ["render", "toast", "--format", "csv"],
    ]
    for words in commands {
      let (status, complaints) = status(words)
      expectEqual(status, 1, "\(words)")
      expectEqual(
        complaints, ["The standard output cannot be written: no space left on device."],
        "\(words)")
    }
  }

  @Test("are an error when closed, and the exit status is that of the command line")
  nonisolated func closed() async {
    await #expect(processExitsWith: .exitCode(64)) { @MainActor in
      close(STDERR_FILENO)
      exit(Catalog.run(["run", "nosuch"]))
    }
    await #expect(processExitsWith: .exitCode(1)) { @MainActor in
      close(STDOUT_FILENO)
      exit(Catalog.run(["list"]))
    }
    await #expect(processExitsWith: .exitCode(64)) { @MainActor in
      for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { close(stream) }
      exit(Catalog.run(["render", "fade"]))
    }
  }

  @Test("keep their numbers from files that are opened later")
  nonisolated func occupied() async {
    await #expect(processExitsWith: .success) { @MainActor in
      for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { close(stream) }
      StandardStreams.occupy()
      let next = open("/dev/null", O_RDONLY)
      #expect(throws: OutputError.noOutput("bad file descriptor")) {
        try StandardStreams.write("line\n")
      }
      exit(next > STDERR_FILENO ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }
}

@MainActor
@Suite("The Catalog's messages")
struct ComplaintTests {
  @Test("quote unknown names without control characters, and shortened")
  func quotes() {
    let escape = Result("run", "fa\u{1B}[31mde\u{9B}\u{202E}\n").complaints
    expectPrefix(escape, "There is no sample 'fa?[31mde???': ")
    let long = String(repeating: "x", count: 100_000)
    for words in [
      ["run", long], [long], ["list", long], ["run", "--\(long)"], ["render", long, long, long],
      ["run", "fade", "--device", long], ["run", "fade", "--cancel", long], ["site", long],
      ["render", "fade", "--format", long], ["run", "--json=\(long)"],
      ["render", "fade", "--format", "csv", "--leg", long],
      ["render", "fade", "--format", "csv", "--output", "\u{1B}[2J\(long)"],
    ] {
      let complaints = Result(words).complaints
      expectTrue(!complaints.isEmpty, "\(words[0].prefix(20))")
      expectLess(complaints.count, 500, "\(words[0].prefix(20))")
      expectTrue(!complaints.contains("\u{1B}"))
    }
  }

  @Test("end in one full stop, with any message of the system")
  func fullStops() {
    let error = NSError(
      domain: NSCocoaErrorDomain, code: 516,
      userInfo: [NSLocalizedDescriptionKey: "It already exists."])
    expectEqual(OutputError.reason(error), "It already exists")
    let full = OutputError.unwritable("a", OutputError.reason(error))
    expectEqual(full.description, "'a' cannot be written: It already exists.")
  }

  @Test("name a link that leads nowhere, and leave it as it was")
  func deadLinks() throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appending(path: "links-\(UUID().uuidString)")
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: folder) }
    let link = folder.appending(path: "link").path
    try manager.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")
    let render = ["render", "fade", "--format", "csv", "--output"]
    for words in [
      render + [link], render + [link, "--force"], render + [link + "/a"],
      ["site", "--output", link], ["site", "--output", link + "/a"],
    ] {
      let result = Result(words)
      expectEqual(result.status, 1, "\(words)")
      expectContains(result.complaints, "link' is a link to 'nowhere', which does not exist")
    }
    #expect(try manager.contentsOfDirectory(atPath: folder.path) == ["link"])
  }

  @Test("include the version")
  func version() {
    let result = Result("--version")
    expectEqual(result.status, 0)
    expectEqual(result.output, "catalog \(CommandLineTool.version)\n")
    expectEqual(Result("run", "--version").output, result.output)
    expectTrue(Result("--versoin").complaints.contains("did you mean '--version'?"))
  }
}
