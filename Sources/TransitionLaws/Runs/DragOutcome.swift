import Foundation
import Transitioning

/// The way back under a finger: how well the view follows it, and what comes after it is lifted.
struct DragOutcome {
  /// How the movement of the dragged view compares with that of the finger.
  let finding: LawFinding

  /// The run from the frame on in which the finger is lifted; nil if no finger drives the way back.
  let released: AuditRun?

  private static let undriven = DragOutcome(
    finding: .nothing("no finger drives the way back"), released: nil)

  /// Drags in new scenes of an audit, along the path that the scene has for the way back, or along
  /// straight paths until one drives the way back.
  @MainActor
  static func of(_ audit: Audit) -> DragOutcome {
    guard var trial = DragTrial(audit) else { return undriven }
    if let path = trial.play.scene.wayBack(on: trial.play.stage, over: 0.5) {
      var finding = trial.drag(along: path, audit.tolerance)
      if finding.checkedCount == 0 {
        guard trial.wasDriven || !trial.isIdle else {
          return DragOutcome(finding: .ofIdleFinger, released: nil)
        }
        finding = .nothing("the finger moves another view")
      }
      return DragOutcome(
        finding: finding, released: trial.wasDriven ? released(along: path, audit) : nil)
    }
    for drag in Drag.all(on: audit.screen, audit.placement) {
      trial.disableSwipeBack()
      guard let path = drag.path(on: trial.play) else { break }
      let finding = trial.drag(along: path, audit.tolerance)
      if finding.checkedCount > 0 {
        return DragOutcome(finding: finding, released: released(along: path, audit))
      }
      guard !trial.isIdle else { continue }
      guard let next = DragTrial(audit) else { break }
      trial = next
    }
    return undriven
  }

  /// Lifts the finger at the end of a path in a new scene.
  @MainActor
  private static func released(along path: FingerPath, _ audit: Audit) -> AuditRun? {
    guard let trial = DragTrial(audit) else { return nil }
    trial.disableSwipeBack()
    return trial.play.runReleased(after: path, audit.tolerance)
  }
}

extension LawFinding {
  /// The finding of a scene whose finger does nothing.
  fileprivate static var ofIdleFinger: LawFinding {
    var violation = Violation("is not driven by the finger that the scene has for the way back")
    violation.direction = .backward
    var finding = LawFinding(checkedCount: 1)
    finding.add(violation)
    return finding
  }
}

/// A straight drag.
private struct Drag {
  /// The beginning; nil for the middle of the opened controller's view.
  var start: CGPoint?
  var translation: CGSize

  /// The duration, in seconds.
  static let duration: TimeInterval = 0.3

  /// The drags from the middle to each side, and from the leading edge of a pushed controller.
  @MainActor
  static func all(on screen: StageScreen, _ placement: AuditPlacement?) -> [Drag] {
    let (width, height) = (screen.size.width, screen.size.height)
    var drags = [(0, 1), (1, 0), (0, -1), (-1, 0)].map {
      Drag(translation: CGSize(width: $0.0 * width * 0.4, height: $0.1 * height * 0.4))
    }
    if placement == .pushed {
      let isMirrored = screen.traits.layoutDirection == .rightToLeft
      drags.append(
        Drag(
          start: CGPoint(x: isMirrored ? width - 1 : 1, y: height / 2),
          translation: CGSize(width: width * (isMirrored ? -0.8 : 0.8), height: 0)))
    }
    return drags
  }

  /// The path of the finger.
  @MainActor
  func path(on play: ScenePlay) -> FingerPath? {
    guard let view = play.opened?.viewIfLoaded else { return nil }
    let frame = view.convert(view.bounds, to: nil)
    let start = start ?? CGPoint(x: frame.midX, y: frame.midY)
    return FingerPath(from: start)
      .moving(
        to: CGPoint(x: start.x + translation.width, y: start.y + translation.height),
        over: Self.duration)
  }
}

/// A trial of drags on an opened controller.
@MainActor
private struct DragTrial {
  let play: ScenePlay

  /// True once a finger has driven the way back.
  private(set) var wasDriven = false

  /// The state before the finger comes down.
  private let before: SceneState

  /// Opens the controller of a new scene; nil if the scene cannot do that.
  init?(_ audit: Audit) {
    play = audit.makePlay()
    guard play.request(.forward), (try? play.stage.settle(within: 60)) != nil else { return nil }
    before = play.state
  }

  /// Leaves the drags to the recognizers of the transition: the swipe back of a stack drives each
  /// transition, wherever that moves.
  func disableSwipeBack() {
    guard let navigation = play.opened?.navigationController else { return }
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
  }

  /// True if the drags so far have changed nothing.
  var isIdle: Bool {
    (try? play.stage.settle(within: 1)) != nil && before.isKept(on: play.stage)
  }

