/// A part of a timing curve that one cubic Bézier draws, as a keyframe animation needs it.
package struct CubicPart: Hashable, Sendable {
  /// The part of the time, in `0...1`.
  package let fractions: ClosedRange<Double>

  /// The progress at the beginning of the part.
  package let start: Double

  /// The progress at the end of the part.
  package let end: Double

  /// The curve between the two, over the time and the progress of the part.
  package let curve: CubicBezier

  /// The part of the same curve seen backwards.
  fileprivate var mirrored: CubicPart {
    CubicPart(
      fractions: 1 - fractions.upperBound...1 - fractions.lowerBound, start: 1 - end,
      end: 1 - start,
      curve: CubicBezier(1 - curve.x2, 1 - curve.y2, 1 - curve.x1, 1 - curve.y1))
  }
}

extension MediaTimingFunction {
  /// The cubic Béziers that draw the curve one after another; nil for a staircase, and for a path
  /// whose middle is between two equal values, at that value.
  package var cubicParts: [CubicPart]? {
    let parts: [CubicPart]?
    switch shape {
    case .linear: parts = [CubicPart(fractions: 0...1, start: 0, end: 1, curve: .straight)]
    case .bezier(let curve):
      parts = [CubicPart(fractions: 0...1, start: 0, end: 1, curve: curve)]
    case .path(let path): parts = path.cubicParts
    case .piecewise(let line): parts = line.cubicParts
    case .steps: parts = nil
    }
    return isMirrored ? parts?.reversed().map(\.mirrored) : parts
  }
}

extension CubicBezier {
  fileprivate static let straight = CubicBezier(0, 0, 1, 1)
}

extension PathCurve {
  fileprivate var cubicParts: [CubicPart]? {
    var parts: [CubicPart] = []
    var start = (x: 0.0, y: 0.0)
    for segment in segments {
      let halves = segment.hasBulge(from: start) ? segment.halves(from: start) : [segment]
      for half in halves {
        guard let part = half.cubicPart(from: start) else { return nil }
        parts.append(part)
        start = (half.endX, half.endY)
      }
    }
    return parts
  }
}

extension PathCurve.Segment {
  /// True if the segment leaves a value and comes back to it.
  fileprivate func hasBulge(from start: (x: Double, y: Double)) -> Bool {
    endY == start.y && (y1 != start.y || y2 != start.y)
  }

  /// The two cubics before and after the middle of the segment (de Casteljau).
  fileprivate func halves(from start: (x: Double, y: Double)) -> [PathCurve.Segment] {
    func halves(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
      let (ab, bc, cd) = ((a + b) / 2, (b + c) / 2, (c + d) / 2)
      let (abc, bcd) = ((ab + bc) / 2, (bc + cd) / 2)
      return [ab, abc, (abc + bcd) / 2, bcd, cd]
    }
    let (x, y) = (halves(start.x, x1, x2, endX), halves(start.y, y1, y2, endY))
    return [
      .init(x[0], y[0], x[1], y[1], to: x[2], y[2]), .init(x[3], y[3], x[4], y[4], to: endX, endY),
    ]
  }

  /// The segment as a part of its own; nil for one that comes back to its first value.
  fileprivate func cubicPart(from start: (x: Double, y: Double)) -> CubicPart? {
    let (width, height) = (endX - start.x, endY - start.y)
    guard !hasBulge(from: start) else { return nil }
    // A quotient may be greater than 1 by the last bit.
    let curve =
      height == 0
      ? CubicBezier.straight
      : CubicBezier(
        min((x1 - start.x) / width, 1), (y1 - start.y) / height,
        min((x2 - start.x) / width, 1), (y2 - start.y) / height)
    return CubicPart(fractions: start.x...endX, start: start.y, end: endY, curve: curve)
  }
}

extension PiecewiseLinear {
  fileprivate var cubicParts: [CubicPart]? {
    guard let first = points.first, let last = points.last, first.input == 0, last.input == 1 else {
      return nil
    }
    return zip(points, points.dropFirst()).map { start, end in
      CubicPart(
        fractions: start.input...end.input, start: start.output, end: end.output, curve: .straight)
    }
  }
}
