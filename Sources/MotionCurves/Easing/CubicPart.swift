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
  /// with a bulge between two equal values.
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
    var (x, y) = (0.0, 0.0)
    for segment in segments {
      let (width, height) = (segment.endX - x, segment.endY - y)
      let curve: CubicBezier
      if height != 0 {
        // A quotient may be greater than 1 by the last bit.
        curve = CubicBezier(
          min((segment.x1 - x) / width, 1), (segment.y1 - y) / height,
          min((segment.x2 - x) / width, 1), (segment.y2 - y) / height)
      } else if segment.y1 == y, segment.y2 == y {
        curve = .straight
      } else {
        return nil
      }
      parts.append(
        CubicPart(fractions: x...segment.endX, start: y, end: segment.endY, curve: curve))
      (x, y) = (segment.endX, segment.endY)
    }
    return parts
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
