import Foundation
import HeadlessViews
import MotionCurves
import Testing

@MainActor
@Suite("A shape layer or a gradient layer")
struct ShapeLayerTests {
  @Test("has Core Animation's defaults")
  func defaults() {
    let shape = CAShapeLayer()
    #expect(shape.path == nil && shape.lineDashPattern == nil)
    #expect([shape.fillColor, shape.strokeColor] == [.black, nil])
    #expect(shape.fillRule == .nonZero && shape.lineCap == .butt && shape.lineJoin == .miter)
    #expect([shape.lineWidth, shape.miterLimit, shape.lineDashPhase] == [1, 10, 0])
    #expect([shape.strokeStart, shape.strokeEnd] == [0, 1])
    #expect(CAShapeLayerFillRule.allCases.map(\.rawValue) == ["non-zero", "even-odd"])
    let gradient = CAGradientLayer()
    #expect(gradient.colors == nil && gradient.locations == nil && gradient.type == .axial)
    #expect([gradient.startPoint, gradient.endPoint].map(\.x) == [0.5, 0.5])
    #expect([gradient.startPoint, gradient.endPoint].map(\.y) == [0, 1])
    let properties = CALayer().properties
    #expect(properties.shape == nil && properties.gradient == nil)
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
    #expect([shape.path, shape.shadowPath] == [path, path])
    #expect([shape.fillColor, shape.strokeColor] == [nil, .red])
    #expect([shape.lineWidth, shape.strokeStart] == [3, 0.25] && shape.lineDashPattern == [1, 2])
    #expect(shape.lineCap == .round && shape.lineJoin == .bevel && shape.fillRule == .evenOdd)
    shape.shadowPath = nil
    #expect(shape.properties.shape?.path == path)
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
    #expect(issues.count == 7)
    #expect(shape.properties == CAShapeLayer().properties)
    #expect(gradient.properties == CAGradientLayer().properties)
    // Other layers refuse its properties.
    let layer = CALayer()
    let others = refusals {
      layer.set(.path, to: .path(CGPath()))
      layer.set(.strokeEnd, to: .number(0.5))
      layer.set(.colors, to: .colors([.red]))
      gradient.set(.lineWidth, to: .number(2))
    }
    #expect(others.count == 4 && layer.properties == CALayer().properties)
    #expect(
      [LayerProperty.strokeEnd, .path].map { layer.properties[$0] } == [.number(1), .path(nil)])
  }

  @Test("does not make the type of layer values larger")
  func sizes() {
    #expect(MemoryLayout<LayerValue>.size == MemoryLayout<UIColor?>.size)
    #expect(MemoryLayout<LayerProperty>.size == 1)
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
    #expect(stops == [[], [0, 0.5, 1], [0, 0.5, 1], [0.2, 0.2, 1], [0]])
  }

  @Test("is the layer of a view whose class names it")
  func view() {
    final class Ring: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    let layer = Ring(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).layer as? CAShapeLayer
    #expect(layer?.fillColor == .black && layer?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
