#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Question {
  static let animations: [Question] = [
    Question("Animations 2", "key of a CATransition") { screen in
      let box = screen.square()
      box.layer.add(CATransition(), forKey: "x")
      return .calls(box.animationKeys)
    },

    Question("Animations 4", "animationKeys with an animation without a key") { screen in
      let box = screen.square()
      for key in ["a", nil] { box.layer.add(basic("opacity", from: 0, to: 1), forKey: key) }
      return .calls(box.animationKeys)
    },

    Question("Animations 5", "end of an animation with only a to value") { screen in
      try await shown(on: screen, at: 0.25, \.shownOpacity, step: 0.01) { box in
        box.layer.add(basic("opacity", to: 0), forKey: "x")
      }
    },

    Question("Animations 6", "missing end value over an earlier animation") { screen in
      try await shown(on: screen, at: 0.5, \.shownX, step: 0.1) { box in
        box.center.x = 0
        box.layer.add(basic("position.x", from: 100, to: 100), forKey: "a")
        box.layer.add(basic("position.x", from: 0), forKey: "b")
      }
    },

    Question("Animations 6", "change of the model under an animation with only a from value") {
      screen in
      let host = await StillHost(on: screen)
      host.box.center.x = 100
      host.box.layer.add(basic("position.x", from: 0), forKey: "x")
      await host.show(0.5)
      var values = [host.box.shownX]
      host.box.center.x = 200
      await screen.wait(0.1)
      values.append(host.box.shownX)
      return .numbers(values, step: 0.1)
    },

    Question("Animations 8", "two additive animations of a number") { screen in
      try await shown(on: screen, at: 0.5, \.shownOpacity, step: 0.01) { box in
        box.alpha = 0.2
        for value in [0.1, 0.3] {
          let animation = basic("opacity", from: value, to: value)
          animation.isAdditive = true
          box.layer.add(animation, forKey: "\(value)")
        }
      }
    },

    Question("Animations 10", "third cycle of a cumulative animation") { screen in
      try await shown(on: screen, at: 2.5, \.shownX, step: 0.1) { box in
        let animation = basic("position.x", from: 0, to: 10)
        animation.isCumulative = true
        animation.repeatCount = 3
        box.layer.add(animation, forKey: "x")
      }
    },

    Question("Animations 13", "delegate calls of animations that are removed or replaced") {
      screen in
      let box = screen.square()
      for key in ["by key", "replaced", "with all"] {
        let animation = basic("opacity", from: 0, to: 1, lasting: 2)
        animation.delegate = listener(key, on: screen)
        box.layer.add(animation, forKey: key)
      }
      await screen.wait(0.1)
      screen.take()
      box.layer.removeAnimation(forKey: "by key")
      box.layer.add(basic("opacity", from: 0, to: 1), forKey: "replaced")
      box.layer.removeAllAnimations()
      screen.note("returned")
      await screen.wait(0.2)
      return .text(
        "first \(screen.calls.first ?? "nothing"), then "
          + screen.calls.dropFirst().sorted().joined(separator: ", "))
    },

    Question("Animations 14", "animation of a view that leaves its window") { screen in
      let box = screen.square()
      let animation = basic("opacity", from: 1, to: 0, lasting: 2)
      animation.delegate = listener("it", on: screen)
      box.layer.add(animation, forKey: "x")
      await screen.wait(0.1)
      box.removeFromSuperview()
      await screen.wait(0.2)
      return .calls(screen.calls + box.animationKeys)
    },

    Question("Animations 14", "animation of a layer that leaves and returns in one turn") {
      screen in
      let box = screen.square()
      let animation = basic("opacity", from: 1, to: 0, lasting: 2)
      animation.delegate = listener("it", on: screen)
      box.layer.add(animation, forKey: "x")
      await screen.wait(0.1)
      box.removeFromSuperview()
      screen.root.view.addSubview(box)
      await screen.wait(0.1)
      return .calls(screen.calls + box.animationKeys)
    },

    Question("Animations 15", "animation added outside of any window") { screen in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let animation = basic("opacity", from: 1, to: 0, lasting: 0.3)
      animation.delegate = listener("it", on: screen)
      box.layer.add(animation, forKey: "x")
      await screen.wait(0.6)
      return .calls(screen.calls + box.animationKeys)
    },

    Question("Animations 16", "order of the delegate calls of one turn") { screen in
      let box = screen.square()
      for key in ["b", "a"] {
        let animation = basic("opacity", from: 0, to: 1, lasting: 0.2)
        animation.delegate = listener(key, on: screen)
        box.layer.add(animation, forKey: key)
      }
      await screen.wait(0.5)
      return .calls(screen.calls)
    },

    Question("Animations 17", "delegate calls of a kept animation that is removed later") {
      screen in
      let box = screen.square()
      let animation = basic("opacity", from: 1, to: 0, lasting: 0.1)
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
      animation.delegate = listener("it", on: screen)
      box.layer.add(animation, forKey: "x")
      await screen.wait(0.4)
      screen.note("remove")
      box.layer.removeAnimation(forKey: "x")
      await screen.wait(0.1)
      return .calls(screen.calls)
    },

    Question("Animations 26", "animation without a duration in a group") { screen in
      try await shown(on: screen, at: 0.5, \.shownX, step: 0.1) { box in
        let group = CAAnimationGroup()
        group.duration = 1
        group.animations = [basic("position.x", from: 0, to: 100, lasting: 0)]
        box.layer.add(group, forKey: "x")
      }
    },

    Question("Animations 42", "animation of a position together with one of its x") { screen in
      let host = await StillHost(on: screen, boxes: 2)
      let whole = CABasicAnimation(keyPath: "position")
      whole.fromValue = NSValue(cgPoint: .zero)
      whole.toValue = NSValue(cgPoint: CGPoint(x: 100, y: 100))
      whole.duration = 1
      let part = basic("position.x", from: 200, to: 200)
      for (box, list) in zip(host.boxes, [[whole, part], [part, whole]]) {
        for animation in list { box.layer.add(animation, forKey: animation.keyPath) }
      }
      await host.show(0.5)
      return .numbers(
        host.boxes.flatMap { [$0.shownX, Double($0.shownLayer.position.y)] }, step: 0.1)
    },
  ]

  static let keyframesAndSprings: [Question] = [
    Question("Animations 18", "discrete keyframes with key times") { screen in
      try await keyframes(on: screen, at: [0.1, 0.5, 0.9]) { animation in
        animation.values = [1, 2, 3]
        animation.keyTimes = [0, 0.2, 0.8, 1]
        animation.calculationMode = .discrete
      }
    },

    Question("Animations 19", "even spacing of keyframes") { screen in
      try await keyframes(on: screen, at: [0.25, 0.75]) { $0.values = [0, 10, 30] }
    },

    Question("Animations 20", "timing functions of keyframes") { screen in
      try await keyframes(on: screen, at: [0.25, 0.75]) { animation in
        animation.values = [0, 100, 200]
        animation.timingFunctions = [.easeIn, .linear].map { CAMediaTimingFunction(name: $0) }
      }
    },

    Question("Animations 21", "timing function of a whole paced animation") { screen in
      try await keyframes(on: screen, at: [0.5]) { animation in
        animation.values = [0, 100]
        animation.calculationMode = .paced
        animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
      }
    },

    Question("Animations 22", "way at the ends of a cubic keyframe animation") { screen in
      try await keyframes(on: screen, at: [0.25]) { animation in
        animation.values = [0, 100, 0]
        animation.calculationMode = .cubic
      }
    },

    Question("Animations 28", "value of a spring at three times") { screen in
      try await spring(on: screen, at: [0.1, 0.2, 0.4]) { $0.damping = 10 }
    },

    Question("Animations 29", "spring with too much friction") { screen in
      try await spring(on: screen, at: [0.1, 0.3]) { $0.damping = 60 }
    },

    Question("Animations 30", "timing function of a spring animation") { screen in
      try await spring(on: screen, at: [0.1]) {
        $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
      }
    },

    Question("Animations 31", "settlingDuration of several springs") { _ in
      let springs: [(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat)] = [
        (1, 100, 5, 0), (1, 100, 10, 0), (1, 100, 15, 0), (1, 100, 20, 0), (1, 300, 20, 0),
        (1, 100, 10, 5), (3, 1000, 500, 0), (2, 100, 10, 0),
      ]
      let times = springs.map { mass, stiffness, damping, velocity in
        let spring = CASpringAnimation(keyPath: "position.x")
        (spring.mass, spring.stiffness) = (mass, stiffness)
        (spring.damping, spring.initialVelocity) = (damping, velocity)
        return spring.settlingDuration
      }
      return .numbers(times, step: 0.02)
    },

    Question("Animations 37", "whole turn of a transform") { screen in
      try await turn(on: screen, from: 0, to: 2 * .pi, at: 0.5)
    },

    Question("Animations 38", "direction of half a turn") { screen in
      try await turn(on: screen, from: 0, to: -.pi, at: 0.5)
    },

    Question("Animations 39", "two turns of a numeric rotation") { screen in
      let host = await StillHost(on: screen)
      host.box.layer.add(
        basic("transform.rotation.z", from: 0, to: 4 * .pi), forKey: "x")
      await host.show(0.125)
      let turn = host.box.shownLayer.transform
      return .numbers([Double(turn.m11), Double(turn.m12)], step: 0.01)
    },
  ]
}

