import Foundation
import HeadlessStage
import HeadlessViews

/// An item during one period of presence, as layers of a Lottie file.
///
/// An item that is only moved, rotated and scaled is drawn in its own space, and the layer's
/// transform places it. An item that is skewed or under a perspective is drawn point by point in
/// screen coordinates.
struct LottieItem {
  /// The item's states, one an instant.
  let items: [DisplayItem]
  let planes: [ScreenPlane]

  /// The clip of the item's own layer, if no other clip cuts the item; one an instant.
  let rounding: [DisplayClip]?

  let track: LottieTrack

  /// True if the item is drawn in screen coordinates.
  let isProjected: Bool

  /// The name of the layers.
  var name: String { items[0].name.isEmpty ? "layer \(items[0].layer)" : items[0].name }

  /// nil if the item is not visible at one of the instants.
  init?(_ items: [DisplayItem], rounding: [DisplayClip]?, track: LottieTrack) {
    let planes = items.compactMap { ScreenPlane($0.transform, size: $0.size) }
    guard planes.count == items.count, !items.isEmpty else { return nil }
    self.items = items
    self.planes = planes
    self.rounding = rounding
    self.track = track
    isProjected = planes.contains { !$0.isFlat || abs(LottiePlace($0.affine).skew) > 1e-6 }
  }

  /// The transform of a layer that is drawn in the item's own space.
  ///
  /// - Parameters:
  ///   - origin: The point of the item at the layer's origin, one an instant.
  ///   - alphas: The alpha of the layer's colour, one an instant, in `0...1`.
  func transform(origin: [CGPoint]? = nil, alphas: [Double]? = nil) -> JSONValue {
    var turn = 0.0
    let places = planes.map { plane in
      var place = LottiePlace(plane.affine)
      place.turn += ((turn - place.turn) / 360).rounded() * 360
      turn = place.turn
      return place
    }
    let middles = items.map { CGPoint(x: $0.size.width / 2, y: $0.size.height / 2) }
    let anchors = middles.indices.map { index -> [Double] in
      let start = origin?[index] ?? .zero
      return [Double(middles[index].x - start.x), Double(middles[index].y - start.y), 0]
    }
    let positions = zip(planes, middles).map { plane, middle -> [Double] in
      let point = middle.applying(plane.affine)
      return [Double(point.x), Double(point.y), 0]
    }
    return [
      "o": opacity(alphas), "r": track.property(places.map { [$0.turn] }, slack: 0.01),
      "p": track.property(positions), "a": track.property(anchors),
      "s": track.property(places.map { [100 * $0.across, 100 * $0.down, 100] }, slack: 0.005),
    ]
  }

  /// The opacity of a layer of the item, in percent, multiplied by the alphas of its colour.
  func opacity(_ alphas: [Double]? = nil) -> JSONValue {
    track.property(
      items.indices.map { [100 * items[$0].opacity * (alphas?[$0] ?? 1)] }, slack: 0.1)
  }

  /// A path of the item's own space in the coordinates of its layer; a part behind the eye is cut
  /// off.
  func drawn(_ path: CubicPath, at instant: Int) -> CubicPath {
    isProjected ? planes[instant].fixedOutline(of: path) : path
  }

  /// The scale of lengths from the item's own space to the coordinates of its layer.
  func scale(at instant: Int) -> CGFloat { isProjected ? planes[instant].scale : 1 }

  /// A point of the item's own space in the coordinates of its layer.
  func drawn(_ point: CGPoint, at instant: Int) -> CGPoint {
    isProjected ? point.applying(planes[instant].affine) : point
  }
}

/// The rotation, scale and skew of an affine transform.
struct LottiePlace {
  /// The rotation, in degrees, clockwise.
  var turn: Double
  let across: Double
  let down: Double

  /// The horizontal skew of the vertical axis, unitless.
  let skew: Double

  init(_ matrix: CGAffineTransform) {
    let angle = atan2(Double(matrix.b), Double(matrix.a))
    let (c, s) = (cos(angle), sin(angle))
    turn = angle * 180 / .pi
    across = hypot(Double(matrix.a), Double(matrix.b))
    down = -Double(matrix.c) * s + Double(matrix.d) * c
    skew = Double(matrix.c) * c + Double(matrix.d) * s
  }
}
