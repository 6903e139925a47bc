public import Foundation

/// The rule that decides which points are inside a path that crosses itself.
public enum CAShapeLayerFillRule: String, Hashable, Sendable, CaseIterable {
  /// A point is inside if the path winds around it more often in one direction than in the other.
  case nonZero = "non-zero"
  /// A point is inside if the path winds around it an odd number of times.
  case evenOdd = "even-odd"

  /// The choice with a name; an unknown name counts as `nonZero`.
  public init(rawValue: String) {
    self = Self.allCases.first { $0.rawValue == rawValue } ?? .nonZero
  }

  /// Core Graphics' name for `nonZero`.
  public static let winding = nonZero

  /// True if a point with this winding number, clockwise minus counterclockwise, is inside.
  package func isInside(_ windings: Int) -> Bool {
    self == .nonZero ? windings != 0 : windings % 2 != 0
  }
}

extension CGPath {
  /// The smallest rectangle around the path and its control points; `.null` for an empty path.
  public var boundingBox: CGRect {
    let controls = segments.flatMap { segment -> [CGPoint] in
      switch segment {
      case .line, .arc: []
      case .quadCurve(_, _, let control): [control]
      case .curve(_, _, let control1, let control2): [control1, control2]
      }
    }
    return Self.box(of: extremes + controls)
  }

  /// A rectangle around the path, found fast: it may be larger than `boundingBox` where there are
  /// arcs; `.null` for an empty path.
  package var outerBox: CGRect {
    var (low, high) = (
      SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity)
    )
    func include(_ point: CGPoint, _ reach: CGSize = .zero) {
      low.x = min(low.x, Double(point.x - reach.width))
      low.y = min(low.y, Double(point.y - reach.height))
      high.x = max(high.x, Double(point.x + reach.width))
      high.y = max(high.y, Double(point.y + reach.height))
    }
    for segment in segments {
      switch segment {
      case .line(let from, let to):
        include(from)
        include(to)
      case .quadCurve(let from, let to, let control):
        include(from)
        include(to)
        include(control)
      case .curve(let from, let to, let control1, let control2):
        include(from)
        include(to)
        include(control1)
        include(control2)
      case .arc(let center, let radii, _, _):
        include(center, CGSize(width: abs(radii.width), height: abs(radii.height)))
      }
    }
    guard low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The smallest rectangle around the path; `.null` for an empty path.
  public var boundingBoxOfPath: CGRect { Self.box(of: extremes) }

  /// True if a point is inside, with every subpath treated as closed.
  public func contains(_ point: CGPoint, using rule: CAShapeLayerFillRule = .winding) -> Bool {
    var windings = 0
    for part in parts {
      guard let first = part.first else { continue }
      var pen = first.start
      for segment in part {
        windings += segment.windings(about: point, from: pen)
        pen = segment.end
      }
      windings += Segment.line(from: pen, to: first.start).windings(about: point, from: pen)
    }
    return rule.isInside(windings)
  }

  /// The ends of all segments, and the points where segments turn around along an axis.
  private var extremes: [CGPoint] {
    segments.flatMap { segment in
      ([0, 1] + segment.turningPoints(along: 0) + segment.turningPoints(along: 1))
        .map(segment.point)
    }
  }

  private static func box(of points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension CGPath.Segment {
  /// The number of times the segment passes a point on its right, downward minus upward.
  ///
  /// - Parameter pen: The end of the previous segment. A gap of rounding errors between the
  ///   segments is bridged, so that it is no hole.
  fileprivate func windings(about point: CGPoint, from pen: CGPoint) -> Int {
    var sum = 0
    if pen != start, case let gap = CGPath.Segment.line(from: pen, to: start) {
      sum += gap.windings(about: point, from: pen)
    }
    var (low, last) = (0.0, start)
    for high in turningPoints(along: 1) + [1] {
      let end = self.point(at: high)
      if (last.y <= point.y) != (end.y <= point.y) {
        let crossing = crossing(of: point.y, between: low, and: high, isRising: end.y > last.y)
        if crossing > point.x { sum += end.y > last.y ? 1 : -1 }
      }
      (low, last) = (high, end)
    }
    return sum
  }

  /// The x at which the segment reaches a height, between parameters where its y only rises or
  /// falls.
  private func crossing(
    of y: CGFloat, between low: Double, and high: Double, isRising: Bool
  ) -> CGFloat {
    if case .line(let from, let to) = self {
      return from.x + (to.x - from.x) * ((y - from.y) / (to.y - from.y))
    }
    var (low, high) = (low, high)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (point(at: middle).y <= y) == isRising { low = middle } else { high = middle }
    }
    return point(at: low).x
  }
}
