import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves

/// The transitions that come with the modal transition styles, for when nobody chose another.
@MainActor
final class SystemTransition: ViewControllerAnimatedTransitioning {
  private let style: ModalTransitionStyle
  private let isPresenting: Bool

  init(style: ModalTransitionStyle, isPresenting: Bool) {
    self.style = style
    self.isPresenting = isPresenting
  }

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval {
    switch style {
    case .coverVertical: 0.5
    case .crossDissolve: 0.35
    case .flipHorizontal: 0.75
    }
  }

  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
    let context = transitionContext
    let container = context.containerView
    if let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      if isPresenting { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
    }
    guard let moving = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(true)
    }
    switch style {
    case .coverVertical: cover(moving, in: context)
    case .crossDissolve: dissolve(moving, in: context)
    case .flipHorizontal: flip(moving, in: context)
    }
  }

  /// Up from below the container and back, pulled by the system's modal spring (numbers.md 3.6).
  private func cover(_ view: View, in context: any ViewControllerContextTransitioning) {
    let (home, distance) = (view.center, context.containerView.bounds.height - view.frame.minY)
    let below = CGPoint(x: home.x, y: home.y + distance)
    if isPresenting { View.performWithoutAnimation { view.center = below } }
    let spring = SpringAnimation(\.position, from: view.center, to: isPresenting ? home : below)
    spring.mass = 3
    spring.stiffness = 1000
    spring.damping = 500
    spring.duration = transitionDuration(using: context)
    end(context) {
      view.center = isPresenting ? home : below
      view.layer.add(spring, forKey: "coverVertical")
    }
  }

  private func dissolve(_ view: View, in context: any ViewControllerContextTransitioning) {
    if isPresenting { View.performWithoutAnimation { view.alpha = 0 } }
    View.animate(withDuration: transitionDuration(using: context)) {
      view.alpha = isPresenting ? 1 : 0
    } completion: { _ in
      view.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// A card with the presenter on one side and the presented on the other, turned half round.
  private func flip(_ view: View, in context: any ViewControllerContextTransitioning) {
    let duration = transitionDuration(using: context)
    let depth = -1 / (3 * max(context.containerView.bounds.width, 1))
    var seen = Transform3D.identity
    seen.m34 = depth
    let turn = BasicAnimation(
      \.transform, from: seen.rotated(by: isPresenting ? .pi / 2 : 0, x: 0, y: 1, z: 0),
      to: seen.rotated(by: isPresenting ? 0 : .pi / 2, x: 0, y: 1, z: 0))
    // The incoming side waits until the outgoing one stands edge-on.
    turn.beginTime = 0
    turn.duration = duration
    turn.timingFunction = .easeInEaseOut
    turn.fillMode = .both
    end(context) { view.layer.add(turn, forKey: "flipHorizontal") }
  }

  private func end(
    _ context: any ViewControllerContextTransitioning, after animations: () -> Void
  ) {
    Transaction.begin()
    Transaction.setCompletionBlock {
      context.completeTransition(!context.transitionWasCancelled)
    }
    animations()
    Transaction.commit()
  }
}
