import Foundation
import TransitionRecording
import Transitioning

/// Three pictures, with their weights for predicting a fourth one.
///
/// Only items at both ends of a step can jump in the step. For an item that the first picture
/// lacks, the prediction is linear, from the other two.
struct MotionPrediction {
  private let lists: [DisplayList]
  private let curved: SIMD3<Double>
  private let straight: SIMD3<Double>

  /// True if the predicted picture is before the third one.
  private let isWithin: Bool

  /// The opacities of the groups, list by list.
  private let opacities: [[Double]]

  /// The prediction of the next picture from three pictures at equal distances in time.
  init(after lists: [DisplayList]) {
    self.lists = lists
    (curved, straight, isWithin) = (SIMD3(1, -3, 3), SIMD3(0, -1, 2), false)
    opacities = lists.map(\.groupOpacities)
  }

  /// The prediction of the middle of a step from a picture before the step and those at both ends.
  ///
  /// - Parameters:
  ///   - lists: The three pictures.
  ///   - weights: Their weights.
  init(within lists: [DisplayList], _ weights: SIMD3<Double>) {
    self.lists = lists
    (curved, straight, isWithin) = (weights, SIMD3(0, 0.5, 0.5), true)
    opacities = lists.map(\.groupOpacities)
  }

  /// True if a picture is within a tolerance of the prediction.
  func matches(_ list: DisplayList, _ tolerance: AuditTolerance) -> Bool {
    matchesItems(of: list, tolerance) && matchesClips(of: list, tolerance)
  }

  private func matchesItems(of list: DisplayList, _ tolerance: AuditTolerance) -> Bool {
    var twins: MotionTwins<DisplayItem.ID>?
    if !lists.allSatisfy({ $0.hasItems(of: list) }) {
      let found = MotionTwins(of: list.items.map(\.id), in: lists.map { $0.items.map(\.id) })
      guard !isWithin || found.areAllThere else { return false }
      twins = found
    }
    let alphas = list.groupOpacities
    for index in list.items.indices {
      let olds = twins?[index] ?? SIMD3(repeating: index)
      guard isInStep(olds) else { continue }
      guard olds.y >= 0, matches(item: index, of: list, from: olds, alphas, tolerance)
      else { return false }
    }
    return true
  }

  private func matchesClips(of list: DisplayList, _ tolerance: AuditTolerance) -> Bool {
    var twins: MotionTwins<Int>?
    if !lists.allSatisfy({ $0.hasClips(of: list) }) {
      twins = MotionTwins(of: list.clips.map(\.layer), in: lists.map { $0.clips.map(\.layer) })
    }
    for (index, clip) in list.clips.enumerated() {
      let olds = twins?[index] ?? SIMD3(repeating: index)
      guard isInStep(olds) else { continue }
      guard olds.y >= 0,
        matches(clip.place, from: olds, { lists[$0].clips[olds[$0]].place }, tolerance),
        isNear(
          clip.cornerRadius, mean(olds) { Double(lists[$0].clips[olds[$0]].cornerRadius) },
          tolerance)
      else { return false }
    }
    return true
  }

  /// True if both ends of the step have an element, whose indices in the three pictures are given.
  private func isInStep(_ olds: SIMD3<Int>) -> Bool {
    olds.z >= 0 && (!isWithin || olds.y >= 0)
  }

  /// The weight of each picture for an element.
  private func weights(for olds: SIMD3<Int>) -> SIMD3<Double> { olds.x >= 0 ? curved : straight }

  /// The prediction of a number of an element.
  private func mean(_ olds: SIMD3<Int>, _ number: (Int) -> Double) -> Double {
    let weights = weights(for: olds)
    let first = olds.x >= 0 ? weights.x * number(0) : 0
    return first + weights.y * number(1) + weights.z * number(2)
  }

  private func isNear(_ length: CGFloat, _ other: Double, _ tolerance: AuditTolerance) -> Bool {
    abs(Double(length) - other) <= Double(tolerance.points)
  }

