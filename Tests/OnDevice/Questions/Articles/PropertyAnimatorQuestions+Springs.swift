#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Question {
  /// Animators that are misused, that have parts which repeat, and that move as springs.
  static let propertyAnimatorSprings: [Question] = [
    Question("PropertyAnimators 3", "animator started with a negative delay", mayEndApp: true) {
      screen in
      let box = screen.square()
      let animator = UIViewPropertyAnimator(duration: 4, curve: .linear) { box.alpha = 0 }
      let begin = CACurrentMediaTime()
      animator.startAnimation(afterDelay: -2)
      let state = "state \(animator.state.rawValue), alpha \(Answer.rounded(Double(box.alpha)))"
      await screen.wait(0.8)
      // How far it is ahead of one that starts at once; one that does not start is behind.
      let ahead = (1 - box.shownOpacity) * 4 - (CACurrentMediaTime() - begin)
      if animator.state == .active { animator.stopAnimation(true) }
      return .text("\(state), ahead by \(Answer.numbers([ahead], step: 0.4).text) s")
    },

    Question("PropertyAnimators 9", "stopAnimation of a stopped animator", mayEndApp: true) {
      screen in
      let box = screen.square()
      for isWithout in [false, true] {
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { box.alpha = 0 }
        animator.addCompletion { _ in screen.note("completion") }
        animator.startAnimation()
        await screen.wait(0.1)
        animator.stopAnimation(false)
        animator.stopAnimation(isWithout)
        screen.note("state \(animator.state.rawValue)")
        if animator.state == .stopped { animator.finishAnimation(at: .current) }
        await screen.wait(0.1)
      }
      return .calls(screen.calls)
    },

    Question("PropertyAnimators 32", "speed of a spring that continues with a curve") { screen in
      let box = screen.square(x: 0)
      let spring = UISpringTimingParameters(dampingRatio: 1)
      let animator = UIViewPropertyAnimator(duration: 2, timingParameters: spring)
      animator.addAnimations { box.center.x += 200 }
      let end = Double(box.center.x) + 200
      animator.startAnimation()
      // It has its greatest speed soon.
      try await screen.wait(until: "on its way") { box.shownX > end - 160 }
      animator.pauseAnimation()
      await screen.wait(0.1)
      let start = box.shownX
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 1)
      let samples = await screen.samples(for: 0.4) { box.shownX }
      if animator.state == .active { animator.stopAnimation(true) }
      return .number((samples.value(at: 0.2) - start) / (end - start), within: 0.05)
    },

    Question("PropertyAnimators 37", "repeating block in a paused animator", mayEndApp: true) {
      screen in
      let (box, other) = (screen.square(), screen.square(y: 400))
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
        UIView.animate(
          withDuration: 0.3, delay: 0, options: [.repeat, .autoreverse],
          animations: { box.alpha = 0 })
        UIView.animate(withDuration: 1, animations: { other.alpha = 0 })
      }
      animator.startAnimation()
      await screen.wait(0.3)
      animator.pauseAnimation()
      await screen.wait(0.1)
      let inPause = await changes(of: [box, other], on: screen)
      animator.startAnimation()
      await screen.wait(2.2)
      let after = await changes(of: [box, other], on: screen)
      return .text(
        "in the pause \(inPause), after its time \(after), "
          + "state \(animator.state.rawValue)")
    },

    Question("PropertyAnimators 46", "initial velocity along an axis without a distance") {
      screen in
      let boxes = [screen.square(), screen.square()]
      let animators = zip(boxes, [CGVector(dx: 60, dy: 0), .zero]).map { box, velocity in
        let spring = UISpringTimingParameters(dampingRatio: 0.7, initialVelocity: velocity)
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
        animator.addAnimations { box.center.y += 100 }
        return animator
      }
      animators.forEach { $0.startAnimation() }
      let start = Double(boxes[0].center.x)
      var apart = 0.0
      let samples = await screen.samples(for: 0.8) {
        apart = max(
          apart,
          abs(Double(boxes[0].shownLayer.position.y - boxes[1].shownLayer.position.y)))
        return boxes[0].shownX - start
      }
      let way = max(samples.range.greatest, -samples.range.least)
      return .text(
        "across by \(Answer.numbers([way], step: 1).text), "
          + "along it differs by \(Answer.numbers([apart], step: 5).text)")
    },
  ]

  /// Which views change in half a second.
  @MainActor
  private static func changes(of views: [UIView], on screen: QuestionScreen) async -> String {
    var ranges = views.map { [$0.shownOpacity] }
    _ = await screen.samples(for: 0.5) {
      for (index, view) in views.enumerated() { ranges[index].append(view.shownOpacity) }
      return 0
    }
    return ranges.map { values in
      (values.max() ?? 0) - (values.min() ?? 0) > 0.02 ? "moves" : "still"
    }.joined(separator: " ")
  }
}