/// An animation of a number over a second.
@MainActor
private func basic(
  _ key: String, from start: Double? = nil, to end: Double? = nil,
  lasting duration: TimeInterval = 1
) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: key)
  animation.fromValue = start
  animation.toValue = end
  animation.duration = duration
  return animation
}

/// What a box shows some seconds after animations were added to it.
@MainActor
private func shown(
  on screen: QuestionScreen, at time: TimeInterval, _ value: (UIView) -> Double, step: Double,
  _ add: (UIView) -> Void
) async throws -> Answer {
  let host = await StillHost(on: screen)
  add(host.box)
  await host.show(time)
  return .numbers([value(host.box)], step: step)
}

/// The horizontal places of a keyframe animation over a second, at some times.
@MainActor
private func keyframes(
  on screen: QuestionScreen, at times: [TimeInterval], _ set: (CAKeyframeAnimation) -> Void
) async throws -> Answer {
  let animation = CAKeyframeAnimation(keyPath: "position.x")
  animation.duration = 1
  set(animation)
  return await places(of: animation, on: screen, at: times)
}

/// The horizontal places of a spring of mass 1 and stiffness 100 from 0 to 100, at some times.
@MainActor
private func spring(
  on screen: QuestionScreen, at times: [TimeInterval], _ set: (CASpringAnimation) -> Void
) async throws -> Answer {
  let animation = CASpringAnimation(keyPath: "position.x")
  (animation.mass, animation.stiffness, animation.damping) = (1, 100, 10)
  (animation.fromValue, animation.toValue) = (0, 100)
  set(animation)
  animation.duration = animation.settlingDuration
  return await places(of: animation, on: screen, at: times)
}