  /// True if an item has the predicted opacity, place, colour, radius and shadow, and the same
  /// contents and border as its twins.
  private func matches(
    item index: Int, of list: DisplayList, from olds: SIMD3<Int>, _ alphas: [Double],
    _ tolerance: AuditTolerance
  ) -> Bool {
    // Items are read in place, because they are large.
    var (isPlaceNew, isFillNew, isRadiusNew, isShadowNew) = (false, false, false, false)
    for (number, old) in lists.enumerated() where olds[number] >= 0 {
      let twin = olds[number]
      isPlaceNew =
        isPlaceNew || old.items[twin].transform != list.items[index].transform
        || old.items[twin].size != list.items[index].size
      let (look, new) = (old.items[twin].look, list.items[index].look)
      if look !== new {
        guard look.hasParts(of: new) else { return false }
        isFillNew = isFillNew || old.items[twin].fill != list.items[index].fill
        isRadiusNew = isRadiusNew || old.items[twin].cornerRadius != list.items[index].cornerRadius
        isShadowNew = isShadowNew || old.items[twin].shadow != list.items[index].shadow
      }
    }
    let opacity = mean(olds) { lists[$0].opacity(ofItem: olds[$0], opacities[$0]) }
    guard abs(list.opacity(ofItem: index, alphas) - opacity) <= Double(tolerance.opacity)
    else { return false }
    if isPlaceNew {
      guard
        matches(
          list.items[index].place, from: olds, { lists[$0].items[olds[$0]].place }, tolerance)
      else { return false }
    }
    if isRadiusNew {
      let radius = mean(olds) { Double(lists[$0].items[olds[$0]].cornerRadius) }
      guard isNear(list.items[index].cornerRadius, radius, tolerance) else { return false }
    }
    if isShadowNew, !matchesShadow(ofItem: index, of: list, from: olds, tolerance) { return false }
    guard isFillNew else { return true }
    let fills = (0..<3).map { olds[$0] >= 0 ? lists[$0].items[olds[$0]].fill : .clear }
    guard let fill = list.items[index].fill, !fills.contains(nil) else { return false }
    func isPredicted(_ part: (UIColor) -> Double) -> Bool {
      abs(part(fill) - mean(olds) { part(fills[$0] ?? .clear) }) <= Double(tolerance.opacity)
    }
    return isPredicted { $0.red } && isPredicted { $0.green } && isPredicted { $0.blue }
      && isPredicted { $0.alpha }
  }

  /// True if an item has the predicted shadow; an item without a shadow counts as having a clear
  /// one.
  private func matchesShadow(
    ofItem index: Int, of list: DisplayList, from olds: SIMD3<Int>,
    _ tolerance: AuditTolerance
  ) -> Bool {
    let shadows = (0..<3).map { olds[$0] >= 0 ? lists[$0].items[olds[$0]].shadow : nil }
    let new = list.items[index].shadow
    let alpha = mean(olds) { shadows[$0]?.color.alpha ?? 0 }
    guard abs((new?.color.alpha ?? 0) - alpha) <= Double(tolerance.opacity) else { return false }
    guard let new, (0..<3).allSatisfy({ olds[$0] < 0 || shadows[$0] != nil }) else { return true }
    func isPredicted(_ length: (DisplayShadow) -> CGFloat) -> Bool {
      isNear(length(new), mean(olds) { Double(shadows[$0].map(length) ?? 0) }, tolerance)
    }
    return isPredicted { $0.radius } && isPredicted { $0.offset.width }
      && isPredicted { $0.offset.height }
  }

  /// True if an element has the predicted corners.
  private func matches(
    _ place: TransformedRectangle, from olds: SIMD3<Int>, _ old: (Int) -> TransformedRectangle,
    _ tolerance: AuditTolerance
  ) -> Bool {
    let weights = weights(for: olds)
    var expected = TransformedRectangle(transform: place.transform, size: .zero)
    (expected.transform.row1, expected.transform.row2, expected.transform.row4) =
      (.zero, .zero, .zero)
    for number in 0..<3 where olds[number] >= 0 {
      let (old, weight) = (old(number), weights[number])
      expected.size.width += old.size.width * CGFloat(weight)
      expected.size.height += old.size.height * CGFloat(weight)
      expected.transform.row1 += old.transform.row1 * weight
      expected.transform.row2 += old.transform.row2 * weight
      expected.transform.row4 += old.transform.row4 * weight
    }
    guard let corners = place.corners, let others = expected.corners else { return false }
    return corners.distance(to: others) <= tolerance.points
  }
}

extension DisplayList {
  /// True if another list has the same clips in the same order.
  fileprivate func hasClips(of other: DisplayList) -> Bool {
    guard clips.count == other.clips.count else { return false }
    for index in clips.indices where clips[index].layer != other.clips[index].layer {
      return false
    }
    return true
  }
}
