import Expectations
import Foundation
import HeadlessStage
import HeadlessViews

@MainActor
@Suite("A block that flushes updates")
struct FlushUpdatesTests {
  /// A view with a part; the part's place and opacity follow from two numbers, by an update of
  /// properties and by layout.
  private final class Card: UIView {
    let part = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var shade = 1.0 { didSet { setNeedsUpdateProperties() } }
    var place = 0.0 { didSet { setNeedsLayout() } }
    var calls: [String] = []

    override func updateProperties() {
      super.updateProperties()
      calls.append("properties")
      part.alpha = shade
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      calls.append("layout")
      part.frame.origin.x = place
    }
  }

  @MainActor
  private struct World {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let window: UIWindow
    let card = Card(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    init() {
      window = UIWindow(stage: stage)
      card.addSubview(card.part)
      window.addSubview(card)
      window.isHidden = false
      stage.advance(by: 0)
      card.calls = []
    }

    /// The opacity and the place that the part shows.
    var shown: [Double] {
      let shown = card.part.layer.presentationProperties
      return [shown.opacity, shown.position.x - 5]
    }
  }

  @Test(
    "animates what its changes request, and not what was requested before (ViewAnimation 39)",
    arguments: [true, false])
  func block(flushes: Bool) throws {
    let world = World()
    world.card.shade = 0.8
    world.card.place = 40
    UIView.animate(
      withDuration: 1, delay: 0, options: flushes ? [.flushUpdates, .curveLinear] : .curveLinear
    ) {
      expectEqual(world.card.calls, flushes ? ["properties", "layout"] : [])
      expectEqual(world.card.part.alpha, flushes ? 0.8 : 1)
      world.card.shade = 0.2
      world.card.place = 140
    }
    expectEqual(world.card.calls.count, flushes ? 4 : 0)
    world.stage.advance(by: 0.5)
    expectNear(world.shown, flushes ? [0.5, 90] : [0.2, 140], within: 1e-6)
    try world.stage.settle()
    expectNear(world.shown, [0.2, 140], within: 1e-6)
    expectEqual(world.card.calls.count, flushes ? 4 : 2)
  }

  @Test("passes its flushing to blocks within, with their own timing (ViewAnimation 39)")
  func nested() throws {
    let world = World()
    UIView.animate(withDuration: 1, delay: 0, options: [.flushUpdates, .curveLinear]) {
      world.card.shade = 0
      UIView.animate(
        withDuration: 2, delay: 0,
        options: [
          .overrideInheritedDuration, .overrideInheritedOptions, .overrideInheritedCurve,
          .curveLinear,
        ]
      ) {
        // The outer block's request is performed in the outer block.
        expectEqual(world.card.calls, ["properties"])
        world.card.place = 100
      }
      expectEqual(world.card.calls, ["properties", "layout"])
      world.card.calls = []
      UIView.performWithoutAnimation {
        world.card.place = 200
        UIView.animate(withDuration: 9) { world.card.shade = 0.5 }
        expectEqual(world.card.part.frame.minX, 200)
      }
      expectEqual(world.card.calls, ["layout", "properties"])
      expectEqual(world.card.part.alpha, 0.5)
    }
    world.stage.advance(by: 0.5)
    // The layout jumped by 100 while it was on its way from 0 to 100, and the opacity changed at
    // once.
    expectNear(world.shown[1], (200 - 100 * 0.75), within: 1e-6)
    try world.stage.settle()
    expectNear(world.shown, [0.5, 200], within: 1e-6)
  }