@MainActor
private func places(
  of animation: CAAnimation, on screen: QuestionScreen, at times: [TimeInterval]
) async -> Answer {
  let host = await StillHost(on: screen)
  host.box.layer.add(animation, forKey: "x")
  var places: [Double] = []
  for time in times {
    await host.show(time)
    places.append(host.box.shownX)
  }
  return .numbers(places, step: 0.2)
}

/// The first row of a transform on its way from one angle to another.
@MainActor
private func turn(
  on screen: QuestionScreen, from start: CGFloat, to end: CGFloat, at time: TimeInterval
) async throws -> Answer {
  let host = await StillHost(on: screen)
  let animation = CABasicAnimation(keyPath: "transform")
  animation.fromValue = NSValue(caTransform3D: CATransform3DMakeRotation(start, 0, 0, 1))
  animation.toValue = NSValue(caTransform3D: CATransform3DMakeRotation(end, 0, 0, 1))
  animation.duration = 1
  host.box.layer.add(animation, forKey: "x")
  await host.show(time)
  let turn = host.box.shownLayer.transform
  return .numbers([Double(turn.m11), Double(turn.m12)], step: 0.01)
}

@MainActor
private func listener(_ name: String, on screen: QuestionScreen) -> AnimationListener {
  AnimationListener(on: screen, after: name)
}
