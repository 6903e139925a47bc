import Foundation
import HeadlessViews
import TransitionCurves

/// A finger's hold on a zoomed page: how far it has moved, and what it does to the page.
///
/// The page is scaled about the point that was touched, and that point follows the finger.
struct ZoomGesture: Equatable, Sendable {
  /// The kinds of gestures.
  enum Kind: Equatable, Sendable {
    /// A drag down.
    case pan

    /// A drag from the leading edge, which is the right one if `isMirrored`.
    case edge(isMirrored: Bool)

    /// Two fingers that close.
    case pinch
  }

  let kind: Kind

  /// The touched point, in points of the container.
  let anchor: CGPoint

  /// The size of the container, in points.
  let size: CGSize

  /// The scale at which the page was caught; 1 if it was at rest or on its way there.
  let caughtScale: CGFloat

  /// The radius of the corners of a page that is held, in points.
  let radius: CGFloat

  /// The way of the finger after its slop, in points of the container.
  var movement = CGVector(dx: 0, dy: 0)

  /// The ratio of the fingers' distance to that at the beginning, after the slop.
  var ratio: CGFloat = 1

  /// The velocity of the finger at the release, in points per second.
  var velocity = CGVector(dx: 0, dy: 0)

  /// The velocity of the ratio at the release, per second.
  var ratioVelocity: CGFloat = 0

  /// The scale of the page, where 1 is the page at rest.
  var scale: CGFloat { caughtScale * factor }

  /// The scale relative to that at which the page was caught.
  var factor: CGFloat {
    switch kind {
    case .pan:
      let lead = ZoomMotion.panTravel(scale: caughtScale)
      return ZoomMotion.panScale(at: lead + movement.dy / height)
        / ZoomMotion.panScale(at: lead)
    case .edge:
      return min(max(caughtScale - ZoomMotion.shrinkage * travel / width, 0.2), 1) / caughtScale
    case .pinch:
      return min(max(ratio, 0.1), 1 / caughtScale)
    }
  }

  /// The distance of the touched point from where it was caught, in points of the container.
  var shift: CGVector {
    switch kind {
    case .pan:
      let lead = ZoomMotion.panTravel(scale: caughtScale)
      let fall =
        ZoomMotion.panFall(at: lead + movement.dy / height) - ZoomMotion.panFall(at: lead)
      return CGVector(dx: across(movement.dx), dy: fall * height)
    case .edge(let isMirrored):
      // A page that was at rest does not leave its edge toward the outside.
      let way = caughtScale < 1 ? travel : max(0, travel)
      return CGVector(dx: isMirrored ? -way : way, dy: across(movement.dy))
    case .pinch:
      return movement
    }
  }

  /// True if a release now takes the page to its source.
  var lands: Bool {
    switch kind {
    case .pan: moved(for: ZoomMotion.projection).scale < ZoomMotion.panThreshold
    case .edge: moved(for: ZoomMotion.projection).scale < ZoomMotion.edgeThreshold
    case .pinch: scale < ZoomMotion.pinchThreshold
    }
  }

  /// The page's pose under the finger.
  func applied(to pose: ZoomPose) -> ZoomPose {
    let (factor, shift) = (factor, shift)
    var held = pose
    held.center = CGPoint(
      x: anchor.x + (pose.center.x - anchor.x) * factor + shift.dx,
      y: anchor.y + (pose.center.y - anchor.y) * factor + shift.dy)
    held.scale = pose.scale * factor
    // A page without corners gets those of a display as it leaves its place.
    let round = min(max((1 - factor) / ZoomMotion.squaring, 0), 1)
    held.radius = max(pose.radius, radius * round)
    return held
  }

  /// The gesture after the finger has moved on at its velocity, for a time in seconds.
  func moved(for time: CGFloat) -> ZoomGesture {
    var moved = self
    moved.movement.dx += velocity.dx * time
    moved.movement.dy += velocity.dy * time
    moved.ratio += ratioVelocity * time
    return moved
  }

  /// The travel away from the edge, in points.
  private var travel: CGFloat {
    if case .edge(isMirrored: true) = kind { -movement.dx } else { movement.dx }
  }

  private var width: CGFloat { max(size.width, 1) }
  private var height: CGFloat { max(size.height, 1) }

  /// The page's way for a way of the finger across the gesture's direction, in points.
  private func across(_ distance: CGFloat) -> CGFloat {
    let band = RubberBand(
      dimension: ZoomMotion.crossLimit * Double(width), coefficient: ZoomMotion.crossGain)
    return CGFloat(band.value(at: Double(distance)))
  }
}
