import Foundation
import HeadlessViews
import TestFormulas
import Expectations

@Suite("A path as an outline")
struct PathShapeTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  private func point(_ angle: Double, _ radius: Double, _ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: x + radius * cos(angle), y: y + radius * sin(angle))
  }

  @Test("of a rectangle or of an ellipse may be given a transform, as Core Graphics' may")
  func transformedShapes() {
    var half = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let small = CGRect(x: 5, y: 10, width: 50, height: 30)
    expectEqual(
      [CGPath(rect: rect, transform: nil), CGPath(rect: rect, transform: &half)],
      [rect, small].map { CGPath(rect: $0) })
    expectEqual(
      [CGPath(ellipseIn: rect, transform: nil), CGPath(ellipseIn: rect, transform: &half)],
      [rect, small].map { CGPath(ellipseIn: $0) })
  }

  @Test("of a round rectangle contains all but the parts beyond its corner discs")
  func roundedRect() {
    let radius = 15.0
    let path = CGPath(roundedRect: rect, cornerRadius: radius)
    expectNear(path.boundingBoxOfPath, rect)
    var numbers = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let point = CGPoint(
        x: .random(in: 0..<120, using: &numbers), y: .random(in: 10..<90, using: &numbers))
      let nearest = CGPoint(
        x: min(max(point.x, rect.minX + radius), rect.maxX - radius),
        y: min(max(point.y, rect.minY + radius), rect.maxY - radius))
      let distance = hypot(point.x - nearest.x, point.y - nearest.y)
      guard abs(distance - radius) > 1e-6 else { continue }
      expectEqual(path.contains(point), (distance < radius))
    }
  }

  @Test("rounds the given corners, as far as there is room")
  func corners() {
    let path = CGPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 500, height: 30))
    expectNear(path.boundingBoxOfPath, rect)
    // The corner is a quarter of an ellipse: half axes 50 and 30 about (60, 50).
    let points: [(x: Double, y: Double)] = [
      (11, 21), (109, 21), (11, 79), (109, 79), (60 - 50 * 0.7, 50 - 30 * 0.7),
      (60 - 50 * 0.72, 50 - 30 * 0.72),
    ]
    expectEqual(
      points.map { path.contains(CGPoint(x: $0.x, y: $0.y)) },
      [
        false, true, true, false, true, false,
      ])
    expectEqual(
      path.segments.count, CGPath(roundedRect: rect, cornerRadius: 0).segments.count)
  }

  private static let turn = 2 * Double.pi

  /// The start and end angle of arcs, their direction, and the angle that they cover.
  private static let arcs: [(start: Double, end: Double, clockwise: Bool, delta: Double)] = [
    (0, turn / 4, true, turn / 4), (0, turn / 4, false, -turn * 0.75),
    (1, 0, true, turn - 1), (1, 0, false, -1), (0, turn, true, turn), (0, turn * 3.5, true, turn),
    (turn, 0, false, -turn), (0, -0.5, true, turn - 0.5), (1, 1, true, 0), (3, 3, false, 0),
  ]

  @Test(
    """
    goes along an arc from angle to angle, clockwise on the screen or the other way, and reaches \
    one that begins elsewhere by a line
    """)
  func arc() throws {
    for (start, end, clockwise, delta) in Self.arcs {
      let path = CGPath(
        arcCenter: CGPoint(x: 3, y: 4), radius: 5, startAngle: start, endAngle: end,
        clockwise: clockwise)
      let segment = try #require(path.segments.count == 1 ? path.segments.first : nil)
      let parts = (0...10).map { Double($0) / 10 }
      expectNear(
        parts.map { segment.point(at: $0) }, parts.map { point(start + delta * $0, 5, 3, 4) })
    }
    var path = CGPath()
    path.move(to: .zero)
    path.addArc(
      withCenter: CGPoint(x: 10, y: 0), radius: 2, startAngle: .pi, endAngle: 0, clockwise: true)
    expectEqual(path.segments.count, 2)
    expectTrue(path.contains(CGPoint(x: 10, y: -1)))
    expectNear(path.segments[0].point(at: 1), CGPoint(x: 8, y: 0))
  }

  @Test("has an inside by either rule")
  func rules() {
    var rings = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    rings.append(CGPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    let (middle, ring) = (CGPoint(x: 15, y: 15), CGPoint(x: 5, y: 15))
    expectTrue(rings.contains(middle) && rings.contains(ring, using: .evenOdd))
    expectTrue(!rings.contains(middle, using: .evenOdd))
    var hole = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    hole.append(CGPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversed())
    expectTrue(!hole.contains(middle))
    // A subpath that was left open counts as closed.
    var open = CGPath()
    open.move(to: .zero)
    open.addLine(to: CGPoint(x: 10, y: 0))
    open.addLine(to: CGPoint(x: 0, y: 10))
    let points = [CGPoint(x: 2, y: 2), CGPoint(x: 6, y: 6), CGPoint(x: CGFloat.nan, y: 1)]
    expectEqual(points.map { open.contains($0) }, [true, false, false])
  }

  @Test("has the inside of its curves, by many chords")
  func curvedInside() {
    var path = CGPath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 100, y: 0), control1: CGPoint(x: -80, y: 120),
      control2: CGPoint(x: 180, y: 90))
    path.addQuadCurve(to: .zero, control: CGPoint(x: 50, y: -90))
    let count = 4000
    let corners = path.segments.flatMap { segment in
      (0..<count).map { segment.point(at: Double($0) / Double(count)) }
    }
    var numbers = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let point = CGPoint(
        x: .random(in: -40..<140, using: &numbers), y: .random(in: -60..<110, using: &numbers))
      var isInside = false
      for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1))
      where (a.y <= point.y) != (b.y <= point.y) {
        if a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y) > point.x { isInside.toggle() }
      }
      expectEqual(path.contains(point, using: .evenOdd), isInside)
    }
  }

  @Test("has a box around its curves, and a larger one around their control points")
  func boxes() {
    var path = CGPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 20))
    path.addCurve(
      to: CGPoint(x: 20, y: 0), control1: CGPoint(x: 10, y: -30), control2: CGPoint(x: 20, y: -30))
    // A quadratic curve reaches halfway to its control point, and this cubic curve three quarters.
    expectNear(path.boundingBoxOfPath, CGRect(x: 0, y: -22.5, width: 20, height: 32.5))
    expectNear(path.boundingBox, CGRect(x: 0, y: -30, width: 20, height: 50))
    expectEqual(CGPath().boundingBox, .null)
    let circle = CGPath(ellipseIn: rect)
    expectNear(circle.boundingBoxOfPath, rect)
    let half = CGPath(
      arcCenter: .zero, radius: 10, startAngle: .pi, endAngle: 2 * .pi, clockwise: true)
    expectNear(half.boundingBoxOfPath, CGRect(x: -10, y: -10, width: 20, height: 10))
  }

  @Test("is moved, scaled and turned point by point")
  func transforms() {
    var path = CGPath(roundedRect: rect, cornerRadius: 12)
    path.addQuadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: 5, y: 50))
    for transform in [
      CGAffineTransform(translationX: 3, y: -4), CGAffineTransform(scaleX: 2, y: 0.5),
      CGAffineTransform(rotationAngle: 30 * .pi / 180),
      CGAffineTransform(a: 1, b: 0.3, c: -0.7, d: -1, tx: 5, ty: 6),
    ] {
      let image = path.applying(transform)
      var moved = path
      moved.apply(transform)
      expectEqual(moved, image)
      // A quarter of a circle of radius 12 becomes one curve, so the segments match one by one.
      expectEqual(image.segments.count, path.segments.count)
      for (segment, other) in zip(path.segments, image.segments) {
        let isArc = if case .arc = segment { true } else { false }
        for step in 0...8 {
          let part = Double(step) / 8
          let point = segment.point(at: part).applying(transform)
          // Curves follow arcs, but not quite at the same speed.
          guard isArc, case .curve = other, step % 4 != 0 else {
            expectNear(other.point(at: part), point)
            continue
          }
          expectNear(other.point(at: part), point, within: 0.2)
        }
      }
    }
  }

  @Test("is itself when it is reversed twice, and has the same points when reversed once")
  func reversed() {
    var path = CGPath(ellipseIn: rect)
    path.append(CGPath(roundedRect: rect, cornerRadius: 9))
    path.addCurve(
      to: .zero, control1: CGPoint(x: 3, y: 9), control2: CGPoint(x: -3, y: 1))
    let back = path.reversed()
    expectEqual(back.segments.count, path.segments.count)
    for (segment, other) in zip(path.segments, back.segments.reversed()) {
      for part in [0, 0.3, 1] {
        expectNear(segment.point(at: part), other.point(at: 1 - part))
      }
    }
    expectEqual(CGPath().reversed(), CGPath())
  }

  @Test("is trimmed by its length")
  func trimmed() {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let part = square.trimmed(from: 0.125, to: 0.625)
    expectEqual(
      part.segments,
      [
        .line(from: CGPoint(x: 5, y: 0), to: CGPoint(x: 10, y: 0)),
        .line(from: CGPoint(x: 10, y: 0), to: CGPoint(x: 10, y: 10)),
        .line(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 5, y: 10)),
      ])
    let spans = [(0.0, 1.0), (-3, 9), (0.5, 0.5), (0.7, 0.2)]
    expectEqual(
      spans.map { square.trimmed(from: $0, to: $1) }, [square, square, CGPath(), CGPath()])
    let circle = CGPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    let quarter = circle.trimmed(from: 0.25, to: 0.5)
    expectNear(
      [0, 1].map { quarter.segments[0].point(at: $0) },
      [CGPoint(x: 0, y: 10), CGPoint(x: -10, y: 0)])
    // A parabola of known length: y = x², from 0 to 1.
    var parabola = CGPath()
    parabola.move(to: .zero)
    parabola.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 0.5, y: 0))
    func length(_ x: Double) -> Double {
      x / 2 * (1 + 4 * x * x).squareRoot() + asinh(2 * x) / 4
    }
    let half = parabola.trimmed(from: 0, to: length(0.6) / length(1))
    expectNear(
      [0.5, 1].map { half.segments[0].point(at: $0) },
      [CGPoint(x: 0.3, y: 0.09), CGPoint(x: 0.6, y: 0.36)])
  }
}
