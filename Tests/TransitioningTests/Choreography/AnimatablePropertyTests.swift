import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("An animatable property of a shape, a gradient or a shadow")
struct AnimatablePropertyTests {
  /// A property of a layer, and an animation of it.
  private struct Row {
    let property: LayerProperty
    let makeLayer: @MainActor () -> CALayer
    let animate: @MainActor (TransitionContext, CALayer, TransitionTiming) -> Void

    @MainActor
    init<Value: AnimatableValue>(
      _ property: LayerProperty, of makeLayer: @escaping @MainActor () -> CALayer,
      _ keyPath: AnimatableKeyPath<Value>, _ back: Value, _ fore: Value
    ) {
      (self.property, self.makeLayer) = (property, makeLayer)
      animate = {
        $0.animate($1, keyPath, back: back, fore: fore, timing: $2)
      }
    }
  }

  private static let rows: [Row] = {
    let shape: @MainActor () -> CALayer = { CAShapeLayer() }
    let gradient: @MainActor () -> CALayer = { CAGradientLayer() }
    let (small, large) = (
      CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil),
      CGPath(rect: CGRect(x: 0, y: 0, width: 50, height: 90), transform: nil)
    )
    let end = CGPoint(x: 0.25, y: 0.75)
    return [
      Row(.strokeStart, of: shape, \.strokeStart, 0.1, 0.3),
      Row(.strokeEnd, of: shape, \.strokeEnd, 0.2, 0.9),
      Row(.lineWidth, of: shape, \.lineWidth, 2, 8),
      Row(.miterLimit, of: shape, \.miterLimit, 2, 6),
      Row(.lineDashPhase, of: shape, \.lineDashPhase, 4, 12),
      Row(.path, of: shape, \.path, small, large),
      Row(.shadowPath, of: shape, \.shadowPath, small, large),
      Row(.fillColor, of: shape, \.fillColor, .white, .blue),
      Row(.strokeColor, of: shape, \.strokeColor, .white, .blue),
      Row(.colors, of: gradient, \.colors, [.white, .blue], [.blue, .black]),
      Row(.locations, of: gradient, \.locations, [0, 0.5], [0.2, 1]),
      Row(.startPoint, of: gradient, \.startPoint, .zero, end),
      Row(.endPoint, of: gradient, \.endPoint, end, .zero),
    ]
  }()

  /// A layer behind a presentation that animates a row.
  private func present(
    _ row: Row, _ timing: TransitionTiming = .eased(.linear)
  ) -> (scene: ControllerScene, layer: CALayer, fore: UIViewController) {
    let (scene, layer) = (ControllerScene(), row.makeLayer())
    scene.back.view.layer.addSublayer(layer)
    scene.stage.advance(by: 0)
    let fore = scene.controller(
      "B",
      with: TimedTransition(0.4) {
        row.animate($0, layer, timing)
        $0.endAfterAnimations()
      })
    fore.modalPresentationStyle = .overFullScreen
    scene.back.present(fore, animated: true)
    return (scene, layer, fore)
  }

  @Test("has its value for the fore side at once in the model, and shows one between on the way")
  func motion() throws {
    for row in Self.rows {
      let (scene, layer, _) = present(row)
      scene.stage.advance(by: 0)
      let start = layer.presentationProperties[row.property]
      scene.stage.advance(by: 0.2)
      let middle = layer.presentationProperties[row.property]
      let end = layer.properties[row.property]
      expectTrue(start != middle && middle != end && start != end, "\(row.property)")
      expectEqual(layer.animationKeys()?.isEmpty, false, "\(row.property)")
      #expect(try scene.stage.settle() <= 0.2)
      expectEqual(layer.presentationProperties[row.property], end, "\(row.property)")
      expectTrue(scene.stage.diagnostics.issues.isEmpty, "\(scene.stage.diagnostics.issues)")
    }
  }

  /// Properties whose values are no numbers, points or sizes.
  private static let compound: [Row] = {
    let (shape, start): (@MainActor () -> CALayer, CATransform3D) = ({ CAShapeLayer() }, .identity)
    var perspective = CATransform3D.identity
    perspective.m34 = -1 / 500
    let end = perspective.rotated(by: 2, x: 1, y: 2, z: 3).scaledBy(x: 0.5, y: 2, z: 3)
      .concatenating(CATransform3D(translationX: 30, y: -20))
    let curve = { (x: CGFloat) in
      var path = CGPath()
      path.move(to: CGPoint(x: x, y: 0))
      path.addQuadCurve(to: CGPoint(x: x, y: 9), control: CGPoint(x: 2 * x, y: 3))
      path.addCurve(
        to: CGPoint(x: 0, y: x), control1: CGPoint(x: -x, y: 4), control2: CGPoint(x: 3, y: x))
      path.closeSubpath()
      return path
    }
    let kinds: [LayerProperty] = [
      .path, .shadowPath, .fillColor, .strokeColor, .colors, .locations,
    ]
    return rows.filter { kinds.contains($0.property) } + [
      Row(.transform, of: shape, \.transform, start, end),
      Row(.transform, of: shape, \.transform, CATransform3D(scaleX: -1, y: 2), .identity),
      Row(.transform, of: shape, \.transform, .identity, CATransform3D(rotationAngle: .pi)),
      Row(.sublayerTransform, of: shape, \.sublayerTransform, end, start),
      Row(.backgroundColor, of: shape, \.backgroundColor, .clear, .red),
      Row(.path, of: shape, \.path, curve(5), curve(20)),
    ]
  }()

  @Test(
    "follows a curve of several cubics and an overdamped spring, whatever its kind",
    arguments: [
      TransitionTiming.eased(.emphasized),
      .eased(MediaTimingFunction(PiecewiseLinear([.init(0), .init(0.25, at: 0.6), .init(1)]))),
      .spring(SpringCurve(response: 0.2, dampingRatio: 2, overdamping: .exact)),
    ])
  func compound(_ timing: TransitionTiming) {
    let number = Row(.zPosition, of: { CALayer() }, \.zPosition, 0, 10_000)
    for (index, row) in Self.compound.enumerated() {
      for time in [0.05, 0.12, 0.3] {
        let (progress, moved) = (present(number, timing), present(row, timing))
        progress.scene.stage.advance(by: time)
        moved.scene.stage.advance(by: time)
        let fraction = Double(progress.layer.presentationProperties.zPosition) / 10_000
        let straight = present(row)
        straight.scene.stage.advance(by: 0.4 * fraction)
        let (shown, expected) = (
          moved.layer.presentationProperties[row.property].numbers,
          straight.layer.presentationProperties[row.property].numbers
        )
        expectNear(shown, expected, within: 1e-6, "\(index) \(row.property): \(shown) \(expected)")
      }
    }
  }

  @Test("is reported with a value that is not finite, whatever its kind")
  func notFinite() throws {
    let shape: @MainActor () -> CALayer = { CAShapeLayer() }
    let gradient: @MainActor () -> CALayer = { CAGradientLayer() }
    let broken = CATransform3D(translationX: .nan, y: 0)
    let far = CGPath(rect: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1), transform: nil)
    let none = UIColor(red: 0, green: .nan, blue: 0, alpha: 1)
    for row in [
      Row(.transform, of: shape, \.transform, broken, .identity),
      Row(.path, of: shape, \.path, far, CGPath(rect: .zero, transform: nil)),
      Row(.fillColor, of: shape, \.fillColor, .white, none),
      Row(.colors, of: gradient, \.colors, [.white, none], [.blue, .black]),
      Row(.locations, of: gradient, \.locations, [0, .infinity], [0.2, 1]),
    ] {
      let (scene, _, _) = present(row, .eased(.emphasized))
      try scene.stage.settle()
      expectEqual(scene.stage.diagnostics.issues.count, 1, "\(row.property)")
    }
  }

  @Test("is as it was when its transition turns round, also if it had no value")
  func undone() throws {
    for row in Self.rows {
      let former = row.makeLayer().properties[row.property]
      let (scene, layer, fore) = present(row)
      scene.stage.advance(by: 0.1)
      expectTrue(layer.properties[row.property] != former, "\(row.property)")
      fore.transitionController.dismiss()
      try scene.stage.settle()
      expectTrue(scene.back.presentedViewController == nil)
      expectEqual(layer.properties[row.property], former, "\(row.property)")
      expectEqual(layer.presentationProperties[row.property], former, "\(row.property)")
    }
  }

  @Test("also of a view is as it was when its transition turns round, if it had no colour before")
  func colourOfAView() throws {
    let scene = ControllerScene()
    scene.back.view.backgroundColor = nil
    let fore = scene.controller(
      "B",
      with: TimedTransition(0.4) {
        $0.animate($0.backView, \.backgroundColor, back: .white, fore: .black)
        $0.endAfterAnimations()
      })
    fore.modalPresentationStyle = .overFullScreen
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0.1)
    expectTrue(scene.back.view.backgroundColor != nil)
    fore.transitionController.dismiss()
    try scene.stage.settle()
    expectTrue(scene.back.view.backgroundColor == nil)
  }

  @Test("moves by a timing function that is written in Core Animation's words")
  func timingFunction() {
    let written = TransitionTiming.eased(CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1))
    expectEqual(written, .eased(.legacy))
    expectEqual(TransitionTiming.eased(CAMediaTimingFunction(name: .easeIn)), .eased(.easeIn))
    expectEqual(TransitionTiming.eased(CAMediaTimingFunction(name: .linear)), .eased(.linear))
  }
}

