import CatalogSamples
import Foundation
import TransitionLaws
import TransitionPictures
import TransitionRecording
import Transitioning

/// The recordings with which the page of a sample follows a drag of its reader.
@MainActor
struct SampleDrag {
  /// The time of the whole drag, in seconds: slow enough to show each place of the finger.
  static let duration = 0.6

  private let sample: any Sample.Type
  private let screen: StageScreen

  init(of sample: any Sample.Type, on screen: StageScreen) {
    (self.sample, self.screen) = (sample, screen)
  }

  /// The drag of a page with legs of the sample under a finger; nil if the finger drives nothing.
  func drag(_ legs: [RecordedLeg]) -> PlayerDrag? {
    guard let index = legs.firstIndex(where: { $0.title == Leg.interactive.name }) else {
      return nil
    }
    let driven = legs[index].recording
    let cancelled = legs.first { $0.title == Leg.cancelled(at: 0).name }?.recording ?? driven
    let scene = DraggedScene(sample, on: screen)
    func way(_ way: DragWay?) -> PlayerDrag.Way? {
      guard let way, let film = film(of: way, in: scene) else { return nil }
      let thresholds = ReleaseTrials(scene: scene, way: way).thresholds()
      return PlayerDrag.Way(
        film: film,
        releases: film.settlingTime > 0.15 ? releases(thresholds, along: way) : [],
        thresholds: thresholds,
        finishTime: driven.settlingTime / max(1 - driven.part(of: way), 0.1),
        returnTime: cancelled.settlingTime / max(cancelled.part(of: way), 0.1))
    }
    let detent = scene.wayToDetent()
    guard let back = way(scene.wayBack()) else { return nil }
    scene.reset()
    return PlayerDrag(inPlaceOf: index, ways: [back] + [way(detent)].compactMap(\.self))
  }

  /// The slow drag over the whole way; nil if its end is not reached.
  private func film(of way: DragWay, in scene: DraggedScene) -> Recording? {
    let film = Recorder(scene.play.stage, midframes: false).record {
      scene.play.stage.touch(along: way.path(over: way.length, in: Self.duration))
    }
    scene.settle()
    return scene.hasEnded(way) && film.touches.count == 1 ? film.thinned() : nil
  }

  /// What follows after shorter drags, from the threshold at rest on.
  private func releases(
    _ thresholds: [PlayerDrag.Threshold], along way: DragWay
  ) -> [PlayerDrag.Release] {
    guard way.closes, let rest = thresholds.first(where: { $0.velocity == 0 })?.distance,
      CGFloat(rest) < way.length - 20
    else { return [] }
    let first = max(CGFloat(rest) + 4, 24)
    return [first, (first + way.length) / 2].compactMap { release(at: $0) }
  }

  private func release(at distance: CGFloat) -> PlayerDrag.Release? {
    let scene = DraggedScene(sample, on: screen)
    guard let path = scene.wayBack()?.path(over: distance, in: Self.duration) else { return nil }
    let (stage, rate) = (scene.play.stage, scene.play.stage.frameRate)
    let first = (stage.now * rate - 1e-6).rounded(.up)
    let lift = (first + (path.duration * rate - 1e-6).rounded(.up)) / rate
    stage.touch(along: path)
    stage.advance(to: lift - 1 / rate)
    let recording = Recorder(stage, midframes: false).record { stage.advance(to: lift) }
    scene.settle()
    return scene.isOpen ? nil : PlayerDrag.Release(at: Double(distance), recording.thinned())
  }
}

extension Recording {
  /// The time from the end of the last touch until all is at rest, in seconds; at most half a
  /// second, because a spring seems to be at rest long before it is.
  fileprivate var settlingTime: TimeInterval {
    let lifts = touches.compactMap { $0.end == nil ? nil : $0.places.last?.time }
    return min(endTime - (lifts.max() ?? startTime), 0.5)
  }

  /// The part of a way at which the last touch ends, in `0...1`.
  fileprivate func part(of way: DragWay) -> Double {
    guard let places = touches.last?.places, let first = places.first, let last = places.last else {
      return 0
    }
    let (x, y) = (last.location.x - first.location.x, last.location.y - first.location.y)
    let distance = x * way.direction.dx + y * way.direction.dy
    return min(max(Double(distance / way.length), 0), 1)
  }
}
