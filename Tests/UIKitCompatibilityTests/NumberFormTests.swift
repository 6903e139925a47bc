import Expectations
import UIKitCompatibility

/// Core Animation's types of numbers, for code that imports UIKit's names alone.
extension MainScreenTests {
  @MainActor
  @Suite("Numbers in Core Animation's types")
  struct NumberFormTests {
    private let screen = Screen()

    @Test("speed, repeatCount and control points are Floats, of layers and animations")
    func floats() {
      let (layer, animation) = (CALayer(), CABasicAnimation(keyPath: "opacity"))
      let (half, x): (Float, Float) = (0.5, 0.25)
      layer.speed = half
      let former = layer.speed
      expectTrue(type(of: former) == Float.self)
      layer.speed = 0
      animation.speed = 2 * half
      animation.repeatCount = Float(3)
      expectEqual([former, layer.speed, animation.speed, animation.repeatCount], [0.5, 0, 1, 3])
      expectEqual(
        CAMediaTimingFunction(controlPoints: x, half, 0.75, 1),
        CAMediaTimingFunction(controlPoints: 0.25, 0.5, 0.75, 1))
    }

    @Test("an animation runs at its speed; the greatest finite Float repeats without an end")
    func endless() throws {
      let layer = CALayer()
      screen.window.layer.addSublayer(layer)
      let slow = CABasicAnimation(keyPath: "opacity")
      (slow.fromValue, slow.toValue) = (0, 1)
      slow.duration = 1
      slow.speed = 0.5
      layer.add(slow, forKey: nil)
      screen.wait(1)
      #expect(abs(try #require(layer.presentation()).opacity - 0.5) < 1e-6)
      screen.settle()
      for count in [Float.greatestFiniteMagnitude, .infinity] {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = 1
        animation.repeatCount = count
        expectEqual(animation.repeatCount, .infinity)
        layer.add(animation, forKey: "blink")
        #expect(throws: SettleError.self) { try UIScreen.main.settle(within: 20) }
        layer.removeAnimation(forKey: "blink")
        screen.settle()
      }
      layer.removeFromSuperlayer()
    }

    @Test("key times, locations and dashes are numbers in objects")
    func objects() {
      let times: [NSNumber] = [0, 0.25, 1]
      let keyframes = CAKeyframeAnimation(keyPath: "opacity")
      keyframes.keyTimes = times
      keyframes.tensionValues = [0.5, 1]
      keyframes.continuityValues = [NSNumber(value: -1)]
      keyframes.biasValues = nil
      expectEqual(keyframes.tensionValues?.first?.doubleValue, 0.5)
      expectEqual(
        [keyframes.keyTimes, keyframes.continuityValues, keyframes.biasValues], [times, [-1], nil])
      let gradient = CAGradientLayer()
      gradient.locations = [0, NSNumber(value: 0.5)]
      gradient.colors = [UIColor.black.cgColor, UIColor.clear.cgColor] as [Any]
      // A list with another value in it is refused.
      gradient.colors = [UIColor.red.cgColor, "blue"]
      expectEqual(gradient.locations, [0, 0.5])
      expectEqual(gradient.colors as? [CGColor], [.black, .clear])
      let shape = CAShapeLayer()
      shape.lineDashPattern = [4, 2]
      expectEqual(shape.lineDashPattern?.map { $0.intValue }, [4, 2])
    }

    @Test("a layer takes an affine transform; functions of values and modes of rotation have names")
    func names() {
      let layer = CALayer()
      layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
      expectTrue(CATransform3DEqualToTransform(layer.transform, CATransform3DMakeScale(2, 3, 1)))
      expectEqual(layer.affineTransform(), CGAffineTransform(scaleX: 2, y: 3))
      layer.setNeedsLayout()
      expectTrue(layer.needsLayout())
      let spin = CABasicAnimation(keyPath: "transform")
      spin.valueFunction = CAValueFunction(name: .rotateZ)
      let way = CAKeyframeAnimation(keyPath: "position")
      way.rotationMode = .rotateAuto
      expectEqual(spin.valueFunction, .rotateZ)
      expectEqual(way.rotationMode, kCAAnimationRotateAuto)
    }
  }
}
