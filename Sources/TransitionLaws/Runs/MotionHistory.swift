import Foundation
import Transitioning

/// The last pictures of a run, which tell whether a motion goes on as it went before.
///
/// A motion that goes on is at most a tolerance from where three pictures of equal distance in time
/// lead it (quadratic extrapolation). A jump by more than the tolerance is never one that goes on.
struct MotionHistory {
  private var pictures: [(time: TimeInterval, list: DisplayList)] = []

  /// Forgets all pictures.
  mutating func forget() { pictures = [] }

  /// Adds the picture of a later time.
  mutating func add(_ list: DisplayList, at time: TimeInterval) {
    pictures.append((time, list))
    if pictures.count > 3 { pictures.removeFirst() }
  }

  /// True if everything in a picture is where the last three pictures lead it.
  func goesOn(to list: DisplayList, at time: TimeInterval, _ tolerance: AuditTolerance) -> Bool {
    guard pictures.count == 3 else { return false }
    let times = pictures.map(\.time) + [time]
    let steps = zip(times, times.dropFirst()).map { $1 - $0 }
    guard steps.allSatisfy({ abs($0 - steps[0]) < 1e-9 }) else { return false }
    let lists = pictures.map(\.list)
    guard
      lists.allSatisfy({ $0.items.count == list.items.count && $0.clips.count == list.clips.count })
    else { return false }
    let (alphas, others) = (list.groupOpacities, lists.map(\.groupOpacities))
    for (index, item) in list.items.enumerated() {
      let olds = lists.map { $0.items[index] }
      guard olds.allSatisfy({ $0.id == item.id }) else { return false }
      let opacity = item.opacity * (item.group.map { alphas[$0] } ?? 1)
      let opacities = zip(olds, others).map { old, all in
        old.opacity * (old.group.map { all[$0] } ?? 1)
      }
      guard abs(opacity - Self.next(opacities)) <= Double(tolerance.opacity),
        item.isLed(by: olds, tolerance)
      else { return false }
    }
    for (index, clip) in list.clips.enumerated() {
      let olds = lists.map { $0.clips[index].asItem }
      guard olds.allSatisfy({ $0.layer == clip.layer }), clip.asItem.isLed(by: olds, tolerance)
      else { return false }
    }
    return true
  }

  /// The value to which three values of equal distance lead.
  fileprivate static func next<Number: BinaryFloatingPoint>(_ values: [Number]) -> Number {
    3 * values[2] - 3 * values[1] + values[0]
  }
}

extension DisplayItem {
  /// True if three earlier items lead to the place, the size and the colour of this one.
  fileprivate func isLed(by olds: [DisplayItem], _ tolerance: AuditTolerance) -> Bool {
    if olds.contains(where: { $0.transform != transform || $0.size != size }) {
      func next(_ part: (DisplayItem) -> CGFloat) -> CGFloat { MotionHistory.next(olds.map(part)) }
      var expected = self
      expected.size = CGSize(width: next(\.size.width), height: next(\.size.height))
      let parts: [WritableKeyPath<Transform3D, CGFloat>] = [
        \.m11, \.m12, \.m14, \.m21, \.m22, \.m24, \.m41, \.m42, \.m44,
      ]
      for part in parts {
        expected.transform[keyPath: part] = next { $0.transform[keyPath: part] }
      }
      guard corners != nil, distance(to: expected) <= tolerance.points else { return false }
    }
    guard olds.contains(where: { $0.fill != fill }) else { return true }
    let fills = olds.compactMap(\.fill)
    guard let fill, fills.count == 3 else { return false }
    let parts: [(Color) -> Double] = [\.red, \.green, \.blue, \.alpha]
    return parts.allSatisfy {
      abs($0(fill) - MotionHistory.next(fills.map($0))) <= Double(tolerance.opacity)
    }
  }
}
