import Foundation
import HeadlessStage
import HeadlessViews
import Expectations
import TransitionRecording

@MainActor
@Suite("A raster of shapes, gradients and masks")
struct ShapeRasterTests {
  private let side: CGFloat = 100

  /// Paints layers off the main actor, beside other tests.
  private func pixels(_ layers: CALayer...) async -> Raster {
    let stage = Stage(size: CGSize(width: side, height: side))
    let window = UIWindow(stage: stage)
    window.makeKeyAndVisible()
    for layer in layers { window.layer.addSublayer(layer) }
    let list = stage.displayList()
    return await Task.detached {
      Raster(list, width: 100, height: 100, samples: 2, background: .clear)
    }.value
  }

  /// The covered area, in pixels.
  private func area(_ raster: Raster) -> Double {
    raster.pixels.reduce(0) { $0 + $1.alpha }
  }

  private func shape(_ path: CGPath) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.path = path
    return layer
  }

  private func sheet(_ fill: UIColor = .red) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: side, height: side)
    layer.backgroundColor = fill
    return layer
  }

  @Test("fills the inside of a path, also beyond the layer")
  func fill() async {
    let disc = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 80, height: 80))
    #expect(await abs(area(pixels(shape(disc))) - .pi * 1600) < 20)
    let rings = shape(disc)
    rings.path?.append(CGPath(ellipseIn: CGRect(x: 30, y: 30, width: 40, height: 40)))
    rings.fillRule = .evenOdd
    #expect(await abs(area(pixels(rings)) - .pi * 1200) < 20)
    #expect(await pixels(rings)[50, 50].alpha == 0)
  }

  @Test("draws a line with its width, length and caps")
  func stroke() async {
    var line = CGPath()
    line.move(to: CGPoint(x: 20, y: 50))
    line.addLine(to: CGPoint(x: 80, y: 50))
    let layer = shape(line)
    layer.fillColor = nil
    layer.strokeColor = .red
    layer.lineWidth = 10
    #expect(await abs(area(pixels(layer)) - 600) < 1)
    layer.lineCap = .square
    #expect(await abs(area(pixels(layer)) - 700) < 1)
    layer.lineCap = .round
    #expect(await abs(area(pixels(layer)) - 600 - .pi * 25) < 3)
    layer.lineCap = .butt
    layer.strokeStart = 0.5
    let half = await pixels(layer)
    expectNear(area(half), 300, within: 1)
    expectEqual(half[40, 50].alpha, 0)
    expectEqual(half[60, 50], .red)
    layer.strokeStart = 0
    layer.lineDashPattern = [10, 5]
    let dashed = await pixels(layer)
    expectEqual([22, 32, 37, 47].map { dashed[$0, 50].alpha }, [1, 0, 1, 0])
    layer.lineDashPhase = 5
    let moved = await pixels(layer)
    expectEqual([22, 27, 32, 42].map { moved[$0, 50].alpha }, [1, 0, 1, 0])
    layer.lineDashPattern = [0, 0]
    #expect(await abs(area(pixels(layer)) - 600) < 1)
  }

  @Test("blends a gradient along its line, around its middle, or by its angle")
  func gradients() async {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: side, height: side)
    layer.colors = [.black, .white]
    layer.startPoint = CGPoint(x: 0, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    layer.locations = [0.2, 0.6]
    let axial = await pixels(layer)
    for x in [5, 20, 40, 55, 90] {
      let white = min(max(((Double(x) + 0.5) / 100 - 0.2) / 0.4, 0), 1)
      expectNear(axial[x, 30].red, white, within: 0.02)
    }
    layer.locations = nil
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.75)
    let radial = await pixels(layer)
    expectNear(radial[75, 50].red, 0.51, within: 0.02)
    expectNear(radial[50, 62].red, 0.5, within: 0.03)
    expectEqual(radial[50, 80].red, 1)
    layer.type = .conic
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    let conic = await pixels(layer)
    expectNear(conic[50, 90].red, 0.25, within: 0.02)
    expectNear(conic[10, 50].red, 0.5, within: 0.02)
    expectNear(conic[50, 10].red, 0.75, within: 0.02)
  }

  @Test("shows masked content with the opacity of the mask")
  func masks() async {
    let layer = sheet()
    let disc = shape(CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 80, height: 80)))
    layer.mask = disc
    let below = sheet(.blue)
    let raster = await pixels(below, layer)
    expectEqual(raster[50, 50], .red)
    expectEqual(raster[2, 2], .blue)
    expectEqual(raster[50, 5], .blue)
    disc.fillColor = UIColor.white.withAlphaComponent(0.5)
    disc.opacity = 0.5
    let faint = await pixels(below, layer)[50, 50]
    expectNear(faint.red, 0.25, within: 1e-9)
    expectNear(faint.blue, 0.75, within: 1e-9)
    // Rows in which the mask paints nothing are empty too.
    disc.opacity = 1
    disc.path = CGPath(rect: CGRect(x: 0, y: 40, width: 100, height: 10))
    disc.fillColor = .black
    #expect(await abs(area(pixels(layer)) - 1000) < 1)
    disc.isHidden = true
    #expect(await area(pixels(layer)) == 0)
  }

  @Test("rounds the given corners of fills and clips")
  func corners() async {
    let layer = sheet()
    layer.cornerRadius = 40
    layer.maskedCorners = [.topLeft, .topRight]
    layer.masksToBounds = true
    layer.addSublayer(sheet(.blue))
    let raster = await pixels(layer)
    expectEqual([raster[1, 1], raster[98, 1]].map(\.alpha), [0, 0])
    expectEqual([raster[1, 98], raster[98, 98]], [.blue, .blue])
    expectNear(area(raster), (10_000 - (2 - .pi / 2) * 1600), within: 10)
  }

  @Test("casts the shadow of a path")
  func shadow() async {
    let layer = sheet(.clear)
    layer.shadowPath = CGPath(ellipseIn: CGRect(x: 20, y: 20, width: 60, height: 60))
    layer.shadowOpacity = 1
    layer.shadowOffset = .zero
    layer.shadowRadius = 0
    #expect(await abs(area(pixels(layer)) - .pi * 900) < 20)
    layer.shadowRadius = 5
    let soft = await pixels(layer)
    expectLess(0.999, soft[50, 50].alpha)
    expectNear(soft[20, 50].alpha, 0.5, within: 0.1)
    expectLess(soft[5, 50].alpha, 0.003)
    expectLess(soft[2, 50].alpha, 0.0005)
  }
}
