import Foundation
import Transitioning

/// A scene that a program looks at and operates, line by line.
///
/// Each line of the program is a JSON object with a command, and gets one line of JSON as its answer.
/// A refused line leaves the scene as it was. A session reads and writes nothing itself.
@MainActor
package final class SceneSession {
  /// The commands and their fields, in the order of the help.
  package nonisolated static let commands: [(name: String, fields: [String])] = [
    ("help", []), ("look", []), ("advance", ["seconds"]), ("settle", []), ("forward", []),
    ("back", []), ("tap", ["view", "x", "y"]), ("set", ["dark", "rightToLeft", "reduceMotion"]),
    ("why", []), ("quit", []),
  ]

  /// What a line of the session says.
  private struct Answer: Encodable {
    var id: Double?
    var ok = true
    var error: String?
    var `protocol`: Int?
    var scene: String?
    var commands: [String]?
    var lines: [String]?
    var time: Double?
    var settled: Bool?
    var open: Bool?
  }

  /// True once the program has asked for the end.
  package private(set) var hasEnded = false

  private let name: String
  private let play: ScenePlay

  package init(_ scene: any AuditScene, named name: String, on screen: StageScreen) {
    self.name = name
    play = ScenePlay(scene, on: screen)
  }

  /// The first line of the session.
  package var greeting: String {
    var answer = Answer(protocol: 1, scene: name, commands: Self.commands.map(\.name))
    return line(&answer)
  }

  /// Performs a line and returns the answer, without a line break.
  package func answer(to line: String) -> String {
    var answer = Answer()
    do throws(SessionRequest.Refusal) {
      let request = try SessionRequest(line)
      answer.id = request.id
      answer.lines = try perform(request)
    } catch {
      answer.ok = false
      answer.error = error.message
    }
    return self.line(&answer)
  }

  private func line(_ answer: inout Answer) -> String {
    answer.time = play.stage.now
    answer.settled = play.stage.isSettled
    answer.open = play.isOpen
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A finite number, a flag and a text can always be written.
    return (try? encoder.encode(answer)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  private func perform(_ request: SessionRequest) throws(SessionRequest.Refusal) -> [String]? {
    let names = Self.commands.map(\.name).joined(separator: ", ")
    guard let name = try request.text("do") else {
      throw SessionRequest.Refusal(message: "'do' is missing: the commands are \(names).")
    }
    guard let command = Self.commands.first(where: { $0.name == name }) else {
      throw SessionRequest.Refusal(
        message: "There is no command '\(name.prefix(60))': the commands are \(names).")
    }
    try request.allow(command.fields)
    let stage = play.stage
    switch name {
    case "help":
      return Self.commands.map { ([$0.name] + $0.fields).joined(separator: " ") }
    case "look":
      return stage.windows.flatMap { $0.outline() }
    case "advance":
      guard let seconds = try request.number("seconds", in: 0...60) else {
        throw SessionRequest.Refusal(message: "'seconds' is missing: a number from 0 to 60.")
      }
      stage.advance(by: seconds)
    case "settle":
      do throws(SettleError) { try stage.settle(within: 60) } catch {
        throw SessionRequest.Refusal(message: "\(error)")
      }
    case "forward":
      guard !play.isOpen, stage.isSettled else {
        throw SessionRequest.Refusal(message: "The scene is open or moves: settle, or go back.")
      }
      play.request(.forward)
      stage.advance(by: 0)
    case "back":
      guard play.isOpen else {
        throw SessionRequest.Refusal(message: "Nothing is open: 'forward' opens it.")
      }
      play.request(.backward)
      stage.advance(by: 0)
    case "tap": stage.tap(at: try place(of: request))
    case "set": try set(request)
    case "why": return play.opened?.transitionDecisions.map { "\($0)" } ?? []
    default: hasEnded = true
    }
    return nil
  }

  /// The point that a tap names, or the middle of the view that it names.
  private func place(of request: SessionRequest) throws(SessionRequest.Refusal) -> CGPoint {
    let limits = -10_000.0...10_000
    if let name = try request.text("view") {
      let named = play.stage.windows.reversed().flatMap { $0.named() }
      guard let view = named.first(where: { $0.accessibilityIdentifier == name }) else {
        let names = Set(named.compactMap(\.accessibilityIdentifier)).sorted().prefix(30)
        throw SessionRequest.Refusal(
          message: "There is no view '\(name.prefix(60))': the names are "
            + (names.isEmpty ? "none; tap at x and y." : "\(names.joined(separator: ", "))."))
      }
      return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }
    guard let x = try request.number("x", in: limits), let y = try request.number("y", in: limits)
    else { throw SessionRequest.Refusal(message: "A tap needs 'view', or 'x' and 'y'.") }
    return CGPoint(x: x, y: y)
  }

  private func set(_ request: SessionRequest) throws(SessionRequest.Refusal) {
    // All fields are read before one holds, so that a refused line changes nothing.
    let (dark, rightToLeft) = (try request.flag("dark"), try request.flag("rightToLeft"))
    let reduceMotion = try request.flag("reduceMotion")
    var traits = play.stage.traits
    if let dark { traits.userInterfaceStyle = dark ? .dark : .light }
    if let rightToLeft { traits.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight }
    if let reduceMotion { traits.prefersReducedMotion = reduceMotion }
    play.stage.traits = traits
  }
}

extension UIView {
  /// The view and the views in it as lines: class, name, frame, and what moves.
  fileprivate func outline(_ depth: Int = 0) -> [String] {
    var line = String(repeating: "  ", count: min(depth, 50)) + "\(type(of: self))"
    if let name = accessibilityIdentifier { line += " '\(name)'" }
    line += " \(frame.minX.inTenths),\(frame.minY.inTenths)"
    line += " \(frame.width.inTenths)x\(frame.height.inTenths)"
    if alpha < 1 { line += " opacity \(alpha.inTenths)" }
    if isHidden { line += " hidden" }
    if let keys = layer.animationKeys() { line += " moves: \(keys.joined(separator: ", "))" }
    return [line] + subviews.flatMap { $0.outline(depth + 1) }
  }

  /// The views with names, those in front first.
  fileprivate func named() -> [UIView] {
    subviews.reversed().flatMap { $0.named() } + (accessibilityIdentifier == nil ? [] : [self])
  }
}
