import Foundation
import Expectations
import Testing
import Transitioning

@testable import HeadlessControllers

@MainActor
@Suite("The flight of a zoom")
struct ZoomFlightTests {
  /// The part of the way at a time, on a critically damped spring of ω 18.9 per second.
  private func part(at time: Double) -> CGFloat {
    CGFloat(1 - (1 + 18.9 * time) * exp(-18.9 * time))
  }

  @Test(
    "follows the measured spring, with the cross-fade, the dimming, the corners and the page behind (Zoom 1, 2, 3, 4, 5)",
    arguments: ZoomScene.Way.allCases, [true, false])
  func figures(way: ZoomScene.Way, opens: Bool) throws {
    let scene = try ZoomScene(way)
    if !opens { try scene.opened() }
    let start = scene.stage.now
    if opens { scene.open() } else { scene.close() }
    scene.stage.advance(by: 0)
    for time in [0, 0.05, 0.1, 0.2, 0.3] {
      scene.stage.advance(to: start + time)
      let fraction = opens ? part(at: time) : 1 - part(at: time)
      let place = scene.place()
      let small = scene.source.frame
      expectNear(place.midX, (small.midX + (195 - small.midX) * fraction), within: 1e-6)
      expectNear(place.midY, (small.midY + (422 - small.midY) * fraction), within: 1e-6)
      expectNear(place.width, (small.width + (390 - small.width) * fraction), within: 1e-6)
      let likeness = try #require(scene.likeness)
      expectNear(scene.shown(likeness).opacity, max(0, 1 - fraction / 0.55), within: 1e-6)
      let dimming = try #require(scene.dimmings.first)
      expectEqual(dimming.backgroundColor, UIColor(white: 0, alpha: 0.15))
      expectNear(scene.shown(dimming).opacity, fraction, within: 1e-6)
      let covered = scene.shown(scene.back.view).transform.m11
      expectNear(covered, (1 - 0.086 * fraction), within: 1e-6, "\(covered) at \(fraction)")
      let radius = scene.shown(scene.fore.view).cornerRadius * scene.scale
      let line = 8 + 47 * min(fraction, 0.9)
      let expected = fraction <= 0.9 ? line : line * (1 - (fraction - 0.9) / 0.1)
      expectNear(radius, expected, within: 0.3, "\(radius), not \(expected), at \(fraction)")
      expectEqual(scene.shown(scene.source).opacity, 0)
    }
    try scene.stage.settle()
    expectTrue(scene.isClean)
    expectEqual(scene.isOpen, opens)
    expectTrue(scene.isBalanced())
  }

  @Test("is over half a point before its end, and ends where it goes")
  func end() throws {
    let scene = try ZoomScene()
    scene.open()
    var before = CGRect.zero
    while scene.isMoving || scene.stage.now < 0.1 {
      before = scene.place()
      scene.stage.advance(by: 1.0 / 60)
    }
    expectLess(ZoomScene.gap(before, scene.window.bounds), 1)
    expectEqual(scene.place(), scene.window.bounds)
    expectLess(scene.stage.now, 0.6)
  }

  @Test("keeps the corners of a window that has some, and those of a tablet (Zoom 5)")
  func corners() throws {
    let scene = try ZoomScene()
    scene.window.layer.cornerRadius = 40
    scene.open()
    scene.stage.advance(by: 0.3)
    let fraction = part(at: 0.3)
    let radius = scene.shown(scene.fore.view).cornerRadius * scene.scale
    expectNear(radius, (8 + 32 * fraction), within: 0.1)
    try scene.stage.settle()
    expectEqual(scene.shown(scene.fore.view).cornerRadius, 0)
    let tablet = Stage(size: .tablet)
    expectEqual(ZoomFlight.radius(in: UIWindow(stage: tablet)), 18)
    expectEqual(ZoomFlight.radius(in: nil), 55)
    expectEqual(tablet.windows.count, 1)
  }

  @Test("shows the top of the page in the source's place, below the picture (Zoom 6)")
  func likeness() throws {
    let scene = try ZoomScene()
    scene.open()
    scene.stage.advance(by: 0)
    let likeness = try #require(scene.likeness)
    expectLess(ZoomScene.gap(scene.place(likeness), scene.source.frame), 1e-6)
    scene.stage.advance(by: 0.1)
    // The picture lies at the top of the page, which the source shows.
    expectNear(scene.place(likeness).minY, scene.place().minY, within: 0.2)
    expectNear(scene.place(likeness).width, scene.place().width, within: 1e-6)
  }

