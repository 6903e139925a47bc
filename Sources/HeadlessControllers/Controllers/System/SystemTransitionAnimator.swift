import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves

/// Performs the system's transitions, for when nobody chose an animator.
///
/// What they move is moved by animations alone: the models stay as they are, so whatever leaves, or
/// stays beneath, is found again as it was.
@MainActor
final class SystemTransitionAnimator: TransitionAnimator {
  let isPresenting: Bool

  private let transition: SystemTransition
  private weak var source: ViewController?

  /// What has been animated and is to be let go at the end.
  private var animated: [(layer: Layer, key: String)] = []

  /// What is to be put right at the end.
  private var endings: [() -> Void] = []

  /// - Parameter source: Whose view a zoom is asked to begin in; nil for the controller behind.
  init(_ transition: SystemTransition, isPresenting: Bool, source: ViewController? = nil) {
    self.transition = transition
    self.isPresenting = isPresenting
    self.source = source
  }

  /// What is performed.
  var kind: SystemTransition.Kind { transition.kind }

  /// How the system's sheets and full screens move (numbers.md 3.6).
  static let spring = Spring(mass: 3, stiffness: 1000, damping: 500)

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval {
    switch kind {
    case .coverVertical, .zoom: 0.5
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
      switch kind {
      case .coverVertical: cover(with: fore, in: context.containerView, isDriven: isDriven)
      case .crossDissolve: dissolve(fore)
      case .flipHorizontal: flip(between: backView(in: context), and: fore, in: context)
      case .zoom: zoom(fore, in: context, isDriven: isDriven)
      }
    }
    Transaction.commit()
  }

  var unended: [String] { ["the system's \(kind) has not ended"] }

  var isInterruptible: Bool { true }

  func transitionDidRunOut(cancelled: Bool) {}

  func animationEnded(_ transitionCompleted: Bool) {
    for (layer, key) in animated { layer.removeAnimation(forKey: key) }
    animated = []
    for ending in endings { ending() }
    endings = []
  }

  /// Asks for `ending` at the end, when nothing animates any more.
  func atEnd(_ ending: @escaping () -> Void) {
    endings.append(ending)
  }

  /// The view behind, whether it is moved into the container or stays where it is.
  private func backView(in context: any ViewControllerContextTransitioning) -> View? {
    let (view, controller): (TransitionContextViewKey, TransitionContextViewControllerKey) =
      isPresenting ? (.from, .from) : (.to, .to)
    return context.view(forKey: view) ?? context.viewController(forKey: controller)?.viewIfLoaded
  }

  /// Adds an animation that stays until the end.
  func animate(_ view: View, _ animation: BasicAnimation) {
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    let key = "system.\(kind).\(animated.count)"
    animated.append((view.layer, key))
    view.layer.add(animation, forKey: key)
  }

  /// A motion for all of the duration: pulled by the system's modal spring, or point by point with the
  /// finger that drives it.
  func motion<Value: AnimatableValue>(
    _ keyPath: AnimatableKeyPath<Value>, from start: Value, to end: Value, isDriven: Bool
  ) -> BasicAnimation {
    let motion: BasicAnimation
    if isDriven {
      motion = BasicAnimation(keyPath, from: start, to: end)
    } else {
      let spring = SpringAnimation(keyPath, from: start, to: end)
      spring.mass = Self.spring.mass
      spring.stiffness = Self.spring.stiffness
      spring.damping = Self.spring.damping
      motion = spring
    }
    motion.duration = transitionDuration(using: nil)
    return motion
  }

  /// The view that a zoom begins in, if there is one that is on the screen.
  func zoomSource(for fore: ViewController, behind back: ViewController) -> View? {
    transition.zoom?.provider(
      .init(sourceViewController: source ?? back, zoomedViewController: fore))
  }

  /// What the zoom was told beside that.
  var zoomOptions: SystemTransition.ZoomOptions? { transition.zoom?.options }

  /// Up from below the container and back.
  private func cover(with view: View, in container: View, isDriven: Bool) {
    let (home, below) = (CGPoint.zero, CGPoint(x: 0, y: container.bounds.height - view.frame.minY))
    let (start, end) = isPresenting ? (below, home) : (home, below)
    let motion = motion(\.position, from: start, to: end, isDriven: isDriven)
    // Relative to wherever the view is at home, should the container change its size.
    motion.isAdditive = true
    animate(view, motion)
  }

  func dissolve(_ view: View) {
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
