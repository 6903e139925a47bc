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
struct ReleaseCheck {
  fileprivate weak var object: AnyObject?
  fileprivate var name: String?
  fileprivate let direction: TransitionDirection
  fileprivate let moment: String
  fileprivate let cause: String

  /// The order in the report: contexts before controllers before views.
  fileprivate var rank = 1
}

extension LawFinding {
  /// Adds a fault for each object that is retained.
  mutating func add(_ checks: [ReleaseCheck]) {
    // Controllers come first, because a retained controller retains its views. A retained context
    // retains all of them.
    var isContextRetained = false
    for check in checks.sorted(by: { $0.rank < $1.rank }) {
      checkedCount += 1
      guard let object = check.object, check.rank == 0 || !isContextRetained else { continue }
      if check.rank == 0 { isContextRetained = true }
      var violation = Violation(
        "is retained after \(check.moment)", subject: check.name ?? "\(type(of: object))",
        cause: check.cause)
      violation.direction = check.direction
      add(violation)
    }
  }
}

extension Audit {
  /// Plays a scene to its end, adds a fault for each object that is then retained, and returns the
  /// stage.
  fileprivate func stageOfPlay(_ finding: inout LawFinding) -> Stage? {
    let play = makePlay()
    let before = play.viewIdentifiers
    var checks: [ReleaseCheck] = []
    for direction in [TransitionDirection.forward, .backward] where play.request(direction) {
      play.stage.advance(by: 0)
      checks += play.releaseChecks(direction, since: before)
      _ = try? play.stage.settle(within: 60)
    }
    play.stage.advance(by: 1)
    finding.add(checks)
    return play.stage
  }
}

extension ScenePlay {
  /// The objects of a transition that has begun in this instant, which must be released.
  ///
  /// - Parameter before: The views of the closed scene.
  func releaseChecks(
    _ direction: TransitionDirection, since before: Set<ObjectIdentifier>
  ) -> [ReleaseCheck] {
    guard let opened else { return [] }
    var releaseChecks: [ReleaseCheck] = []
    if let context = transitionController?.activeContext {
      releaseChecks.append(
        ReleaseCheck(
          object: context, name: "the context", direction: direction, moment: "the way ended",
          cause: "the transition, or a closure that it keeps, retains the context", rank: 0))
    }
    let isKept = scene.keepsWhatItShows
    let cause = "a closure, a timer or a display link retains it"
    for view in views where !before.contains(ObjectIdentifier(view)) {
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
    if direction == .forward, let transition = transitionController?.transition, !isKept {
      releaseChecks.append(
        ReleaseCheck(
          object: transition, direction: direction, moment: "its controller was closed",
          cause: "the transition is part of a circle of strong references"))
    }
    return releaseChecks
  }

  /// The views in all windows.
  var viewIdentifiers: Set<ObjectIdentifier> { Set(views.map(ObjectIdentifier.init)) }

  /// All views in all windows.
  private var views: [UIView] {
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    return stage.windows.flatMap { all($0) }
  }
}
