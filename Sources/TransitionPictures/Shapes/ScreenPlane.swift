import Foundation
import HeadlessViews

/// A layer's plane on the screen as an affine transform, for formats without perspective.
struct ScreenPlane {
  /// The map from the layer's space to the screen.
  ///
  /// Under a perspective it is the best affine fit at the middle of the layer: it moves, rotates
  /// and scales as the perspective does there.
  let affine: CGAffineTransform

  /// True if `affine` is exact everywhere in the layer, and in paths beyond it.
  let isFlat: Bool

  /// The least width and height, in points, in which a flat plane is exact.
  private static let reach: CGFloat = 1000

  private let transform: CATransform3D

  /// Creates a plane; nil if the plane is edge-on, or its middle is not visible.
  init?(_ transform: CATransform3D, size: CGSize) {
    guard transform.isFinite, size.isFinite else { return nil }
    self.transform = transform
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    let (across, down) = (transform.m14, transform.m24)
    let depth = middle.x * across + middle.y * down + transform.m44
    guard depth > 1e-9 else { return nil }
    let x = (middle.x * transform.m11 + middle.y * transform.m21 + transform.m41) / depth
    let y = (middle.x * transform.m12 + middle.y * transform.m22 + transform.m42) / depth
    // The derivative of the map at the middle.
    let (m11, m12) = ((transform.m11 - x * across) / depth, (transform.m12 - y * across) / depth)
    let (m21, m22) = ((transform.m21 - x * down) / depth, (transform.m22 - y * down) / depth)
    guard abs(m11 * m22 - m12 * m21) > 1e-9 else { return nil }
    affine = CGAffineTransform(
      a: m11, b: m12, c: m21, d: m22,
      tx: x - middle.x * m11 - middle.y * m21, ty: y - middle.x * m12 - middle.y * m22)
    // A change of depth below a thousandth of a percent from corner to corner has no visible
    // effect. A path may extend beyond its layer, whose size may be zero.
    let (width, height) = (max(size.width, Self.reach), max(size.height, Self.reach))
    isFlat = abs(across * width) + abs(down * height) < 1e-5 * depth
  }

  /// The mean number of screen points for one point of the layer, at its middle.
  var scale: CGFloat {
    abs(affine.a * affine.d - affine.b * affine.c).squareRoot()
  }

  /// A path of the layer on the screen.
  ///
  /// Under a perspective it consists of short straight lines, and the part behind the eye is cut
  /// off.
  func outline(of path: CubicPath) -> CubicPath {
    guard !isFlat else { return path.applying(affine) }
    return CubicPath(
      parts: path.parts.compactMap { part in
        let corners = inFront(part.corners, isClosed: part.isClosed)
        guard let first = corners.first else { return nil }
        var pieces = corners.dropFirst().map { CubicPath.Piece(end: $0) }
        if part.isClosed { pieces.append(CubicPath.Piece(end: first)) }
        return CubicPath.Part(start: first, pieces: pieces)
      })
  }

  /// The distance in front of the eye, as a part of its distance, at which outlines are cut off.
  private static let nearest: CGFloat = 0.01

  /// The corners on the screen; the polygon is cut off just in front of the eye.
  private func inFront(_ corners: [CGPoint], isClosed: Bool) -> [CGPoint] {
    let images = corners.map { corner in
      SIMD3(
        Double(corner.x * transform.m11 + corner.y * transform.m21 + transform.m41),
        Double(corner.x * transform.m12 + corner.y * transform.m22 + transform.m42),
        Double(corner.x * transform.m14 + corner.y * transform.m24 + transform.m44))
    }
    let nearest = Double(Self.nearest)
    var kept: [CGPoint] = []
    func keep(_ image: SIMD3<Double>) {
      kept.append(CGPoint(x: image.x / image.z, y: image.y / image.z))
    }
    for (index, image) in images.enumerated() {
      if index > 0 || isClosed {
        let last = images[index > 0 ? index - 1 : images.count - 1]
        if (last.z >= nearest) != (image.z >= nearest) {
          keep(last + (image - last) * ((nearest - last.z) / (image.z - last.z)))
        }
      }
      if image.z >= nearest { keep(image) }
    }
    return kept
  }
}

