import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
import TestFormulas
import Expectations

@Suite("A property animator in time")
@MainActor
struct PropertyAnimatorTimeTests {
  enum Kind: String, CaseIterable {
    case linear, easeIn, easeInOut, bezier, settling, free

    var parameters: any UITimingCurveProvider {
      switch self {
      case .linear: UICubicTimingParameters(animationCurve: .linear)
      case .easeIn: UICubicTimingParameters(animationCurve: .easeIn)
      case .easeInOut: UICubicTimingParameters(animationCurve: .easeInOut)
      case .bezier:
        UICubicTimingParameters(
          controlPoint1: CGPoint(x: 0.3, y: 0.1), controlPoint2: CGPoint(x: 0.2, y: 1))
      case .settling:
        UISpringTimingParameters(dampingRatio: 0.6, initialVelocity: CGVector(dx: 2, dy: -1))
      case .free: UISpringTimingParameters(mass: 1, stiffness: 100, damping: 8)
      }
    }
  }

  /// An animator of two seconds that moves, fades and rounds a view, on a stage of its own.
  @MainActor
  final class Run {
    let scene: Scene
    let log: Log
    let animator: UIViewPropertyAnimator

    init(_ kind: Kind, frameRate: Double = 60) {
      let scene = Scene(frameRate: frameRate)
      let log = Log(scene.stage)
      self.scene = scene
      self.log = log
      animator = UIViewPropertyAnimator(duration: 2, timingParameters: kind.parameters)
      animator.addAnimations {
        scene.view.center = CGPoint(x: 150, y: 250)
        UIView.animate(withDuration: 1, delay: 0.25, options: .overrideInheritedDuration) {
          scene.view.alpha = 0
        }
      }
      animator.addAnimations({ scene.view.layer.cornerRadius = 20 }, delayFactor: 0.5)
      animator.addCompletion { log.note("\($0)") }
      scene.stage.advance(by: 0)
    }

    /// Makes the call of a step.
    func act(_ step: Int) {
      switch step {
      case 0: animator.startAnimation()
      case 1: animator.pauseAnimation()
      case 2: animator.continueAnimation(durationFactor: 0)
      case 3: animator.isReversed = true
      case 4: animator.fractionComplete = 0.4
      case 5: animator.isReversed = false
      case 6: animator.addAnimations { self.scene.view.bounds.size.width = 300 }
      default:
        animator.continueAnimation(
          withTimingParameters: UICubicTimingParameters(), durationFactor: 0.75)
      }
    }
  }

  @Test(
    "ends at the same instants, and shows the same, in any steps of the clock",
    arguments: Kind.allCases)
  func steps(kind: Kind) {
    let runs = [1 / 24.0, 1 / 60.0, 1 / 7.0, 0.3].map { (Run(kind, frameRate: 1 / $0), $0) }
    for step in 0..<8 {
      for (run, _) in runs { run.act(step) }
      let target = Double(step + 1) * 0.3
      for (run, interval) in runs {
        while run.scene.stage.now + interval < target { run.scene.stage.advance(by: interval) }
        run.scene.stage.advance(to: target)
        expectEqual(run.scene.shown, runs[0].0.scene.shown, "step \(step)")
      }
    }
    for (run, interval) in runs {
      for _ in 0..<Int(5 / interval) { run.scene.stage.advance(by: interval) }
      expectTrue(run.log.entries == runs[0].0.log.entries && run.log.what == ["end"])
    }
  }

  @Test("shows exactly the same when it is sought as when it is played", arguments: Kind.allCases)
  func seeks(kind: Kind) {
    let (sought, played) = (Run(kind), Run(kind))
    sought.act(0)
    sought.scene.stage.advance(by: 0.1)
    played.act(0)
    for frame in 0..<20 {
      let instant = Double(frame) * 0.09
      played.scene.stage.advance(to: instant)
      guard played.animator.state == .active else { break }
      let found = sought.scene.stage.seek(to: instant) { sought.scene.shown }
      expectEqual(found, played.scene.shown, "at \(instant)")
    }
    expectEqual(sought.scene.stage.now, 0.1)
    sought.animator.stopAnimation(true)
    if played.animator.state == .active { played.animator.stopAnimation(true) }
  }

