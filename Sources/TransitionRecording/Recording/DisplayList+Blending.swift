import Foundation
package import HeadlessStage
import HeadlessViews

extension DisplayList {
  /// True if both lists have the same items, clips and groups in the same order, with any look.
  ///
  /// A group that only fades its items may be missing in one list: an opaque group is not listed.
  package func isLike(_ other: DisplayList) -> Bool {
    items.count == other.items.count && clips.count == other.clips.count
      && zip(items, other.items).allSatisfy { $0.isLike($1) }
      && zip(clips, other.clips).allSatisfy { $0.layer == $1.layer && $0.parent == $1.parent }
      && compositingGroups.elementsEqual(other.compositingGroups) {
        $0.layer == $1.layer && $0.blend == $1.blend
      }
  }

  /// The groups that do more than fade their items.
  private var compositingGroups: some Sequence<DisplayGroup> {
    groups.lazy.filter { $0.blend != .over }
  }

  /// The weighted mean of lists that are alike; the shares add up to one.
  static func blended(_ lists: [(list: DisplayList, share: Double)]) -> DisplayList {
    // A missing group is opaque, so the list with the most groups supplies the groups of the
    // result.
    var base = lists[0].list
    for (list, _) in lists where list.groups.count > base.groups.count { base = list }
    var (groups, clips, items) = (base.groups, base.clips, base.items)
    for index in items.indices {
      items[index].blend(Mix(lists.map { ($0.list.items[index], $0.share) }))
    }
    for index in groups.indices {
      let layer = groups[index].layer
      let mix = Mix(lists.map { ($0.list.groups.first { $0.layer == layer }, $0.share) })
      groups[index].opacity = mix.number(in: 0...1) { $0?.opacity ?? 1 }
    }
    for index in clips.indices {
      let mix = Mix(lists.map { ($0.list.clips[index], $0.share) })
      clips[index].transform = mix.transform(\.transform)
      clips[index].size = mix.size(\.size)
      clips[index].cornerRadius = CGFloat(mix.number(in: 0...(.infinity)) { $0.cornerRadius })
    }
    return DisplayList(
      time: base.time, size: base.size, groups: groups, clips: clips, items: items)
  }
}

extension DisplayItem {
  /// True if both items are the same part of the same layer, in the same clip.
  ///
  /// In addition each of fill, border and shadow must be present in both or in neither.
  fileprivate func isLike(_ other: DisplayItem) -> Bool {
    id == other.id && clip == other.clip
      && (fill == nil) == (other.fill == nil) && (border == nil) == (other.border == nil)
      && (shadow == nil) == (other.shadow == nil)
  }

  fileprivate mutating func blend(_ mix: Mix<DisplayItem>) {
    transform = mix.transform(\.transform)
    size = mix.size(\.size)
    opacity = mix.number(in: 0...1) { $0.opacity }
    cornerRadius = CGFloat(mix.number(in: 0...(.infinity)) { $0.cornerRadius })
    fill = mix.color { $0.fill }
    border?.width = CGFloat(mix.number(in: 0...(.infinity)) { $0.border?.width ?? 0 })
    if let color = mix.color({ $0.border?.color }) { border?.color = color }
    shadow?.offset.width = CGFloat(mix.number { $0.shadow?.offset.width ?? 0 })
    shadow?.offset.height = CGFloat(mix.number { $0.shadow?.offset.height ?? 0 })
    shadow?.radius = CGFloat(mix.number(in: 0...(.infinity)) { $0.shadow?.radius ?? 0 })
    if let color = mix.color({ $0.shadow?.color }) { shadow?.color = color }
  }
}

/// Weighted means of the numbers, sizes, transforms and colours of several values.
private struct Mix<Thing> {
  private let things: [(thing: Thing, share: Double)]

  init(_ things: [(Thing, Double)]) {
    self.things = things
  }

  func number<Number: BinaryFloatingPoint>(
    in range: ClosedRange<Double> = -Double.infinity...Double.infinity,
    _ number: (Thing) -> Number
  ) -> Double {
    // Equal values are returned unchanged, to the last bit.
    let numbers = things.map { Double(number($0.thing)) }
    guard numbers.contains(where: { $0 != numbers[0] }) else { return numbers[0] }
    let sum = zip(numbers, things).reduce(0) { $0 + $1.0 * $1.1.share }
    return min(max(sum, range.lowerBound), range.upperBound)
  }

  func size(_ size: (Thing) -> CGSize) -> CGSize {
    CGSize(
      width: number(in: 0...(.infinity)) { size($0).width },
      height: number(in: 0...(.infinity)) { size($0).height })
  }

  func transform(_ transform: (Thing) -> CATransform3D) -> CATransform3D {
    func row(_ row: (CATransform3D) -> SIMD4<Double>) -> SIMD4<Double> {
      let rows = things.map { row(transform($0.thing)) }
      guard rows.contains(where: { $0 != rows[0] }) else { return rows[0] }
      return zip(rows, things).reduce(SIMD4.zero) { $0 + $1.0 * $1.1.share }
    }
    return CATransform3D(rows: row(\.row1), row(\.row2), row(\.row3), row(\.row4))
  }

  /// nil if any of the values has no colour.
  func color(_ color: (Thing) -> UIColor?) -> UIColor? {
    let colors = things.compactMap { color($0.thing) }
    guard colors.count == things.count else { return nil }
    guard colors.contains(where: { $0 != colors[0] }) else { return colors[0] }
    var sum = SIMD4<Double>.zero
    for (color, thing) in zip(colors, things) {
      sum += SIMD4(color.red, color.green, color.blue, color.alpha) * thing.share
    }
    sum.clamp(lowerBound: .zero, upperBound: .one)
    return UIColor(red: sum.x, green: sum.y, blue: sum.z, alpha: sum.w)
  }
}