  /// Drags the controller, and compares the movement of the point below the finger with the
  /// finger's.
  ///
  /// The point is held from the first frame on in which the view has moved: before that, a pan may
  /// have begun, and the distance that it needs to begin is made up at once.
  mutating func drag(along path: FingerPath, _ tolerance: AuditTolerance) -> LawFinding {
    var finding = LawFinding()
    guard let view = play.opened?.viewIfLoaded else { return finding }
    let stage = play.stage
    let began = stage.now
    let finger = stage.touch(along: path)
    var rest: PlaneMap?
    var dragged: DisplayItem.ID?
    var held: (local: CGPoint, finger: CGPoint, scale: CGFloat)?
    var faults: [Lag] = []
    let count = Int(path.duration * stage.frameRate)
    for index in 1...max(count, 1) {
      stage.advance(to: began + Double(index) / stage.frameRate)
      guard finger.isDown, let coordinator = play.opened?.transitionCoordinator,
        coordinator.isInteractive
      else { continue }
      wasDriven = true
      guard coordinator.percentComplete < 1 - 1e-9,
        let item = play.list.item(dragged, of: view.layer)
      else { continue }
      dragged = item.id
      let map = PlaneMap(item.transform)
      guard let known = held else {
        guard let local = map.inverted()?(finger.location) else { return finding }
        if let start = rest?(local), let place = map(local),
          hypot(place.x - start.x, place.y - start.y) > 0.01
        {
          held = (local, finger.location, max(map.scale(at: local), 1e-3))
        } else if rest == nil {
          rest = map
        }
        continue
      }
      guard let place = map(known.local) else { continue }
      let lag = Lag(
        time: stage.now - began,
        finger: CGVector(
          dx: finger.location.x - known.finger.x, dy: finger.location.y - known.finger.y),
        moved: CGVector(dx: place.x - known.finger.x, dy: place.y - known.finger.y),
        growth: map.scale(at: known.local) / known.scale - 1)
      guard lag.length > 10, hypot(lag.moved.dx, lag.moved.dy) > tolerance.points else { continue }
      finding.checkedCount += 1
      if abs(lag.along - lag.length) > tolerance.points { faults.append(lag) }
    }
    let cause = faults.cause
    for lag in faults {
      var violation = Violation(
        "has moved \(lag.along.inTenths) pt of the finger's \(lag.length.inTenths) pt",
        subject: view.layer.placedLabel, cause: cause)
      violation.direction = .backward
      violation.time = lag.time
      finding.add(violation)
    }
    return finding
  }
}

extension DisplayList {
  /// An item that was found before; or else that of a layer, or the largest one in the layer if the
  /// layer draws nothing itself.
  @MainActor
  fileprivate func item(_ known: DisplayItem.ID?, of layer: CALayer) -> DisplayItem? {
    if let known { return items.first { $0.id == known } }
    if let own = items.first(where: { $0.layer == layer.serialNumber }) { return own }
    let inside = layer.serialNumbersInside
    return items.filter { inside.contains($0.layer) }
      .max { $0.size.width * $0.size.height < $1.size.width * $1.size.height }
  }
}

extension PlaneMap {
  /// The scale along the horizontal of the space that is mapped, at a point, unitless.
  fileprivate func scale(at point: CGPoint) -> CGFloat {
    guard let one = self(point), let other = self(CGPoint(x: point.x + 1, y: point.y)) else {
      return 1
    }
    return hypot(other.x - one.x, other.y - one.y)
  }
}

extension CALayer {
  /// The numbers of all layers in this one.
  fileprivate var serialNumbersInside: Set<Int> {
    var (numbers, rest): (Set<Int>, [CALayer]) = ([], sublayers ?? [])
    while let next = rest.popLast() {
      numbers.insert(next.serialNumber)
      rest += next.sublayers ?? []
    }
    return numbers
  }
}

/// The movement of the finger, and of the point that was below it, since it has held the view.
private struct Lag {
  let time: TimeInterval
  let finger: CGVector
  let moved: CGVector

  /// The distance of the finger, in points.
  var length: CGFloat { hypot(finger.dx, finger.dy) }

  /// The change of the scale of what is dragged, unitless.
  let growth: CGFloat

  /// The movement of the point, projected on the finger's.
  var along: CGFloat { (moved.dx * finger.dx + moved.dy * finger.dy) / length }

  /// The movement of the point across the finger's, in points.
  var across: CGFloat { (moved.dx * finger.dy - moved.dy * finger.dx) / length }
}

extension [Lag] {
  /// The cause where the motion at the finger's progress is not that of the finger: another
  /// distance does not help.
  private static let elsewhere = """
    the motion goes another way than the finger, and a progress alone cannot make it follow: for a \
    page that opens from a view, .photo(from:) of Transitions follows the finger in both axes; \
    for others, move the view along the drag, such as .slideUp(), or declare the law by \
    TransitionWithLawExceptions
    """

  /// True if what is dragged scales, or moves against the finger or beside its way.
  private var goesElsewhere: Bool {
    contains { $0.along < -1 || abs($0.growth) > 0.02 || abs($0.across) > 0.2 * abs($0.along) + 1 }
  }

  /// The likely cause: where the point moves at a constant share of the finger's speed, it is the
  /// way of the motion if that is not the finger's, or else the distance of the interaction
  /// controller; elsewhere it is an easing.
  fileprivate var cause: String? {
    guard count > 2, let first, let last else { return nil }
    let shares = zip(self, dropFirst()).compactMap { one, two in
      two.length - one.length > 1 ? (two.along - one.along) / (two.length - one.length) : nil
    }
    guard let least = shares.min(), let greatest = shares.max() else { return nil }
    let usual = (last.along - first.along) / Swift.max(last.length - first.length, 1)
    return greatest - least < Swift.max(0.05 * abs(usual), 0.02)
      ? goesElsewhere
        ? Self.elsewhere
        : "the distance of the interaction controller is not the distance of the motion"
      : "the motion is eased: make it linear while context.isInteractive is true"
  }
}