  @Test("flushes around each keyframe, and where animations are switched (ViewAnimation 39)")
  func keyframes() throws {
    let world = World()
    UIView.animate(withDuration: 1, delay: 0, options: [.flushUpdates, .curveLinear]) {
      UIView.animateKeyframes(withDuration: 1) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          world.card.place = 100
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          world.card.place = 0
        }
      }
    }
    expectEqual(world.card.calls, ["layout", "layout"])
    world.stage.advance(by: 0.25)
    expectNear(world.shown, [1, 50], within: 1e-6)
    world.stage.advance(by: 0.25)
    expectNear(world.shown, [1, 100], within: 1e-6)
    try world.stage.settle()
    UIView.animate(withDuration: 1, delay: 0, options: [.flushUpdates, .curveLinear]) {
      world.card.shade = 0
      UIView.setAnimationsEnabled(false)
      expectEqual(world.card.part.alpha, 0)
      UIView.setAnimationsEnabled(true)
    }
    world.stage.advance(by: 0.5)
    expectNear(world.shown, [0.5, 0], within: 1e-6)
    try world.stage.settle()
  }

  @Test("is an animator too, and a view transition; and repeats (ViewAnimation 39)")
  func animator() throws {
    let world = World()
    world.card.place = 50
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { world.card.place = 150 }
    expectTrue(!animator.flushUpdates)
    animator.flushUpdates = true
    animator.startAnimation()
    expectNear(world.shown, [1, 50], within: 1e-6)
    world.stage.advance(by: 0.5)
    expectNear(world.shown, [1, 100], within: 1e-6)
    animator.addAnimations { world.card.shade = 0 }
    world.stage.advance(by: 0.25)
    expectNear(world.shown, [0.5, 125], within: 1e-6)
    try world.stage.settle()
    animator.flushUpdates = false
    animator.addAnimations { world.card.shade = 1 }
    animator.startAnimation()
    expectEqual(world.card.part.alpha, 0)
    try world.stage.settle()
    let running = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, options: [.flushUpdates, .curveLinear],
      animations: { world.card.place = 0 })
    expectTrue(running.flushUpdates)
    world.stage.advance(by: 0.5)
    expectNear(world.shown, [1, 75], within: 1e-6)
    try world.stage.settle()
    UIView.transition(
      with: world.card, duration: 1, options: [.transitionCrossDissolve, .flushUpdates]
    ) { world.card.place = 30 }
    expectNear(world.shown, [1, 30], within: 1e-6)
    try world.stage.settle()
  }

  @Test("without animations, without a stage and within layout changes at once, and ends")
  func edges() throws {
    let world = World()
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1, delay: 0, options: .flushUpdates) { world.card.place = 10 }
    UIView.setAnimationsEnabled(true)
    expectNear(world.shown, [1, 10], within: 1e-6)
    UIView.animate(withDuration: 0, delay: 0, options: .flushUpdates) { world.card.place = 20 }
    expectNear(world.shown, [1, 20], within: 1e-6)
    UIView.animate(withDuration: .nan, delay: 0, options: .flushUpdates) { world.card.place = 30 }
    expectNear(world.shown, [1, 30], within: 1e-6)
    final class Nested: UIView {
      var isDone = false
      override func layoutSubviews() {
        guard !isDone else { return }
        isDone = true
        UIView.animate(withDuration: 1, delay: 0, options: .flushUpdates) {
          superview?.setNeedsLayout()
          setNeedsUpdateProperties()
        }
      }
    }
    world.card.addSubview(Nested())
    try world.stage.settle()
    expectEqual(world.stage.diagnostics.issues.count, 1)
    // A flush does not outlive its block: another one does not flush.
    world.card.calls = []
    UIView.animate(withDuration: 1) { world.card.place = 60 }
    expectEqual(world.card.calls, [])
    try world.stage.settle()
  }

  @Test("is preceded in a frame by updates and layout, in that order, once each (Frames 5)")
  func frame() throws {
    let world = World()
    for _ in 0..<3 {
      world.card.shade -= 0.1
      world.card.place += 1
    }
    expectTrue(!world.stage.isSettled)
    world.stage.advance(by: 0)
    expectEqual(world.card.calls, ["properties", "layout"])
    world.stage.advance(by: 1)
    expectEqual(world.card.calls.count, 2)
    expectTrue(world.stage.isSettled)
    world.card.setNeedsUpdateProperties()
    expectTrue(!world.stage.isSettled)
    try world.stage.settle()
    expectEqual(world.card.calls, ["properties", "layout", "properties"])
  }
}
