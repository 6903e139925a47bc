import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The frame of a popover and the direction of its arrow.
///
/// The popover is on the first side of the source with space for the whole content: below, above,
/// trailing, leading. If there is none, the side with the most space is chosen, and the content
/// shrinks to that space, or covers the source if that is permitted.
struct PopoverGeometry: Equatable, Sendable {
  /// The length of the arrow, in points.
  static let arrowLength: CGFloat = 13

  /// The minimum distance of the arrow's centre from a corner, in points.
  static let arrowMargin: CGFloat = 24

  /// The frame of the popover with its arrow, in the container's coordinates.
  let frame: CGRect

  let arrowDirection: UIPopoverArrowDirection

  /// The distance of the arrow's tip from the left or the upper end of its side, in points.
  let arrowOffset: CGFloat

  /// Computes the geometry of a popover.
  ///
  /// - Parameters:
  ///   - content: The size of the content, in points.
  ///   - source: The rectangle at which the arrow points, in the container's coordinates.
  ///   - room: The rectangle that must contain the popover.
  ///   - permitted: The permitted arrow directions; an empty set stands for all.
  ///   - canOverlap: True if the popover may cover the source rather than shrink.
  ///   - isMirrored: True in right-to-left layouts.
  init(
    content: CGSize, source: CGRect, room: CGRect, permitted: UIPopoverArrowDirection = .any,
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

    var direction: UIPopoverArrowDirection {
      switch self {
      case .below: .up
      case .above: .down
      case .right: .left
      case .left: .right
      }
    }

    /// True if the arrow points up or down.
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
