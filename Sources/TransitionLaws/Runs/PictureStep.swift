import Foundation
import Transitioning

/// The greatest visible change from one display list to another.
struct PictureStep {
  /// The kinds of changes that one item can make.
  enum Kind: String {
    case moves
    case fades
    case recolours
  }

  /// The item that changes most, by its name; empty if nothing changes.
  private(set) var subject = ""
  private(set) var kind = Kind.moves

  /// The change, in points or in `0...1`.
  private(set) var amount: CGFloat = 0

  /// The change as a multiple of the tolerance.
  private(set) var size: CGFloat = 0

  /// True if an item is seen only before or only after.
  private(set) var hasOtherItems = false

  /// Compares two lists of one stage.
  init(from before: DisplayList, to after: DisplayList, _ tolerance: AuditTolerance) {
    let screen = CGRect(origin: .zero, size: after.size)
    let (alphas, others) = (before.groupOpacities, after.groupOpacities)
    func compare(_ old: DisplayItem, _ new: DisplayItem) {
      let alpha = old.opacity * (old.group.map { alphas[$0] } ?? 1)
      let other = new.opacity * (new.group.map { others[$0] } ?? 1)
      guard max(alpha, other) > 0.004 else { return }
      let isMoved = old.transform != new.transform || old.size != new.size
      if !isMoved, alpha == other, old.fill == new.fill { return }
      guard old.isSeen(in: screen) || new.isSeen(in: screen) else { return }
      if isMoved, min(alpha, other) > 0.004 {
        note(new.name, .moves, old.distance(to: new), tolerance.points)
      }
      note(new.name, .fades, CGFloat(abs(alpha - other)), tolerance.opacity)
      if let fill = old.fill, let otherFill = new.fill, fill != otherFill {
        note(new.name, .recolours, CGFloat(fill.distance(to: otherFill)), tolerance.opacity)
      }
    }
    if before.items.count == after.items.count,
      zip(before.items, after.items).allSatisfy({ $0.id == $1.id })
    {
      for (old, new) in zip(before.items, after.items) where old != new || !alphas.isEmpty {
        compare(old, new)
      }
    } else {
      hasOtherItems = true
      let olds = Dictionary(
        before.items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      for item in after.items { if let old = olds[item.id] { compare(old, item) } }
    }
    if before.clips != after.clips, before.clips.count == after.clips.count {
      for (old, new) in zip(before.clips, after.clips) where old.layer == new.layer && old != new {
        let name = after.items.first { $0.layer == new.layer }?.name ?? "a clip"
        note(name, .moves, old.asItem.distance(to: new.asItem), tolerance.points)
      }
    }
  }

  private mutating func note(
    _ name: String, _ kind: Kind, _ amount: CGFloat, _ tolerance: CGFloat
  ) {
    guard amount / tolerance > size else { return }
    (subject, self.kind, self.amount, size) = (name, kind, amount, amount / tolerance)
  }

  /// The change as a phrase: `moves by 84.2 pt`.
  var phrase: String {
    kind == .moves ? "moves by \(amount.inTenths) pt" : "\(kind.rawValue) by \(amount.inHundredths)"
  }
}

extension DisplayList {
  /// The opacity of each group within all its parents.
  var groupOpacities: [Double] {
    var result: [Double] = []
    result.reserveCapacity(groups.count)
    for group in groups {
      result.append(group.opacity * (group.parent.map { result[$0] } ?? 1))
    }
    return result
  }
}

extension DisplayClip {
  fileprivate var asItem: DisplayItem {
    DisplayItem(layer: layer, name: "", transform: transform, size: size)
  }
}

extension DisplayItem {
  /// The corners on the screen; nil if a corner is not before the viewer.
  var corners: [CGPoint]? {
    let map = PlaneMap(transform)
    let points = [
      CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: 0, y: size.height),
      CGPoint(x: size.width, y: size.height),
    ].compactMap { map($0) }
    return points.count == 4 ? points : nil
  }

  /// True if the box of the corners is partly on the screen.
  func isSeen(in screen: CGRect) -> Bool {
    guard let corners else { return false }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return false }
    return right > screen.minX && left < screen.maxX && bottom > screen.minY && top < screen.maxY
  }

  /// The greatest distance of a corner from the same corner of another item, in points.
  func distance(to other: DisplayItem) -> CGFloat {
    guard let mine = corners, let theirs = other.corners else { return 0 }
    return zip(mine, theirs).map { hypot($0.x - $1.x, $0.y - $1.y) }.max() ?? 0
  }
}

extension Color {
  /// The greatest difference of a component, in `0...1`.
  func distance(to other: Color) -> Double {
    max(
      abs(red - other.red), abs(green - other.green), abs(blue - other.blue),
      abs(alpha - other.alpha))
  }
}

extension CGFloat {
  var inTenths: String { "\((Double(self) * 10).rounded() / 10)" }
  var inHundredths: String { "\((Double(self) * 100).rounded() / 100)" }
}
