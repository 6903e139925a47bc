import CatalogSamples
import Foundation
import TransitionPictures

/// `catalog play`: plays a sample in the terminal in real time.
struct PlayCommand: Command {
  static let name = "play"
  static let help = """
    usage: catalog play NAME [--look color|plain] [--device DEVICE] [--rtl]
           catalog play NAME [--reduce-motion] [--dark] [--interactive] [--cancel PART]
           catalog play NAME --interrupt PART [--interactive]
           catalog play NAME --resize

    Plays a sample there and back in the terminal, in real time. Without a terminal, it prints a
    filmstrip.

      space         play or pause
      left, right   one frame back or forward, ten with Shift
      [ and ]       the part before or after, also up and down
      0, Home       to the start
      End           to the end
      - and +       slower and faster
      r             reverse
      l             loop
      q             quit

    The player of a web page has the same keys, without q.

      --look LOOK        color or plain pictures; by default what the terminal can show
    \(RunOptions.help)
      --help             this page

    The exit status is 0 on success, 1 if the terminal was closed or the output could not be
    written, 64 if the command line is invalid.
    """

  private let sample: any Sample.Type
  private let options: RunOptions
  private let look: TerminalLook?

  init(_ words: [String]) throws(UsageError) {
    let arguments = try Arguments(
      words, RunOptions.ways, RunOptions.screens, RunOptions.looks)
    look = RunOptions.look(arguments)
    options = try RunOptions(arguments)
    sample = try RunOptions.onlySample(arguments, of: Self.name)
  }

  func run(_ output: Output) throws -> Int32 {
    let legs = SampleRun(sample, through: options.legs, on: options.screen).legs
    let look = look ?? output.look
    guard let terminal = output.terminal else {
      let filmstrip = TerminalFilmstrip(columns: output.columns, look: look)
      try output.writeText(
        legs.map { filmstrip.text($0.recording, title: $0.title) }.joined(separator: "\n"))
      return 0
    }
    try terminal.taken {
      var (size, player) = (terminal.size, player(legs, on: terminal, look))
      while !player.head.isOver {
        let keys = PlayerKey.keys(in: try terminal.pressed())
        for key in keys { player.head.press(key) }
        if terminal.size != size {
          let head = player.head
          (size, player) = (terminal.size, self.player(legs, on: terminal, look))
          player.head = head
        }
        try terminal.show(player.screen())
        player.head.advance(by: terminal.wait(1 / 60))
      }
    }
    return 0
  }

  private func player(
    _ legs: [RecordedLeg], on terminal: any Terminal, _ look: TerminalLook
  ) -> TerminalPlayer {
    let size = terminal.size
    return TerminalPlayer(
      legs, title: sample.name, columns: size.columns, rows: size.rows, look: look)
  }
}
