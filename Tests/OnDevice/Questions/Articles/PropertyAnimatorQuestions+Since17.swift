#if !canImport(UIKit) || canImport(UIKit, _version: 7000)
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension Question {
    /// Animators with springs of a duration and a bounce.
    static let propertyAnimatorsSince17: [Question] = [
      Question(
        "PropertyAnimators 44", "duration of an animator with a spring of duration and bounce",
        since: 17
      ) { screen in
        guard #available(iOS 17, *) else { throw Unasked("it needs iOS 17") }
        var times: [TimeInterval] = []
        for bounce in [0, 0.4] as [CGFloat] {
          let box = screen.square()
          let spring = UISpringTimingParameters(duration: 0.5, bounce: bounce)
          let animator = UIViewPropertyAnimator(duration: 3, timingParameters: spring)
          animator.addAnimations { box.center.x += 100 }
          times.append(animator.duration)
          let begin = CACurrentMediaTime()
          animator.startAnimation()
          try await screen.wait(until: "ended", 3.5) { animator.state == .inactive }
          times.append(CACurrentMediaTime() - begin)
        }
        return .numbers(times, step: 0.1)
      }
    ]
  }
#endif
