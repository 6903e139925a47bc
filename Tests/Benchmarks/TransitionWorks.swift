import Transitioning

/// W2c: a complete transition between two view controllers.
@MainActor
enum TransitionWorks {
  /// Animates six properties, three on each side.
  private final class SixProperties: TransitionWithCustomDuration {
    func transitionDuration(with context: TransitionContext) -> TimeInterval { Scene.duration }

    func start(with context: TransitionContext) {
      let (fore, back): (UIView, UIView) = (
        context.foreViewController.view, context.backViewController.view
      )
      context.animate(fore, \.opacity, back: 0, fore: 1)
      context.animate(fore, \.position.x, back: 585, fore: 195)
      context.animate(fore, \.cornerRadius, back: 20, fore: 0)
      context.animate(back, \.opacity, back: 1, fore: 0.6)
      context.animate(back, \.position.x, back: 195, fore: 95)
      context.animate(back, \.cornerRadius, back: 0, fore: 20)
      context.endAfterAnimations()
    }
  }

  /// Microseconds for a presentation and for a dismissal, each with 25 frames.
  struct Legs {
    var present = 0.0
    var dismiss = 0.0
  }

  /// Times both legs; `leg` selects the leg that counts.
  static func legs(_ leg: @escaping @MainActor (Legs) -> Double) -> Work.Run {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    stage.advance(by: 0)
    let transition = SixProperties()
    return {
      let count = 1_000
      var legs = Legs()
      for _ in 0..<count {
        let fore = UIViewController()
        fore.transitionController.transition = transition
        fore.modalPresentationStyle = .overFullScreen
        fore.loadViewIfNeeded()
        var ends = 0
        legs.present += Measure.time {
          root.present(fore, animated: true) { ends += 1 }
          run(stage)
        }
        legs.dismiss += Measure.time {
          fore.dismiss(animated: true) { ends += 1 }
          run(stage)
        }
        require(ends == 2, "\(ends) ends instead of 2")
      }
      return leg(legs) / Double(count) / 1000
    }
  }

  private static func run(_ stage: Stage) {
    let start = stage.now
    for frame in 0...24 { stage.advance(to: start + Double(frame) / 60) }
  }
}
