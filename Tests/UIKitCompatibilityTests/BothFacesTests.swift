import Expectations
import Transitioning
import UIKitCompatibility

/// Files that import the library's names together with UIKit's have numbers in both types.
extension MainScreenTests {
  @MainActor
  @Suite("The library's names together with UIKit's")
  struct BothFacesTests {
    @Test("numbers are Doubles or Floats, and Doubles by default; keys are names or properties")
    func numbers() {
      let (precise, single): (Double, Float) = (0.1, 0.5)
      let (layer, animation) = (CALayer(), CAKeyframeAnimation())
      layer.speed = precise
      animation.speed = precise
      animation.repeatCount = precise
      animation.keyTimes = [precise]
      let speed = layer.speed
      expectTrue(type(of: speed) == Double.self)
      layer.speed = single
      animation.repeatCount = single
      expectEqual([speed, layer.speed, animation.repeatCount], [0.1, 0.5, 0.5])
      expectEqual(animation.keyTimes, [0.1])
      layer.actions = [.position: NullAction()]
      expectTrue(layer.action(forKey: .position) == nil && layer.action(forKey: "position") == nil)
      layer.actions = ["opacity": NullAction()]
      expectTrue(layer.action(forKey: .opacity) == nil)
    }
  }
}
