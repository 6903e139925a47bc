import Foundation

/// Where a popover goes, and which way its arrow points.
///
/// The first side of the source with room for all of the content is taken: below, above, then beside it,
/// first where lines of text end. If there is none, the one with the most room is, and the content shrinks
/// to that, or covers the source if it may.
struct PopoverGeometry: Hashable, Sendable {
  /// How far the arrow stands out, in points.
  static let arrowLength: CGFloat = 13

  /// How far the middle of the arrow stays from a corner, in points.
  static let arrowMargin: CGFloat = 24

  /// The frame of the popover with its arrow, in the container's space.
  let frame: CGRect

  /// Where the arrow points.
  let arrowDirection: PopoverArrowDirection

  /// How far the tip of the arrow is from the left end of its side, or from the upper one, in points.
  let arrowOffset: CGFloat

  /// - Parameters:
  ///   - content: The size of the content, in points.
  ///   - source: What the arrow points at, in the container's space.
  ///   - room: What the popover must not leave.
  ///   - permitted: Ways for the arrow to point; none of the four stands for any.
  ///   - canOverlap: True when the popover may cover the source rather than shrink.
  ///   - isMirrored: True where lines of text begin at the right.
  init(
    content: CGSize, source: CGRect, room: CGRect, permitted: PopoverArrowDirection = .any,
    canOverlap: Bool = false, isMirrored: Bool = false
  ) {
    let sides = Side.inOrder(isMirrored: isMirrored).filter { permitted.contains($0.direction) }
    let candidates = sides.isEmpty ? Side.inOrder(isMirrored: isMirrored) : sides
    let needs = { (side: Side) in side.length(of: content) + Self.arrowLength }
    let side =
      candidates.first { side in
        side.distance(from: source, to: room) >= needs(side)
          && side.breadth(of: content) <= side.breadth(of: room.size)
      }
      ?? candidates.max {
        $0.distance(from: source, to: room) < $1.distance(from: source, to: room)
      }
      ?? .below
    let distance = max(0, side.distance(from: source, to: room))
    let longest = canOverlap ? side.length(of: room.size) : distance
    let length = min(needs(side), max(longest, Self.arrowLength))
    let breadth = min(side.breadth(of: content), side.breadth(of: room.size))
    var frame = side.frame(beside: source, length: length, breadth: breadth)
    frame.origin.x = min(max(frame.minX, room.minX), max(room.minX, room.maxX - frame.width))
    frame.origin.y = min(max(frame.minY, room.minY), max(room.minY, room.maxY - frame.height))
    self.frame = frame
    arrowDirection = side.direction
    let tip = side.isUpright ? source.midX - frame.minX : source.midY - frame.minY
    let margin = min(Self.arrowMargin, breadth / 2)
    arrowOffset = min(max(tip, margin), breadth - margin)
  }

  /// A side of the source.
  private enum Side: CaseIterable {
    case below
    case above
    case right
    case left

    static func inOrder(isMirrored: Bool) -> [Side] {
      isMirrored ? [.below, .above, .left, .right] : allCases
    }

    var direction: PopoverArrowDirection {
      switch self {
      case .below: .up
      case .above: .down
      case .right: .left
      case .left: .right
      }
    }

    /// True when the arrow points up or down.
    var isUpright: Bool { self == .below || self == .above }

    func length(of size: CGSize) -> CGFloat { isUpright ? size.height : size.width }

    func breadth(of size: CGSize) -> CGFloat { isUpright ? size.width : size.height }

    func distance(from source: CGRect, to room: CGRect) -> CGFloat {
      switch self {
      case .below: room.maxY - source.maxY
      case .above: source.minY - room.minY
      case .right: room.maxX - source.maxX
      case .left: source.minX - room.minX
      }
    }

    func frame(beside source: CGRect, length: CGFloat, breadth: CGFloat) -> CGRect {
      let (x, y) = (source.midX - breadth / 2, source.midY - breadth / 2)
      return switch self {
      case .below: CGRect(x: x, y: source.maxY, width: breadth, height: length)
      case .above: CGRect(x: x, y: source.minY - length, width: breadth, height: length)
      case .right: CGRect(x: source.maxX, y: y, width: length, height: breadth)
      case .left: CGRect(x: source.minX - length, y: y, width: length, height: breadth)
      }
    }
  }
}
