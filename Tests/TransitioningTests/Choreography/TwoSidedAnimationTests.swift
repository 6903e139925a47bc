import TestSupport
import Expectations
import Transitioning

@MainActor
@Suite("A two-sided animation")
struct TwoSidedAnimationTests {
  private let scene = ControllerScene()

  /// The values at each eighth of the way, forward and then backward.
  private func traces(
    of duration: TimeInterval = 0.8, _ script: @escaping (TransitionContext, UIView) -> Void,
    reading value: (LayerProperties) -> CGFloat
  ) throws -> (forward: [CGFloat], backward: [CGFloat]) {
    let fore = scene.controller(
      "B",
      with: TimedTransition(duration) {
        script($0, $0.foreViewController.view)
        $0.endAfterAnimations()
      })
    func trace() -> [CGFloat] {
      (0...8).map { step in
        if step > 0 { scene.stage.advance(by: duration / 8) } else { scene.stage.advance(by: 0) }
        return value(fore.view.layer.presentationProperties)
      }
    }
    scene.back.present(fore, animated: true)
    let forward = trace()
    try scene.stage.settle()
    fore.dismiss(animated: true)
    return (forward, trace())
  }

  private func expectMirrored(
    _ traces: (forward: [CGFloat], backward: [CGFloat]),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // At the very end a view that has left has the values with which it comes back.
    for (forward, backward) in zip(
      traces.forward.dropFirst(), traces.backward.reversed().dropFirst())
    {
      expectTrue(abs(forward - backward) < 1e-9, sourceLocation: sourceLocation)
    }
  }

  /// Curves with different shapes.
  nonisolated private static let timings: [TransitionTiming] = [
    .standard, .eased(.linear), .eased(.easeIn),
    .eased(MediaTimingFunction(CubicBezier(0.1, 0.9, 0.2, 1.3))),
  ]

  @Test("goes from back to fore, and backward at the same pace", arguments: timings)
  func samePace(timing: TransitionTiming) throws {
    let traces = try traces { context, view in
      context.animate(view, \.position.y, back: 1000, fore: 422, timing: timing)
    } reading: {
      $0.position.y
    }
    expectEqual(traces.forward.first, 1000)
    expectEqual(traces.forward.last, 422)
    expectEqual(traces.backward.first, 422)
    for step in 0..<8 {
      expectTrue(abs(traces.forward[step] + traces.backward[step] - 1422) < 1e-9)
    }
    expectTrue(traces.forward[4] != 422)
    expectTrue(traces.forward[4] != 1000)
  }

  @Test("retraces its way backward if the call says so", arguments: timings)
  func mirrored(timing: TransitionTiming) throws {
    let traces = try traces { context, view in
      context.animate(
        view, \.position.y, back: 1000, fore: 422, timing: timing, backward: .mirrored)
    } reading: {
      $0.position.y
    }
    expectMirrored(traces)
  }

  @Test("keeps its pace in the part of the duration that counts from the end backward")
  func paceInSpan() throws {
    let curve = MediaTimingFunction.easeIn
    let traces = try traces { context, view in
      context.animate(
        view, \.opacity, back: 0, fore: 1, timing: .eased(curve), during: 0...0.5)
    } reading: {
      CGFloat($0.opacity)
    }
    for step in 0..<8 {
      let fraction = Double(step) / 8
      let forward = fraction < 0.5 ? curve.value(at: fraction / 0.5) : 1
      let backward = fraction < 0.5 ? 1 : 1 - curve.value(at: (fraction - 0.5) / 0.5)
      expectTrue(abs(Double(traces.forward[step]) - forward) < 1e-9)
      expectTrue(abs(Double(traces.backward[step]) - backward) < 1e-9)
    }
  }

