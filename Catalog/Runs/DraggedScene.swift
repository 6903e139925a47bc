import CatalogSamples
import Foundation
import TransitionLaws
import Transitioning

/// A sample that is open on a stage of its own, whose finger drags straight on the way back, or to
/// another place where what is open rests.
@MainActor
final class DraggedScene {
  /// The stage with the sample.
  let play: ScenePlay

  private let scene: AuditedSample

  /// Where the opened view is at rest, in points of the screen.
  private var home = CGRect.zero

  /// Opens a sample, and waits until it is at rest.
  init(_ type: any Sample.Type, on screen: StageScreen) {
    scene = AuditedSample(type.init())
    play = ScenePlay(scene, on: screen)
    play.request(.forward)
    settle()
    home = frame
  }

  /// True while the sample shows what it has opened.
  var isOpen: Bool { play.opened.map(scene.shows) ?? false }

  /// True if the sample is closed or, for the way to another place, if the opened view is not where
  /// it was.
  func hasEnded(_ way: DragWay) -> Bool {
    way.closes ? !isOpen : isOpen && abs(movement(along: way)) > DragWay.shortest
  }

  /// The way on which the sample's finger closes it; nil if the finger does not drag.
  ///
  /// The way is a little longer than that, so that no rounding leaves its end out.
  func wayBack() -> DragWay? { path().flatMap(Self.wayBack) }

  private static func wayBack(along path: FingerPath) -> DragWay? {
    let (x, y) = (path.end.x - path.start.x, path.end.y - path.start.y)
    let isAcross = abs(x) > abs(y)
    let length = isAcross ? abs(x) : abs(y)
    guard length > DragWay.shortest else { return nil }
    return DragWay(
      start: path.start,
      direction: isAcross ? CGVector(dx: x / length, dy: 0) : CGVector(dx: 0, dy: y / length),
      length: length + DragWay.slack, distance: length, closes: true)
  }

  /// The opposite way, to another detent of a sheet; nil if the sample's finger does not go there
  /// first.
  func wayToDetent() -> DragWay? {
    guard let path = path(), let back = Self.wayBack(along: path) else { return nil }
    let steps = (0...Int(path.duration * 60)).map {
      back.distance(of: path.point(at: Double($0) / 60))
    }
    guard let least = steps.min(), -least > DragWay.shortest else { return nil }
    func way(_ length: CGFloat) -> DragWay {
      DragWay(
        start: back.start,
        direction: CGVector(dx: -back.direction.dx, dy: -back.direction.dy), length: length,
        distance: length, closes: false)
    }
    let trial = way(-least)
    play.stage.touch(along: trial.path(over: trial.length, in: 0.5))
    settle()
    defer { reset() }
    guard hasEnded(trial) else { return nil }
    return way(movement(along: trial) + DragWay.slop)
  }

  /// Waits until the sample is at rest, and removes what the drag needed.
  func settle() {
    _ = try? play.stage.settle(within: 10)
    scene.end(play)
  }

  /// Opens the sample again, as it was before the drag.
  func reset() {
    if isOpen { play.request(.backward, animated: false) }
    settle()
    // With the transition, as at first, so that a film has the layers that the page's leg has.
    play.request(.forward)
    settle()
  }

  /// The path of the sample's finger to the end, for one drag.
  private func path() -> FingerPath? {
    scene.end(play)
    return scene.wayBack(over: 1, in: play)
  }

  /// The distance of the opened view from where it was, in points along a way.
  private func movement(along way: DragWay) -> CGFloat {
    (frame.minX - home.minX) * way.direction.dx + (frame.minY - home.minY) * way.direction.dy
  }

  /// The frame of the opened view, in points of the screen.
  private var frame: CGRect {
    play.opened?.viewIfLoaded.map { $0.convert($0.bounds, to: nil) } ?? .zero
  }
}
