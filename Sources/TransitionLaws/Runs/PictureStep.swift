import Foundation
import TransitionRecording
import Transitioning

/// The greatest visible change from one display list to another.
struct PictureStep {
  /// The kinds of changes that one item can make, each as a verb.
  enum Kind: String {
    case moves
    case fades
    case recolours
    case rounds = "changes its corner radius"
    case outlines = "changes its border"
    case shades = "changes its shadow"
    case replaces = "changes its contents"

    /// The property that changes.
    var property: String {
      switch self {
      case .moves: "place"
      case .fades: "opacity"
      case .recolours: "colour"
      case .rounds: "corner radius"
      case .outlines: "border"
      case .shades: "shadow"
      case .replaces: "contents"
      }
    }

    /// True for an amount in points.
    var isInPoints: Bool { self == .moves || self == .rounds }
  }

  /// The item that changes most, by its name; empty without a change.
  private(set) var subject = ""
  private(set) var kind = Kind.moves

  /// The change, in points or in `0...1`.
  private(set) var amount: CGFloat = 0

  /// The change as a multiple of the tolerance.
  private(set) var size: CGFloat = 0

  /// True if an item is in only one of the lists.
  private(set) var hasOtherItems = false

  /// The only kind of changes that is compared; nil for all.
  private let onlyKind: Kind?

  /// Compares two lists of one stage.
  ///
  /// - Parameter onlyKind: The only kind of changes to compare; nil for all.
  init(
    from before: DisplayList, to after: DisplayList, _ tolerance: AuditTolerance,
    only onlyKind: Kind? = nil
  ) {
    self.onlyKind = onlyKind
    let screen = CGRect(origin: .zero, size: after.size)
    let (alphas, others) = (before.groupOpacities, after.groupOpacities)
    func compare(_ old: DisplayItem, _ new: DisplayItem, _ alpha: Double, _ other: Double) {
      let isMoved = old.transform != new.transform || old.size != new.size
      if !isMoved, alpha == other, old.look.paints(like: new.look) { return }
      guard old.isSeen(in: screen) || new.isSeen(in: screen) else { return }
      if isMoved, min(alpha, other) > 0.004 {
        note(new.name, .moves, old.distance(to: new), tolerance.points)
      }
      note(new.name, .fades, CGFloat(abs(alpha - other)), tolerance.opacity)
      if old.look !== new.look, let fill = old.fill, let otherFill = new.fill, fill != otherFill {
        note(new.name, .recolours, CGFloat(fill.distance(to: otherFill)), tolerance.opacity)
      }
      noteLooks(old, new, tolerance)
    }
    if before.hasItems(of: after) {
      // In place, because items are large.
      for index in after.items.indices {
        let alpha = before.opacity(ofItem: index, alphas)
        let other = after.opacity(ofItem: index, others)
        guard max(alpha, other) > 0.004 else { continue }
        if alpha == other, before.items[index].look === after.items[index].look,
          before.items[index].size == after.items[index].size,
          before.items[index].transform == after.items[index].transform
        {
          continue
        }
        compare(before.items[index], after.items[index], alpha, other)
      }
    } else {
      hasOtherItems = true
      let olds = before.places
      for index in after.items.indices {
        guard let old = olds[after.items[index].id] else { continue }
        let alpha = before.opacity(ofItem: old, alphas)
        let other = after.opacity(ofItem: index, others)
        guard max(alpha, other) > 0.004 else { continue }
        compare(before.items[old], after.items[index], alpha, other)
      }
    }
    if before.clips != after.clips, before.clips.count == after.clips.count {
      for (old, new) in zip(before.clips, after.clips) where old.layer == new.layer && old != new {
        let name = after.items.first { $0.layer == new.layer }?.name ?? "a clip"
        if let corners = old.place.corners, let others = new.place.corners {
          note(name, .moves, corners.distance(to: others), tolerance.points)
        }
        note(name, .rounds, abs(old.cornerRadius - new.cornerRadius), tolerance.points)
      }
    }
  }

