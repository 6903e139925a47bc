import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves
import TestSupport
import Expectations

@MainActor
@Suite("An animated shape")
struct ShapeAnimationTests {
  private let small = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let large = CGPath(rect: CGRect(x: 20, y: 40, width: 110, height: 210))

  private func shape(in scene: Scene) -> CAShapeLayer {
    let layer = CAShapeLayer()
    scene.layer.addSublayer(layer)
    scene.stage.advance(by: 0)
    return layer
  }

  private func gradient(in scene: Scene) -> CAGradientLayer {
    let layer = CAGradientLayer()
    scene.layer.addSublayer(layer)
    scene.stage.advance(by: 0)
    return layer
  }

  @Test("blends paths point by point (Animations 41)")
  func path() throws {
    let scene = Scene()
    let layer = shape(in: scene)
    let morph = CABasicAnimation(\.path, from: small, to: large)
    morph.duration = 1
    layer.path = large
    layer.add(morph, forKey: "morph")
    for step in 0..<10 {
      let part = Double(step) / 10
      scene.stage.advance(to: part)
      let box = try #require(layer.presentation()?.path).boundingBoxOfPath
      expectTrue(isClose(box.minX, 20 * part))
      expectTrue(isClose(box.minY, 40 * part))
      expectTrue(isClose(box.width, 10 + 100 * part))
      expectTrue(isClose(box.height, 10 + 200 * part))
    }
    scene.stage.advance(to: 1)
    expectEqual(layer.presentation()?.path, large)
    expectTrue(scene.stage.isSettled)
  }

  @Test("begins at its own path, and passes through several paths")
  func ends() throws {
    let scene = Scene()
    let layer = shape(in: scene)
    layer.path = small
    let morph = CABasicAnimation(\.path, to: large)
    morph.duration = 1
    layer.add(morph, forKey: nil)
    scene.stage.advance(to: 0.5)
    expectEqual(layer.presentation()?.path, small.interpolated(to: large, progress: 0.5))
    layer.removeAllAnimations()
    let tour = CAKeyframeAnimation(\.path, values: [small, large, small], keyTimes: [0, 0.25, 1])
    tour.duration = 1
    layer.add(tour, forKey: nil)
    scene.stage.advance(to: 0.75)
    expectEqual(layer.presentation()?.path, large)
    scene.stage.advance(to: 1.125)
    let box = try #require(layer.presentation()?.path).boundingBoxOfPath
    expectTrue(isClose(box.width, 60))
  }

  @Test("switches halfway between paths that are not alike, and from no path to a path")
  func unlike() {
    let scene = Scene()
    let layer = shape(in: scene)
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    let morph = CABasicAnimation(\.path, from: small, to: circle)
    morph.duration = 1
    layer.add(morph, forKey: nil)
    for (time, path) in [(0, small), (0.49, small), (0.5, circle), (0.99, circle)] {
      scene.stage.advance(to: time)
      expectEqual(layer.presentation()?.path, path)
    }
  }

  @Test("changes its path at once, and all else with the transaction's settings (Layers 7)")
  func implicit() {
    let scene = Scene()
    let layer = shape(in: scene)
    layer.path = small
    layer.shadowPath = small
    expectTrue(layer.animationKeys() == nil)
    layer.strokeEnd = 0.5
    layer.strokeStart = 0.25
    layer.lineWidth = 5
    layer.fillColor = .red
    layer.strokeColor = .blue
    layer.miterLimit = 2
    layer.lineDashPhase = 4
    layer.isDoubleSided = false
    layer.fillRule = .evenOdd
    layer.lineDashPattern = [2]
    expectEqual(
      layer.animationKeys(),
      [
        "strokeEnd", "strokeStart", "lineWidth", "fillColor", "strokeColor", "miterLimit",
        "lineDashPhase", "doubleSided",
      ])
    scene.stage.advance(to: 0.125)
    let progress = bezier(0.25, 0.1, 0.25, 1, at: 0.5)
    let shown = layer.presentationProperties.shape
    expectTrue(isClose(shown?.strokeEnd ?? 0, 1 - 0.5 * progress))
    expectTrue(isClose(shown?.lineWidth ?? 0, 1 + 4 * progress))
    expectTrue(isClose(shown?.fillColor?.red ?? 0, progress))
    // A colour blends from nothing as from its own clear form (Animations 41).
    expectEqual(shown?.strokeColor?.blue, 1)
    expectTrue(isClose(shown?.strokeColor?.alpha ?? 0, progress))
    scene.stage.advance(to: 0.25)
    expectEqual(layer.presentationProperties, layer.properties)
    expectTrue(scene.stage.isSettled)
  }

  @Test("animates a new path on request")
  func action() {
    let scene = Scene()
    let layer = shape(in: scene)
    layer.path = small
    let morph = CABasicAnimation()
    morph.duration = 1
    layer.actions = [.path: morph]
    layer.path = large
    scene.stage.advance(to: 0.5)
    expectEqual(layer.presentation()?.path, small.interpolated(to: large, progress: 0.5))
  }

  @Test("continues from its presentation value when it gets another goal")
  func retargeted() {
    let scene = Scene()
    let layer = shape(in: scene)
    CATransaction.setAnimationTimingFunction(.linear)
    layer.strokeEnd = 0
    scene.stage.advance(to: 0.125)
    CATransaction.setAnimationTimingFunction(.linear)
    layer.strokeEnd = 1
    scene.stage.advance(to: 0.25)
    expectTrue(isClose(layer.presentationProperties.shape?.strokeEnd ?? 0, 0.75))
  }

