import Foundation
import HeadlessViews

/// A prepared shape, filled and stroked, for samples of its colour at many points.
///
/// The corners of a stroke are always round, for any line join; the painter simplifies here.
///
/// An object, because it is large, and is read for each sample.
final class ShapePainter {
  private let inside: (outline: Outline, color: SIMD4<Double>)?
  private let line: (strokes: [Stroke], color: SIMD4<Double>)?
  private let reach: Double

  /// A straight piece of the stroke.
  private struct Stroke {
    let from: SIMD2<Double>
    let to: SIMD2<Double>

    /// True if the start has a flat end.
    var startsFlat = false

    /// True if the end has a flat end.
    var endsFlat = false

    func contains(_ point: SIMD2<Double>, reach: Double) -> Bool {
      guard Outline.distance(point, from, to) <= reach else { return false }
      guard startsFlat || endsFlat else { return true }
      let vector = to - from
      let along = (vector * (point - from)).sum()
      return (!startsFlat || along >= 0) && (!endsFlat || along <= (vector * vector).sum())
    }
  }

  init(_ shape: ShapeContent) {
    inside = shape.fillColor.flatMap { color in
      shape.path.map { (Outline($0, rule: shape.fillRule), color.premultiplied) }
    }
    reach = max(Double(shape.lineWidth), 0) / 2
    line = shape.strokeColor.map { color in
      (Self.strokes(of: shape, reach: max(Double(shape.lineWidth), 0) / 2), color.premultiplied)
    }
  }

  /// The premultiplied colour at a point of the layer.
  func color(at point: SIMD2<Double>) -> SIMD4<Double> {
    var color = SIMD4<Double>.zero
    if let inside, inside.outline.contains(point) { color = inside.color }
    if let line, line.strokes.contains(where: { $0.contains(point, reach: reach) }) {
      color = line.color.over(color)
    }
    return color
  }

  private static func strokes(of shape: ShapeContent, reach: Double) -> [Stroke] {
    Outline(shape.strokedPath).parts.flatMap { corners in
      let isClosed = shape.lineDashPattern == nil && corners.first == corners.last
      return dashes(of: corners, shape).flatMap { dash in
        capped(dash, shape.lineCap, reach: reach, isClosed: isClosed)
      }
    }
  }

  private static func capped(
    _ corners: [SIMD2<Double>], _ cap: CAShapeLayerLineCap, reach: Double, isClosed: Bool
  ) -> [Stroke] {
    var strokes = zip(corners, corners.dropFirst()).filter { $0 != $1 }
      .map { Stroke(from: $0, to: $1) }
    guard !isClosed, cap != .round, let first = strokes.first, let last = strokes.last else {
      return strokes
    }
    let extra = cap == .square ? reach : 0
    func moved(_ end: SIMD2<Double>, from other: SIMD2<Double>) -> SIMD2<Double> {
      let vector = end - other
      return end + vector * (extra / (vector * vector).sum().squareRoot())
    }
    strokes[0] = Stroke(
      from: moved(first.from, from: first.to), to: first.to, startsFlat: true)
    let end = strokes[strokes.count - 1]
    strokes[strokes.count - 1] = Stroke(
      from: end.from, to: moved(last.to, from: last.from), startsFlat: end.startsFlat,
      endsFlat: true)
    return strokes
  }

  /// The parts of a line that its dash pattern draws; the whole line if it has no pattern.
  private static func dashes(
    of corners: [SIMD2<Double>], _ shape: ShapeContent
  ) -> [[SIMD2<Double>]] {
    let pattern = (shape.lineDashPattern ?? []).map(Double.init)
    let period = pattern.reduce(0, +) * (pattern.count % 2 == 0 ? 1 : 2)
    let phase = Double(shape.lineDashPhase).remainder(dividingBy: period)
    guard period > 0.01, phase.isFinite, pattern.allSatisfy({ $0 >= 0 }) else { return [corners] }
    // The current entry of the pattern, and the length that is left of the entry.
    var (entry, rest) = (0, pattern[0])
    func next() {
      entry += 1
      rest += pattern[entry % pattern.count]
    }
    rest -= phase < 0 ? phase + period : phase
    while rest <= 0 { next() }
    var dashes: [[SIMD2<Double>]] = entry % 2 == 0 ? [[corners[0]]] : []
    for (from, to) in zip(corners, corners.dropFirst()) {
      let vector = to - from
      let length = (vector * vector).sum().squareRoot()
      var passed = 0.0
      while length - passed > rest {
        passed += rest
        rest = 0
        let point = from + vector * (passed / length)
        if entry % 2 == 0 { dashes[dashes.count - 1].append(point) } else { dashes.append([point]) }
        while rest <= 0 { next() }
      }
      rest -= length - passed
      if entry % 2 == 0 { dashes[dashes.count - 1].append(to) }
    }
    return dashes
  }
}
