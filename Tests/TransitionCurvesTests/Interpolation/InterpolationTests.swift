import Foundation
import TransitionCurves
import Expectations

@Suite("Interpolation")
struct InterpolationTests {
  /// A type that an app makes animatable.
  struct Insets: VectorBacked, Equatable {
    var top = 0.0
    var left = 0.0
    var bottom = 0.0

    var components: SIMD4<Double> { SIMD4(top, left, bottom, 0) }

    init(components: SIMD4<Double>) {
      (top, left, bottom) = (components.x, components.y, components.z)
    }

    init(_ top: Double, _ left: Double, _ bottom: Double) {
      (self.top, self.left, self.bottom) = (top, left, bottom)
    }
  }

  /// A type of numbers in a vector of any size.
  private struct Numbers<Components: SIMD & Sendable>: VectorBacked, Equatable
  where Components.Scalar: BinaryFloatingPoint {
    var components: Components
  }

  private func check<Value: VectorValue & Equatable>(_ start: Value, _ end: Value) {
    expectEqual([0, 1].map { start.interpolated(to: end, by: $0) }, [start, end])
    let way = end.subtracting(start)
    for progress in [-0.5, 0.1, 0.3, 0.7, 1.6] {
      expectEqual(start.interpolated(to: start, by: progress), start)
      let there = start.interpolated(to: end, by: progress)
      let back = end.interpolated(to: start, by: 1 - progress)
      let errors = [
        there.subtracting(back).length,
        there.subtracting(start).length - way.length * abs(progress),
        way.scaled(by: progress).adding(start).subtracting(there).length,
      ]
      expectTrue(errors.allSatisfy { abs($0) < 1e-4 })
    }
  }

  @Test(
    "is exact at both ends, constant between equals and straight between others, for every type")
  func laws() {
    check(0.1, 0.3)
    check(Float(0.1), Float(-7.3))
    check(CGFloat(0.1), CGFloat(120.7))
    check(CGPoint(x: 0.1, y: -3), CGPoint(x: 9.7, y: 44))
    check(CGSize(width: 0.1, height: 3), CGSize(width: 9.7, height: 44))
    check(
      CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.4), CGRect(x: 7, y: -5, width: 60, height: 9))
    check(Numbers(components: SIMD2<Float>(0.1, 2)), Numbers(components: [3.3, -4]))
    check(
      Numbers(components: SIMD8<Double>(repeating: 0.1)),
      Numbers(components: [0, 1, 2, 3, 4, 5, 6, 7]))
    check(Insets(0.1, 2, 3), Insets(4, 5.5, -6))
  }

  @Test("measures length as the Euclidean norm, and goes beyond the ends where a curve overshoots")
  func length() {
    expectEqual([CGPoint(x: 3, y: -4), CGPoint(x: -2.5, y: 0)].map(\.length), [5, 2.5])
    expectEqual(Insets(2, 3, 6).length, 7)
    expectEqual(Numbers(components: SIMD3<Float>(2, 3, 6)).length, 7)
    expectEqual(10.0.interpolated(to: 20, by: 1.5), 25)
    expectEqual((-2.5).length, 2.5)
    expectEqual(CGPoint(x: 0, y: 10).interpolated(to: CGPoint(x: 4, y: 10), by: -0.25).x, -1)
  }

  @Test("switches a Boolean value halfway")
  func truth() {
    let truths = [0.49, 0.5, 1].map { false.interpolated(to: true, by: $0) }
    expectTrue(truths == [false, true, true] && !true.interpolated(to: false, by: 1))
  }
}
