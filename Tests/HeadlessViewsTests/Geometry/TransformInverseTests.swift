import Foundation
import HeadlessViews
import Expectations

@Suite("A transform's inverse")
struct TransformInverseTests {
  @Test("undoes the transform from either side")
  func undoes() throws {
    var random = RandomTransforms(seed: 4)
    for _ in 0..<500 {
      let transform = random.spatial()
      guard let inverse = transform.inverted() else {
        Issue.record("no inverse of \(transform)")
        continue
      }
      expectTrue(transform.concatenating(inverse).distance(to: .identity) < 1e-9)
      expectTrue(inverse.concatenating(transform).distance(to: .identity) < 1e-9)
    }
  }

  @Test("undoes the smallest and the largest scales", arguments: [1e-150, 1e150])
  func extremes(scale: Double) throws {
    let transform = CATransform3D(scaleX: scale, y: -scale, z: 3 * scale)
    let inverse = try #require(transform.inverted())
    expectTrue(transform.concatenating(inverse).distance(to: .identity) < 1e-12)
  }

  @Test("is nil when the transform is singular")
  func singular() {
    expectTrue(CATransform3D(scaleX: 0, y: 1).inverted() == nil)
    expectTrue(CATransform3D(scaleX: 1, y: 1, z: 0).inverted() == nil)
    expectTrue(CATransform3D(fields: [1, 2, 2, 4, 5, 6]).inverted() == nil)
    expectTrue(CATransform3D(scaleX: .nan, y: 1).inverted() == nil)
  }
}
