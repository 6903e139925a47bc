/// What a program can ask of a session.
package enum SessionCommand: String, CaseIterable {
  case help, look, advance, settle, forward, back, tap, drag, set, why, audit, values, picture,
    keep, quit

  /// The names of the fields.
  package var fields: [String] {
    switch self {
    case .advance: ["seconds", "frames"]
    case .tap: ["view", "x", "y"]
    case .drag: ["phase", "view", "x", "y", "toX", "toY", "seconds"]
    case .set: ["dark", "rightToLeft", "reduceMotion", "largeText", "device", "width", "height"]
    case .audit: ["law"]
    case .values: ["direction"]
    default: []
    }
  }

  /// True for what changes the scene.
  var isStep: Bool {
    switch self {
    case .advance, .settle, .forward, .back, .tap, .drag, .set: true
    case .help, .look, .why, .audit, .values, .picture, .keep, .quit: false
    }
  }

  /// What the command does, in one line.
  package var help: String {
    let names = fields.isEmpty ? "" : " (\(fields.joined(separator: ", ")))"
    return "\(rawValue)\(names): \(meaning)"
  }

  private var meaning: String {
    switch self {
    case .help: "these lines"
    case .look: "the screen, a view a line: class, name, place, and '→' with what moves"
    case .advance: "lets time pass, at most 60 s"
    case .settle: "lets time pass until nothing moves, at most 60 s"
    case .forward: "opens the scene's controller, as a tap of the user would"
    case .back: "closes it"
    case .tap: "taps the middle of a view, or a point"
    case .drag: "moves a finger to toX, toY in seconds; or its phase is begin, move or end"
    case .set:
      "changes the user's settings, or the screen; device is phone, tablet, folded or unfolded"
    case .why: "the decisions about the transition"
    case .audit: "what the laws find in new scenes; all laws, or one"
    case .values: "what moves in a new scene, forward or backward, with its rates of change"
    case .picture: "the screen as SVG"
    case .keep: "the run so far as a test, in Swift"
    case .quit: "ends the session"
    }
  }
}
