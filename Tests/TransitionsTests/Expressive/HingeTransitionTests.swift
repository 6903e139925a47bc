import Foundation
import Testing
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A hinge")
struct HingeTransitionTests {
  /// The distance of the fall, in points: the height of the screen, and the shadow.
  private static let fall = 832.0

  /// Animate.css's angles, in degrees, after each fifth of the duration.
  private func angle(after elapsed: Double) -> Double {
    let angles = [0.0, 80, 60, 80, 60, 60]
    let swing = min(Int(elapsed * 5), 4)
    let share = Moment.easeInOut(elapsed * 5 - Double(swing))
    return angles[swing] + (angles[swing + 1] - angles[swing]) * share
  }

  /// Expects the back view on its corner at an angle, in degrees, and some points further down.
  private func expect(
    _ scene: TransitionScene, angle: Double, fall: Double,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let isMirrored = scene.stage.traits.layoutDirection == .rightToLeft
    let (corner, side) = isMirrored ? (400.0, -1.0) : (0.0, 1.0)
    let sheet = PlaneMap(try #require(scene.items("wall").first).transform)
    let hinge = try #require(sheet(CGPoint(x: corner, y: 0)))
    expectClose(hinge.x, corner, 1e-6, location)
    expectClose(hinge.y, fall, 1e-2, location)
    let turned = angle / 180 * .pi
    let far = try #require(sheet(CGPoint(x: corner + side * 400, y: 0)))
    expectClose(far.x, corner + side * 400 * cos(turned), 1e-2, location)
    expectClose(far.y, fall + 400 * sin(turned), 1e-2, location)
    #expect(try #require(scene.items("fore").first).transform.isIdentity, sourceLocation: location)
  }

  private func scene(
    _ layout: UITraitEnvironmentLayoutDirection, _ transition: HingeTransition = .hinge
  ) -> TransitionScene {
    let scene = TransitionScene(transition)
    scene.stage.traits.layoutDirection = layout
    scene.paint()
    scene.wall.view.accessibilityIdentifier = "wall"
    scene.fore.view.accessibilityIdentifier = "fore"
    return scene
  }

  @Test(
    "swings by Animate.css's angles, then falls; it rises and closes on the way back",
    arguments: UITraitEnvironmentLayoutDirection.allCases)
  func values(layout: UITraitEnvironmentLayoutDirection) throws {
    let scene = scene(layout)
    let instants = [0, 0.1, 0.2, 0.25, 0.4, 0.5, 0.6, 0.75, 0.8, 0.9, 1]
    let there = try scene.run(.forward, at: instants) { elapsed, _ in
      let falling = cubicTiming(max(elapsed - 0.8, 0) / 0.2, 0.42, 0, 1, 1)
      try expect(scene, angle: angle(after: elapsed), fall: Self.fall * falling)
    }
    let back = try scene.run(.backward) { elapsed, _ in
      let rising = cubicTiming(min(elapsed / 0.5, 1), 0, 0, 0.58, 1)
      let closing = Moment.easeInOut(max(elapsed - 0.3, 0) / 0.7)
      try expect(scene, angle: 60 * (1 - closing), fall: Self.fall * (1 - rising))
    }
    expectClose(CGFloat(there), 1.2)
    expectClose(CGFloat(back), 0.6)
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("takes another timing of its swings")
  func timing() throws {
    let scene = scene(.leftToRight, HingeTransition(timing: .eased(.linear)))
    _ = try scene.run(.forward, at: [0.2, 0.4, 0.8]) { elapsed, _ in
      try expect(scene, angle: 60 * elapsed / 0.8, fall: 0)
    }
  }

  @Test("returns to the picture with which it began")
  func picture() throws {
    let scene = scene(.leftToRight)
    let before = scene.picture
    _ = try scene.forward()
    _ = try scene.backward()
    #expect(scene.picture == before)
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law, as: .pushed) { HingeTransition() } }
}
