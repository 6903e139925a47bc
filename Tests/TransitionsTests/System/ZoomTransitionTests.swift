import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A zoom from a view")
struct ZoomTransitionTests {
  private func makeScene() -> (scene: TransitionScene, tile: UIView) {
    let tile = UIView(frame: CGRect(x: 40, y: 500, width: 100, height: 150))
    tile.layer.cornerRadius = 8
    tile.backgroundColor = .green
    return (TransitionScene(.zoom(from: tile)) { $0.addSubview(tile) }, tile)
  }

  @Test("scales the fore view out of the source and cuts it to its shape in 0.4 s, both ways")
  func values() throws {
    let (scene, tile) = makeScene()
    scene.paint()
    let rest = scene.raster
    try scene.quarters(duration: 0.4) { moment in
      let progress = moment.progress(standard)
      // At a quarter of the width the part of 400 by 600 points covers the source.
      expectNear(scene.shown.transform.m11, 0.25 + 0.75 * progress, within: 1e-6)
      expectNear(scene.shown.position.x, 90 + 110 * progress, within: 1e-6)
      expectNear(scene.shown.position.y, 600 - 200 * progress, within: 1e-6)
      let mask = try #require(scene.fore.view.mask).layer.presentationProperties
      let opening = moment.progress(standard, during: moment.isForward ? 0.1...1 : 0.4...1)
      expectNear(mask.bounds.height, 600 + 200 * opening, within: 1e-6)
      expectNear(mask.position.y, 300 + 100 * opening, within: 1e-6)
      let rounding = moment.progress {
        moment.isForward ? cubicTiming($0, 0.4, 0, 1, 1) : cubicTiming($0, 0, 0, 0.2, 1)
      }
      expectNear(mask.cornerRadius, 32 * (1 - rounding), within: 1e-6)
      expectTrue(tile.isHidden)
      // A dimming is behind, and a shadow of the same shape below.
      expectNear(try #require(scene.inContainer(0)).opacity, 0.15 * progress, within: 1e-6)
      let plate = try #require(scene.fore.view.superview?.subviews[1])
      expectEqual(plate.layer.presentationProperties.position, scene.shown.position)
      expectEqual(plate.layer.presentationProperties.transform, scene.shown.transform)
      let shade = try #require(plate.subviews.first).layer.presentationProperties
      expectEqual(shade.bounds, mask.bounds)
      expectEqual(shade.position, mask.position)
      expectEqual(shade.cornerRadius, mask.cornerRadius)
      let shadow = moment.progress(linear, during: 0...0.2)
      expectNear(Double(shade.shadowOpacity), 0.3 * shadow, within: 1e-6)
      // The picture of the source keeps to the upper edge of the fore view.
      let likeness = try #require(scene.inContainer(3))
      expectNear(likeness.position.x, scene.shown.position.x, within: 1e-6)
      expectNear(
        likeness.position.y - 75 * likeness.transform.m11,
        scene.shown.position.y - 400 * scene.shown.transform.m11, within: 1e-6)
      if moment.isForward {
        expectNear(likeness.opacity, max(0, 1 - moment.elapsed / 0.2), within: 1e-6)
      }
      // It begins and ends as the picture of its source.
      if moment.film(linear) < 0.01 { expectLess(scene.raster.difference(from: rest), 0.002) }
    }
    expectTrue(!tile.isHidden)
  }

  @Test("has no dimming and no shadow at the end of a fore view that does not cover everything")
  func uncovered() throws {
    let (scene, _) = makeScene()
    for radius in [0.0, 20] {
      scene.fore.view.layer.cornerRadius = radius
      try scene.run(.forward, at: [1]) { _ in
        expectNear(try #require(scene.inContainer(0)).opacity, radius == 0 ? 0.15 : 0, within: 1e-3)
        let plate = try #require(scene.fore.view.superview?.subviews[1])
        let shade = try #require(plate.subviews.first).layer.presentationProperties
        expectNear(Double(shade.shadowOpacity), radius == 0 ? 0.3 : 0, within: 1e-3)
      }
      try scene.run(.backward, at: [0]) { _ in
        expectNear(try #require(scene.inContainer(0)).opacity, radius == 0 ? 0.15 : 0, within: 1e-3)
      }
    }
  }

  @Test("cuts nothing off a fore view that is resized on the way there, nor adds to it")
  func resized() throws {
    let (scene, _) = makeScene()
    try scene.run(.forward, at: [0.5, 1]) { moment in
      let mask = try #require(scene.fore.view.mask)
      if moment.elapsed == 0.5 {
        scene.stage.resize(to: CGSize(width: 900, height: 700))
      } else {
        expectEqual(mask.frame, scene.fore.view.bounds)
        let plate = try #require(scene.fore.view.superview?.subviews[1])
        expectEqual(plate.frame, scene.fore.view.frame)
        expectEqual(plate.subviews.first?.frame, mask.frame)
        let shown = mask.layer.presentationProperties
        expectNear(shown.bounds.width, 900, within: 1e-3)
        expectNear(shown.position.x, 450, within: 1e-3)
      }
    }
    expectTrue(scene.fore.view.mask == nil)
    expectEqual(scene.fore.view.bounds.width, 900)
  }

  @Test("finds the source again on the way back, and fades when it is gone")
  func source() throws {
    let (scene, tile) = makeScene()
    try scene.forward()
    tile.frame.origin = CGPoint(x: 200, y: 100)
    try scene.run(.backward, at: [1]) { _ in expectNear(scene.shown.position.x, 250, within: 1e-3) }
    try scene.forward()
    tile.removeFromSuperview()
    try scene.run(.backward) { moment in
      expectTrue(scene.shown.transform.isIdentity)
      expectNear(scene.shown.opacity, 1 - standard(moment.elapsed), within: 1e-6)
    }
    expectTrue(scene.wall.presentedViewController == nil)
  }

  @Test("says that it fades because its source is off the screen, hidden or gone, and only then")
  func reason() throws {
    let reason = "ZoomTransition fades, because it has no source view that can be seen"
    func decisions(_ change: (UIView) -> Void) throws -> [String] {
      let (scene, tile) = makeScene()
      change(tile)
      try scene.forward()
      return scene.fore.transitionDecisions.map(\.description)
    }
    let runs = "ZoomTransition runs forward"
    expectEqual(try decisions { _ in }, [runs])
    for change: (UIView) -> Void in [
      { $0.frame.origin.y = 900 }, { $0.isHidden = true }, { $0.removeFromSuperview() },
    ] {
      expectEqual(try decisions(change), [runs, reason])
    }
  }

  @Test("comes from a view outside the view behind, such as in a bar, but from no hidden one")
  func bar() throws {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let (window, fore) = (UIWindow(stage: stage), UIViewController())
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.delegate = TransitionNavigationControllerDelegate.shared
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    stage.advance(by: 0)
    let button = UIView(frame: CGRect(x: 350, y: 10, width: 40, height: 40))
    navigation.view.addSubview(button)
    fore.transitionController.transition = .zoom(from: button)
    for isHidden in [false, true] {
      button.isHidden = isHidden
      navigation.pushViewController(fore, animated: true)
      stage.advance(by: 0)
      stage.advance(by: 0.1)
      expectEqual(fore.view.layer.presentationProperties.transform.isIdentity, isHidden)
      expectEqual(fore.view.layer.presentationProperties.opacity == 1, !isHidden)
      try stage.settle()
      navigation.popViewController(animated: true)
      try stage.settle()
      expectEqual(button.isHidden, isHidden)
    }
    expectTrue(stage.diagnostics.issues.isEmpty)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    let furnish = { @MainActor (view: UIView) in
      let tile = UIView(frame: CGRect(x: view.bounds.midX - 50, y: 500, width: 100, height: 150))
      tile.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
      tile.backgroundColor = .green
      tile.tag = 7
      view.addSubview(tile)
    }
    expectKept(law, behind: furnish) {
      ZoomTransition.zoom { $0.backViewController.view.viewWithTag(7) }
    }
  }
}
