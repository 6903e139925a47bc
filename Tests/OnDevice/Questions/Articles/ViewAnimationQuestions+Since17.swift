#if !canImport(UIKit) || canImport(UIKit, _version: 7000)
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension Question {
    /// Springs of a duration and a bounce.
    static let viewAnimationSince17: [Question] = [
      Question(
        "ViewAnimation 35", "completion of a spring of duration and bounce", since: 17
      ) { screen in
        guard #available(iOS 17, *) else { throw Unasked("it needs iOS 17") }
        let box = screen.square()
        let begin = CACurrentMediaTime()
        UIView.animate(springDuration: 0.5, bounce: 0, animations: { box.center.x += 100 }) { _ in
          screen.note("completion")
        }
        try await screen.wait(until: "completed") { !screen.calls.isEmpty }
        return .seconds(CACurrentMediaTime() - begin, frames: 4)
      },

      Question("ViewAnimation 35", "animation of a spring of duration and bounce", since: 17) {
        screen in
        guard #available(iOS 17, *) else { throw Unasked("it needs iOS 17") }
        let box = screen.square()
        UIView.animate(springDuration: 0.5, bounce: 0, animations: { box.center.x += 100 })
        let animations = box.animationKeys.compactMap {
          box.layer.animation(forKey: $0) as? CASpringAnimation
        }
        guard let spring = animations.first else { throw Puzzled("the layer has no spring") }
        let constants = [spring.mass, spring.stiffness, spring.damping].map { Double($0) }
        let times = [spring.duration, spring.settlingDuration]
        return .text(
          "constants \(Answer.numbers(constants, step: 0.05).text), "
            + "times \(Answer.numbers(times, step: 0.01).text)")
      },
    ]
  }
#endif
