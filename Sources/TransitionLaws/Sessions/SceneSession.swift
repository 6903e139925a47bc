import Foundation
import Transitioning

/// A scene that a program looks at and operates, line by line.
///
/// Each line of the program is a JSON object with a command, and gets one line of JSON as its answer.
/// A refused line leaves the scene as it was, except that a scene which does not settle has moved on.
/// A session reads and writes nothing itself.
@MainActor
package final class SceneSession {
  /// What the session has from its surroundings.
  package struct Means {
    /// Makes the scene; each audit makes others.
    let makeScene: @MainActor () -> any AuditScene

    /// Draws the screen as SVG.
    let picture: @MainActor (DisplayList) -> String

    /// The values of what moves in a run of a duration, in seconds, as lines.
    let values: @MainActor (Stage, TimeInterval, () -> Void) -> [String]

    package init(
      makeScene: @escaping @MainActor () -> any AuditScene,
      picture: @escaping @MainActor (DisplayList) -> String,
      values: @escaping @MainActor (Stage, TimeInterval, () -> Void) -> [String]
    ) {
      (self.makeScene, self.picture, self.values) = (makeScene, picture, values)
    }
  }

  /// The version of the protocol: it grows where an old program would misunderstand an answer.
  package static let version = 1

  /// True once the program has asked for the end.
  package private(set) var hasEnded = false

  let play: ScenePlay

  /// The finger that is down; nil if none is.
  var finger: Finger?

  private let name: String
  private let means: Means

  /// The lines that have changed the scene.
  private var steps: [String] = []

  package init(named name: String, on screen: StageScreen, with means: Means) {
    (self.name, self.means) = (name, means)
    play = ScenePlay(means.makeScene(), on: screen)
  }

  /// The first line of the session.
  package var greeting: String {
    var answer = SessionAnswer(
      protocol: Self.version, scene: name, commands: SessionCommand.allCases.map(\.rawValue))
    return line(&answer)
  }

  /// Performs a line and returns the answer, without a line break.
  package func answer(to line: String) -> String {
    var answer = SessionAnswer()
    do throws(SessionRefusal) {
      let request = try SessionRequest(line)
      answer.id = request.id
      let command = try request.command()
      try perform(command, request, &answer)
      if command.isStep { steps.append(line) }
    } catch {
      answer.ok = false
      answer.error = error.message
    }
    return self.line(&answer)
  }

  private func line(_ answer: inout SessionAnswer) -> String {
    play.noteOpened()
    answer.time = play.stage.now
    answer.settled = play.stage.isSettled
    answer.open = play.isOpen
    return answer.line
  }

  private func perform(
    _ command: SessionCommand, _ request: SessionRequest, _ answer: inout SessionAnswer
  ) throws(SessionRefusal) {
    switch command {
    case .help: answer.lines = SessionCommand.allCases.map(\.help)
    case .look: answer.lines = look()
    case .advance: play.stage.advance(by: try request.interval(at: play.stage.frameRate))
    case .settle: try settle()
    case .forward: try open()
    case .back: try close()
    case .tap: answer.hit = try tap(request)
    case .drag: answer.hit = try drag(request)
    case .set: try set(request)
    case .why: answer.lines = play.opened?.transitionDecisions.map { "\($0)" } ?? []
    case .audit: answer.lines = try audit(request)
    case .values: answer.lines = try values(request)
    case .picture: answer.svg = means.picture(play.stage.displayList())
    case .keep: answer.lines = kept()
    case .quit: hasEnded = true
    }
  }

  private func settle() throws(SessionRefusal) {
    do throws(SettleError) { try play.stage.settle(within: 60) } catch {
      throw SessionRefusal("\(error)")
    }
  }

  private func open() throws(SessionRefusal) {
    guard !play.isOpen else { throw SessionRefusal("The scene is open: 'back' closes it.") }
    guard play.request(.forward) else { throw SessionRefusal("The scene cannot be opened now.") }
    play.stage.advance(by: 0)
  }

  private func close() throws(SessionRefusal) {
    guard play.isOpen else { throw SessionRefusal("Nothing is open: 'forward' opens the scene.") }
    guard play.request(.backward) else { throw SessionRefusal("The scene cannot be closed now.") }
    play.stage.advance(by: 0)
  }

  private func set(_ request: SessionRequest) throws(SessionRefusal) {
    // All fields are read before one holds, so that a refused line changes nothing.
    let (size, device) = (try request.size(), try device(request))
    guard size == nil || device == nil else {
      throw SessionRefusal("Give either 'device', or 'width' and 'height'.")
    }
    let (dark, rightToLeft) = (try request.flag("dark"), try request.flag("rightToLeft"))
    let (reduceMotion, largeText) = (
      try request.flag("reduceMotion"), try request.flag("largeText")
    )
    var traits = play.stage.traits
    if let dark { traits.userInterfaceStyle = dark ? .dark : .light }
    if let rightToLeft { traits.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight }
    if let reduceMotion { traits.prefersReducedMotion = reduceMotion }
    if let largeText {
      traits.preferredContentSizeCategory = largeText ? .accessibilityExtraLarge : .large
    }
    play.stage.traits = traits
    if let size { play.stage.resize(to: size) }
    if let device { play.stage.resize(to: device.size, safeAreaInsets: device.safeAreaInsets) }
    play.stage.advance(by: 0)
  }

  private func device(_ request: SessionRequest) throws(SessionRefusal) -> StageScreen? {
    guard let name = try request.text("device") else { return nil }
    guard let screen = StageScreen.presets[name] else {
      let names = StageScreen.presets.keys.sorted().joined(separator: ", ")
      throw SessionRefusal("There is no device '\(name.prefix(60))': the devices are \(names).")
    }
    return screen
  }

  /// The screen as it is now, with the user's settings.
  private var screen: StageScreen {
    let stage = play.stage
    return StageScreen(
      play.screen.name, size: stage.size, safeAreaInsets: stage.safeAreaInsets,
      traits: stage.traits)
  }

  /// The values of what moves in a new scene, on the present screen, as lines.
  private func values(_ request: SessionRequest) throws(SessionRefusal) -> [String] {
    let name = try request.text("direction") ?? TransitionDirection.forward.rawValue
    guard let direction = TransitionDirection(rawValue: name) else {
      throw SessionRefusal("'direction' is forward or backward.")
    }
    func ready() -> ScenePlay {
      let play = ScenePlay(means.makeScene(), on: screen)
      if direction == .backward { _ = play.run(.forward, AuditTolerance(), stride: .max) }
      return play
    }
    guard let run = ready().run(direction, AuditTolerance(), stride: .max) else {
      throw SessionRefusal("The scene cannot go \(name).")
    }
    let play = ready()
    return means.values(play.stage, run.duration) { play.request(direction) }
  }

  /// The findings of laws about other scenes of the same kind, on the present screen.
  private func audit(_ request: SessionRequest) throws(SessionRefusal) -> [String] {
    var laws = TransitionLaw.standard
    if let name = try request.text("law") {
      laws = laws.filter { $0.name.rawValue == name }
      guard !laws.isEmpty else {
        let names = TransitionLaw.standard.map(\.name.rawValue).joined(separator: ", ")
        throw SessionRefusal("There is no law '\(name.prefix(60))': the laws are \(names).")
      }
    }
    let settings = AuditSettings(screens: [screen], frameStride: 5)
    let report = TransitionAudit(named: name, settings, means.makeScene).report(for: laws)
    return "\(report)".split(separator: "\n").map(String.init)
  }

  /// A test that takes the same steps and expects the present screen.
  private func kept() -> [String] {
    func literals(_ texts: [String]) -> [String] { texts.map { "        ###\"\($0)\"###," } }
    // A phone is the default.
    let code = StageScreen.code(named: play.screen.name) ?? "<#\(play.screen.name)#>"
    let place = play.screen == .phone ? "      ]" : "      ], on: \(code)"
    return [
      "import Testing", "import TransitioningTesting", "", "@MainActor", "struct KeptTests {",
      "  @Test func kept() {", "    expectSession(", "      steps: [",
    ] + literals(steps) + ["      ],", "      looks: ["] + literals(look()) + [
      place, "    ) { <#the scene#> }", "  }", "}",
    ]
  }
}
