import Foundation
import HeadlessViews
import TestFormulas
import Expectations

@Suite("A path")
struct PathTests {
  private static func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  private static let segments: [CGPath.Segment] = [
    .line(from: point(1, 2), to: point(30, -4)),
    .quadCurve(from: point(0, 0), to: point(0.1, 0.7), control: point(1.0 / 3, 5)),
    .curve(
      from: point(-3, 1), to: point(0.3, 0.1), control1: point(7, 7), control2: point(-1, 1e3)),
    .arc(
      center: point(5, 6), radii: CGSize(width: 3, height: 3), startAngle: 1, delta: -4),
    .arc(
      center: point(5, 6), radii: CGSize(width: 30, height: 2), startAngle: -2, delta: 9),
  ]

  /// A point of a segment by Bernstein's form, independent of the library's construction.
  private func bezier(_ points: [CGPoint], at s: Double) -> CGPoint {
    let weights: [Double] =
      switch points.count {
      case 2: [1 - s, s]
      case 3: [(1 - s) * (1 - s), 2 * (1 - s) * s, s * s]
      default: [pow(1 - s, 3), 3 * (1 - s) * (1 - s) * s, 3 * (1 - s) * s * s, pow(s, 3)]
      }
    return zip(points, weights).reduce(into: CGPoint.zero) {
      $0.x += $1.0.x * $1.1
      $0.y += $1.0.y * $1.1
    }
  }