  // Rules: PropertyAnimators 5, 24.
  @Test("shows the scrubbed progress before any frame, at all instants, while it is paused")
  func beforeTheFrame() {
    let run = Run(.linear)
    for fraction in [0.5, 0.25, 1, 0] {
      run.animator.fractionComplete = CGFloat(fraction)
      expectNear(run.scene.position.x, 50 + 100 * fraction)
      run.scene.stage.advance(by: 1 / 60.0)
      run.animator.fractionComplete = CGFloat(1 - fraction)
      let shown = run.scene.shown
      expectNear(shown.position.x, 150 - 100 * fraction)
      let sought = [-5, 0, 0.5, 100].map { run.scene.stage.seek(to: $0) { run.scene.shown } }
      expectTrue(sought.allSatisfy { $0 == shown })
    }
    run.animator.stopAnimation(true)
  }

  @Test(
    "continues after two reversals as if there had been none (PropertyAnimators 15)",
    arguments: Kind.allCases)
  func turnsTwice(kind: Kind) {
    let (turned, plain) = (Run(kind), Run(kind))
    for run in [turned, plain] {
      run.act(0)
      run.scene.stage.advance(by: 0.15)
    }
    let before = turned.scene.shown
    turned.animator.pauseAnimation()
    turned.animator.isReversed = true
    turned.animator.isReversed = false
    expectEqual(turned.scene.shown, before)
    plain.animator.pauseAnimation()
    for run in [turned, plain] { run.animator.startAnimation() }
    turned.animator.isReversed = true
    turned.animator.isReversed = false
    for _ in 0..<30 {
      for run in [turned, plain] { run.scene.stage.advance(by: 0.1) }
      expectNear([turned.scene.position], [plain.scene.position])
    }
    expectTrue(turned.log.what == ["end"] && plain.log.what == ["end"])
    expectNear(turned.log.times, plain.log.times)
  }

  @Test(
    "never jumps, after any call (PropertyAnimators 25, 31, 33, 49)", arguments: Kind.allCases)
  func continuous(kind: Kind) {
    let run = Run(kind)
    run.act(0)
    for step in [1, 2, 3, 1, 5, 7, 3, 1, 7] {
      run.scene.stage.advance(by: 0.07)
      let before = run.scene.shown
      run.act(step)
      let shown = run.scene.shown
      expectNear(
        [shown.position.x, shown.opacity], [before.position.x, before.opacity], within: 1e-6,
        "step \(step)")
    }
    if !run.animator.isRunning { run.animator.startAnimation() }
    run.scene.stage.advance(by: 20)
    expectTrue(run.log.what == ["start"] && run.scene.view.center == CGPoint(x: 50, y: 50))
  }

  // Rules: PropertyAnimators 39.
  @Test("reverses smoothly when the old values are added as new targets, and ends at .end")
  func oldTargets() {
    let run = Run(.easeInOut)
    run.act(0)
    run.scene.stage.advance(by: 0.5)
    let (before, step) = (run.scene.position.x, 1e-4)
    run.animator.addAnimations { run.scene.view.center = CGPoint(x: 50, y: 50) }
    run.scene.stage.advance(by: step)
    let speed = Double(run.scene.position.x - before) / step
    let slope =
      (easeInOut(at: 0.25 + step / 2) - easeInOut(at: 0.25)) / step * 100
    expectNear(speed, slope, within: 0.5)
    run.scene.stage.advance(by: 9)
    expectTrue(run.log.lines == ["2.0 end"] && run.scene.position.x == 50)
  }

