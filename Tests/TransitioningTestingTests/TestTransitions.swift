import Foundation
import Transitioning
import TransitioningTesting

/// A fade.
final class PlainFadeTransition: Transition {
  func start(with context: TransitionContext) {
    context.animate(context.foreView, \.opacity, back: 0, fore: 1)
    context.endAfterAnimations()
  }
}

/// A fade in which the fore view jumps by a distance in the middle, without an animation.
final class JumpingFadeTransition: Transition {
  private let distance: CGFloat

  init(_ distance: CGFloat = 80) {
    self.distance = distance
  }

  func start(with context: TransitionContext) {
    let (layer, distance) = (context.foreView.layer, distance)
    context.animate(context.foreView, \.opacity, back: 0, fore: 1)
    UIView.animate(withDuration: context.duration / 2) {
      context.backView.alpha = 0.99
    } completion: { _ in
      layer.position.y += distance
    }
    context.deferToCompletion {
      layer.position.y -= distance
      context.backView.alpha = 1
    }
    context.endAfterAnimations()
  }
}

/// A fade that leaves half of its opacity where it is cancelled.
final class ForgetfulFadeTransition: Transition {
  func start(with context: TransitionContext) {
    let back = context.backView
    context.animate(context.foreView, \.opacity, back: 0, fore: 1)
    context.deferToCompletion { if context.transitionWasCancelled { back.alpha = 0.5 } }
    context.endAfterAnimations()
  }
}

/// A fade that never ends.
final class EndlessFadeTransition: Transition {
  func start(with context: TransitionContext) {
    context.animate(context.foreView, \.opacity, back: 0, fore: 1)
  }
}

/// A fade that declares not to be continuous, although it is.
final class ModestFadeTransition: Transition, TransitionWithLawExceptions {
  let lawExceptions = [LawException(.isContinuous, because: "it once jumped")]

  func start(with context: TransitionContext) {
    context.animate(context.foreView, \.opacity, back: 0, fore: 1)
    context.endAfterAnimations()
  }
}

/// A scene that presents a controller with a fade, or with another transition.
final class FadeScene: AuditScene {
  let root = UIViewController()
  private let transition: @MainActor () -> any Transition

  init(_ transition: @escaping @MainActor () -> any Transition = { PlainFadeTransition() }) {
    self.transition = transition
  }

  func open(animated: Bool, driver: SceneDriver?) -> UIViewController? {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    controller.transitionController.transition = transition()
    driver?.drive(controller)
    root.present(controller, animated: animated)
    return controller
  }
}

/// A law that the fore view stays at the top of the screen.
let staysInPlace = TransitionLaw("stays in place") { run in
  run.violations("is elsewhere") { frame in
    frame["fore"].map { $0.transform.m42 != 0 } ?? false
  }
}
