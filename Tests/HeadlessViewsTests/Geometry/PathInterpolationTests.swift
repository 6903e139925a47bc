import Foundation
import HeadlessViews
import Expectations

@Suite("Two paths")
struct PathInterpolationTests {
  private let steps = (-1...12).map { Double($0) / 10 }

  private func mixed(_ a: CGPoint, _ b: CGPoint, _ part: Double) -> CGPoint {
    CGPoint(x: a.x * (1 - part) + b.x * part, y: a.y * (1 - part) + b.y * part)
  }

  private func star(_ scale: CGFloat, turned angle: Double) -> CGPath {
    var path = CGPath()
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(
        x: scale * (x * cos(angle) - y * sin(angle)), y: scale * (x * sin(angle) + y * cos(angle)))
    }
    path.move(to: point(1, 2))
    path.addLine(to: point(8, 3))
    path.addQuadCurve(to: point(7, 9), control: point(12, 6))
    path.addCurve(to: point(0, 7), control1: point(5, 14), control2: point(-3, 9))
    path.closeSubpath()
    path.move(to: point(20, 20))
    path.addLine(to: point(30, 20))
    return path
  }

  @Test("of the same segments blend point by point, and beyond (Animations 41)")
  func pointByPoint() throws {
    let (one, other) = (star(1, turned: 0), star(3, turned: 0.7))
    for part in steps {
      let path = try #require(one.interpolated(to: other, progress: part))
      expectEqual(path.segments.count, one.segments.count)
      // Bézier curves are linear in their points, so each point of the curve moves straight as
      // well.
      for index in one.segments.indices {
        for place in [0, 0.25, 0.6, 1] {
          let (a, b) = (
            one.segments[index].point(at: place), other.segments[index].point(at: place)
          )
          expectNear(path.segments[index].point(at: place), mixed(a, b, part))
        }
      }
    }
    expectEqual([0, 1].map { one.interpolated(to: other, progress: $0) }, [one, other])
  }

  @Test("that are circles stay circles with linear centre and radius")
  func circles() throws {
    let one = CGPath(ellipseIn: CGRect(x: -5, y: -5, width: 10, height: 10))
    let other = CGPath(ellipseIn: CGRect(x: 60, y: 20, width: 80, height: 80))
    for part in steps.dropFirst() {
      let path = try #require(one.interpolated(to: other, progress: part))
      let center = mixed(.zero, CGPoint(x: 100, y: 60), part)
      let radius = 5 + 35 * part
      for place in [0, 0.1, 0.37, 0.8] {
        let point = path.segments[0].point(at: place)
        expectNear(hypot(point.x - center.x, point.y - center.y), radius, within: 1e-9)
      }
    }
  }

  @Test("that are round rectangles stay one part and blend with any radii")
  func roundedRects() throws {
    let one = CGPath(roundedRect: CGRect(x: 0, y: 0, width: 0.3, height: 0.7), cornerRadius: 0)
    let other = CGPath(
      roundedRect: CGRect(x: 1.0 / 3, y: 10.1, width: 101.7, height: 33.3), cornerRadius: 12.3)
    for part in steps where part >= 0 {
      let path = try #require(one.interpolated(to: other, progress: part))
      expectEqual(path.parts.count, 1)
      let box = path.boundingBoxOfPath
      expectNear(box.origin, mixed(.zero, CGPoint(x: 1.0 / 3, y: 10.1), part))
    }
  }

  @Test("with arcs through other angles blend as curves")
  func arcs() throws {
    let one = CGPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    let other = CGPath(
      arcCenter: .zero, radius: 10, startAngle: .pi, endAngle: 2 * .pi, clockwise: true)
    for part in steps.dropFirst().dropLast(2) where part > 0 && part < 1 {
      let path = try #require(one.interpolated(to: other, progress: part))
      expectEqual(path.segments.count, 2)
      expectEqual(path.parts.count, 1)
      // The beginnings, the middles and the ends of the two arcs move straight.
      let half = CGPoint(x: 10 * 0.5.squareRoot(), y: 10 * 0.5.squareRoot())
      let points = [
        path.segments[0].point(at: 0), path.segments[0].point(at: 1),
        try #require(path.currentPoint),
      ]
      expectNear(
        points,
        [
          mixed(CGPoint(x: 10, y: 0), CGPoint(x: -10, y: 0), part),
          mixed(half, CGPoint(x: 0, y: -10), part),
          mixed(CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 0), part),
        ])
    }
  }

  @Test("of other segments, or of another number of parts, do not blend")
  func different() {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    var corner = CGPath()
    corner.move(to: .zero)
    corner.addLine(to: CGPoint(x: 1, y: 1))
    var pieces = CGPath()
    for x in 0..<4 {
      pieces.move(to: CGPoint(x: CGFloat(x), y: 0))
      pieces.addLine(to: CGPoint(x: CGFloat(x), y: 5))
    }
    var curve = CGPath()
    curve.move(to: .zero)
    curve.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 1, y: 0))
    let pairs = [(square, corner), (square, CGPath()), (square, pieces), (corner, curve)]
    expectTrue(pairs.allSatisfy { $0.interpolated(to: $1, progress: 0.5) == nil })
    expectEqual(CGPath().interpolated(to: CGPath(), progress: 0.5), CGPath())
  }
}