  @Test("has another timing and another part of the duration backward if the call says so")
  func otherWayBack() throws {
    let part = 0.25...0.75
    let choices: [(BackwardTiming, MediaTimingFunction, ClosedRange<Double>)] = [
      (.timing(.eased(.easeOut)), .easeOut, 0.5...1), (.during(part), .easeIn, part),
      (.timing(.eased(.linear), during: part), .linear, part),
      (.during(-1...0.5), .easeIn, 0...0.5), (.same, .easeIn, 0.5...1),
    ]
    for (backward, curve, part) in choices {
      let traces = try traces { context, view in
        context.animate(
          view, \.opacity, back: 0, fore: 1, timing: .eased(.easeIn), during: 0...0.5,
          backward: backward)
      } reading: {
        CGFloat($0.opacity)
      }
      for step in 0..<8 {
        let inPart = (Double(step) / 8 - part.lowerBound) / (part.upperBound - part.lowerBound)
        let expected = 1 - curve.value(at: min(max(inPart, 0), 1))
        expectTrue(abs(Double(traces.backward[step]) - expected) < 1e-9, "\(backward)")
      }
    }
  }

  @Test(
    "stays in its span, which counts from the end backward",
    arguments: [0...0.5, 0.25...0.75, 0.5...1, 0.125...1, -1...0.5, 0.5...7])
  func spans(span: ClosedRange<Double>) throws {
    let traces = try traces { context, view in
      context.animate(
        view, \.opacity, back: 0, fore: 1, timing: .eased(.linear), during: span)
    } reading: {
      CGFloat($0.opacity)
    }
    let bounds = span.clamped(to: 0...1)
    for step in 0...8 {
      let fraction = Double(step) / 8
      let expected = (fraction - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
      expectTrue(abs(traces.forward[step] - min(max(expected, 0), 1)) < 1e-9)
    }
    expectMirrored(traces)
  }

  @Test("steps if its span has no length", arguments: [0.1, 0.5, 0.9])
  func leap(place: Double) throws {
    let traces = try traces { context, view in
      context.animate(view, \.cornerRadius, back: 0, fore: 8, during: place...place)
    } reading: {
      $0.cornerRadius
    }
    for step in 1..<8 where Double(step) / 8 != place {
      expectEqual(traces.forward[step], (Double(step) / 8 < place ? 0 : 8))
      expectEqual(traces.backward[step], (Double(step) / 8 < 1 - place ? 8 : 0))
    }
  }

  @Test("may be pulled by a spring, which takes its own time")
  func springs() throws {
    for overdamping in [SpringCurve.Overdamping.exact, .clampedToCritical] {
      let spring = SpringCurve(mass: 3, stiffness: 1000, damping: 500, overdamping: overdamping)
      let scene = ControllerScene()
      let fore = scene.controller(
        "B",
        with: ScriptedTransition {
          let view: UIView = $0.foreViewController.view
          $0.animate(view, \.position.y, back: 1000, fore: 422, timing: .spring(spring))
          $0.endAfterAnimations()
        })
      scene.back.present(fore, animated: true)
      scene.stage.advance(by: 0)
      for step in 1...5 {
        scene.stage.advance(by: 0.05)
        let expected = 1000 - 578 * spring.value(at: 0.05 * Double(step))
        expectTrue(abs(fore.view.layer.presentationProperties.position.y - expected) < 1e-9)
      }
      // It ends when it stays within half a point of its end.
      let length = try scene.stage.settle() + 0.25
      expectTrue(abs(578 * (1 - spring.value(at: length)) - 0.5) < 1e-6)
      fore.dismiss(animated: true)
      scene.stage.advance(by: 0.1)
      let expected = 422 + 578 * spring.value(at: 0.1)
      expectTrue(abs(fore.view.layer.presentationProperties.position.y - expected) < 1e-9)
      try scene.stage.settle()
    }
  }

  @Test("starts from the shown value when it interrupts another", arguments: [false, true])
  func interruption(isLeap: Bool) throws {
    var second: CGFloat?
    let fore = scene.controller(
      "B",
      with: TimedTransition(1) { [scene] context in
        let view: UIView = context.foreViewController.view
        context.animate(view, \.opacity, back: 0, fore: 1, timing: .eased(.linear))
        scene.stage.perform(afterDelay: 0.25) {
          context.animate(
            view, \.opacity, back: 0, fore: 0.75, timing: .eased(.linear),
            during: isLeap ? 0...0 : 0...1)
          second = CGFloat(view.layer.presentationProperties.opacity)
        }
        context.endAfterAnimations()
      })
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0.25)
    #expect(abs(try #require(second) - (isLeap ? 0.75 : 0.25)) < 1e-9)
    scene.stage.advance(by: 0.5)
    expectTrue(
      abs(fore.view.layer.presentationProperties.opacity - (isLeap ? 0.75 : 0.5)) < 1e-9)
    try scene.stage.settle()
    expectTrue(abs(fore.view.alpha - 0.75) < 1e-6)
  }