  @Test("continues from its current point, and begins at the first given point")
  func building() {
    var path = CGPath()
    expectTrue(path.isEmpty && path.currentPoint == nil)
    path.closeSubpath()
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 15, y: 5))
    path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
    expectEqual(
      path.segments,
      [
        .line(from: CGPoint(x: 10, y: 0), to: CGPoint(x: 10, y: 0)),
        .quadCurve(
          from: CGPoint(x: 10, y: 0), to: CGPoint(x: 20, y: 0), control: CGPoint(x: 15, y: 5)),
        .curve(
          from: CGPoint(x: 20, y: 0), to: .zero, control1: CGPoint(x: 1, y: 1),
          control2: CGPoint(x: 2, y: 2)),
      ])
    expectEqual(path.currentPoint, .zero)
    path.closeSubpath()
    path.closeSubpath()
    expectEqual(path.segments.last, .line(from: .zero, to: CGPoint(x: 10, y: 0)))
    path.move(to: CGPoint(x: 7, y: 7))
    expectEqual(path.segments.count, 4)
    expectEqual(path.currentPoint, CGPoint(x: 7, y: 7))
    path.addLine(to: .zero)
    path.closeSubpath()
    expectEqual(path.currentPoint, CGPoint(x: 7, y: 7))
  }

  @Test("reaches its arcs by a line, unless its current point is on them")
  func arcs() {
    var path = CGPath()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: .pi / 2)
    expectEqual(path.segments.count, 1)
    path.addRelativeArc(center: CGPoint(x: 0, y: 20), radius: 5, startAngle: 0, delta: -.pi)
    // The second arc goes upward on the screen, because it is counterclockwise.
    expectEqual(path.segments.count, 3)
    expectNear(
      zip(path.segments, [1, 1, 0.5]).map { $0.point(at: $1) },
      [CGPoint(x: 0, y: 10), CGPoint(x: 5, y: 20), CGPoint(x: 0, y: 15)])
  }

  @Test("of a rectangle and of an ellipse goes round clockwise and closes")
  func shapes() throws {
    let rect = CGPath(rect: CGRect(x: 1, y: 2, width: 10, height: 20))
    expectEqual(
      rect.segments.map { $0.point(at: 0) },
      [
        CGPoint(x: 1, y: 2), CGPoint(x: 11, y: 2), CGPoint(x: 11, y: 22), CGPoint(x: 1, y: 22),
      ])
    expectEqual(rect.currentPoint, CGPoint(x: 1, y: 2))
    let ellipse = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10))
    let arc = try #require(ellipse.segments.count == 1 ? ellipse.segments.first : nil)
    expectNear(
      [0, 0.25, 0.5, 0.75, 1].map { arc.point(at: $0) },
      [(20, 5), (10, 10), (0, 5), (10, 0), (20, 5)].map { CGPoint(x: $0.0, y: $0.1) })
  }

  @Test("has Bézier's points on its curves, at any parameter, and begins and ends exactly")
  func points() {
    for segment in Self.segments {
      let points: [CGPoint] =
        switch segment {
        case .line(let from, let to): [from, to]
        case .quadCurve(let from, let to, let control): [from, control, to]
        case .curve(let from, let to, let control1, let control2): [from, control1, control2, to]
        case .arc: []
        }
      guard let first = points.first, let last = points.last else { continue }
      expectEqual([0, 1].map { segment.point(at: $0) }, [first, last])
      let parameters = [-0.5, 0.25, 0.5, 0.9, 2]
      expectNear(
        parameters.map { segment.point(at: $0) }, parameters.map { bezier(points, at: $0) })
    }
  }

  @Test("has a velocity that is the derivative of its points", arguments: [0, 0.3, 0.5, 1])
  func velocity(parameter: Double) throws {
    let step = 1e-6
    for segment in Self.segments {
      let (before, after) = (
        segment.point(at: parameter - step), segment.point(at: parameter + step)
      )
      let velocity = segment.velocity(at: parameter)
      let size = hypot(velocity.width, velocity.height)
      let (x, y) = ((after.x - before.x) / (2 * step), (after.y - before.y) / (2 * step))
      expectLess(hypot(velocity.width - x, velocity.height - y), 1.5e-6 * size)
      let angle = try #require(segment.angle(at: parameter))
      expectNear(angle, atan2(velocity.height, velocity.width), within: 1e-12)
    }
  }

  @Test("has a direction where its velocity is zero: the one before or after")
  func standstill() {
    let curve = CGPath.Segment.curve(
      from: .zero, to: CGPoint(x: 10, y: 10), control1: .zero, control2: CGPoint(x: 10, y: 10))
    expectTrue([0, 0.5, 1].allSatisfy { curve.angle(at: $0) == .pi / 4 })
    let there = CGPath.Segment.quadCurve(
      from: .zero, to: CGPoint(x: 0, y: 10), control: CGPoint(x: 0, y: 10))
    expectEqual(there.angle(at: 1), .pi / 2)
    let back = CGPath.Segment.quadCurve(from: .zero, to: .zero, control: CGPoint(x: 10, y: 0))
    let angles = [0, 0.5, 1].map { back.angle(at: $0) }
    expectEqual(angles, [0, .pi, .pi])
    let still = CGPath.Segment.curve(
      from: .zero, to: CGPoint(x: 3, y: 0), control1: .zero, control2: .zero)
    expectEqual(still.angle(at: 0), 0)
    expectTrue(CGPath.Segment.line(from: .zero, to: .zero).angle(at: 0.5) == nil)
    expectTrue(
      CGPath.Segment.arc(center: .zero, radii: .zero, startAngle: 0, delta: 1).angle(at: 0) == nil)
  }

  @Test("is finite only if all its numbers are", arguments: [CGFloat.nan, .infinity, -.infinity])
  func finiteness(number: CGFloat) {
    let bad = CGPoint(x: 0, y: number)
    var paths = Array(repeating: CGPath(), count: 6)
    paths[0].move(to: bad)
    paths[1].addLine(to: bad)
    paths[2].addQuadCurve(to: .zero, control: bad)
    paths[3].addCurve(to: .zero, control1: .zero, control2: bad)
    paths[4].addRelativeArc(center: .zero, radius: number, startAngle: 0, delta: 1)
    paths[5].addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: number)
    let finite = [CGPath(), CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1))]
    expectTrue(!paths.contains { $0.isFinite } && finite.allSatisfy(\.isFinite))
  }
}
