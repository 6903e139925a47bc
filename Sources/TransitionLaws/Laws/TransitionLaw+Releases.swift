import Foundation
import Transitioning

extension TransitionLaw {
  /// Nothing is retained after the end.
  public static let releases = TransitionLaw(
    .releases, "lets go",
    "contexts and added views are released when a way ends, the controller and its transition when"
      + " it is closed, and the stage after its last use"
  ) { audit in
    var finding = LawFinding()
    weak let stage = audit.stageOfPlay(&finding)
    finding.looked += 1
    if stage != nil, finding.violations.isEmpty {
      finding.add(
        Violation(
          "is retained after its last use", subject: "the stage",
          cause: "a static or global variable retains it, or a closure that uses it"))
    }
    return finding
  }
}

/// An object that must be released.
private struct Stray {
  weak var object: AnyObject?
  var name: String?
  let direction: TransitionDirection
  let moment: String
  let cause: String

  /// The place in the report: contexts before controllers before views.
  var rank = 1
}

extension Audit {
  /// Plays a scene to its end, adds what is retained then, and returns the stage of the scene.
  fileprivate func stageOfPlay(_ finding: inout LawFinding) -> Stage? {
    let play = play()
    let (first, second) = strays(of: play)
    play.stage.advance(by: 1)
    // A controller that is retained retains its views: it comes first.
    for stray in (first + second).sorted(by: { $0.rank < $1.rank }) {
      finding.looked += 1
      guard let object = stray.object else { continue }
      var violation = Violation(
        "is retained after \(stray.moment)", subject: stray.name ?? "\(type(of: object))",
        cause: stray.cause)
      violation.direction = stray.direction.name
      finding.add(violation)
    }
    return play.stage
  }

  /// Opens and closes a controller, and returns the objects of both ways that must be released.
  fileprivate func strays(of play: ScenePlay) -> ([Stray], [Stray]) {
    let before = Set(play.views.map(ObjectIdentifier.init))
    let there = strays(of: play, .forward, before)
    let back = strays(of: play, .backward, before)
    return (there, back)
  }

  private func strays(
    of play: ScenePlay, _ direction: TransitionDirection, _ before: Set<ObjectIdentifier>
  ) -> [Stray] {
    guard play.request(direction), let opened = play.opened else { return [] }
    play.stage.advance(by: 0)
    var strays: [Stray] = []
    if let context = opened.transitionController.activeContext {
      strays.append(
        Stray(
          object: context, name: "the context", direction: direction, moment: "the way ended",
          cause: "the transition, or a closure that it keeps, retains the context", rank: 0))
    }
    let isKept = play.scene.keepsWhatItShows
    let cause = "a closure, a timer or a display link retains it"
    for view in play.views where !before.contains(ObjectIdentifier(view)) {
      guard !isKept || !view.isDescendant(of: opened.view) else { continue }
      strays.append(
        Stray(
          object: view, name: view.layer.placedLabel, direction: direction,
          moment: "the controller was closed", cause: cause, rank: 2))
    }
    if direction == .backward, !isKept {
      strays.append(
        Stray(object: opened, direction: direction, moment: "it was closed", cause: cause))
    }
    if direction == .forward, let transition = opened.transitionController.transition, !isKept {
      strays.append(
        Stray(
          object: transition, direction: direction, moment: "its controller was closed",
          cause: "the transition is part of a circle of strong references"))
    }
    _ = try? play.stage.settle(within: 60)
    return strays
  }
}

extension ScenePlay {
  /// All views in all windows.
  fileprivate var views: [UIView] {
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    return stage.windows.flatMap { all($0) }
  }
}
