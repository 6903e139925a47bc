import Foundation
import Testing
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
      #expect(type(of: former) == Float.self)
      #expect(former == 0.5)
      layer.speed = 0
      #expect(layer.speed == 0)
      animation.speed = 2 * half
      animation.repeatCount = Float(3)
      #expect(animation.speed == half + 0.5)
      #expect(animation.repeatCount == 3)
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
        #expect(animation.repeatCount == .infinity)
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
      #expect(abs(shown - 0.5) < 1e-6)
      screen.settle()
      layer.removeFromSuperlayer()
    }

    @Test("a timing function is made of Floats")
    func controlPoints() {
      let (x, y): (Float, Float) = (0.25, 0.5)
      #expect(
        CAMediaTimingFunction(controlPoints: x, y, 0.75, 1)
          == CAMediaTimingFunction(controlPoints: 0.25, 0.5, 0.75, 1))
    }

    @Test("key times, locations and dashes are numbers in objects")
    func objects() {
      let times: [NSNumber] = [0, 0.25, 1]
      let keyframes = CAKeyframeAnimation(keyPath: "opacity")
      keyframes.keyTimes = times
      keyframes.tensionValues = [0.5, 1]
      keyframes.continuityValues = [NSNumber(value: -1)]
      keyframes.biasValues = nil
      #expect(keyframes.keyTimes == times)
      #expect(keyframes.tensionValues?.first?.doubleValue == 0.5)
      #expect(keyframes.continuityValues == [-1])
      #expect(keyframes.biasValues == nil)
      let gradient = CAGradientLayer()
      gradient.locations = [0, NSNumber(value: 0.5)]
      gradient.colors = [UIColor.black.cgColor, UIColor.clear.cgColor] as [Any]
      #expect(gradient.locations == [0, 0.5])
      #expect(gradient.colors as? [CGColor] == [.black, .clear])
      let shape = CAShapeLayer()
      shape.lineDashPattern = [4, 2]
      #expect(shape.lineDashPattern?.map { $0.intValue } == [4, 2])
    }

    @Test("a list of colours with another value in it is refused")
    func noColors() {
      let gradient = CAGradientLayer()
      gradient.colors = [UIColor.red.cgColor]
      gradient.colors = [UIColor.red.cgColor, "blue"]
      #expect(gradient.colors?.count == 1)
    }

    @Test("a layer takes an affine transform, and returns it")
    func affineTransform() {
      let layer = CALayer()
      layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
      #expect(CATransform3DEqualToTransform(layer.transform, CATransform3DMakeScale(2, 3, 1)))
      #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 3))
      layer.setNeedsLayout()
      #expect(layer.needsLayout())
    }

    @Test("value functions and rotation modes have Core Animation's names")
    func names() {
      let spin = CABasicAnimation(keyPath: "transform")
      spin.valueFunction = CAValueFunction(name: .rotateZ)
      #expect(spin.valueFunction == .rotateZ)
      let way = CAKeyframeAnimation(keyPath: "position")
      way.rotationMode = .rotateAuto
      #expect(way.rotationMode == kCAAnimationRotateAuto)
    }
  }
}