  @Test("continues from the shown value when a dismissal follows before it has ended")
  func dismissalFollows() throws {
    let fore = scene.controller(
      "B",
      with: TimedTransition(1) { context in
        let view: UIView = context.foreViewController.view
        context.animate(view, \.opacity, back: 0, fore: 1, timing: .eased(.linear))
        // The animation is not awaited: the presentation ends, the fade continues.
        context.transitionDidEnd()
      })
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0.25)
    expectTrue(fore.transitionController.activeTransition == nil)
    fore.transitionController.transition = Fade()
    fore.dismiss(animated: true)
    scene.stage.advance(by: 0)
    expectTrue(abs(fore.view.layer.presentationProperties.opacity - 0.25) < 1e-9)
    try scene.stage.settle()
  }

  @Test(
    "sets the model at once, and the view that left comes back as it was",
    arguments: [true, false])
  func comingBack(isInstant: Bool) throws {
    let fore = scene.controller(
      "B",
      with: TimedTransition(isInstant ? 0 : 0.3) { context in
        let view: UIView = context.foreViewController.view
        context.animate(view, \.opacity, back: 0, fore: 0.9)
        context.animate(view, \.transform.scale, back: 0.5, fore: 1)
        expectTrue(abs(view.alpha - (context.direction == .forward ? 0.9 : 0)) < 1e-6)
        context.endAfterAnimations()
      })
    fore.reactions["viewDidDisappear"] = { [unowned fore] in
      expectTrue(abs(fore.view.alpha - 0.9) < 1e-6)
    }
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    fore.dismiss(animated: true)
    try scene.stage.settle()
    expectEqual(fore.view.transform3D, .identity)
    scene.back.present(fore, animated: false)
    try scene.stage.settle()
    expectTrue(abs(fore.view.alpha - 0.9) < 1e-6)
    expectEqual(fore.view.frame, scene.window.bounds)
  }

  @Test("leaves a presenter that was removed as it was, too")
  func presenter() throws {
    let fore = scene.controller("B", .fullScreen)
    fore.transitionController.transition = ScriptedTransition { context in
      let view: UIView = context.backViewController.view
      context.animate(view, \.opacity, back: 1, fore: 0.5)
      context.endAfterAnimations()
    }
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0.2)
    expectTrue(scene.back.view.layer.presentationProperties.opacity < 1)
    try scene.stage.settle()
    expectEqual(scene.back.view.alpha, 1)
    fore.dismiss(animated: false)
    try scene.stage.settle()
    expectEqual(scene.back.view.alpha, 1)
  }

  @Test("refuses values that are not finite, and ends nevertheless")
  func notFinite() throws {
    let fore = scene.controller(
      "B",
      with: ScriptedTransition {
        $0.animate($0.foreViewController.view, \.position.y, back: .nan, fore: 422)
        $0.endAfterAnimations()
      })
    scene.back.present(fore, animated: true)
    #expect(try scene.stage.settle() == 0)
    expectEqual(scene.stage.diagnostics.issues.count, 1)
    expectEqual(fore.view.center.y, 422)
  }

  @Test("of a view without a superview ends nevertheless")
  func nowhere() throws {
    let fore = scene.controller(
      "B",
      with: ScriptedTransition {
        $0.animate(UIView(), \.opacity, back: 0, fore: 1)
        $0.endAfterAnimations()
      })
    scene.back.present(fore, animated: true)
    #expect(try scene.stage.settle() == 0)
  }

  @Test("has sides that direction alone exchanges")
  func sides() {
    let sides = Sided(back: 1, fore: 2)
    expectEqual(sides.start(.forward), 1)
    expectEqual(sides.end(.forward), 2)
    expectEqual(sides.start(.backward), 2)
    expectEqual(sides.end(.backward), 1)
    expectEqual(sides, Sided(back: 1, fore: 2))
  }
}
