import Foundation
import HeadlessViews
import TestFormulas
import Expectations

@Suite("A map of the plane")
struct PlaneMapTests {
  private func image(of point: CGPoint, in map: PlaneMap) throws -> CGPoint {
    try #require(map(point))
  }

  @Test(
    "maps a point as the transform does, divided by its depth", arguments: UInt64(0)..<30)
  func definition(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (transform, point) = (generator.placement(), generator.point(-100...100))
    let row = Double(point.x) * transform.row1 + Double(point.y) * transform.row2 + transform.row4
    let image = try #require(PlaneMap(transform)(point))
    expectNear(image, CGPoint(x: row.x / row.w, y: row.y / row.w), within: 1e-8)
  }

  @Test("is undone by its inverse", arguments: UInt64(0)..<30)
  func inverse(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let map = PlaneMap(generator.placement())
    let inverse = try #require(map.inverted())
    let point = generator.point(-100...100)
    let there = try image(of: point, in: map)
    expectNear(try image(of: there, in: inverse), point, within: 1e-8)
    expectNear(try image(of: point, in: map.concatenating(inverse)), point, within: 1e-8)
    expectNear(try image(of: point, in: inverse.concatenating(map)), point, within: 1e-8)
  }

  @Test("is composed of one map after the other", arguments: UInt64(0)..<30)
  func composition(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (one, other) = (PlaneMap(generator.placement()), PlaneMap(generator.placement()))
    let point = generator.point(-20...20)
    let expected = try image(of: try image(of: point, in: one), in: other)
    expectNear(try image(of: point, in: one.concatenating(other)), expected, within: 1e-8)
    expectEqual([one.concatenating(.identity), PlaneMap.identity.concatenating(one)], [one, one])
    // It survives a composition with a flat transform and back.
    expectEqual(PlaneMap(one.transform), one)
    expectEqual(PlaneMap.identity.transform, .identity)
  }

  @Test("needs only an invertible plane, not an invertible space")
  func flattened() {
    let scales: [(x: CGFloat, y: CGFloat, z: CGFloat)] = [
      (2, 2, 0), (0, 1, 1), (.nan, 1, 1), (.leastNonzeroMagnitude, 1, 1), (1e200, 1e200, 1),
    ]
    let maps = scales.map { PlaneMap(CATransform3D(scaleX: $0.x, y: $0.y, z: $0.z)) }
    expectEqual(maps.map { $0.inverted() != nil }, [true, false, false, false, false])
  }

  @Test("maps a point on the horizon to nil")
  func horizon() {
    var perspective = CATransform3D.identity
    perspective.m14 = -0.01
    let map = PlaneMap(perspective)
    expectTrue(map(CGPoint(x: 100, y: 0)) == nil)
    expectEqual(map(CGPoint(x: 50, y: 10)), CGPoint(x: 100, y: 20))
    expectTrue(map(CGRect(x: 0, y: 0, width: 100, height: 10)) == nil)
  }

  @Test("returns the bounding box of a mapped rectangle (Geometry 15)")
  func boundingBox() throws {
    let turn = PlaneMap(CATransform3D(rotationAngle: .pi / 4, x: 0, y: 0, z: 1))
    let box = try #require(turn(CGRect(x: -1, y: -1, width: 2, height: 2)))
    let half = CGFloat(2).squareRoot()
    expectNear(box, CGRect(x: -half, y: -half, width: 2 * half, height: 2 * half), within: 1e-12)
    let mirror = PlaneMap(CATransform3D(scaleX: -2, y: 1))
    expectEqual(
      mirror(CGRect(x: 1, y: 2, width: 3, height: 4)), CGRect(x: -8, y: 2, width: 6, height: 4))
  }
}