extension ScreenPlane {
  /// A path of the layer on the screen, with the same number of points at every instant, so that
  /// outlines of different instants can be interpolated.
  ///
  /// A curve under a perspective stays one cubic curve with exact ends and tangents. A path that
  /// is partly behind the eye has eight lines in place of each curve, and is cut off there.
  func fixedOutline(of path: CubicPath) -> CubicPath {
    guard !isFlat else { return path.applying(affine) }
    guard path.parts.allSatisfy({ $0.points.allSatisfy { depth(of: $0) >= Self.nearest } }) else {
      return outline(of: path.straightened(8))
    }
    return CubicPath(
      parts: path.parts.map { part in
        var last = part.start
        return CubicPath.Part(
          start: image(of: part.start),
          pieces: part.pieces.map { piece in
            defer { last = piece.end }
            let controls = piece.controls.map {
              CubicPath.Controls(
                first: image(of: last, toward: $0.first),
                second: image(of: piece.end, toward: $0.second))
            }
            return CubicPath.Piece(controls: controls, end: image(of: piece.end))
          })
      })
  }

  private func depth(of point: CGPoint) -> CGFloat {
    point.x * transform.m14 + point.y * transform.m24 + transform.m44
  }

  private func image(of point: CGPoint) -> CGPoint {
    let depth = depth(of: point)
    return CGPoint(
      x: (point.x * transform.m11 + point.y * transform.m21 + transform.m41) / depth,
      y: (point.x * transform.m12 + point.y * transform.m22 + transform.m42) / depth)
  }

  /// The image of a control point: that of its curve's end, moved as the perspective moves there.
  private func image(of end: CGPoint, toward control: CGPoint) -> CGPoint {
    let (across, down) = (control.x - end.x, control.y - end.y)
    let (image, depth) = (image(of: end), depth(of: end))
    let nearer = across * transform.m14 + down * transform.m24
    let x = across * transform.m11 + down * transform.m21 - image.x * nearer
    let y = across * transform.m12 + down * transform.m22 - image.y * nearer
    return CGPoint(x: image.x + x / depth, y: image.y + y / depth)
  }
}

extension CubicPath {
  /// The path with a number of straight lines in place of each curve.
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

extension CubicPath.Part {
  /// The part as corners, within a fiftieth of a point; a closed part without its last corner.
  fileprivate var corners: [CGPoint] {
    var corners = [start]
    for piece in pieces {
      let from = corners[corners.count - 1]
      if let controls = piece.controls {
        let count = controls.chordCount(from: from, to: piece.end)
        for step in 1..<max(count, 2) where count > 1 {
          corners.append(controls.point(CGFloat(step) / CGFloat(count), from, piece.end))
        }
      }
      corners.append(piece.end)
    }
    if isClosed { corners.removeLast() }
    return corners
  }
}

extension CubicPath.Controls {
  /// The number of chords.
  ///
  /// A chord's distance from its curve is at most an eighth of the second derivative times the
  /// square of the parameter step.
  fileprivate func chordCount(from: CGPoint, to: CGPoint) -> Int {
    let bend = max(
      abs(from.x - 2 * first.x + second.x) + abs(from.y - 2 * first.y + second.y),
      abs(first.x - 2 * second.x + to.x) + abs(first.y - 2 * second.y + to.y))
    guard bend.isFinite else { return 1 }
    return Int(min(max((6 * bend / 0.16).squareRoot().rounded(.up), 1), 200))
  }

  /// The point of the curve at a parameter in `0...1`.
  func point(_ part: CGFloat, _ from: CGPoint, _ to: CGPoint) -> CGPoint {
    let rest = 1 - part
    let (a, b, c, d) = (
      rest * rest * rest, 3 * rest * rest * part, 3 * rest * part * part, part * part * part
    )
    return CGPoint(
      x: a * from.x + b * first.x + c * second.x + d * to.x,
      y: a * from.y + b * first.y + c * second.y + d * to.y)
  }
}
