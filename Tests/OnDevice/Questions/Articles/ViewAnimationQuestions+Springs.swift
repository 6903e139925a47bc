#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Question {
  /// Springs of a duration and a damping ratio.
  static let viewAnimationSprings: [Question] = [
    Question("ViewAnimation 32", "initial velocity of a spring's animation") { screen in
      let box = screen.square()
      spring(box, ratio: 0.5, velocity: 0.5)
      return .number(Double(try animation(of: box).initialVelocity), within: 0.005)
    },

    Question("ViewAnimation 33", "constants of a spring of duration and damping ratio") { screen in
      let texts = try [1, 0.8, 0.5].map { ratio in
        let box = screen.square()
        spring(box, ratio: ratio)
        return "\(Answer.rounded(ratio)): \(text(try animation(of: box)))"
      }
      return .text(texts.joined(separator: "; "))
    },

    Question("ViewAnimation 33", "damping ratio above 1") { screen in
      let box = screen.square()
      spring(box, ratio: 7)
      return .text(text(try animation(of: box)))
    },

    Question("ViewAnimation 33", "motion of a spring of damping ratio 1") { screen in
      let host = await StillHost(on: screen)
      spring(host.box, ratio: 1)
      await host.show(0.25)
      return .number(host.box.shownX - 50, within: 1)
    },

    Question("ViewAnimation 33", "motion of a spring of damping ratio 0.5") { screen in
      let host = await StillHost(on: screen)
      spring(host.box, ratio: 0.5)
      await host.show(0.25)
      return .number(host.box.shownX - 50, within: 1)
    },
  ]

  /// Moves a view by 100 points in a second.
  @MainActor
  private static func spring(_ view: UIView, ratio: Double, velocity: Double = 0) {
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: CGFloat(ratio),
      initialSpringVelocity: CGFloat(velocity), animations: { view.center.x += 100 })
  }

  @MainActor
  private static func animation(of view: UIView) throws -> CASpringAnimation {
    let animations = view.animationKeys.compactMap {
      view.layer.animation(forKey: $0) as? CASpringAnimation
    }
    guard let spring = animations.first else { throw Puzzled("the layer has no spring") }
    return spring
  }

  /// The constants and the duration, each to four digits.
  @MainActor
  private static func text(_ spring: CASpringAnimation) -> String {
    let values = [
      ("mass", Double(spring.mass)), ("stiffness", Double(spring.stiffness)),
      ("damping", Double(spring.damping)), ("duration", spring.duration),
    ]
    return values.map { name, value in
      "\(name) \(Answer.rounded((value * 100).rounded() / 100))"
    }.joined(separator: " ")
  }
}
