/// How pictures are drawn in a terminal.
public enum TerminalLook: String, Hashable, Sendable, CaseIterable {
  /// In 24-bit colours, two pixels a character.
  case color

  /// In printable ASCII, the darker the denser.
  case plain

  /// The look that suits where the output goes.
  ///
  /// Colour needs a terminal that says it has it: by `COLORTERM`, or by a `TERM` that speaks of
  /// 256 or direct colours. A `NO_COLOR` that is not empty forbids it (no-color.org), and so does a
  /// dumb terminal.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - isTerminal: False when the output goes to a file or another program.
  public static func detect(environment: [String: String], isTerminal: Bool) -> TerminalLook {
    let terminal = environment["TERM"] ?? ""
    guard isTerminal, environment["NO_COLOR", default: ""].isEmpty,
      !terminal.isEmpty, terminal != "dumb"
    else { return .plain }
    if ["truecolor", "24bit"].contains(environment["COLORTERM"]) { return .color }
    return ["256color", "direct"].contains { terminal.hasSuffix($0) } ? .color : .plain
  }
}
