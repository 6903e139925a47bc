import Foundation
import HeadlessViews
import TransitionCurves
import Expectations

@Suite("A component of a transform")
struct TransformComponentTests {
  @Test("reads back the value that was set", arguments: TransformComponent.allCases)
  func setting(component: TransformComponent) {
    for value in [-3, -1.5, 0.25, 1.5707963267948966, 2, 3] {
      let isScale = component.rawValue.hasPrefix("scale")
      var transform = CATransform3D(translationX: 5, y: 6, z: 7)
      transform[component] = isScale ? abs(value) : value
      expectNear(transform[component], (isScale ? abs(value) : value), within: 1e-12)
    }
  }

  @Test("leaves the other components alone")
  func independence() {
    var transform = CATransform3D.identity
    transform.m34 = -1 / 500
    transform[.rotationZ] = 0.5
    transform[.scaleX] = 2
    transform[.scaleY] = 4
    transform[.translationZ] = 100
    transform.translation = CGSize(width: 10, height: 20)
    let components = [TransformComponent.rotation, .scaleXY, .scale, .translationZ]
    expectNear(components.map { Double(transform[$0]) }, [0.5, 3, 7.0 / 3, 100], within: 1e-12)
    expectEqual(transform.translation, CGSize(width: 10, height: 20))
    let expected = CATransform3D(scaleX: 2, y: 4)
      .concatenating(CATransform3D(rotationAngle: 0.5, x: 0, y: 0, z: 1))
      .concatenating(CATransform3D(translationX: 10, y: 20, z: 100))
      .concatenating(
        CATransform3D(rows: [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, -0.002], [0, 0, 0, 1]))
    expectLess(transform.distance(to: expected), 1e-12)
  }

  @Test("reads exactly the scale that was set, and can leave a scale of zero again")
  func exactScale() {
    for scale in [0.7, 0.8, 0.9, 0.95, 1.3, -0.7] as [CGFloat] {
      var transform = CATransform3D(translationX: 5, y: 6)
      transform[.scale] = scale
      expectEqual(abs(transform[.scale]), abs(scale))
    }
    var transform = CATransform3D(translationX: 5, y: 6)
    transform[.scale] = 0
    expectEqual([transform[.scale], transform[.translationX]], [0, 5])
    transform[.scale] = 1
    expectEqual(transform, CATransform3D(translationX: 5, y: 6))
  }

  @Test("composes a rotation of those about x, then y, then z")
  func order() {
    var transform = CATransform3D.identity
    transform[.rotationX] = 0.3
    transform[.rotationY] = -0.4
    transform[.rotationZ] = 0.5
    let expected = CATransform3D(rotationAngle: 0.3, x: 1, y: 0, z: 0)
      .concatenating(CATransform3D(rotationAngle: -0.4, x: 0, y: 1, z: 0))
      .concatenating(CATransform3D(rotationAngle: 0.5, x: 0, y: 0, z: 1))
    expectLess(transform.distance(to: expected), 1e-12)
  }
}
