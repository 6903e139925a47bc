import Foundation
import Expectations
import TransitionLaws
import TransitionRecording
import Transitioning
import Transitions

@MainActor
@Suite("A zoom from a view")
struct ZoomFromViewTransitionTests {
  private static let place = CGRect(x: 40, y: 500, width: 100, height: 150)

  private func makeScene() -> (scene: TransitionScene, tile: UIView) {
    let scene = TransitionScene(FadeTransition())
    let tile = UIView(frame: Self.place)
    tile.layer.cornerRadius = 8
    tile.backgroundColor = .green
    scene.wall.view.addSubview(tile)
    scene.fore.transitionController.transition = .zoom(from: tile)
    return (scene, tile)
  }

  @Test("scales the fore view out of the source and cuts it to its shape in 0.4 s, both ways")
  func values() throws {
    let (scene, tile) = makeScene()
    func expect(_ progress: Double) throws {
      // At a quarter of the width the part of 400 by 600 points covers the source.
      expectClose(scene.shown.transform.m11, 0.25 + 0.75 * progress, 1e-6)
      expectClose(scene.shown.position.x, 90 + 110 * progress, 1e-6)
      expectClose(scene.shown.position.y, 600 - 200 * progress, 1e-6)
      let mask = try #require(scene.fore.view.mask).layer.presentationProperties
      expectClose(mask.bounds.height, 600 + 200 * progress, 1e-6)
      expectClose(mask.position.y, 300 + 100 * progress, 1e-6)
      expectClose(mask.cornerRadius, 32 * (1 - progress), 1e-6)
      expectTrue(tile.isHidden)
    }
    let there = try scene.forwardInQuarters { part, _ in
      try expect(standard(part))
      expectClose(CGFloat(scene.inContainer(1)?.opacity ?? -1), max(0, 1 - part / 0.3), 1e-6)
    }
    expectTrue(scene.fore.view.mask == nil)
    let back = try scene.backwardInQuarters { part, _ in try expect(1 - standard(part)) }
    expectEqual(there, 0.4)
    expectEqual(back, 0.4)
    expectTrue(!tile.isHidden)
    expectTrue(scene.fore.view.mask == nil)
    expectTrue(scene.fore.view.transform3D.isIdentity)
  }

  @Test("finds the source again on the way back")
  func moved() throws {
    let (scene, tile) = makeScene()
    _ = try scene.forward()
    tile.frame.origin = CGPoint(x: 200, y: 100)
    _ = try scene.backwardInQuarters { part, _ in
      if part > 0.9 { expectClose(scene.shown.position.x, 250, 1e-3) }
    }
  }

  @Test("fades when the source is gone")
  func gone() throws {
    let (scene, tile) = makeScene()
    _ = try scene.forward()
    tile.removeFromSuperview()
    _ = try scene.backwardInQuarters { part, _ in
      expectTrue(scene.shown.transform.isIdentity)
      expectClose(CGFloat(scene.shown.opacity), 1 - standard(part), 1e-6)
    }
    expectTrue(scene.wall.presentedViewController == nil)
  }

  @Test("begins and ends as the picture of its source")
  func joins() throws {
    let (scene, _) = makeScene()
    scene.wall.view.backgroundColor = .blue
    scene.fore.view.backgroundColor = .red
    scene.stage.advance(by: 0)
    let rest = scene.raster
    func difference() -> Double {
      let now = scene.raster
      var sum = 0.0
      for y in 0..<now.height {
        for x in 0..<now.width { sum += abs(now[x, y].red - rest[x, y].red) }
      }
      return sum / Double(now.width * now.height)
    }
    _ = try scene.forwardInQuarters { part, _ in
      if part == 0 { expectTrue(difference() < 0.002) }
    }
    _ = try scene.backwardInQuarters { part, _ in
      if part > 0.9 { expectTrue(difference() < 0.002) }
    }
    expectEqual(difference(), 0)
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
      ZoomFromViewTransition { $0.backViewController.view.viewWithTag(7) }
    }
  }
}
