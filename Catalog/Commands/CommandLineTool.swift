/// Finds the command in a list of words, and runs it.
@MainActor
enum CommandLineTool {
  static let commands: [any Command.Type] = [
    ListCommand.self, RunCommand.self, AuditCommand.self, PlayCommand.self, RenderCommand.self,
    ValuesCommand.self, SiteCommand.self, ReportCommand.self,
    BringCommand.self, ServeCommand.self,
  ]

  static let help = """
    The Catalog: sample transitions, run without a screen.

    usage: catalog                  list the samples
           catalog run NAME ...     run samples and show what happened
           catalog run --all        run every sample, one line each
           catalog run NAME --interactive, --cancel 0.3 or --interrupt 0.5
                                    drive the way back with a finger, or reverse the run half-way
           catalog run NAME --resize
                                    resize the screen in steps while the sample runs
           catalog run NAME --dark, --rtl, --reduce-motion or --device tablet
                                    with other settings, or on another screen
           catalog audit NAME ... or --all
                                    hold samples to the laws of transitions
           catalog play NAME        play a sample in the terminal, in real time
           catalog render NAME --format html --output FILE
                                    write a picture of a sample: \(PictureFormat.list)
           catalog values NAME --at 0,0.1,0.25,1
                                    what moves, where it is and how fast, at some instants
           catalog site --output DIR
                                    write all samples as web pages
           catalog report DIR       show the audits that tests have left in a folder, for example in
                                    a pull request
           catalog serve NAME       let a program look at a sample, a JSON object a line
           catalog bring FILE ...   copy files of an app, and change the copies to compile here
           catalog COMMAND --help   show the help of a command
           catalog --version        show the version

    NAME is that of a sample, such as 'cube', or of its API, such as '.cube'.
    """

  /// The version of the Catalog and of the library.
  static let version = "0.1.0"

  /// Runs the command that the words name, and returns the exit status.
  static func run(_ words: [String], _ output: Output) -> Int32 {
    do {
      return try dispatch(words, output)
    } catch let error as UsageError {
      output.complain(error.message)
      return UsageError.status
    } catch {
      output.complain("\(error)")
      return 1
    }
  }

  private static func dispatch(_ words: [String], _ output: Output) throws -> Int32 {
    var words = words
    if words.first == "help" { words = Array(words.dropFirst()) + ["--help"] }
    let asksForHelp = words.contains("--help") || words.contains("-h")
    let name = words.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
    guard asksForHelp || !words.contains("--version") else {
      try output.write("catalog \(version)")
      return 0
    }
    guard let command = commands.first(where: { $0.name == name ?? ListCommand.name }) else {
      throw UsageError(unknown: "command", name ?? "", among: commands.map { $0.name })
    }
    guard !asksForHelp else {
      try output.writeHelp(name == nil ? help : command.help)
      return 0
    }
    return try command.init(Array(name == nil ? words : Array(words.dropFirst()))).run(output)
  }
}
