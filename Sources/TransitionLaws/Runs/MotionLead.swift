import Foundation
import Transitioning

/// Three pictures, and how much each counts for the picture that they lead to.
struct MotionLead {
  private let lists: [DisplayList]
  private let weights: [Double]

  /// The opacities of the groups, list by list.
  private let opacities: [[Double]]

  init(_ lists: [DisplayList], _ weights: [Double]) {
    (self.lists, self.weights) = (lists, weights)
    opacities = lists.map(\.groupOpacities)
  }

  /// True if everything in a picture is at most a tolerance from where the three lead it.
  func leads(to list: DisplayList, _ tolerance: AuditTolerance) -> Bool {
    guard
      lists.allSatisfy({ $0.items.count == list.items.count && $0.clips.count == list.clips.count })
    else { return false }
    let alphas = list.groupOpacities
    for index in list.items.indices {
      guard leads(toItem: index, of: list, alphas, tolerance) else { return false }
    }
    for (index, clip) in list.clips.enumerated() {
      let olds = lists.map { $0.clips[index] }
      guard olds.allSatisfy({ $0.layer == clip.layer }),
        leads(to: clip.place, from: { olds[$0].place }, tolerance),
        isNear(clip.cornerRadius, mean { Double(olds[$0].cornerRadius) }, tolerance)
      else { return false }
    }
    return true
  }

  /// The number to which the numbers of the three pictures lead.
  private func mean(_ number: (Int) -> Double) -> Double {
    weights[0] * number(0) + weights[1] * number(1) + weights[2] * number(2)
  }

  private func isNear(_ length: CGFloat, _ other: Double, _ tolerance: AuditTolerance) -> Bool {
    abs(Double(length) - other) <= Double(tolerance.points)
  }

  /// True if the items of one number lead to the opacity, the place and the colour of an item.
  private func leads(
    toItem index: Int, of list: DisplayList, _ alphas: [Double], _ tolerance: AuditTolerance
  ) -> Bool {
    // Items are read in place, because they are large.
    var (isPlaceNew, isFillNew, isRadiusNew, isShadowNew) = (false, false, false, false)
    for old in lists {
      guard old.items[index].layer == list.items[index].layer,
        old.items[index].part == list.items[index].part
      else { return false }
      isPlaceNew =
        isPlaceNew || old.items[index].transform != list.items[index].transform
        || old.items[index].size != list.items[index].size
      let (look, new) = (old.items[index].look, list.items[index].look)
      if look !== new {
        isFillNew = isFillNew || old.items[index].fill != list.items[index].fill
        isRadiusNew = isRadiusNew || old.items[index].cornerRadius != list.items[index].cornerRadius
        isShadowNew = isShadowNew || old.items[index].shadow != list.items[index].shadow
      }
    }
    let opacity = mean { lists[$0].opacity(ofItem: index, opacities[$0]) }
    guard abs(list.opacity(ofItem: index, alphas) - opacity) <= Double(tolerance.opacity)
    else { return false }
    if isPlaceNew {
      guard leads(to: list.items[index].place, from: { lists[$0].items[index].place }, tolerance)
      else { return false }
    }
    if isRadiusNew {
      let radius = mean { Double(lists[$0].items[index].cornerRadius) }
      guard isNear(list.items[index].cornerRadius, radius, tolerance) else { return false }
    }
    if isShadowNew, !leads(toShadowOf: index, of: list, tolerance) { return false }
    guard isFillNew else { return true }
    let fills = lists.compactMap { $0.items[index].fill }
    guard let fill = list.items[index].fill, fills.count == 3 else { return false }
    func isLed(_ part: (Color) -> Double) -> Bool {
      abs(part(fill) - mean { part(fills[$0]) }) <= Double(tolerance.opacity)
    }
    return isLed { $0.red } && isLed { $0.green } && isLed { $0.blue } && isLed { $0.alpha }
  }

  /// True if the shadows of the items of one number lead to the shadow of an item; without a shadow,
  /// an item has a clear one.
  private func leads(
    toShadowOf index: Int, of list: DisplayList, _ tolerance: AuditTolerance
  ) -> Bool {
    let olds = lists.map { $0.items[index].shadow }
    let new = list.items[index].shadow
    let alpha = mean { olds[$0]?.color.alpha ?? 0 }
    guard abs((new?.color.alpha ?? 0) - alpha) <= Double(tolerance.opacity) else { return false }
    let shadows = olds.compactMap(\.self)
    guard let new, shadows.count == 3 else { return true }
    return isNear(new.radius, mean { Double(shadows[$0].radius) }, tolerance)
      && isNear(new.offset.width, mean { Double(shadows[$0].offset.width) }, tolerance)
      && isNear(new.offset.height, mean { Double(shadows[$0].offset.height) }, tolerance)
  }

  /// True if three places lead to the corners of a place.
  private func leads(
    to place: Place, from old: (Int) -> Place, _ tolerance: AuditTolerance
  ) -> Bool {
    var expected = Place(transform: place.transform, size: .zero)
    (expected.transform.row1, expected.transform.row2, expected.transform.row4) =
      (.zero, .zero, .zero)
    for (number, weight) in weights.enumerated() {
      let old = old(number)
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
