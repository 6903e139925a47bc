import Foundation
import HeadlessViews
import Expectations

@Suite("A transform between two others")
struct TransformInterpolationTests {
  @Test("is where Chromium shows it", arguments: BrowserSample.all)
  func browser(sample: BrowserSample) {
    let result = sample.start.interpolated(to: sample.end, progress: sample.progress)
    expectLess(result.distance(to: sample.expected), 1e-6, "\(result)")
  }

  @Test("is each end exactly at that end, arrives without a jump, and is the same in reverse")
  func endpoints() {
    var random = RandomTransforms(seed: 5)
    for index in 0..<100 {
      let (start, end) = (random.spatial(), random.spatial())
      expectEqual([0, 1].map { start.interpolated(to: end, progress: $0) }, [start, end])
      expectEqual(start.interpolated(to: start, progress: 0.3), start)
      let (first, last) = (
        start.interpolated(to: end, progress: 1e-10),
        start.interpolated(to: end, progress: 1 - 1e-10)
      )
      expectLess(first.distance(to: start), 1e-7)
      expectLess(last.distance(to: end), 1e-7)
      let progress = [-0.4, 0.1, 0.5, 0.8, 1.3][index % 5]
      let forward = start.interpolated(to: end, progress: progress)
      let backward = end.interpolated(to: start, progress: 1 - progress)
      expectLess(forward.distance(to: backward), 1e-9)
    }
  }

  @Test("stays exactly in the plane of both ends, and rotates a quarter in half of a half")
  func affine() {
    var random = RandomTransforms(seed: 9)
    for _ in 0..<100 {
      expectTrue(random.affine().interpolated(to: random.affine(), progress: 0.3).isAffine)
      let (start, end) = (random.rotation(), random.rotation())
      let half = start.interpolated(to: end, progress: 0.5)
      let quarter = start.interpolated(to: end, progress: 0.25)
      expectLess(start.interpolated(to: half, progress: 0.5).distance(to: quarter), 1e-12)
    }
  }

  @Test(
    "rotates by its fraction of the angle, the shortest way",
    arguments: [-170.0, -1e-7, 1, 90, 179])
  func angles(degrees: Double) {
    let angle = degrees * .pi / 180
    for progress in [-0.5, 0.25, 0.5, 1.5] {
      let result = CATransform3D.identity
        .interpolated(to: turn(angle), progress: progress)
      expectLess(result.distance(to: turn(progress * angle)), 1e-14)
      expectTrue(result.isAffine)
    }
    // Beyond half a turn, the opposite direction is shorter.
    let long = CATransform3D.identity.interpolated(to: turn(angle + 2 * .pi), progress: 0.5)
    expectLess(long.distance(to: turn(angle / 2)), 1e-14)
  }

  // Chromium returns along the same path; Core Animation does not (WWDC 2017, session 230).
  @Test("rotates clockwise through half a turn of either sign, there and back")
  func halfTurn() {
    for angle in [Double.pi, -.pi, Double(Float.pi), -Double(Float.pi)] {
      let there = CATransform3D.identity.interpolated(to: turn(angle), progress: 0.25)
      expectLess(there.distance(to: turn(.pi / 4)), 1e-7)
      let back = turn(angle).interpolated(to: .identity, progress: 0.25)
      expectLess(back.distance(to: turn(.pi * 5 / 4)), 1e-7)
    }
    for (x, y) in [(1.0, 0.0), (0, 1)] {
      let flipped = CATransform3D(rotationAngle: -.pi, x: x, y: y, z: 0)
      let half = CATransform3D.identity.interpolated(to: flipped, progress: 0.5)
      expectLess(half.distance(to: CATransform3D(rotationAngle: .pi / 2, x: x, y: y, z: 0)), 1e-12)
    }
  }

  @Test("rotates backwards just short of half a turn, as with 3.14159, and shows no whole turns")
  func justUnderHalfATurn() {
    let back = CATransform3D.identity.interpolated(to: turn(-3.14159), progress: 0.5)
    expectLess(back.distance(to: turn(-3.14159 / 2)), 1e-9)
    for progress in [0.25, 0.5, 0.75] {
      let result = CATransform3D.identity.interpolated(to: turn(2 * .pi), progress: progress)
      expectLess(result.distance(to: .identity), 1e-15)
    }
  }

  @Test("translates and scales field by field, exactly, and beyond the ends")
  func movementAndScale() {
    let start = CATransform3D(fields: [1, 0, 0, 2, 8, 16])
    let end = CATransform3D(fields: [3, 0, 0, 4, -8, 0])
    expectEqual(
      [-0.5, 0.5, 1.5].map { start.interpolated(to: end, progress: $0) },
      [[0, 0, 0, 1, 16, 24], [2, 0, 0, 3, 0, 8], [4, 0, 0, 5, -16, -8]].map {
        CATransform3D(fields: $0)
      })
    // It switches halfway when an end is singular.
    let (nothing, all) = (CATransform3D(scaleX: 0, y: 0), CATransform3D.identity)
    expectEqual([0.49, 0.5].map { all.interpolated(to: nothing, progress: $0) }, [all, nothing])
    expectEqual([0.49, 1.2].map { nothing.interpolated(to: all, progress: $0) }, [nothing, all])
  }

  private func turn(_ angle: Double) -> CATransform3D {
    CATransform3D(rotationAngle: angle, x: 0, y: 0, z: 1)
  }
}
