import Foundation

extension CGPath {
  /// The path at `progress` of the way to `end`; nil if the two paths do not match.
  ///
  /// Paths match if they have the same kinds of segments in the same subpaths. At 1 the result is
  /// `end` to the last bit. Each point moves straight to its counterpart. Arcs through the same
  /// angles stay arcs. Other arcs move as the Bézier curves that approximate them, as Core Graphics
  /// draws all arcs.
  public func interpolated(to end: CGPath, progress: Double) -> CGPath? {
    guard segments.count == end.segments.count else { return nil }
    guard progress != 0 else { return self }
    var mixed: [Segment] = []
    mixed.reserveCapacity(segments.count)
    for index in segments.indices {
      let (one, other) = (segments[index], end.segments[index])
      guard
        index == 0
          || one.continues(segments[index - 1]) == other.continues(end.segments[index - 1]),
        let between = one.mixed(with: other, progress)
      else { return nil }
      mixed += between
    }
    return progress == 1 ? end : CGPath(segments: mixed)
  }
}

extension CGPath.Segment {
  /// The segment or segments part of the way to another segment; nil if the kinds do not match.
  fileprivate func mixed(with other: CGPath.Segment, _ part: Double) -> [CGPath.Segment]? {
    func mixed(_ a: CGPoint, _ b: CGPoint) -> CGPoint { a.mixed(with: b, part) }
    switch (self, other) {
    case (.line(let from, let to), .line(let otherFrom, let otherTo)):
      return [.line(from: mixed(from, otherFrom), to: mixed(to, otherTo))]
    case (
      .quadCurve(let from, let to, let control),
      .quadCurve(let otherFrom, let otherTo, let otherControl)
    ):
      return [
        .quadCurve(
          from: mixed(from, otherFrom), to: mixed(to, otherTo),
          control: mixed(control, otherControl))
      ]
    case (
      .curve(let from, let to, let control1, let control2),
      .curve(let otherFrom, let otherTo, let otherControl1, let otherControl2)
    ):
      return [
        .curve(
          from: mixed(from, otherFrom), to: mixed(to, otherTo),
          control1: mixed(control1, otherControl1), control2: mixed(control2, otherControl2))
      ]
    case (
      .arc(let center, let radii, let startAngle, let delta),
      .arc(let otherCenter, let otherRadii, let otherStartAngle, let otherDelta)
    ) where startAngle == otherStartAngle && delta == otherDelta:
      let extent = mixed(
        CGPoint(x: radii.width, y: radii.height),
        CGPoint(x: otherRadii.width, y: otherRadii.height))
      return [
        .arc(
          center: mixed(center, otherCenter), radii: CGSize(width: extent.x, height: extent.y),
          startAngle: startAngle, delta: delta)
      ]
    case (.arc, .arc):
      let count = max(curveCount, other.curveCount)
      return zip(curves(count), other.curves(count)).compactMap { $0.mixed(with: $1, part) }
        .flatMap { $0 }
    case (.arc, .curve) where curveCount == 1:
      return curves(1)[0].mixed(with: other, part)
    case (.curve, .arc) where other.curveCount == 1:
      return self.mixed(with: other.curves(1)[0], part)
    default:
      return nil
    }
  }
}
