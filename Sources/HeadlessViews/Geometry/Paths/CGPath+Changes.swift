import Foundation

extension CGPath {
  /// The same path in the opposite direction, its last subpath first.
  public func reversed() -> CGPath {
    CGPath(segments: segments.reversed().map(\.reversed))
  }

  /// Translates, scales, rotates or skews the path.
  public mutating func apply(_ transform: CGAffineTransform) {
    self = applying(transform)
  }

  /// The path translated, scaled, rotated or skewed.
  ///
  /// Arcs stay arcs unless the transform rotates, skews or mirrors; then they become Bézier curves.
  public func applying(_ transform: CGAffineTransform) -> CGPath {
    CGPath(segments: segments.flatMap { $0.applying(transform) })
  }

  /// The part of the path between two fractions of its length, each in `0...1`.
  ///
  /// The result is empty if the first fraction is not before the second.
  public func trimmed(from start: Double, to end: Double) -> CGPath {
    let (start, end) = (max(0, start), min(1, end))
    guard start < end else { return CGPath() }
    guard start > 0 || end < 1 else { return self }
    let lengths = segments.map { $0.length(to: 1) }
    let whole = lengths.reduce(0, +)
    guard whole > 0, whole.isFinite else { return self }
    var rest: [Segment] = []
    var passed = 0.0
    for (segment, length) in zip(segments, lengths) {
      let (first, last) = (start * whole - passed, end * whole - passed)
      passed += length
      guard last > 0, first < length else { continue }
      rest.append(
        segment.part(
          from: first > 0 ? segment.parameter(atLength: first, of: length) : 0,
          to: last < length ? segment.parameter(atLength: last, of: length) : 1))
    }
    return CGPath(segments: rest)
  }
}

extension CGPath.Segment {
  fileprivate func applying(_ transform: CGAffineTransform) -> [CGPath.Segment] {
    func moved(_ point: CGPoint) -> CGPoint { point.applying(transform) }
    switch self {
    case .line(let from, let to):
      return [.line(from: moved(from), to: moved(to))]
    case .quadCurve(let from, let to, let control):
      return [.quadCurve(from: moved(from), to: moved(to), control: moved(control))]
    case .curve(let from, let to, let control1, let control2):
      return [
        .curve(
          from: moved(from), to: moved(to), control1: moved(control1), control2: moved(control2))
      ]
    case .arc(let center, let radii, let startAngle, let delta):
      guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else {
        return curves(curveCount).flatMap { $0.applying(transform) }
      }
      return [
        .arc(
          center: moved(center),
          radii: CGSize(
            width: radii.width * transform.a, height: radii.height * transform.d),
          startAngle: startAngle, delta: delta)
      ]
    }
  }

  /// The parameter up to which the segment has a given length, in points.
  fileprivate func parameter(atLength wanted: Double, of length: Double) -> Double {
    switch self {
    case .line:
      return wanted / length
    case .arc(_, let radii, _, _) where radii.width == radii.height:
      return wanted / length
    default:
      var (low, high) = (0.0, 1.0)
      for _ in 0..<50 {
        let middle = (low + high) / 2
        if self.length(to: middle) < wanted { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }
  }
}
