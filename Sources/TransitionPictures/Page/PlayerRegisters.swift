import Foundation
import HeadlessStage
import HeadlessViews

/// The numbers of all elements of some legs, one after the other; each number has a register, which
/// has at the beginning what most elements have: the identity as the plane, 1 as the opacity, all corners, and otherwise 0.
///
/// The registers of an element are consecutive:
/// - item: 9 for the plane, width, height, opacity, corner radius, 4 for the fill's colour, the
///   border's width and 4 for its colour, 4 for the shadow's colour, 2 for its offset and its
///   radius; then, not interpolated: the rounded corners, the contents, the shadow's path
/// - clip: 9 for the plane, width, height, corner radius; then the rounded corners
/// - group: opacity
///
/// The plane is given by the three rows of the matrix that maps (x, y, 1) to the screen, or to the
/// plane of a lead.
struct PlayerRegisters {
  /// An element with registers of its own.
  private enum Owner: Hashable {
    case group(Int)
    case element(PlayerLeads.PlaneOwner)
  }

  /// A number, and how many decimal places of it are written.
  private typealias WrittenNumber = (value: Double, places: Int)

  /// The changes from the sample before: a gap and a value for each changed register.
  struct Change {
    fileprivate var values: [(register: Int, value: String)] = []

    /// The changes as JSON.
    var text: String {
      var last = -1
      let pairs = values.sorted { $0.register < $1.register }.map { register, value in
        defer { last = register }
        return "\(register - last),\(value)"
      }
      return JSONText.list(pairs)
    }
  }

  /// The leads of the elements of the present leg.
  var leads = PlayerLeads(of: [])

  private var owners: [Owner: Int] = [:]

  /// The value of each register, scaled and rounded as it is written.
  private var values: [Double] = []

  /// The number of registers.
  var count: Int { values.count }

  /// The first register of an element's lead; nil for an element without one.
  func lead(of element: PlayerLeads.PlaneOwner) -> Int? {
    leads[element].flatMap { owners[.element($0.lead)] }
  }

  /// An empty change.
  func change() -> Change { Change() }

  /// Stores the numbers of a group and returns its first register.
  mutating func note(_ group: DisplayGroup, in change: inout Change) -> Int {
    note(.group(group.layer), [(group.opacity, 4)], from: [0: 1], in: &change)
  }

  /// Stores the numbers of a clip and returns its first register.
  mutating func note(_ clip: DisplayClip, in change: inout Change) -> Int {
    let element = PlayerLeads.PlaneOwner.clip(clip.layer)
    return note(
      .element(element),
      Self.plane(leads[element]?.map ?? clip.transform) + Self.extent(clip.size) + [
        (Double(clip.cornerRadius), 4), (Double(clip.maskedCorners.rawValue), 0),
      ], from: Self.initialPlane.merging([12: Self.allCorners]) { $1 }, in: &change)
  }

  /// Stores the numbers of an item and returns its first register.
  mutating func note(
    _ item: DisplayItem, contents: Int, caster: Int, in change: inout Change
  ) -> Int {
    let element = PlayerLeads.PlaneOwner.item(item.id)
    var numbers = Self.plane(leads[element]?.map ?? item.transform) + Self.extent(item.size)
    numbers += [(item.opacity, 4), (Double(item.cornerRadius), 4)]
    numbers += Self.color(item.fill)
    numbers.append((Double(item.border?.width ?? 0), 4))
    numbers += Self.color(item.border?.color)
    numbers += Self.color(item.shadow?.color)
    numbers += [
      (Double(item.shadow?.offset.width ?? 0), 4), (Double(item.shadow?.offset.height ?? 0), 4),
      (Double(item.shadow?.radius ?? 0), 4), (Double(item.maskedCorners.rawValue), 0),
      (Double(contents), 0), (Double(caster), 0),
    ]
    let initial = Self.initialPlane.merging([11: 1, 29: Self.allCorners]) { $1 }
    return note(.element(element), numbers, from: initial, in: &change)
  }

  /// The numbers of the identity that are not 0, by their places in a plane.
  private static let initialPlane: [Int: Double] = [0: 1, 4: 1, 8: 1]

  /// The rounded corners of an element in which none is left out.
  private static let allCorners = Double(CACornerMask.allCorners.rawValue)

  private mutating func note(
    _ owner: Owner, _ numbers: [WrittenNumber], from initial: [Int: Double],
    in change: inout Change
  ) -> Int {
    let first = owners[owner] ?? values.count
    if first == values.count {
      owners[owner] = first
      values += numbers.enumerated().map { initial[$0, default: 0] * Self.powers[$1.places] }
    }
    for (index, number) in numbers.enumerated() {
      let value = number.value.isFinite ? number.value : 0
      let rounded = (value * Self.powers[number.places]).rounded()
      guard values[first + index] != rounded else { continue }
      values[first + index] = rounded
      change.values.append((first + index, JSONText.number(value, places: number.places)))
    }
    return first
  }

  private static let powers: [Double] = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8]

  /// A plane with its numbers rounded as they are written.
  static func written(_ transform: CATransform3D) -> CATransform3D {
    let m = plane(transform).map { number in
      CGFloat((number.value * powers[number.places]).rounded() / powers[number.places])
    }
    var written = CATransform3D.identity
    (written.m11, written.m21, written.m41) = (m[0], m[1], m[2])
    (written.m12, written.m22, written.m42) = (m[3], m[4], m[5])
    (written.m14, written.m24, written.m44) = (m[6], m[7], m[8])
    return written
  }

  /// The numbers of a plane, exact to a hundredth of a point on every screen.
  ///
  /// The perspective components need the most digits: they are multiplied by a screen's length
  /// twice.
  private static func plane(_ transform: CATransform3D) -> [WrittenNumber] {
    // A plane with non-finite numbers is not visible.
    let m = transform.isFinite ? transform : CATransform3D(scaleX: 0, y: 0, z: 0)
    return [
      (Double(m.m11), 5), (Double(m.m21), 5), (Double(m.m41), 3),
      (Double(m.m12), 5), (Double(m.m22), 5), (Double(m.m42), 3),
      (Double(m.m14), 8), (Double(m.m24), 8), (Double(m.m44), 6),
    ]
  }

  private static func extent(_ size: CGSize) -> [WrittenNumber] {
    [(Double(size.width), 3), (Double(size.height), 3)]
  }

  private static func color(_ color: UIColor?) -> [WrittenNumber] {
    let color = color ?? .clear
    // To an eighth of a level of 255.
    return [(color.red, 3), (color.green, 3), (color.blue, 3), (color.alpha, 3)]
  }
}
