import Foundation
import HeadlessStage
import HeadlessViews

/// An item while it is there without a break, as layers of a Lottie file.
///
/// It is drawn in its own space and put in its place by the layer's transform, if it is only moved, turned
/// and scaled. What is skewed or under a perspective is drawn point by point where it is on the screen.
struct LottieItem {
  /// One an instant.
  let items: [DisplayItem]
  let planes: [ScreenPlane]

  /// The clip of the item's own layer, when that alone cuts it off; one an instant.
  let rounding: [DisplayClip]?

  let track: LottieTrack

  /// True when it is drawn where it is on the screen.
  let isProjected: Bool

  /// What the layers are called.
  var name: String { items[0].name.isEmpty ? "layer \(items[0].layer)" : items[0].name }

  /// nil for what is nowhere at any of the instants.
  init?(_ items: [DisplayItem], rounding: [DisplayClip]?, track: LottieTrack) {
    let planes = items.compactMap { ScreenPlane($0.transform, size: $0.size) }
    guard planes.count == items.count, !items.isEmpty else { return nil }
    self.items = items
    self.planes = planes
    self.rounding = rounding
    self.track = track
    isProjected = planes.contains { !$0.isFlat || abs(LottiePlace($0.affine).skew) > 1e-6 }
  }

  /// The transform of a layer for what is drawn in the item's own space, from a point of it on.
  ///
  /// - Parameters:
  ///   - origin: Which point of the item is the layer's origin, one an instant.
  ///   - alphas: How opaque the colour is, one an instant, in `0...1`.
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

  /// How opaque a layer of the item is, in percent, where its colour may be translucent as well.
  func opacity(_ alphas: [Double]? = nil) -> JSONValue {
    track.property(
      items.indices.map { [100 * items[$0].opacity * (alphas?[$0] ?? 1)] }, slack: 0.1)
  }

  /// A path of the item's own space where a layer draws it; nil when a part of it is behind the eye.
  func drawn(_ path: CubicPath, at instant: Int) -> CubicPath {
    isProjected ? planes[instant].fixedOutline(of: path) : path
  }

  /// How large lengths of the item are where a layer draws them.
  func scale(at instant: Int) -> CGFloat { isProjected ? planes[instant].scale : 1 }

  /// A point of the item's own space where a layer draws it.
  func drawn(_ point: CGPoint, at instant: Int) -> CGPoint {
    isProjected ? point.applying(planes[instant].affine) : point
  }
}

/// How a flat item is turned and scaled.
struct LottiePlace {
  /// In degrees, clockwise.
  var turn: Double
  let across: Double
  let down: Double

  /// How far down leans, unitless.
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

extension ScreenPlane {
  /// A path of the layer on the screen with as many points wherever that is, so that one blends into the
  /// next; what reaches behind the eye is left out.
  func fixedOutline(of path: CubicPath) -> CubicPath {
    guard !isFlat else { return path.applying(affine) }
    return outline(of: path.straightened(8))
  }
}

extension CubicPath {
  /// The path with so many straight lines for each of its curves.
  fileprivate func straightened(_ count: Int) -> CubicPath {
    CubicPath(
      parts: parts.map { part in
        var last = part.start
        var pieces: [Piece] = []
        for piece in part.pieces {
          if let controls = piece.controls {
            pieces += (1...count).map { step in
              Piece(end: controls.point(CGFloat(step) / CGFloat(count), last, piece.end))
            }
          } else {
            pieces.append(piece)
          }
          last = piece.end
        }
        return Part(start: part.start, pieces: pieces)
      })
  }
}
