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
    #expect(shape.path == nil)
    #expect(shape.strokeColor == nil)
    #expect(shape.lineDashPattern == nil)
    #expect(shape.fillColor == .black)
    #expect(shape.fillRule == .nonZero)
    #expect(shape.lineWidth == 1)
    #expect(shape.miterLimit == 10)
    #expect(shape.lineDashPhase == 0)
    #expect(shape.lineCap == .butt)
    #expect(shape.lineJoin == .miter)
    #expect(shape.strokeStart == 0)
    #expect(shape.strokeEnd == 1)
    #expect(CAShapeLayerFillRule.allCases.map(\.rawValue) == ["non-zero", "even-odd"])
    let gradient = CAGradientLayer()
    #expect(gradient.colors == nil)
    #expect(gradient.locations == nil)
    #expect(gradient.type == .axial)
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(CALayer().properties.shape == nil)
    #expect(CALayer().properties.gradient == nil)
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
    #expect(shape.path == path)
    #expect(shape.fillColor == nil)
    #expect(shape.strokeColor == .red)
    #expect(shape.lineWidth == 3)
    #expect(shape.lineDashPattern == [1, 2])
    #expect(shape.strokeStart == 0.25)
    #expect(shape.lineCap == .round)
    #expect(shape.lineJoin == .bevel)
    #expect(shape.fillRule == .evenOdd)
    #expect(shape.shadowPath == path)
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
    #expect(issues.count == 4)
    #expect(layer.properties == CALayer().properties)
    #expect(layer.properties[.strokeEnd] == .number(1))
    #expect(layer.properties[.path] == .path(nil))
  }

  @Test("does not make the type of layer values larger")
  func sizes() {
    #expect(MemoryLayout<LayerValue>.size == MemoryLayout<UIColor?>.size)
    #expect(MemoryLayout<LayerProperty>.size == 1)
  }

  @Test("spaces colours evenly without locations or with too few, and keeps locations ascending")
  func stops() {
    var gradient = GradientContent()
    #expect(gradient.stops.isEmpty)
    gradient.colors = [.red, .green, .blue]
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    gradient.locations = [0.2, 0.1]
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    gradient.locations = [0.2, 0.1, 3]
    #expect(gradient.stops.map(\.location) == [0.2, 0.2, 1])
    gradient.colors = [.red]
    #expect(gradient.stops.map(\.location) == [0])
  }

  @Test("is the layer of a view whose class names it")
  func view() {
    final class Ring: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    let layer = Ring(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).layer as? CAShapeLayer
    #expect(layer?.fillColor == .black)
    #expect(layer?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
