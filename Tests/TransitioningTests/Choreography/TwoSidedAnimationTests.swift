import ControllerSupport
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
    let backward = trace()
    try scene.stage.settle()
    return (forward, backward)
  }

  /// A curve in a span of the duration.
  private struct Motion {
    let curve: MediaTimingFunction
    let span: ClosedRange<Double>

    init(_ curve: MediaTimingFunction, _ span: ClosedRange<Double> = 0...1) {
      (self.curve, self.span) = (curve, span)
    }

    func progress(_ part: Double) -> Double {
      let share = (part - span.lowerBound) / (span.upperBound - span.lowerBound)
      return curve.value(at: min(max(share, 0), 1))
    }
  }

  @Test(
    """
    goes from back to fore, in a span that counts from the end backward, at the same pace, or \
    mirrored, or in another timing or span if the call says so
    """)
  func motions() throws {
    let curves = [
      MediaTimingFunction.standard, .linear, .easeIn,
      MediaTimingFunction(CubicBezier(0.1, 0.9, 0.2, 1.3)),
    ]
    let (half, part) = (Motion(.easeIn, 0...0.5), 0.25...0.75)
    // The motion there, the way back that is asked for, and the motion that it is; nil if it is the
    // way there, mirrored.
    var rows: [(Motion, BackwardTiming, Motion?)] = [
      (half, .same, Motion(.easeIn, 0.5...1)),
      (half, .timing(.eased(.easeOut)), Motion(.easeOut, 0.5...1)),
      (half, .during(part), Motion(.easeIn, part)),
      (half, .timing(.eased(.linear), during: part), Motion(.linear, part)),
      (half, .during(-1...0.5), Motion(.easeIn, 0...0.5)),
    ]
    rows += curves.flatMap { [(Motion($0), .same, Motion($0)), (Motion($0), .mirrored, nil)] }
    rows += [0...0.5, 0.25...0.75, 0.5...1, 0.125...1, -1...0.5, 0.5...7].map {
      (Motion(.linear, $0), .same, nil)
    }
    let sides = Sided(back: 1, fore: 2)
    let ends = [TransitionDirection.forward, .backward].map {
      [sides.value(atStartOf: $0), sides.value(atEndOf: $0)]
    }
    expectEqual(ends, [[1, 2], [2, 1]])
    for (there, backward, back) in rows {
      let traces = try traces { context, view in
        context.animate(
          view, \.position.y, back: 1000, fore: 422, timing: .eased(there.curve),
          during: there.span, backwardTiming: backward)
      } reading: {
        $0.position.y
      }
      let clamped = Motion(there.curve, there.span.clamped(to: 0...1))
      // At the very end a view that has left has the values with which it comes back.
      for step in 0..<8 {
        let part = Double(step) / 8
        let expected = [
          clamped.progress(part), back.map { 1 - $0.progress(part) } ?? clamped.progress(1 - part),
        ]
        let shown = [traces.forward[step], traces.backward[step]].map { (1000 - $0) / 578 }
        expectNear(
          shown.map { Double($0) }, expected, "\(there), \(backward), \(part)")
      }
      expectEqual(traces.forward[8], 422)
    }
  }

  @Test("steps if its span has no length", arguments: [0.1, 0.5, 0.9])
  func leap(place: Double) throws {
    let traces = try traces { context, view in
      context.animate(view, \.cornerRadius, back: 0, fore: 8, during: place...place)
    } reading: {
      $0.cornerRadius
    }
    for step in 1..<8 where Double(step) / 8 != place {
      let part = Double(step) / 8
      expectEqual(
        [traces.forward[step], traces.backward[step]],
        [part < place ? 0 : 8, part < 1 - place ? 8 : 0])
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
        expectNear(fore.view.layer.presentationProperties.position.y, expected, within: 1e-9)
      }
      // It ends when it stays within half a point of its end.
      let length = try scene.stage.settle() + 0.25
      expectLess(abs(578 * (1 - spring.value(at: length)) - 0.5), 1e-6)
      fore.dismiss(animated: true)
      scene.stage.advance(by: 0.1)
      let expected = 422 + 578 * spring.value(at: 0.1)
      expectNear(fore.view.layer.presentationProperties.position.y, expected, within: 1e-9)
      try scene.stage.settle()
    }
  }

  @Test("is slower on a spring that is over-damped by its equation than on one that is clamped")
  func overdamped() throws {
    var lengths: [TimeInterval] = []
    for overdamping in [SpringCurve.Overdamping.exact, .clampedToCritical] {
      let spring = SpringCurve(response: 0.5, dampingRatio: 1.3, overdamping: overdamping)
      let scene = ControllerScene()
      let fore = scene.present(
        ScriptedTransition {
          $0.animate($0.foreView, \.position.y, back: 1000, fore: 422, timing: .spring(spring))
          $0.endAfterAnimations()
        })
      scene.stage.advance(by: 0)
      for step in 1...8 {
        scene.stage.advance(by: 0.05)
        let expected = 1000 - 578 * spring.value(at: 0.05 * Double(step))
        let shown = fore.view.layer.presentationProperties.position.y
        expectNear(Double(shown), expected, within: 0.01, "\(overdamping): \(shown), \(expected)")
      }
      lengths.append(try scene.stage.settle())
    }
    expectLess(lengths[1] + 0.2, lengths[0])
  }

  @Test("starts from the shown value when it interrupts another", arguments: [false, true])
  func interruption(isLeap: Bool) throws {
    var second: CGFloat?
    let fore = scene.present(
      TimedTransition(1) { [scene] context in
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
    scene.stage.advance(by: 0.25)
    #expect(abs(try #require(second) - (isLeap ? 0.75 : 0.25)) < 1e-9)
    scene.stage.advance(by: 0.5)
    expectNear(fore.view.layer.presentationProperties.opacity, (isLeap ? 0.75 : 0.5), within: 1e-9)
    try scene.stage.settle()
    expectNear(fore.view.alpha, 0.75, within: 1e-6)
  }

  @Test("continues from the shown value when a dismissal follows before it has ended")
  func dismissalFollows() throws {
    let fore = scene.present(
      TimedTransition(1) { context in
        let view: UIView = context.foreViewController.view
        context.animate(view, \.opacity, back: 0, fore: 1, timing: .eased(.linear))
        // The animation is not awaited: the presentation ends, the fade continues.
        context.transitionDidEnd()
      })
    scene.stage.advance(by: 0.25)
    expectTrue(fore.transitionController.activeTransition == nil)
    fore.transitionController.transition = Fade()
    fore.dismiss(animated: true)
    scene.stage.advance(by: 0)
    expectNear(fore.view.layer.presentationProperties.opacity, 0.25, within: 1e-9)
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
        expectNear(view.alpha, (context.direction == .forward ? 0.9 : 0), within: 1e-6)
        context.endAfterAnimations()
      })
    fore.reactions["viewDidDisappear"] = { [unowned fore] in
      expectNear(fore.view.alpha, 0.9, within: 1e-6)
    }
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    fore.dismiss(animated: true)
    try scene.stage.settle()
    expectEqual(fore.view.transform3D, .identity)
    scene.back.present(fore, animated: false)
    try scene.stage.settle()
    expectNear(fore.view.alpha, 0.9, within: 1e-6)
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
    var opacities = [scene.back.view.layer.presentationProperties.opacity]
    try scene.stage.settle()
    opacities.append(Double(scene.back.view.alpha))
    fore.dismiss(animated: false)
    try scene.stage.settle()
    opacities.append(Double(scene.back.view.alpha))
    expectTrue(opacities[0] < 1 && opacities.dropFirst() == [1, 1])
  }

  @Test("refuses values that are not finite, and a view without a superview, and ends nevertheless")
  func notFinite() throws {
    let fore = scene.present(
      ScriptedTransition {
        $0.animate($0.foreViewController.view, \.position.y, back: .nan, fore: 422)
        $0.animate(UIView(), \.opacity, back: 0, fore: 1)
        $0.endAfterAnimations()
      })
    #expect(try scene.stage.settle() == 0)
    expectEqual(scene.stage.diagnostics.issues.count, 2)
    expectEqual(
      scene.transitionIssues,
      [
        .animatesOutsideWindow(node: "ScriptedTransition", property: "opacity", owner: "UIView")
      ])
    expectEqual(fore.view.center.y, 422)
  }
}
