import Foundation
import HeadlessStage
import TransitionRecording
import Transitioning

extension Stage {
  /// The layers of the snapshots that are in windows, by their numbers: the number of the original,
  /// and true for a layer that is inside of no other one.
  var snapshots: [Int: (original: Int, isOutermost: Bool)] {
    var snapshots: [Int: (original: Int, isOutermost: Bool)] = [:]
    var walk = LayerWalk(windows.map(\.layer), fore: nil)
    while let layer = walk.next()?.layer {
      guard let copy = layer as? FrozenLayer else { continue }
      snapshots[copy.serialNumber] = (copy.originalNumber, !(copy.superlayer is FrozenLayer))
    }
    return snapshots
  }
}

extension DisplayList {
  /// The first snapshot that is visible together with its original at another place; nil if there
  /// is none.
  func double(
    _ originals: [Int: Int], beyond tolerance: CGFloat, at time: TimeInterval
  ) -> AuditRun.DoubleImage? {
    let alphas = groupOpacities
    let screen = CGRect(origin: .zero, size: size)
    func isVisible(_ index: Int) -> Bool {
      guard opacity(ofItem: index, alphas) > 0.1,
        let box = items[index].box?.intersection(screen), box.width > 1, box.height > 1
      else { return false }
      return !items.indices[(index + 1)...].contains { cover in
        opacity(ofItem: cover, alphas) > 0.99 && (items[cover].fill?.alpha ?? 0) > 0.99
          && items[cover].clip == nil
          && items[cover].place.corners.map { $0.isUpright && $0.box.contains(box) } == true
      }
    }
    // Items are read in place, because they are large.
    let places = places
    for index in items.indices {
      guard let original = originals[items[index].layer],
        let other = places[DisplayItem.ID(layer: original, part: items[index].part)],
        items[other].size == items[index].size
      else { continue }
      let distance = items[index].distance(to: items[other])
      guard distance > tolerance, isVisible(index), isVisible(other) else { continue }
      return AuditRun.DoubleImage(time: time, name: items[other].name, distance: distance)
    }
    return nil
  }
}

extension DisplayItem {
  /// The box of the corners on the screen; nil if a corner is not in front of the viewer.
  var box: CGRect? { place.corners?.box }
}
