import Foundation
import HeadlessViews
import Expectations

@Suite("A transform's decomposition")
struct TransformDecompositionTests {
  @Test("composes to the same transform, in space and in the plane, where it stays exactly")
  func roundTrip() throws {
    var random = RandomTransforms(seed: 1)
    for _ in 0..<500 {
      let (spatial, plane) = (random.spatial(), random.affine())
      let spatialParts = try #require(TransformDecomposition(spatial))
      expectLess(spatialParts.transform.distance(to: spatial), 1e-9)
      let planeParts = try #require(TransformDecomposition(plane)).transform
      expectLess(planeParts.distance(to: plane), 1e-12)
      expectTrue(planeParts.isAffine)
    }
  }

  @Test("ignores a common factor of all sixteen fields", arguments: [-3, 0.5, 2])
  func homogeneousFactor(factor: Double) throws {
    var random = RandomTransforms(seed: 3)
    let transform = random.spatial()
    let multiple = CATransform3D(
      rows: factor * transform.row1, factor * transform.row2, factor * transform.row3,
      factor * transform.row4)
    let parts = try #require(TransformDecomposition(multiple))
    expectLess(parts.transform.distance(to: transform), 1e-9)
    let whole = try #require(TransformDecomposition(unnormalized: multiple))
    expectLess(whole.transform.distance(to: multiple), 1e-9)
  }

  @Test("has scale, skew, rotation, translation and perspective, in that order")
  func parts() throws {
    var expected = TransformDecomposition()
    expected.scale = [2, 3, 4]
    expected.skew = [0.1, 0.2, 0.3]
    expected.rotation = Quaternion(rotationAngle: 0.7, x: 1, y: 2, z: 3)
    expected.translation = [10, 20, 30]
    let scaled = CATransform3D(rows: [2, 0, 0, 0], [0, 3, 0, 0], [0, 0, 4, 0], [0, 0, 0, 1])
    let skew = CATransform3D(rows: [1, 0, 0, 0], [0.1, 1, 0, 0], [0.2, 0.3, 1, 0], [0, 0, 0, 1])
    let product =
      scaled
      .concatenating(skew)
      .concatenating(CATransform3D(rotationAngle: 0.7, x: 1, y: 2, z: 3))
      .concatenating(CATransform3D(translationX: 10, y: 20, z: 30))
    expectLess(expected.transform.distance(to: product), 1e-12)
    let parts = try #require(TransformDecomposition(product))
    for (found, set) in [(parts.scale, expected.scale), (parts.skew, expected.skew)] {
      expectTrue((0..<3).allSatisfy { abs(found[$0] - set[$0]) < 1e-12 })
    }
    let turned = try #require(
      TransformDecomposition(CATransform3D(rotationAngle: 1, x: 0, y: 1, z: 0)))
    expectLess(0, turned.scale.x)
    expectNear(turned.rotation.components.y, sin(0.5), within: 1e-15)
  }

  @Test("flips one axis of a mirrored plane and all three of mirrored space")
  func mirrors() throws {
    let parts = try [(-1, 1, 1), (1, -1, 1), (1, 1, -1)].map { scale in
      try #require(
        TransformDecomposition(CATransform3D(scaleX: scale.0, y: scale.1, z: scale.2)))
    }
    expectEqual(parts.map(\.scale), [[-1, 1, 1], [1, -1, 1], [-1, -1, -1]])
    expectTrue(parts.prefix(2).allSatisfy { $0.rotation == .identity })
  }

  @Test("of a singular transform is nil")
  func singular() {
    let transforms = [
      CATransform3D(scaleX: 0, y: 1), CATransform3D(scaleX: 1, y: 1, z: 0),
      CATransform3D(fields: [1, 2, 2, 4, 0, 0]),
      CATransform3D(rows: [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 0]),
      CATransform3D(scaleX: .infinity, y: 1), CATransform3D(scaleX: .nan, y: 1),
    ]
    expectTrue(transforms.allSatisfy { TransformDecomposition($0) == nil })
  }
}
