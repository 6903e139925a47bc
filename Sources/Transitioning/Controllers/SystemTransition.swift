import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves

/// The transitions that come with the modal transition styles, for when nobody chose another.
///
/// What they move is moved by animations alone: the models stay as they are, so whatever leaves, or
/// stays beneath, is found again as it was.
@MainActor
final class SystemTransition: TransitionAnimator {
  private let style: ModalTransitionStyle
  private let isPresenting: Bool

  /// What has been animated and is to be let go at the end.
  private var animated: [Layer] = []

  init(style: ModalTransitionStyle, isPresenting: Bool) {
    self.style = style
    self.isPresenting = isPresenting
  }

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval {
    switch style {
    case .coverVertical: 0.5
    case .crossDissolve: TransitionDefaults.duration
    case .flipHorizontal: 0.75
    }
  }

  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
    let context = transitionContext
    if let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      if isPresenting {
        context.containerView.addSubview(to)
      } else {
        context.containerView.insertSubview(to, at: 0)
      }
    }
    let isDriven = (context as? ControllerTransition)?.interaction.isInitiallyInteractive == true
    Transaction.begin()
    Transaction.setCompletionBlock { [weak context] in
      guard let context else { return }
      context.completeTransition(!context.transitionWasCancelled)
    }
    if let fore = context.view(forKey: isPresenting ? .to : .from) {
      switch style {
      case .coverVertical: cover(with: fore, in: context.containerView, isDriven: isDriven)
      case .crossDissolve: dissolve(fore)
      case .flipHorizontal: flip(between: backView(in: context), and: fore, in: context)
      }
    }
    Transaction.commit()
  }

  var unended: [String] { ["the system's \(style) has not ended"] }

  var isInterruptible: Bool { true }

  func transitionDidRunOut(cancelled: Bool) {}

  func animationEnded(_ transitionCompleted: Bool) {
    for layer in animated { layer.removeAnimation(forKey: key) }
    animated = []
  }

  private var key: String { "system.\(style)" }

  /// The view behind, whether it is moved into the container or stays where it is.
  private func backView(in context: any ViewControllerContextTransitioning) -> View? {
    let (view, controller): (TransitionContextViewKey, TransitionContextViewControllerKey) =
      isPresenting ? (.from, .from) : (.to, .to)
    return context.view(forKey: view) ?? context.viewController(forKey: controller)?.viewIfLoaded
  }

  private func animate(_ view: View, _ animation: BasicAnimation) {
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    animated.append(view.layer)
    view.layer.add(animation, forKey: key)
  }

  /// Up from below the container and back, pulled by the system's modal spring (numbers.md 3.6), or
  /// point by point with the finger that drives it.
  private func cover(with view: View, in container: View, isDriven: Bool) {
    let (home, below) = (CGPoint.zero, CGPoint(x: 0, y: container.bounds.height - view.frame.minY))
    let (start, end) = isPresenting ? (below, home) : (home, below)
    let motion: BasicAnimation
    if isDriven {
      motion = BasicAnimation(\.position, from: start, to: end)
    } else {
      let spring = SpringAnimation(\.position, from: start, to: end)
      spring.mass = 3
      spring.stiffness = 1000
      spring.damping = 500
      motion = spring
    }
    // Relative to wherever the view is at home, should the container change its size.
    motion.isAdditive = true
    motion.duration = transitionDuration(using: nil)
    animate(view, motion)
  }

  private func dissolve(_ view: View) {
    let fade = BasicAnimation(
      \.opacity, from: isPresenting ? 0 : view.alpha, to: isPresenting ? view.alpha : 0)
    fade.duration = transitionDuration(using: nil)
    fade.timingFunction = .easeInEaseOut
    animate(view, fade)
  }

  /// A card with one controller on either side, turned over.
  ///
  /// It turns from right to left when presenting, from left to right when dismissing (fact B17): the
  /// outgoing side turns away until it stands edge-on, then the incoming one turns in.
  private func flip(
    between back: View?, and fore: View, in context: any ViewControllerContextTransitioning
  ) {
    let quarter = isPresenting ? CGFloat.pi / 2 : -.pi / 2
    let half = transitionDuration(using: nil) / 2
    let depth = -1 / (3 * max(context.containerView.bounds.width, 1))
    func turn(_ view: View, from start: CGFloat, to end: CGFloat, delay: TimeInterval) {
      func turned(by angle: CGFloat) -> Transform3D {
        var transform = view.transform3D
        transform.m34 += depth
        return transform.rotated(by: angle, x: 0, y: 1, z: 0)
      }
      let turn = BasicAnimation(\.transform, from: turned(by: start), to: turned(by: end))
      turn.delay = delay
      turn.duration = half
      turn.timingFunction = delay == 0 ? .easeIn : .easeOut
      animate(view, turn)
    }
    let (outgoing, incoming) = isPresenting ? (back, fore) : (fore, back)
    if let outgoing { turn(outgoing, from: 0, to: -quarter, delay: 0) }
    if let incoming { turn(incoming, from: quarter, to: 0, delay: half) }
  }
}
