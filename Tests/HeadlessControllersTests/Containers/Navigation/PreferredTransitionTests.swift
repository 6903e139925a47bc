import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("A preferred transition")
struct PreferredTransitionTests {
  private let scene = ControllerScene()
  private let source = UIView(frame: CGRect(x: 20, y: 100, width: 130, height: 211))

  init() {
    source.layer.cornerRadius = 8
    scene.back.view.addSubview(source)
  }

  private func shown(_ view: UIView) -> LayerProperties { view.layer.presentationProperties }

  /// The rectangle in which a view is shown, with its transform.
  private func place(_ view: UIView) -> CGRect {
    let shown = shown(view)
    let (width, height) = (
      shown.bounds.width * shown.transform.m11, shown.bounds.height * shown.transform.m22
    )
    return CGRect(
      x: shown.position.x - width / 2, y: shown.position.y - height / 2, width: width,
      height: height)
  }

  /// True if no view is animated, and the source is opaque.
  private func isAtRest(_ fore: UIViewController) -> Bool {
    fore.view.layer.animationKeys() == nil && !fore.view.clipsToBounds
      && source.layer.animationKeys() == nil && shown(source).opacity == 1
  }

  // Rules: Presentation 19.
  @Test("is the named system transition, in place of the style's, and yields to an animator")
  func named() throws {
    let kinds: [(SystemTransition, SystemTransition.Kind, TimeInterval)] = [
      (.coverVertical, .coverVertical, 0.5), (.crossDissolve, .crossDissolve, 0.35),
      (.flipHorizontal, .flipHorizontal, 0.75),
    ]
    for (transition, kind, duration) in kinds {
      let fore = scene.controller("B", .fullScreen)
      fore.modalTransitionStyle = kind == .coverVertical ? .crossDissolve : .coverVertical
      fore.preferredTransition = transition
      scene.back.present(fore, animated: true)
      let decisions = fore.transitionDecisions
      #expect(abs(try scene.stage.settle() - duration) < 1e-9)
      fore.dismiss(animated: true)
      expectEqual(decisions + fore.transitionDecisions, [.system(kind), .system(kind)])
      try scene.stage.settle()
    }
    let fore = scene.controller("B", with: ScriptedTransition { $0.transitionDidEnd() })
    fore.preferredTransition = .flipHorizontal
    scene.back.present(fore, animated: true)
    expectTrue(fore.transitionController.activeTransition != nil)
    try scene.stage.settle()
  }

  @Test(
    "zooms out of a view and back into it, and leaves no trace",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func zoom(style: UIModalPresentationStyle) throws {
    let fore = scene.controller("B", style)
    var asked: [[UIViewController]] = []
    fore.preferredTransition = .zoom { [source] in
      asked.append([$0.sourceViewController, $0.zoomedViewController])
      return source
    }
    let before = Picture(scene.window)
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0)
    expectEqual(fore.transitionDecisions, [.system(.zoom)])
    expectNear(place(fore.view), source.frame, within: 1e-6)
    // As wide as the source, and cropped below: the content keeps its proportions.
    let small = shown(fore.view)
    expectNear(small.bounds.width, 390, within: 1e-6)
    expectLess(small.bounds.height, 844)
    expectLess(abs(small.cornerRadius * small.transform.m11 - 8), 1e-6)
    expectEqual([small.opacity, shown(source).opacity], [0, 0])
    // A snapshot of the source is visible first.
    let likeness = try #require(fore.view.superview?.subviews.last)
    expectTrue(likeness !== fore.view)
    expectNear(place(likeness), source.frame, within: 1e-6)
    scene.stage.advance(by: 0.1)
    let part = SpringCurve(stiffness: 18.9 * 18.9, damping: 2 * 18.9).value(at: 0.1)
    expectNear(place(fore.view).midX, (85 + (195 - 85) * part), within: 1e-6)
    try scene.stage.settle()
    expectEqual(place(fore.view), scene.window.bounds)
    expectTrue(likeness.superview == nil)
    expectTrue(isAtRest(fore))
    source.center.y += 300
    fore.dismiss(animated: true)
    scene.stage.advance(by: 0.51)
    // The spring is within a point of its end by then.
    expectNear(place(fore.view).midY, source.center.y, within: 1)
    expectLess(shown(fore.view).opacity, 0.01)
    expectEqual(shown(source).opacity, 0)
    try scene.stage.settle()
    source.center.y -= 300
    expectEqual(Picture(scene.window), before)
    expectTrue(isAtRest(fore))
    expectEqual(asked, [[scene.back, fore], [scene.back, fore]])
  }

