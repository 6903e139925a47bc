import Foundation
import HeadlessViews
import TransitionCurves
import Expectations

@MainActor
@Suite("A shape layer or a gradient layer")
struct ShapeLayerTests {
  @Test("has Core Animation's defaults")
  func defaults() {
    let shape = CAShapeLayer()
    expectTrue(shape.path == nil && shape.lineDashPattern == nil)
    expectEqual([shape.fillColor, shape.strokeColor], [.black, nil])
    expectEqual(shape.fillRule, .nonZero)
    expectEqual(shape.lineCap, .butt)
    expectEqual(shape.lineJoin, .miter)
    expectEqual([shape.lineWidth, shape.miterLimit, shape.lineDashPhase], [1, 10, 0])
    expectEqual([shape.strokeStart, shape.strokeEnd], [0, 1])
    expectEqual(CAShapeLayerFillRule.allCases.map(\.rawValue), ["non-zero", "even-odd"])
    let gradient = CAGradientLayer()
    expectTrue(gradient.colors == nil)
    expectTrue(gradient.locations == nil)
    expectEqual(gradient.type, .axial)
    expectEqual([gradient.startPoint, gradient.endPoint].map(\.x), [0.5, 0.5])
    expectEqual([gradient.startPoint, gradient.endPoint].map(\.y), [0, 1])
    let properties = CALayer().properties
    expectTrue(properties.shape == nil && properties.gradient == nil)
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
    expectEqual([shape.path, shape.shadowPath], [path, path])
    expectEqual([shape.fillColor, shape.strokeColor], [nil, .red])
    expectTrue(
      [shape.lineWidth, shape.strokeStart] == [3, 0.25] && shape.lineDashPattern == [1, 2])
    expectEqual(shape.lineCap, .round)
    expectEqual(shape.lineJoin, .bevel)
    expectEqual(shape.fillRule, .evenOdd)
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
    // Other layers refuse its properties.
    let layer = CALayer()
    let others = refusals {
      layer.set(.path, to: .path(CGPath()))
      layer.set(.strokeEnd, to: .number(0.5))
      layer.set(.colors, to: .colors([.red]))
      gradient.set(.lineWidth, to: .number(2))
    }
    expectEqual(others.count, 4)
    expectEqual(layer.properties, CALayer().properties)
    expectEqual(
      [LayerProperty.strokeEnd, .path].map { layer.properties[$0] }, [.number(1), .path(nil)])
  }

  @Test("does not make the type of layer values larger")
  func sizes() {
    expectEqual(MemoryLayout<LayerValue>.size, MemoryLayout<UIColor?>.size)
    expectEqual(MemoryLayout<LayerProperty>.size, 1)
  }

  @Test("spaces colours evenly without locations or with too few, and keeps locations ascending")
  func stops() {
    let three: [UIColor] = [.red, .green, .blue]
    let stops = [
      ([], nil), (three, nil), (three, [0.2, 0.1]), (three, [0.2, 0.1, 3]), ([.red], nil),
    ]
    .map { (colors: [UIColor], locations: [Double]?) in
      var gradient = GradientContent()
      gradient.colors = colors
      gradient.locations = locations
      return gradient.stops.map(\.location)
    }
    expectEqual(stops, [[], [0, 0.5, 1], [0, 0.5, 1], [0.2, 0.2, 1], [0]])
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