  // Rules: PropertyAnimators 26, 27.
  @Test("measures the complete fraction in time while it runs, in progress when paused")
  func fractions() {
    let run = Run(.easeIn)
    run.act(0)
    run.scene.stage.advance(by: 1)
    var fractions = [Double(run.animator.fractionComplete)]
    run.animator.pauseAnimation()
    fractions.append(Double(run.animator.fractionComplete))
    run.animator.isReversed = true
    fractions.append(Double(run.animator.fractionComplete))
    let progress = MediaTimingFunction.easeIn.value(at: 0.5)
    expectNear(fractions, [0.5, progress, 1 - progress])
    run.animator.fractionComplete = 0.25
    expectNear(run.scene.position.x, 50 + 75)
    run.animator.stopAnimation(true)
    expectEqual(run.animator.fractionComplete, 0)
    expectTrue(!run.animator.isReversed)
  }

  @Test("begins at its end when it is reversed before it starts (PropertyAnimators 15)")
  func startsReversed() {
    let run = Run(.linear)
    run.animator.isReversed = true
    expectEqual(run.animator.fractionComplete, 0)
    run.act(0)
    expectNear(run.scene.film([0, 0.5]) { $0.position.x }, [150, 125])
    expectNear(run.animator.fractionComplete, 0.25)
    run.scene.stage.advance(by: 9)
    expectTrue(run.log.lines == ["2.0 start"] && run.scene.view.center.x == 50)
    // The same holds when it is reversed while it waits for animations (PropertyAnimators 13).
    let scene = Scene()
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
    animator.startAnimation()
    animator.isReversed = true
    animator.addAnimations { scene.view.alpha = 0 }
    expectTrue(animator.isRunning)
    expectNear(scene.film([0, 0.5, 2.5], of: \.opacity), [0, 0.25, 1])
    expectEqual(scene.view.alpha, 1)
    expectEqual(animator.state, .inactive)
  }

  @Test(
    "does not delay settling while it is paused, even by outdated events (PropertyAnimators 4)"
  )
  func settles() throws {
    let run = Run(.linear)
    run.act(0)
    run.scene.stage.advance(by: 0.5)
    run.animator.pauseAnimation()
    #expect(try run.scene.stage.isSettled && run.scene.stage.settle() == 0)
    run.animator.startAnimation()
    #expect(try !run.scene.stage.isSettled && run.scene.stage.settle() == 1.5)
    expectEqual(run.log.what, ["end"])
  }

  @Test(
    "reverses at once during a delay, and resumes the delay after a pause (PropertyAnimators 3)"
  )
  func delays() {
    let run = Run(.linear)
    run.animator.startAnimation(afterDelay: 3)
    run.scene.stage.advance(by: 1)
    run.animator.pauseAnimation()
    run.animator.startAnimation()
    run.scene.stage.advance(by: 1)
    expectNear(run.scene.position.x, 100)
    run.animator.stopAnimation(true)
    run.animator.addAnimations { run.scene.view.center.x = 300 }
    run.animator.startAnimation(afterDelay: 3)
    run.animator.addCompletion { run.log.note("\($0)") }
    run.animator.isReversed = true
    run.scene.stage.advance(by: 0)
    expectEqual(run.log.what, ["start"])
    expectNear(run.scene.view.center.x, 100)
  }

  @Test("stays paused at its end as long as needed (PropertyAnimators 19)")
  func pausesAtEnd() throws {
    let run = Run(.settling)
    run.animator.pausesOnCompletion = true
    for (isReversed, place) in [(false, CGPoint(x: 150, y: 250)), (true, CGPoint(x: 50, y: 50))] {
      run.animator.isReversed = isReversed
      expectEqual(run.animator.fractionComplete, 0)
      run.animator.startAnimation()
      #expect(try run.scene.stage.settle() == 2)
      expectEqual(run.animator.state, .active)
      expectEqual(run.animator.fractionComplete, 1)
      expectEqual(run.scene.position, place)
      expectTrue(run.log.what.isEmpty)
    }
    run.animator.stopAnimation(false)
    run.animator.finishAnimation(at: .start)
    expectEqual(run.log.what, ["start"])
  }
}