extension LayerValue {
  /// The numbers of the value, one after another; of a transform, as parts of its last one.
  fileprivate var numbers: [Double] {
    switch self {
    case .number(let number): [number]
    case .point(let point): [point.x, point.y].map { Double($0) }
    case .size(let size): [size.width, size.height].map { Double($0) }
    case .transform(let form):
      [
        form.m11, form.m12, form.m13, form.m14, form.m21, form.m22, form.m23, form.m24,
        form.m31, form.m32, form.m33, form.m34, form.m41, form.m42, form.m43, form.m44,
      ].map { Double($0 / form.m44) }
    case .color(let color): color.map { [$0.red, $0.green, $0.blue, $0.alpha] } ?? []
    case .path(let path): path?.coordinates ?? []
    case .colors(let colors): colors?.flatMap { LayerValue.color($0).numbers } ?? []
    case .numbers(let numbers): numbers ?? []
    case .flag(let flag): [flag ? 1 : 0]
    }
  }
}

extension CGPath {
  /// The coordinates of all points, of the segments in order.
  fileprivate var coordinates: [Double] {
    segments.flatMap { segment in
      switch segment {
      case .line(let from, let to): [from, to]
      case .quadCurve(let from, let to, let control): [from, to, control]
      case .curve(let from, let to, let control1, let control2): [from, to, control1, control2]
      case .arc(let center, _, _, _): [center]
      }
    }
    .flatMap { [Double($0.x), Double($0.y)] }
  }
}