  @Test("zooms with an alignment rectangle, and dims the view behind, if set so")
  func options() throws {
    let fore = scene.controller("B", .overFullScreen)
    let options = SystemTransition.ZoomOptions()
    options.dimmingColor = .black
    options.alignmentRectProvider = { _ in CGRect(x: 65, y: 200, width: 260, height: 422) }
    fore.preferredTransition = .zoom(options: options) { [source] _ in source }
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0)
    let small = shown(fore.view)
    expectNear(small.transform.m11, 0.5, within: 1e-9)
    expectNear(place(fore.view), source.frame, within: 1e-6)
    expectEqual(small.bounds, CGRect(x: 65, y: 200, width: 260, height: 422))
    expectEqual(fore.view.superview?.subviews.first?.backgroundColor, .black)
    try scene.stage.settle()
    expectEqual(fore.view.superview?.subviews.count, 1)
  }

  @Test("fades if there is no view to zoom out of", arguments: [true, false])
  func nowhere(isNil: Bool) throws {
    let fore = scene.controller("B", .fullScreen)
    fore.preferredTransition = .zoom { _ in isNil ? nil : UIView() }
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0)
    scene.stage.advance(by: (fore.transitionCoordinator?.transitionDuration ?? 0) / 2)
    expectNear(shown(fore.view).opacity, 0.5, within: 1e-6)
    expectEqual(place(fore.view), scene.window.bounds)
    try scene.stage.settle()
  }

  @Test("zooms back when it is reversed on the way")
  func turned() throws {
    let before = Picture(scene.window)
    let fore = scene.controller("B", .overFullScreen)
    fore.preferredTransition = .zoom { [source] _ in source }
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0.2)
    let place = place(fore.view)
    fore.dismiss(animated: true)
    expectNear(self.place(fore.view), place, within: 1e-6)
    try scene.stage.settle()
    expectEqual(scene.picture, "P: P")
    expectEqual(Picture(scene.window), before)
    expectTrue(isAtRest(fore))
  }

  @Test("serves pushes and pops, also with a finger (Presentation 19)")
  func stack() throws {
    let scene = try NavigationScene(["A"])
    scene.navigation.delegate = nil
    scene["A"].view.addSubview(source)
    let before = Picture(scene.window)
    scene["B"].preferredTransition = .zoom { [source] _ in source }
    scene.navigation.pushViewController(scene["B"], animated: true)
    expectEqual(scene["B"].transitionDecisions, [.system(.zoom)])
    scene.stage.advance(by: 0)
    expectNear(place(scene["B"].view), source.frame, within: 1e-6)
    try scene.stage.settle()
    let there = Picture(scene.window)
    let finger = scene.stage.touchDown(at: CGPoint(x: 3, y: 400))
    finger.move(byX: 12, y: 0)
    finger.move(byX: 90, y: 0)
    scene.stage.advance(by: 0.3)
    expectLess(place(scene["B"].view).width, 389)
    finger.lift()
    try scene.stage.settle()
    expectEqual(scene.picture, "AB")
    expectEqual(Picture(scene.window), there)
    scene.navigation.popViewController(animated: true)
    try scene.stage.settle()
    expectEqual(scene.picture, "A")
    expectEqual(Picture(scene.window), before)
    expectEqual(shown(source).opacity, 1)
    scene.stage.traits.prefersReducedMotion = true
    scene.navigation.pushViewController(scene["B"], animated: true)
    expectEqual(scene["B"].transitionDecisions, [.system(.crossDissolve)])
    try scene.stage.settle()
  }
}
