import Foundation
import Transitioning

/// A horizontal pan that takes a message back along the shared axis to the child behind it.
///
/// No transition of the framework runs: the pan scrubs a property animator, and the container is
/// notified of the beginning and the outcome.
@MainActor
final class MessageSwipe {
  private unowned let mail: MailViewController
  private var animator: UIViewPropertyAnimator?

  init(_ mail: MailViewController) {
    self.mail = mail
  }

  /// Adds the gesture recognizer to a view.
  func install(in view: UIView) {
    view.addGestureRecognizer(UIPanGestureRecognizer { [unowned self] in didDrag($0) })
  }

  private func didDrag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      begin()
      // The distance before the pan was recognised does not count.
      pan.setTranslation(.zero, in: pan.view)
    case .changed:
      animator?.fractionComplete = part(of: pan)
    case .ended:
      let velocity = widths(pan.velocity(in: pan.view), in: pan)
      end(finishing: ReleasePolicy().finishes(progress: part(of: pan), velocity: velocity))
    case .cancelled, .failed:
      end(finishing: false)
    default: break
    }
  }

  /// The fraction of the distance that the pan has covered, in `0...1`.
  private func part(of pan: UIPanGestureRecognizer) -> CGFloat {
    min(max(widths(pan.translation(in: pan.view), in: pan), 0), 1)
  }

  /// A distance as a multiple of the view's width, positive toward the end; or a velocity, in
  /// widths per second.
  private func widths(_ distance: CGPoint, in pan: UIPanGestureRecognizer) -> CGFloat {
    guard let view = pan.view, view.bounds.width > 0 else { return 0 }
    return distance.x * (view.isMirrored ? -1 : 1) / view.bounds.width
  }

  private func begin() {
    guard animator == nil, let (message, home) = mail.beginClosing() else { return }
    let axis = SharedAxis(from: message.view, to: home.view, isOnward: false)
    axis.prepare()
    let duration = MailViewController.duration
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) {
      axis.run(within: duration)
    }
    animator.addCompletion { [weak self] position in
      self?.animator = nil
      axis.restore()
      self?.mail.endClosing(message: message, home: home, completed: position == .end)
    }
    animator.pauseAnimation()
    self.animator = animator
  }

  private func end(finishing: Bool) {
    guard let animator, !animator.isRunning else { return }
    animator.isReversed = !finishing
    animator.continueAnimation(durationFactor: 0)
  }
}
