import Foundation
import Transitioning

extension SceneSession {
  /// The greatest distance of a finger from the screen's corner, in points.
  private static let reach = -10_000.0...10_000

  /// Taps, and returns the view that was hit; nil if none was.
  func tap(_ request: SessionRequest) throws(SessionRefusal) -> String {
    guard finger == nil else { throw SessionRefusal("A finger is down: end its drag first.") }
    let point = try place(in: request)
    let hit = self.hit(at: point)
    play.stage.tap(at: point)
    play.stage.advance(by: 0)
    return hit
  }

  /// Moves a finger, as a whole or in phases, and returns the view that it first touches.
  func drag(_ request: SessionRequest) throws(SessionRefusal) -> String {
    let phase = try request.text("phase")
    guard ["begin", "move", "end", nil].contains(phase) else {
      throw SessionRefusal("'phase' is begin, move or end.")
    }
    let isDown = finger != nil
    guard isDown == (phase == "move" || phase == "end") else {
      throw SessionRefusal(isDown ? "A finger is down: move or end it." : "No finger is down.")
    }
    if phase == "end" {
      finger?.lift()
      finger = nil
      play.stage.advance(by: 0)
      return "nothing"
    }
    let point = try place(in: request)
    let hit = self.hit(at: point)
    switch phase {
    case "begin": finger = play.stage.touchDown(at: point)
    case "move": finger?.move(to: point)
    default:
      guard let x = try request.number("toX", in: Self.reach),
        let y = try request.number("toY", in: Self.reach)
      else { throw SessionRefusal("A drag needs 'toX' and 'toY', or a 'phase'.") }
      let seconds = try request.number("seconds", in: 0.01...60) ?? 0.3
      play.stage.drag(from: point, to: CGPoint(x: x, y: y), duration: seconds)
    }
    play.stage.advance(by: 0)
    return hit
  }

  /// The point that a line names, or the middle of the view that it names.
  private func place(in request: SessionRequest) throws(SessionRefusal) -> CGPoint {
    let (name, x, y) = (
      try request.text("view"), try request.number("x", in: Self.reach),
      try request.number("y", in: Self.reach)
    )
    switch (name, x, y) {
    case (nil, let x?, let y?): return CGPoint(x: x, y: y)
    case (let name?, nil, nil):
      let named = play.window.named
      guard let view = named.first(where: { $0.accessibilityIdentifier == name }) else {
        let names = Set(named.compactMap(\.accessibilityIdentifier)).sorted().prefix(30)
        throw SessionRefusal(
          "There is no view '\(name.prefix(60))': "
            + (names.isEmpty
              ? "no view has a name, so give x and y."
              : "the names are \(names.joined(separator: ", "))."))
      }
      return view.placeOnScreen.center
    default: throw SessionRefusal("Give either 'view', or 'x' and 'y'.")
    }
  }

  private func hit(at point: CGPoint) -> String {
    play.window.hitTest(point, with: nil)?.nameInSession ?? "nothing"
  }
}

extension UIView {
  /// The views with names, those in front first.
  fileprivate var named: [UIView] {
    subviews.reversed().flatMap(\.named) + (accessibilityIdentifier == nil ? [] : [self])
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
