import Foundation
import HeadlessViews

/// A layer's plane on the screen as an affine transform, for formats without perspective.
struct ScreenPlane {
  /// The map from the layer's space to the screen.
  ///
  /// Under a perspective it is the best affine fit at the middle of the layer: it moves, rotates
  /// and scales as the perspective does there.
  let affine: CGAffineTransform

  /// True if `affine` is exact everywhere in the layer.
  let isFlat: Bool

  private let transform: Transform3D

  /// Creates a plane; nil if the plane is edge-on, or its middle is not visible.
  init?(_ transform: Transform3D, size: CGSize) {
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
    // A change of depth below a thousandth of a percent from corner to corner moves nothing
    // visibly.
    isFlat = abs(across * size.width) + abs(down * size.height) < 1e-5 * depth
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

  /// The corners on the screen; the polygon is cut off just in front of the eye.
  private func inFront(_ corners: [CGPoint], isClosed: Bool) -> [CGPoint] {
    let images = corners.map { corner in
      SIMD3(
        Double(corner.x * transform.m11 + corner.y * transform.m21 + transform.m41),
        Double(corner.x * transform.m12 + corner.y * transform.m22 + transform.m42),
        Double(corner.x * transform.m14 + corner.y * transform.m24 + transform.m44))
    }
    let nearest = 0.01
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
