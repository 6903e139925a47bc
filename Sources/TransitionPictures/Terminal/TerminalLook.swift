/// The style of pictures in a terminal.
public enum TerminalLook: Hashable, Sendable, CaseIterable {
  /// 24-bit colours, two pixels a character.
  case color

  /// Printable ASCII; darker areas have denser characters.
  case plain

  /// The look for an output.
  ///
  /// Colour needs a terminal that announces it, with `COLORTERM` or with a `TERM` for 256 or direct
  /// colours. A non-empty `NO_COLOR` (no-color.org) and a dumb terminal select the plain look.
  ///
  /// - Parameters:
  ///   - environment: The environment variables of the process.
  ///   - isTerminal: False if the output goes to a file or to another program.
  package static func detect(environment: [String: String], isTerminal: Bool) -> TerminalLook {
    let terminal = environment["TERM"] ?? ""
    guard isTerminal, environment["NO_COLOR", default: ""].isEmpty,
      !terminal.isEmpty, terminal != "dumb"
    else { return .plain }
    if ["truecolor", "24bit"].contains(environment["COLORTERM"]) { return .color }
    return ["256color", "direct"].contains { terminal.hasSuffix($0) } ? .color : .plain
  }
}
