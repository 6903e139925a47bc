import Foundation
import TransitionRecording
import Transitioning

extension Audit {
  /// The fault at the end of a backward run in which the content behind was scrolled: a snapshot of
  /// a view is not where the view is, or both are seen; nil if there is none.
  ///
  /// - Parameter time: The instant of the scrolling, in seconds since the beginning of the run.
  func landing(since time: TimeInterval, _ play: ScenePlay) -> Violation? {
    let stage = play.stage
    guard let completed = journey.backward?.completionTime else { return nil }
    // What follows at each frame is in its place a frame after the scrolling.
    let left = completed - time
    guard left > 2.5 / stage.frameRate else { return nil }
    stage.advance(by: left - 1e-5)
    let originals = stage.snapshots.mapValues(\.original)
    guard !originals.isEmpty else { return nil }
    // A snapshot of all that is behind shows what was there as it was made.
    if let all = play.behind?.viewIfLoaded?.layer.serialNumber, originals.values.contains(all) {
      return nil
    }
    let before = stage.displayList()
    stage.advance(by: 2e-5)
    if let double = before.double(originals, beyond: tolerance.points, at: completed) {
      return Violation(
        "is seen twice, \(double.distance.inTenths) pt apart", subject: double.name,
        cause: "a snapshot of it is shown: hide the view while the snapshot moves")
    }
    guard let miss = before.miss(of: stage.displayList(), originals, beyond: 2 * tolerance.points)
    else { return nil }
    return Violation(
      "is \(miss.distance.inTenths) pt from where its snapshot lands", subject: miss.name,
      cause: "what moves goes where the view was as the way began: follow the view")
  }
}

extension DisplayList {
  /// The first visible snapshot that is not where its original is at the end; nil if there is none.
  ///
  /// - Parameters:
  ///   - end: The picture at the end, without snapshots.
  ///   - originals: The numbers of the layers of the originals, by those of the snapshots.
  ///   - tolerance: The greatest ignored distance, in points.
  fileprivate func miss(
    of end: DisplayList, _ originals: [Int: Int], beyond tolerance: CGFloat
  ) -> (name: String, distance: CGFloat)? {
    let (alphas, places) = (groupOpacities, end.places)
    // Items are read in place, because they are large.
    for index in items.indices where opacity(ofItem: index, alphas) > 0.1 {
      guard let original = originals[items[index].layer],
        let place = places[DisplayItem.ID(layer: original, part: items[index].part)]
      else { continue }
      let distance = items[index].distance(to: end.items[place])
      if distance > tolerance { return (end.items[place].name, distance) }
    }
    return nil
  }
}