  /// Notes the changes of the corner radius, the border, the shadow and the contents.
  private mutating func noteLooks(
    _ old: DisplayItem, _ new: DisplayItem, _ tolerance: AuditTolerance
  ) {
    guard old.look !== new.look || old.size != new.size else { return }
    // A radius beyond half of the shorter side looks like half of it.
    let limit = min(min(old.size.width, old.size.height), min(new.size.width, new.size.height)) / 2
    note(
      new.name, .rounds, abs(min(old.cornerRadius, limit) - min(new.cornerRadius, limit)),
      tolerance.points)
    if old.border != new.border {
      let none = DisplayBorder(width: 0, color: (old.border ?? new.border)?.color ?? .clear)
      let (one, two) = (old.border ?? none, new.border ?? none)
      note(new.name, .outlines, abs(one.width - two.width), tolerance.points)
      note(new.name, .outlines, CGFloat(one.color.distance(to: two.color)), tolerance.opacity)
    }
    if old.shadow != new.shadow { noteShadow(old, new, tolerance) }
    if old.contents != new.contents { note(new.name, .replaces, 1, tolerance.opacity) }
  }

  private mutating func noteShadow(
    _ old: DisplayItem, _ new: DisplayItem, _ tolerance: AuditTolerance
  ) {
    let (one, two) = (old.shadow?.color.alpha ?? 0, new.shadow?.color.alpha ?? 0)
    note(new.name, .shades, CGFloat(abs(one - two)), tolerance.opacity)
    guard let old = old.shadow, let shadow = new.shadow, min(one, two) > 0.004 else { return }
    let changes = [
      abs(old.radius - shadow.radius), abs(old.offset.width - shadow.offset.width),
      abs(old.offset.height - shadow.offset.height),
    ]
    note(new.name, .shades, changes.max() ?? 0, tolerance.points)
  }

  private mutating func note(
    _ name: String, _ kind: Kind, _ amount: CGFloat, _ tolerance: CGFloat
  ) {
    guard amount / tolerance > size, onlyKind == nil || kind == onlyKind else { return }
    (subject, self.kind, self.amount, size) = (name, kind, amount, amount / tolerance)
  }

  /// True if the greatest change is that of a corner radius, a border or a shadow.
  var isOfLooks: Bool { [.rounds, .outlines, .shades].contains(kind) && size > 1 }

  /// The change as a phrase: `moves by 84.2 pt`.
  var phrase: String {
    switch kind {
    case .moves, .rounds: "\(kind.rawValue) by \(amount.inTenths) pt"
    case .fades, .recolours: "\(kind.rawValue) by \(amount.inHundredths)"
    case .outlines, .shades, .replaces: kind.rawValue
    }
  }
}

extension DisplayList {
  /// The indices of the items, by their identities.
  var places: [DisplayItem.ID: Int] {
    var places: [DisplayItem.ID: Int] = [:]
    places.reserveCapacity(items.count)
    for index in items.indices where places[items[index].id] == nil {
      places[items[index].id] = index
    }
    return places
  }
}

extension DisplayList {
  /// The value of a property of the first item of a name as text: what is shown, so that opacities
  /// are those within all groups; nil without such an item.
  func value(of kind: PictureStep.Kind, ofItem name: String) -> String? {
    guard let index = items.firstIndex(where: { $0.name == name }) else { return nil }
    let item = items[index]
    return switch kind {
    case .moves:
      item.corners.map { "\($0[0].x.inTenths), \($0[0].y.inTenths)" } ?? "behind the viewer"
    case .fades: CGFloat(opacity(ofItem: index, groupOpacities)).inHundredths
    case .recolours: item.fill.map { short($0) } ?? "none"
    case .rounds: item.cornerRadius.inTenths
    case .outlines: item.border.map { "\($0.width.inTenths) pt" } ?? "none"
    case .shades: item.shadow.map { "\(CGFloat($0.color.alpha).inHundredths)" } ?? "none"
    case .replaces: item.contents.map { $0.kind } ?? "none"
    }
  }
}

extension LayerContents {
  /// The kind of the contents, in a word.
  fileprivate var kind: String {
    switch self {
    case .text(let text): "the text “\(text.string)”"
    case .image(let image): "the image \(image.name)"
    case .shape: "a shape"
    case .gradient: "a gradient"
    }
  }
}

extension UIColor {
  /// The greatest difference of a component, in `0...1`.
  func distance(to other: UIColor) -> Double {
    max(
      abs(red - other.red), abs(green - other.green), abs(blue - other.blue),
      abs(alpha - other.alpha))
  }
}

extension CGFloat {
  var inTenths: String { "\((Double(self) * 10).rounded() / 10)" }
  var inHundredths: String { "\((Double(self) * 100).rounded() / 100)" }
}
