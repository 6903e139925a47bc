import Foundation
import Expectations
import UIKitCompatibility

/// Core Animation's types of numbers, for code that imports UIKit's names alone.
extension MainScreenTests {
  @MainActor
  @Suite("Numbers in Core Animation's types")
  struct NumberFormTests {
    private let screen = Screen()

    @Test("speed and repeatCount are Floats, of layers and animations")
    func floats() {
      let (layer, animation) = (CALayer(), CABasicAnimation(keyPath: "opacity"))
      let half: Float = 0.5
      layer.speed = half
      let former = layer.speed
      expectTrue(type(of: former) == Float.self)
      expectEqual(former, 0.5)
      layer.speed = 0
      expectEqual(layer.speed, 0)
      animation.speed = 2 * half
      animation.repeatCount = Float(3)
      expectEqual(animation.speed, half + 0.5)
      expectEqual(animation.repeatCount, 3)
    }

    @Test("the greatest finite Float repeats without an end, as infinity does")
    func endless() throws {
      let layer = CALayer()
      screen.window.layer.addSublayer(layer)
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

    @Test("an animation runs at its speed")
    func speed() throws {
      let layer = CALayer()
      screen.window.layer.addSublayer(layer)
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue) = (0, 1)
      animation.duration = 1
      animation.speed = 0.5
      layer.add(animation, forKey: nil)
      screen.wait(1)
      let shown = try #require(layer.presentation()).opacity
      expectTrue(abs(shown - 0.5) < 1e-6)
      screen.settle()
      layer.removeFromSuperlayer()
    }

    @Test("a timing function is made of Floats")
    func controlPoints() {
      let (x, y): (Float, Float) = (0.25, 0.5)
      expectEqual(
        CAMediaTimingFunction(controlPoints: x, y, 0.75, 1),
        CAMediaTimingFunction(controlPoints: 0.25, 0.5, 0.75, 1))
    }

    @Test("key times, locations and dashes are numbers in objects")
    func objects() {
      let times: [NSNumber] = [0, 0.25, 1]
      let keyframes = CAKeyframeAnimation(keyPath: "opacity")
      keyframes.keyTimes = times
      keyframes.tensionValues = [0.5, 1]
      keyframes.continuityValues = [NSNumber(value: -1)]
      keyframes.biasValues = nil
      expectEqual(keyframes.keyTimes, times)
      expectEqual(keyframes.tensionValues?.first?.doubleValue, 0.5)
      expectEqual(keyframes.continuityValues, [-1])
      expectTrue(keyframes.biasValues == nil)
      let gradient = CAGradientLayer()
      gradient.locations = [0, NSNumber(value: 0.5)]
      gradient.colors = [UIColor.black.cgColor, UIColor.clear.cgColor] as [Any]
      expectEqual(gradient.locations, [0, 0.5])
      expectEqual(gradient.colors as? [CGColor], [.black, .clear])
      let shape = CAShapeLayer()
      shape.lineDashPattern = [4, 2]
      expectEqual(shape.lineDashPattern?.map { $0.intValue }, [4, 2])
    }

    @Test("a list of colours with another value in it is refused")
    func noColors() {
      let gradient = CAGradientLayer()
      gradient.colors = [UIColor.red.cgColor]
      gradient.colors = [UIColor.red.cgColor, "blue"]
      expectEqual(gradient.colors?.count, 1)
    }

    @Test("a layer takes an affine transform, and returns it")
    func affineTransform() {
      let layer = CALayer()
      layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
      expectTrue(CATransform3DEqualToTransform(layer.transform, CATransform3DMakeScale(2, 3, 1)))
      expectEqual(layer.affineTransform(), CGAffineTransform(scaleX: 2, y: 3))
      layer.setNeedsLayout()
      expectTrue(layer.needsLayout())
    }

    @Test("value functions and rotation modes have Core Animation's names")
    func names() {
      let spin = CABasicAnimation(keyPath: "transform")
      spin.valueFunction = CAValueFunction(name: .rotateZ)
      expectEqual(spin.valueFunction, .rotateZ)
      let way = CAKeyframeAnimation(keyPath: "position")
      way.rotationMode = .rotateAuto
      expectEqual(way.rotationMode, kCAAnimationRotateAuto)
    }
  }
}
