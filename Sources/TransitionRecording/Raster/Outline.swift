import Foundation
import HeadlessViews

/// A path as a polygon, within a hundredth of a point.
struct Outline {
  /// The corners of each part of the path, from its start to its end.
  let parts: [[SIMD2<Double>]]

  /// The fill rule that defines the inside.
  private let rule: CAShapeLayerFillRule

  /// An edge from corner to corner.
  private typealias Edge = (from: SIMD2<Double>, to: SIMD2<Double>)

  /// All edges, including the closing edge of each part.
  private let edges: [Edge]

  /// The numbers of the edges in horizontal bands of equal height, band after band from the top; an
  /// edge is in each band that it reaches.
  private let banded: [Int]

  /// Where each band begins in `banded`, and where the last one ends.
  private let starts: [Int]

  /// The top of the first band.
  private let top: Double

  /// The height of a band, in points.
  private let bandHeight: Double

  init(_ path: CGPath, rule: CAShapeLayerFillRule = .nonZero) {
    parts = path.parts.map { part in
      var corners = [part[part.startIndex].start.vector]
      for segment in part {
        let count = segment.chordCount
        for chord in 1...count {
          corners.append(segment.point(at: Double(chord) / Double(count)).vector)
        }
      }
      return corners
    }
    self.rule = rule
    // Many outlines are made, of many edges each: loops without key paths and small arrays.
    var all: [Edge] = []
    for corners in parts {
      for (index, corner) in corners.enumerated() {
        all.append((from: corner, to: corners[index + 1 < corners.count ? index + 1 : 0]))
      }
    }
    var (low, high) = (Double.infinity, -Double.infinity)
    for edge in all { (low, high) = (min(low, edge.from.y), max(high, edge.from.y)) }
    let count = Double(min(all.count / 4, 256))
    // The sum is not finite if one of the heights is not.
    let isFinite = all.reduce(0) { $0 + ($1.from.y - $1.from.y) } == 0
    let isBanded = count > 1 && isFinite && (high - low) / count > 1e-6
    let (top, bandHeight) = isBanded ? (low, (high - low) / count) : (-.infinity, 1)
    let bandCount = isBanded ? Int(count) + 1 : 1
    func bands(of edge: Edge) -> ClosedRange<Int> {
      let start = min(Self.band(edge.from.y, from: top, bandHeight), bandCount - 1)
      let end = min(Self.band(edge.to.y, from: top, bandHeight), bandCount - 1)
      return min(start, end)...max(start, end)
    }
    // The bands are counted first, so that they are one array and not one for each band.
    var starts = [Int](repeating: 0, count: bandCount + 1)
    for edge in all { for band in bands(of: edge) { starts[band + 1] += 1 } }
    for band in 0..<bandCount { starts[band + 1] += starts[band] }
    var (next, banded) = (starts, [Int](repeating: 0, count: starts[bandCount]))
    for (index, edge) in all.enumerated() {
      for band in bands(of: edge) {
        banded[next[band]] = index
        next[band] += 1
      }
    }
    edges = all
    (self.banded, self.starts) = (banded, starts)
    self.top = top
    self.bandHeight = bandHeight
  }

  /// The number of the band of a height within the outline.
  private static func band(_ height: Double, from top: Double, _ bandHeight: Double) -> Int {
    top.isFinite ? Int((height - top) / bandHeight) : 0
  }

  /// True if a point is inside.
  func contains(_ point: SIMD2<Double>) -> Bool {
    var windings = 0
    var band = 0
    if top.isFinite {
      let place = (point.y - top) / bandHeight
      guard place >= 0, place < Double(starts.count - 1) else { return rule.isInside(0) }
      band = Int(place)
    }
    for index in starts[band]..<starts[band + 1] {
      let (from, to) = edges[banded[index]]
      guard (from.y <= point.y) != (to.y <= point.y) else { continue }
      let x = from.x + (to.x - from.x) * ((point.y - from.y) / (to.y - from.y))
      if x > point.x { windings += to.y > from.y ? 1 : -1 }
    }
    return rule.isInside(windings)
  }

  /// The distance of a point from the outline, in points; negative inside.
  func distance(_ point: SIMD2<Double>) -> Double {
    var nearest = Double.infinity
    for edge in edges { nearest = min(nearest, Self.distance(point, edge.from, edge.to)) }
    return contains(point) ? -nearest : nearest
  }

  /// The distance of a point from an edge.
  static func distance(
    _ point: SIMD2<Double>, _ from: SIMD2<Double>, _ to: SIMD2<Double>
  ) -> Double {
    // By field, as in `CATransform3D.concatenating`.
    let (wayX, wayY) = (to.x - from.x, to.y - from.y)
    let (offsetX, offsetY) = (point.x - from.x, point.y - from.y)
    let square = wayX * wayX + wayY * wayY
    let part =
      square > 0 ? min(max((wayX * offsetX + wayY * offsetY) / square, 0), 1) : 0
    let (x, y) = (offsetX - wayX * part, offsetY - wayY * part)
    return (x * x + y * y).squareRoot()
  }
}

extension CGPath.Segment {
  /// The number of chords that approximate the segment to within a hundredth of a point.
  fileprivate var chordCount: Int {
    let bend: Double =
      switch self {
      case .line: 0
      case .quadCurve(let from, let to, let control):
        2 * (from.vector - 2 * control.vector + to.vector).greatest
      case .curve(let from, let to, let control1, let control2):
        6
          * max(
            (from.vector - 2 * control1.vector + control2.vector).greatest,
            (control1.vector - 2 * control2.vector + to.vector).greatest)
      case .arc(_, let radii, _, let delta):
        Double(delta * delta * max(abs(radii.width), abs(radii.height)))
      }
    // A chord's distance from its curve is at most an eighth of the second derivative times the
    // square of the parameter step.
    return Int(min(max((bend / 0.08).squareRoot().rounded(.up), 1), 1000))
  }
}

extension CGPoint {
  fileprivate var vector: SIMD2<Double> { SIMD2(Double(x), Double(y)) }
}

extension SIMD2<Double> {
  /// The length of the vector.
  fileprivate var greatest: Double { (self * self).sum().squareRoot() }
}
