import Foundation
import HeadlessViews
import MotionCurves
import Expectations

@MainActor
@Suite("A shape layer or a gradient layer")
struct ShapeLayerTests {
  @Test("has Core Animation's defaults")
  func defaults() {
    let shape = CAShapeLayer()
    expectTrue(shape.path == nil)
    expectTrue(shape.strokeColor == nil)
    expectTrue(shape.lineDashPattern == nil)
    expectEqual(shape.fillColor, .black)
    expectEqual(shape.fillRule, .nonZero)
    expectEqual(shape.lineWidth, 1)
    expectEqual(shape.miterLimit, 10)
    expectEqual(shape.lineDashPhase, 0)
    expectEqual(shape.lineCap, .butt)
    expectEqual(shape.lineJoin, .miter)
    expectEqual(shape.strokeStart, 0)
    expectEqual(shape.strokeEnd, 1)
    expectEqual(CAShapeLayerFillRule.allCases.map(\.rawValue), ["non-zero", "even-odd"])
    let gradient = CAGradientLayer()
    expectTrue(gradient.colors == nil)
    expectTrue(gradient.locations == nil)
    expectEqual(gradient.type, .axial)
    expectEqual(gradient.startPoint, CGPoint(x: 0.5, y: 0))
    expectEqual(gradient.endPoint, CGPoint(x: 0.5, y: 1))
    expectTrue(CALayer().properties.shape == nil)
    expectTrue(CALayer().properties.gradient == nil)
  }

  @Test("has the values that were set")
  func values() {
    let shape = CAShapeLayer()
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4))
    shape.path = path
    shape.fillColor = nil
    shape.strokeColor = .red
    shape.lineWidth = 3
    shape.lineDashPattern = [1, 2]
    shape.lineCap = .round
    shape.lineJoin = .bevel
    shape.fillRule = .evenOdd
    shape.strokeStart = 0.25
    shape.shadowPath = path
    expectEqual(shape.path, path)
    expectTrue(shape.fillColor == nil)
    expectEqual(shape.strokeColor, .red)
    expectEqual(shape.lineWidth, 3)
    expectEqual(shape.lineDashPattern, [1, 2])
    expectEqual(shape.strokeStart, 0.25)
    expectEqual(shape.lineCap, .round)
    expectEqual(shape.lineJoin, .bevel)
    expectEqual(shape.fillRule, .evenOdd)
    expectEqual(shape.shadowPath, path)
    shape.shadowPath = nil
    expectEqual(shape.properties.shape?.path, path)
  }

  @Test("refuses values that are not finite, and stays as it was")
  func refused() {
    let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
    var wild = CGPath()
    wild.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
    let issues = refusals {
      shape.path = wild
      shape.shadowPath = wild
      shape.lineWidth = .nan
      shape.lineDashPattern = [1, -1]
      gradient.colors = [.red, UIColor(white: .nan)]
      gradient.locations = [0, .infinity]
      gradient.endPoint.x = .nan
    }
    expectEqual(issues.count, 7)
    expectEqual(shape.properties, CAShapeLayer().properties)
    expectEqual(gradient.properties, CAGradientLayer().properties)
  }

  @Test("has properties that other layers refuse")
  func others() {
    let layer = CALayer()
    let issues = refusals {
      layer.set(.path, to: .path(CGPath()))
      layer.set(.strokeEnd, to: .number(0.5))
      layer.set(.colors, to: .colors([.red]))
      CAGradientLayer().set(.lineWidth, to: .number(2))
    }
    expectEqual(issues.count, 4)
    expectEqual(layer.properties, CALayer().properties)
    expectEqual(layer.properties[.strokeEnd], .number(1))
    expectEqual(layer.properties[.path], .path(nil))
  }

  @Test("does not make the type of layer values larger")
  func sizes() {
    expectEqual(MemoryLayout<LayerValue>.size, MemoryLayout<UIColor?>.size)
    expectEqual(MemoryLayout<LayerProperty>.size, 1)
  }

  @Test("spaces colours evenly without locations or with too few, and keeps locations ascending")
  func stops() {
    var gradient = GradientContent()
    expectTrue(gradient.stops.isEmpty)
    gradient.colors = [.red, .green, .blue]
    expectEqual(gradient.stops.map(\.location), [0, 0.5, 1])
    gradient.locations = [0.2, 0.1]
    expectEqual(gradient.stops.map(\.location), [0, 0.5, 1])
    gradient.locations = [0.2, 0.1, 3]
    expectEqual(gradient.stops.map(\.location), [0.2, 0.2, 1])
    gradient.colors = [.red]
    expectEqual(gradient.stops.map(\.location), [0])
  }

  @Test("is the layer of a view whose class names it")
  func view() {
    final class Ring: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    let layer = Ring(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).layer as? CAShapeLayer
    expectEqual(layer?.fillColor, .black)
    expectEqual(layer?.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
