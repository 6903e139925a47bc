import Foundation
import Transitioning

extension TransitionLaw {
  /// What a finger drags stays below the finger.
  public static let follows = TransitionLaw(
    .follows, "follows", "what a finger drags moves as far as the finger does"
  ) { audit in
    let screen = CGRect(origin: .zero, size: audit.screen.size)
    if let finding = audit.drag({ $0.scene.wayBack(on: $0.stage, over: 0.5) }) {
      return finding.looked > 0 ? finding : .nothing("the finger does not drive the way back")
    }
    var drags = [(0, 1), (1, 0), (0, -1), (-1, 0)].map {
      Drag(way: CGSize(width: $0.0 * screen.width * 0.4, height: $0.1 * screen.height * 0.4))
    }
    if audit.placement == .pushed {
      let isMirrored = audit.screen.layoutDirection == .rightToLeft
      drags.append(
        Drag(
          start: CGPoint(x: isMirrored ? screen.maxX - 1 : 1, y: screen.midY),
          way: CGSize(width: screen.width * (isMirrored ? -0.8 : 0.8), height: 0)))
    }
    for drag in drags {
      if let finding = audit.drag(drag.path), finding.looked > 0 { return finding }
    }
    return .nothing("no finger drives the way back")
  }
}

/// A straight way of a finger.
private struct Drag {
  /// The beginning; nil for the middle of the opened controller's view.
  var start: CGPoint?
  var way: CGSize

  /// The path of the finger, which stays at the end for a while.
  @MainActor
  func path(on play: ScenePlay) -> FingerPath? {
    guard let view = play.opened?.viewIfLoaded else { return nil }
    let frame = view.convert(view.bounds, to: nil)
    let start = start ?? CGPoint(x: frame.midX, y: frame.midY)
    return FingerPath(from: start)
      .moving(to: CGPoint(x: start.x + way.width, y: start.y + way.height), over: 0.5)
      .holding(for: 0.1)
  }
}

extension Audit {
  /// Drags an opened controller, and compares the way of the point below the finger with the
  /// finger's; nil if there is no path.
  fileprivate func drag(_ makePath: (ScenePlay) -> FingerPath?) -> LawFinding? {
    var finding = LawFinding()
    let play = play()
    let stage = play.stage
    guard play.request(.forward), (try? stage.settle(within: 60)) != nil,
      let view = play.opened?.viewIfLoaded
    else { return finding }
    guard let path = makePath(play) else { return nil }
    let began = stage.now
    let finger = stage.touch(along: path)
    var held: (local: CGPoint, finger: CGPoint, place: CGPoint)?
    let count = Int(path.duration * stage.frameRate)
    for index in 1...max(count, 1) {
      stage.advance(to: began + Double(index) / stage.frameRate)
      guard finger.isDown, let coordinator = play.opened?.transitionCoordinator,
        coordinator.isInteractive, coordinator.percentComplete < 1 - 1e-9,
        let item = play.list.items.first(where: { $0.layer == view.layer.serialNumber })
      else { continue }
      let map = PlaneMap(item.transform)
      guard let known = held else {
        guard let local = map.inverted()?(finger.location) else { return finding }
        held = (local, finger.location, finger.location)
        continue
      }
      guard let place = map(known.local) else { continue }
      let way = CGVector(
        dx: finger.location.x - known.finger.x, dy: finger.location.y - known.finger.y)
      let moved = CGVector(dx: place.x - known.place.x, dy: place.y - known.place.y)
      let length = hypot(way.dx, way.dy)
      guard length > 20 else { continue }
      // The share of the finger's way that the point has gone along it.
      let along = (moved.dx * way.dx + moved.dy * way.dy) / length
      guard hypot(moved.dx, moved.dy) > tolerance.points else { continue }
      finding.looked += 1
      guard abs(along - length) > tolerance.points else { continue }
      var violation = Violation(
        "has moved \(along.inTenths) pt of the finger's \(length.inTenths) pt",
        subject: view.layer.placedLabel,
        cause: "the distance of the interaction controller is not the distance of the motion")
      violation.direction = TransitionDirection.backward.name
      violation.time = stage.now - began
      finding.add(violation)
    }
    return finding
  }
}
