import Foundation
import Transitioning

extension TransitionLaw {
  /// All objects of the transition are released after the end.
  public static let releases = TransitionLaw(
    .releases, "releases everything",
    "contexts and added views are released when a way ends, the controller and its transition when"
      + " it is closed, and the stage after its last use"
  ) { audit in
    var finding = LawFinding()
    weak let stage = audit.stageOfPlay(&finding)
    finding.checkedCount += 1
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
private struct ReleaseCheck {
  weak var object: AnyObject?
  var name: String?
  let direction: TransitionDirection
  let moment: String
  let cause: String

  /// The order in the report: contexts before controllers before views.
  var rank = 1
}

extension Audit {
  /// Plays a scene to its end, adds a fault for each object that is then retained, and returns the
  /// stage.
  fileprivate func stageOfPlay(_ finding: inout LawFinding) -> Stage? {
    let play = play()
    let (first, second) = releaseChecks(of: play)
    play.stage.advance(by: 1)
    // Controllers come first, because a retained controller retains its views. A retained context
    // retains all of them.
    var isContextRetained = false
    for check in (first + second).sorted(by: { $0.rank < $1.rank }) {
      finding.checkedCount += 1
      guard let object = check.object, check.rank == 0 || !isContextRetained else { continue }
      if check.rank == 0 { isContextRetained = true }
      var violation = Violation(
        "is retained after \(check.moment)", subject: check.name ?? "\(type(of: object))",
        cause: check.cause)
      violation.direction = check.direction.name
      finding.add(violation)
    }
    return play.stage
  }

  /// Opens and closes a controller, and returns the objects of both runs that must be released.
  fileprivate func releaseChecks(of play: ScenePlay) -> ([ReleaseCheck], [ReleaseCheck]) {
    let before = Set(play.views.map(ObjectIdentifier.init))
    let there = releaseChecks(of: play, .forward, before)
    let back = releaseChecks(of: play, .backward, before)
    return (there, back)
  }

  private func releaseChecks(
    of play: ScenePlay, _ direction: TransitionDirection, _ before: Set<ObjectIdentifier>
  ) -> [ReleaseCheck] {
    guard play.request(direction), let opened = play.opened else { return [] }
    play.stage.advance(by: 0)
    var releaseChecks: [ReleaseCheck] = []
    if let context = opened.transitionController.activeContext {
      releaseChecks.append(
        ReleaseCheck(
          object: context, name: "the context", direction: direction, moment: "the way ended",
          cause: "the transition, or a closure that it keeps, retains the context", rank: 0))
    }
    let isKept = play.scene.keepsWhatItShows
    let cause = "a closure, a timer or a display link retains it"
    for view in play.views where !before.contains(ObjectIdentifier(view)) {
      guard !isKept || !view.isDescendant(of: opened.view) else { continue }
      releaseChecks.append(
        ReleaseCheck(
          object: view, name: view.layer.placedLabel, direction: direction,
          moment: "the controller was closed", cause: cause, rank: 2))
    }
    if direction == .backward, !isKept {
      releaseChecks.append(
        ReleaseCheck(object: opened, direction: direction, moment: "it was closed", cause: cause))
    }
    if direction == .forward, let transition = opened.transitionController.transition, !isKept {
      releaseChecks.append(
        ReleaseCheck(
          object: transition, direction: direction, moment: "its controller was closed",
          cause: "the transition is part of a circle of strong references"))
    }
    _ = try? play.stage.settle(within: 60)
    return releaseChecks
  }
}

extension ScenePlay {
  /// All views in all windows.
  fileprivate var views: [UIView] {
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    return stage.windows.flatMap { all($0) }
  }
}
