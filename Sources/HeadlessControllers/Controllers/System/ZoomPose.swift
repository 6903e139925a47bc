import Foundation
import HeadlessViews
import TransitionCurves

/// The look of a zoomed page at one moment: its shown part, and the picture of the source over it.
struct ZoomPose: Equatable, Sendable {
  /// The middle of the shown part, in points of the container.
  var center: CGPoint

  /// The scale of the page; 1 at rest.
  var scale: CGFloat

  /// The shown part, in points of the page's own coordinates.
  var part: CGRect

  /// The radius of the corners, in points of the page's own coordinates.
  var radius: CGFloat

  /// The opacity of the source's picture, in `0...1`.
  var likeness: CGFloat = 0

  /// The opacity of the page below that picture, in `0...1`.
  var opacity: CGFloat = 1

  /// The place on the screen of a point of the page, in points of the container.
  func place(of point: CGPoint) -> CGPoint {
    CGPoint(
      x: center.x + (point.x - part.midX) * scale, y: center.y + (point.y - part.midY) * scale)
  }

  /// The pose moved by a distance, in points of the container.
  func moved(byX x: CGFloat, y: CGFloat) -> ZoomPose {
    var moved = self
    moved.center = CGPoint(x: center.x + x, y: center.y + y)
    return moved
  }
}

/// The flight of a zoomed page between its source and its place at rest.
struct ZoomPath: Equatable, Sendable {
  /// The pose at rest.
  var open: ZoomPose

  /// The pose in the source's place.
  var closed: ZoomPose

  /// The radius of the corners to which the flight goes, in points on the screen.
  var radius: CGFloat

  /// The pose at a fraction of the flight: 0 at the source, 1 at rest; a spring may go beyond.
  func pose(at fraction: CGFloat) -> ZoomPose {
    let part = CGRect(
      x: mix(closed.part.minX, open.part.minX, fraction),
      y: mix(closed.part.minY, open.part.minY, fraction),
      width: mix(closed.part.width, open.part.width, fraction),
      height: mix(closed.part.height, open.part.height, fraction))
    let scale = mix(closed.scale, open.scale, fraction)
    return ZoomPose(
      center: closed.center.mixed(with: open.center, fraction), scale: scale, part: part,
      radius: max(0, shownRadius(at: fraction)) / max(scale, 0.001),
      likeness: Self.likeness(at: fraction), opacity: Self.opacity(at: fraction))
  }

  /// The radius on the screen: linear, and toward the end that of the window.
  private func shownRadius(at fraction: CGFloat) -> CGFloat {
    let (small, bend) = (closed.radius * closed.scale, 1 - ZoomMotion.squaring)
    guard fraction > bend else { return mix(small, radius, fraction) }
    let rest = min(1, (fraction - bend) / ZoomMotion.squaring)
    return mix(mix(small, radius, bend), open.radius, rest)
  }

  /// The opacity of the source's picture at a fraction of the flight.
  static func likeness(at fraction: CGFloat) -> CGFloat {
    1 - min(max(fraction / ZoomMotion.crossFade, 0), 1)
  }

  /// The opacity of the page at a fraction of the flight.
  static func opacity(at fraction: CGFloat) -> CGFloat {
    min(max(fraction / ZoomMotion.appearance, 0), 1)
  }
}

/// Returns the value at a fraction of the way from one number to another.
func mix(_ start: CGFloat, _ end: CGFloat, _ fraction: CGFloat) -> CGFloat {
  start + (end - start) * fraction
}

extension CGPoint {
  /// Returns the point at a fraction of the way to another point.
  func mixed(with end: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: mix(x, end.x, fraction), y: mix(y, end.y, fraction))
  }
}
