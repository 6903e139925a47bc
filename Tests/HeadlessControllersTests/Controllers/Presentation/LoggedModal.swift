import ControllerSupport
import StageSupport
import Transitioning

/// A controller B whose delegate, animator, presentation controller and driver share one log.
@MainActor
final class LoggedModal {
  let controller: LoggingViewController
  let animator: LoggingAnimator
  let delegate: LoggingDelegate
  let interaction: LoggingInteraction
  private let log: Log

  /// The delegate's last presentation controller.
  private(set) var manager: LoggingPresentationController?

  /// The arguments of the slides' completions.
  private(set) var finished: [Bool] = []

  /// Configures every presentation controller before its use.
  var configure: (LoggingPresentationController) -> Void = { _ in }

  init(_ scene: ControllerScene, _ style: UIModalPresentationStyle = .custom, removes: Bool = false)
  {
    log = scene.log
    controller = scene.controller("B", style)
    animator = LoggingAnimator(scene.log)
    delegate = LoggingDelegate(scene.log, animator: animator)
    interaction = LoggingInteraction(scene.log)
    delegate.makePresentationController = { [weak self, log] presented, presenting in
      let manager = LoggingPresentationController(
        log, presented: presented, presenting: presenting, removes: removes)
      self?.manager = manager
      self?.configure(manager)
      return manager
    }
    controller.transitioningDelegate = delegate
  }

  /// Makes the animator slide B in and out by 400 points, with a driver.
  func drive(_ curve: UIView.AnimationOptions = .curveLinear) {
    delegate.interaction = interaction
    animator.completes = nil
    animator.onAnimate = { [weak self, controller, animator] context in
      guard let view = controller.viewIfLoaded else { return }
      let isComing = context.viewController(forKey: .to) === controller
      let home = view.center
      let away = CGPoint(x: home.x, y: home.y + 400)
      if isComing { view.center = away }
      UIView.animate(withDuration: animator.duration, delay: 0, options: curve) {
        view.center = isComing ? home : away
      } completion: {
        self?.finished.append($0)
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  /// Logs the notifications of a coordinator.
  func follow(_ coordinator: any UIViewControllerTransitionCoordinator) {
    coordinator.animate { [log] _ in
      log.note("alongside")
    } completion: { [log] in
      log.note("alongside completion, cancelled: \($0.isCancelled)")
    }
    coordinator.notifyWhenInteractionChanges { [log] in
      log.note("interactive: \($0.isInteractive), cancelled: \($0.isCancelled)")
    }
  }

  /// The distance of B, as shown, below its place, in points.
  var offset: Double {
    let layer = controller.view.layer
    return Double(layer.presentationProperties.position.y - layer.bounds.height / 2)
  }
}

/// A driver that logs its start and its release.
@MainActor
final class LoggingInteraction: UIPercentDrivenInteractiveTransition {
  private let log: Log

  init(_ log: Log) {
    self.log = log
    super.init()
  }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    log.note("startInteractiveTransition")
    super.startInteractiveTransition(transitionContext)
  }

  override func finish() {
    log.note("finish")
    super.finish()
  }

  override func cancel() {
    log.note("cancel")
    super.cancel()
  }
}