  @Test("adds additive values")
  func additive() {
    let scene = Scene()
    let layer = shape(in: scene)
    layer.lineWidth = 4
    layer.removeAllAnimations()
    for amount in [2.0, 3.0] {
      let more = CABasicAnimation(\.lineWidth, from: amount, to: 0)
      more.isAdditive = true
      more.duration = 1
      layer.add(more, forKey: "\(amount)")
    }
    scene.stage.advance(to: 0.5)
    expectTrue(isClose(layer.presentationProperties.shape?.lineWidth ?? 0, 4 + 1 + 1.5))
  }

  @Test("blends colours and locations one by one, and switches between different numbers of them")
  func gradients() {
    let scene = Scene()
    let layer = gradient(in: scene)
    layer.colors = [.black, .white]
    layer.locations = [0, 1]
    layer.removeAllAnimations()
    let blend = CABasicAnimation(\.colors, to: [.white, .black])
    let slide = CABasicAnimation(\.locations, from: [0.2, 0.4], to: [0.6, 0.8])
    let turn = CABasicAnimation(\.endPoint, to: CGPoint(x: 1.5, y: 3))
    for animation in [blend, slide, turn] {
      animation.duration = 1
      layer.add(animation, forKey: nil)
    }
    scene.stage.advance(to: 0.25)
    let shown = layer.presentationProperties.gradient
    expectEqual(shown?.colors, [UIColor(white: 0.25), UIColor(white: 0.75)])
    expectTrue(zip(shown?.locations ?? [], [0.3, 0.5]).allSatisfy { isClose($0, $1) })
    expectEqual(shown?.endPoint, CGPoint(x: 0.75, y: 1.5))
    layer.removeAllAnimations()
    CATransaction.setAnimationTimingFunction(.linear)
    layer.colors = [.red]
    expectEqual(layer.animationKeys(), ["colors"])
    scene.stage.advance(to: 0.3)
    expectEqual(layer.presentation()?.colors, [.black, .white])
    scene.stage.advance(to: 0.4)
    expectEqual(layer.presentation()?.colors, [.red])
  }

  @Test("has properties that another layer refuses")
  func refused() {
    let scene = Scene()
    let layer = scene.standaloneLayer()
    layer.add(CABasicAnimation(\.strokeEnd, from: 0, to: 1), forKey: "a")
    layer.add(CABasicAnimation(\.path, from: small, to: large), forKey: "b")
    layer.add(CAKeyframeAnimation(\.colors, values: [[.red], [.blue]]), forKey: "c")
    expectTrue(layer.animationKeys() == nil)
    expectEqual(scene.issues.count, 3)
    let shape = shape(in: scene)
    let wrong = CABasicAnimation(\.path)
    wrong.toValue = CGPoint.zero
    shape.add(wrong, forKey: "d")
    expectEqual(scene.issues.count, 4)
    expectTrue(shape.animationKeys() == nil)
  }

  @Test("animates a shadow's path on any layer")
  func shadow() {
    let scene = Scene()
    let morph = CABasicAnimation(\.shadowPath, from: small, to: large)
    morph.duration = 1
    scene.layer.shadowPath = large
    scene.layer.add(morph, forKey: nil)
    scene.stage.advance(to: 0.5)
    expectEqual(scene.shown.shadowPath, small.interpolated(to: large, progress: 0.5))
    expectEqual(scene.layer.presentation()?.shadowPath, scene.shown.shadowPath)
  }

  // Rules: Animations 14.
  @Test("that is a mask runs and ends as any other, and keeps its model when its layer leaves")
  func mask() {
    let scene = Scene()
    let log = Log(scene.stage)
    let mask = CAShapeLayer()
    scene.layer.mask = mask
    scene.stage.advance(by: 0)
    let open = CABasicAnimation(\.path, from: small, to: large)
    open.duration = 0.5
    open.delegate = log.delegate("open")
    mask.path = large
    mask.add(open, forKey: "open")
    scene.stage.advance(to: 0.25)
    let shown = scene.layer.presentation()?.mask as? CAShapeLayer
    expectEqual(shown?.path, small.interpolated(to: large, progress: 0.5))
    expectTrue(shown?.model() === mask)
    expectTrue(shown?.superlayer?.model() === scene.layer)
    scene.stage.advance(to: 1)
    expectEqual(log.entries.map(\.description), ["0.0 open starts", "0.5 open stops true"])
    mask.opacity = 0.5
    expectEqual(mask.animationKeys(), ["opacity"])
    let again = CABasicAnimation(\.strokeEnd, from: 0, to: 1)
    again.delegate = log.delegate("again")
    again.duration = 1
    mask.add(again, forKey: nil)
    scene.stage.advance(to: 1.5)
    scene.view.removeFromSuperview()
    scene.stage.advance(to: 1.75)
    expectEqual(log.what.suffix(2), ["again starts", "again stops false"])
    expectTrue(scene.stage.isSettled)
  }

  @Test("that is a mask stops when its layer's time stops (Time 10)")
  func time() {
    let scene = Scene()
    let mask = CAShapeLayer()
    scene.layer.mask = mask
    scene.stage.advance(by: 0)
    let draw = CABasicAnimation(\.strokeEnd, from: 0, to: 1)
    draw.duration = 1
    mask.add(draw, forKey: nil)
    scene.stage.advance(to: 0.25)
    scene.layer.speed = 0
    scene.layer.timeOffset = 0.5
    scene.stage.advance(to: 3)
    expectTrue(isClose(mask.presentationProperties.shape?.strokeEnd ?? 0, 0.5))
    expectTrue(!scene.stage.isSettled)
  }
}
