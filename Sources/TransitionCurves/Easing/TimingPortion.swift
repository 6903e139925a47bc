/// The part of a timing curve in which progress runs through a range, as a curve of its own.
///
/// Material Components for Android gives the windows of its motions as ranges of *eased* progress.
/// A portion is the same window in time:
///
/// ```swift
/// let fade = MediaTimingFunction.emphasized.portion(ofProgress: 0...0.25)
/// fade.fractions           // 0...0.146: a quarter of the progress takes a seventh of the time
/// fade.function            // from 0 to 1 in that time
/// ```
public struct TimingPortion: Hashable, Sendable {
  /// The time from the first to the last progress of the range, as fractions of the whole time.
  public let fractions: ClosedRange<Double>

  /// The curve within that time, from `(0, 0)` to `(1, 1)`.
  public let function: MediaTimingFunction
}

extension MediaTimingFunction {
  /// The part of this curve in which progress runs from the lower to the upper bound of a range.
  ///
  /// A curve that passes a bound several times is cut where it passes the bound first. The curve of
  /// the portion is exact: a part of a cubic Bézier is a cubic Bézier.
  ///
  /// - Parameter range: Progress, unitless, in `0...1`.
  /// - Precondition: the range lies in `0...1`; the curve is linear, a cubic Bézier or a path.
  public func portion(ofProgress range: ClosedRange<Double>) -> TimingPortion {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= 1,
      "A portion's progress must lie in 0...1, not \(range)")
    guard range != 0...1 else { return TimingPortion(fractions: 0...1, function: self) }
    if case .linear = shape { return TimingPortion(fractions: range, function: .linear) }
    let cubics = cubics
    let first = cubics.place(ofProgress: range.lowerBound)
    let last = cubics.place(ofProgress: range.upperBound)
    let (start, end) = (cubics.point(at: first), cubics.point(at: last))
    guard start.x < end.x, start.y < end.y else {
      return TimingPortion(fractions: start.x...max(start.x, end.x), function: .linear)
    }
    let pieces = cubics.cut(from: first, to: last).map { $0.scaled(from: start, to: end) }
      .filter { $0.a.x < $0.d.x }
    return TimingPortion(
      fractions: start.x...end.x, function: MediaTimingFunction(PathCurve(joining: pieces)))
  }

  /// The curve as cubics in their order.
  private var cubics: [Cubic] {
    let whole: [Cubic]
    switch shape {
    case .linear: whole = [Cubic(.zero, SIMD2(1, 1) / 3, SIMD2(2, 2) / 3, SIMD2(1, 1))]
    case .bezier(let curve):
      whole = [
        Cubic(.zero, SIMD2(curve.x1, curve.y1), SIMD2(curve.x2, curve.y2), SIMD2(1, 1))
      ]
    case .path(let path):
      var start = SIMD2<Double>.zero
      whole = path.segments.map { segment in
        let end = SIMD2(segment.endX, segment.endY)
        defer { start = end }
        return Cubic(start, SIMD2(segment.x1, segment.y1), SIMD2(segment.x2, segment.y2), end)
      }
    case .piecewise, .steps:
      preconditionFailure("Only lines, cubic Béziers and paths have portions, not \(self)")
    }
    return isMirrored ? whole.reversed().map(\.mirrored) : whole
  }
}

/// A cubic Bézier by its four points: time along x, progress along y.
private struct Cubic {
  let a, b, c, d: SIMD2<Double>

  init(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>) {
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
  }

  /// The cubic turned about the middle of the unit square.
  var mirrored: Cubic { Cubic(1 - d, 1 - c, 1 - b, 1 - a) }

  func point(at s: Double) -> SIMD2<Double> {
    let u = 1 - s
    let inner = 3 * u * u * s * b + 3 * u * s * s * c
    return u * u * u * a + inner + s * s * s * d
  }

  /// The part between two parameters, by its polar form.
  func part(_ from: Double, _ to: Double) -> Cubic {
    func blossom(_ r: Double, _ s: Double, _ t: Double) -> SIMD2<Double> {
      func mix(_ p: SIMD2<Double>, _ q: SIMD2<Double>, _ x: Double) -> SIMD2<Double> {
        p * (1 - x) + q * x
      }
      let (ab, bc, cd) = (mix(a, b, r), mix(b, c, r), mix(c, d, r))
      return mix(mix(ab, bc, s), mix(bc, cd, s), t)
    }
    return Cubic(
      point(at: from), blossom(from, from, to), blossom(from, to, to), point(at: to))
  }

  /// The cubic in the coordinates in which two points are the corners of the unit square.
  func scaled(from start: SIMD2<Double>, to end: SIMD2<Double>) -> Cubic {
    let size = end - start
    return Cubic(
      (a - start) / size, (b - start) / size, (c - start) / size, (d - start) / size)
  }

  /// The first parameter at which progress reaches a value; nil if the cubic does not reach it.
  func parameter(ofProgress y: Double) -> Double? {
    // Progress is monotone between the zeros of its derivative, a quadratic.
    let (p, q, r) = (b.y - a.y, c.y - b.y, d.y - c.y)
    let (square, slope) = (p - 2 * q + r, 2 * (q - p))
    var turns: [Double] = []
    if abs(square) < 1e-14 {
      if slope != 0 { turns = [-p / slope] }
    } else {
      let root = slope * slope - 4 * square * p
      if root > 0 {
        turns = [-1, 1].map { (-slope + $0 * root.squareRoot()) / (2 * square) }.sorted()
      }
    }
    var low = 0.0
    for high in turns.filter({ $0 > 0 && $0 < 1 }) + [1] {
      let (start, end) = (point(at: low).y - y, point(at: high).y - y)
      if start == 0 { return low }
      if end == 0 { return high }
      if start < 0 && end > 0 { return Crossing.time(from: low, to: high) { y - point(at: $0).y } }
      low = high
    }
    return nil
  }
}

extension [Cubic] {
  /// The first place at which progress reaches a value: the index of a cubic and its parameter.
  fileprivate func place(ofProgress y: Double) -> (index: Int, s: Double) {
    for index in indices {
      if let s = self[index].parameter(ofProgress: y) { return (index, s) }
    }
    return (count - 1, 1)
  }

  fileprivate func point(at place: (index: Int, s: Double)) -> SIMD2<Double> {
    self[place.index].point(at: place.s)
  }

  /// The cubics between two places, the first and the last of them cut.
  fileprivate func cut(
    from first: (index: Int, s: Double), to last: (index: Int, s: Double)
  ) -> [Cubic] {
    (first.index...last.index).compactMap { index in
      let start = index == first.index ? first.s : 0
      let end = index == last.index ? last.s : 1
      return start < end ? self[index].part(start, end) : nil
    }
  }
}

extension PathCurve {
  /// A path through cubics that begin and end where they should but for rounding.
  fileprivate init(joining pieces: [Cubic]) {
    var start = 0.0
    let segments = pieces.enumerated().map { index, piece in
      let isLast = index == pieces.count - 1
      let (endX, endY) = isLast ? (1, 1) : (piece.d.x, piece.d.y)
      defer { start = endX }
      return Segment(
        Swift.min(Swift.max(piece.b.x, start), endX), piece.b.y,
        Swift.min(Swift.max(piece.c.x, start), endX), piece.c.y, to: endX, endY)
    }
    self.init(segments)
  }
}
