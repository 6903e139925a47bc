import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
import TestFormulas
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

  @Test(
    """
    blends paths point by point, from its own and through several, and switches halfway between \
    paths that are not alike (Animations 41)
    """)
  func path() throws {
    let scene = Scene()
    let layer = shape(in: scene)
    layer.path = small
    let morph = CABasicAnimation(\.path, to: large)
    morph.duration = 1
    layer.add(morph, forKey: "morph")
    for step in 0..<10 {
      let part = Double(step) / 10
      scene.stage.advance(to: part)
      let box = try #require(layer.presentation()?.path).boundingBoxOfPath
      expectNear(
        [box.minX, box.minY, box.width, box.height].map { Double($0) },
        [20 * part, 40 * part, 10 + 100 * part, 10 + 200 * part])
    }
    scene.stage.advance(to: 1)
    expectEqual(layer.presentation()?.path, small)
    expectTrue(scene.stage.isSettled)
    let tour = CAKeyframeAnimation(\.path, values: [small, large, small], keyTimes: [0, 0.25, 1])
    tour.duration = 1
    layer.add(tour, forKey: nil)
    let widths = [1.25, 1.625].map { time in
      scene.stage.advance(to: time)
      return Double(layer.presentation()?.path?.boundingBoxOfPath.width ?? 0)
    }
    expectNear(widths, [110, 60])
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    let change = CABasicAnimation(\.path, from: small, to: circle)
    change.duration = 1
    layer.add(change, forKey: nil)
    scene.stage.advance(to: 2)
    let paths = [2, 2.12, 2.125, 2.6].map { time in
      scene.stage.seek(to: time) { layer.presentation()?.path }
    }
    expectEqual(paths, [small, small, circle, circle])
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
    let progress = bezier(0.25, 0.1, 0.25, 1, at: 0.5)
    // A colour blends from nothing as from its own clear form (Animations 41).
    let shown = scene.table([0.125], on: layer) {
      guard let shape = $0.shape else { return [] }
      return [
        shape.strokeEnd, shape.lineWidth, shape.fillColor?.red ?? 0, shape.strokeColor?.blue ?? 0,
        shape.strokeColor?.alpha ?? 0,
      ]
    }
    expectNear(shown, [[1 - 0.5 * progress, 1 + 4 * progress, progress, 1, progress]])
    scene.stage.advance(to: 0.25)
    expectEqual(layer.presentationProperties, layer.properties)
    expectTrue(scene.stage.isSettled)
  }

  @Test("animates a new path on request, and a shadow's path on any layer")
  func action() {
    let scene = Scene()
    let layer = shape(in: scene)
    layer.path = small
    let morph = CABasicAnimation()
    morph.duration = 1
    layer.actions = [.path: morph]
    layer.path = large
    let shadow = CABasicAnimation(\.shadowPath, from: small, to: large)
    shadow.duration = 1
    scene.layer.shadowPath = large
    scene.layer.add(shadow, forKey: nil)
    scene.stage.advance(to: 0.5)
    let half = small.interpolated(to: large, progress: 0.5)
    expectEqual(
      [layer.presentation()?.path, scene.layer.presentation()?.shadowPath], [half, half])
  }

  @Test("continues from its presentation value when it gets another goal, and adds additive values")
  func retargeted() {
    let scene = Scene()
    let layer = shape(in: scene)
    for (goal, end, shown) in [(0.0, 0.125, 0.5), (1, 0.25, 0.75)] {
      CATransaction.setAnimationTimingFunction(.linear)
      layer.strokeEnd = CGFloat(goal)
      expectNear(scene.film([end], on: layer) { Double($0.shape?.strokeEnd ?? 0) }, [shown])
    }
    layer.lineWidth = 4
    layer.removeAllAnimations()
    for amount in [2.0, 3.0] {
      let more = CABasicAnimation(\.lineWidth, from: amount, to: 0)
      more.isAdditive = true
      more.duration = 1
      layer.add(more, forKey: "\(amount)")
    }
    scene.stage.advance(to: 0.75)
    expectNear(layer.presentationProperties.shape?.lineWidth ?? 0, 4 + 1 + 1.5)
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
    expectNear(shown?.locations ?? [], [0.3, 0.5])
    expectEqual(shown?.endPoint, CGPoint(x: 0.75, y: 1.5))
    layer.removeAllAnimations()
    CATransaction.setAnimationTimingFunction(.linear)
    layer.colors = [.red]
    expectEqual(layer.animationKeys(), ["colors"])
    let colors = [0.3, 0.4].map { time in
      scene.stage.advance(to: time)
      return layer.presentation()?.colors
    }
    expectEqual(colors, [[.black, .white], [.red]])
  }

  @Test("has properties that another layer refuses")
  func refused() {
    let scene = Scene()
    let layer = scene.standaloneLayer()
    layer.add(CABasicAnimation(\.strokeEnd, from: 0, to: 1), forKey: "a")
    layer.add(CABasicAnimation(\.path, from: small, to: large), forKey: "b")
    layer.add(CAKeyframeAnimation(\.colors, values: [[.red], [.blue]]), forKey: "c")
    let shape = shape(in: scene)
    let wrong = CABasicAnimation(\.path)
    wrong.toValue = CGPoint.zero
    shape.add(wrong, forKey: "d")
    expectEqual(scene.issues.count, 4)
    expectEqual([layer, shape].map { $0.animationKeys() }, [nil, nil])
  }

  @Test(
    """
    that is a mask runs and ends as any other, stops with its layer's time, and keeps its model \
    when its layer leaves (Animations 14; Time 10)
    """)
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
    expectTrue(shown?.model() === mask && shown?.superlayer?.model() === scene.layer)
    scene.stage.advance(to: 1)
    mask.opacity = 0.5
    expectEqual(mask.animationKeys(), ["opacity"])
    let again = CABasicAnimation(\.strokeEnd, from: 0, to: 1)
    again.delegate = log.delegate("again")
    again.duration = 1
    mask.add(again, forKey: nil)
    scene.stage.advance(to: 1.25)
    scene.layer.speed = 0
    scene.layer.timeOffset = 1.5
    expectNear(scene.film([1.5], on: mask) { Double($0.shape?.strokeEnd ?? 0) }, [0.5])
    expectTrue(!scene.stage.isSettled)
    scene.view.removeFromSuperview()
    scene.stage.advance(to: 1.75)
    expectEqual(
      log.lines,
      [
        "0.0 open starts", "0.5 open stops true", "1.0 again starts", "1.5 again stops false",
      ])
    expectTrue(scene.stage.isSettled)
  }
}