  @Test("scales no view behind that stays in sight, and keeps the page's own opacity (Zoom 4)")
  func translucent() throws {
    let scene = try ZoomScene(.presentation)
    scene.fore.modalPresentationStyle = .overFullScreen
    scene.fore.view.backgroundColor = UIColor(white: 1, alpha: 0.5)
    scene.fore.view.alpha = 0.8
    scene.open()
    scene.stage.advance(by: 0.2)
    expectEqual(scene.shown(scene.back.view).transform.m11, 1)
    expectNear(scene.shown(scene.fore.view).opacity, 0.8, within: 1e-6)
    try scene.stage.settle()
    expectTrue(scene.isClean)
  }

  @Test("dims with the app's colour, and with a visual effect as a flat colour below it (Zoom 3)")
  func dimming() throws {
    let scene = try ZoomScene()
    scene.options.dimmingColor = .blue
    scene.options.dimmingVisualEffect = UIBlurEffect(style: .dark)
    scene.open()
    scene.stage.advance(by: 0.1)
    expectEqual(scene.dimmings.map(\.backgroundColor), [UIColor(white: 0, alpha: 0.6), .blue])
    for dimming in scene.dimmings {
      expectNear(scene.shown(dimming).opacity, part(at: 0.1), within: 1e-6)
    }
    try scene.stage.settle()
    scene.options.dimmingColor = nil
    scene.close()
    scene.stage.advance(by: 0.1)
    expectEqual(scene.dimmings.map(\.backgroundColor), [UIColor(white: 0, alpha: 0.6)])
    try scene.stage.settle()
  }

  @Test(
    "takes an alignment rectangle that has a size (Zoom 6)",
    arguments: [CGRect.null, .zero, CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 3)])
  func alignment(impossible: CGRect) throws {
    let scene = try ZoomScene()
    scene.options.alignmentRectProvider = { _ in impossible }
    scene.open()
    scene.stage.advance(by: 0)
    expectEqual(scene.shown(scene.fore.view).bounds.width, 390)
    try scene.stage.settle()
    scene.options.alignmentRectProvider = { context in
      CGRect(x: 65, y: 200, width: context.sourceView.bounds.width * 2, height: 422)
    }
    scene.close()
    scene.stage.advance(by: 0.5)
    expectNear(scene.scale, 0.5, within: 0.01)
    try scene.stage.settle()
  }

  @Test("is a cross-fade of 0.14 s with reduced motion (Zoom 7)", arguments: ZoomScene.Way.allCases)
  func reduced(way: ZoomScene.Way) throws {
    let scene = try ZoomScene(way)
    scene.stage.traits.prefersReducedMotion = true
    scene.open()
    expectEqual(scene.fore.transitionDecisions, [.system(.crossDissolve)])
    expectLess(abs(try scene.stage.settle() - 0.14), 1e-9)
    scene.close()
    expectLess(abs(try scene.stage.settle() - 0.14), 1e-9)
    expectTrue(scene.isClean && !scene.isOpen)
  }

  @Test("shows the page where the window was resized on the way", arguments: [true, false])
  func resize(opens: Bool) throws {
    let scene = try ZoomScene()
    if !opens { try scene.opened() }
    if opens { scene.open() } else { scene.close() }
    for step in 1...20 {
      scene.stage.resize(to: CGSize(width: 390 + 10 * CGFloat(step), height: 844))
      scene.stage.advance(by: 1.0 / 60)
    }
    try scene.stage.settle()
    expectTrue(scene.isClean)
    expectEqual((opens ? scene.fore : scene.back).view.frame, scene.window.bounds)
  }

  @Test(
    "comes out of a bar button, and fades without one (Zoom 8, 11)", arguments: [true, false])
  func barButton(isShown: Bool) throws {
    let scene = try ZoomScene()
    scene.navigation.isNavigationBarHidden = false
    let item = UIBarButtonItem(title: "New")
    if isShown { scene.back.navigationItem.rightBarButtonItem = item }
    scene.fore.preferredTransition = .zoom { _ -> UIBarButtonItem? in item }
    try scene.stage.settle()
    scene.open()
    scene.stage.advance(by: 0)
    if isShown {
      expectLess(scene.place().width, 100)
      expectLess(300, scene.place().minX)
    } else {
      expectEqual(scene.shown(scene.fore.view).opacity, 0)
      expectEqual(scene.place(), scene.window.bounds)
    }
    try scene.stage.settle()
    scene.close()
    try scene.stage.settle()
    expectTrue(!scene.isOpen && scene.fore.view.layer.animationKeys() == nil)
  }
}
