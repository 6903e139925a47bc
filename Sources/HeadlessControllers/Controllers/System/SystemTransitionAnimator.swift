import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// The animator of the system transitions, for controllers without another animator.
///
/// It moves everything with animations only and leaves the model values unchanged, so that views
/// that leave or stay behind have their own values afterwards.
@MainActor
final class SystemTransitionAnimator: UIViewControllerAnimatedTransitioning, TransitionAnimator {
  let isPresenting: Bool

  private let transition: SystemTransition

  /// The source of the presentation; nil for the back controller.
  @LinkedController private(set) var source: UIViewController?

  /// The animations that were added and must be removed at the end.
  private var animated: [(layer: CALayer, key: String)] = []

  /// The work to do at the end.
  private var endings: [() -> Void] = []

  /// The flight of a zoom; nil for another transition, or without a source.
  var flight: ZoomFlight?

  /// The gesture that drives the zoom; nil if none did from the beginning.
  weak var zoomInteraction: ZoomInteraction?

  @LinkedController var zoomedController: UIViewController?

  /// The duration, in seconds.
  let duration: TimeInterval

  /// - Parameters:
  ///   - stage: The stage; nil for a phone's.
  ///   - source: The source of the presentation, for a zoom's source view; nil for the back
  ///     controller.
  init(
    _ transition: SystemTransition, isPresenting: Bool, on stage: Stage?,
    source: UIViewController? = nil
  ) {
    self.transition = transition
    self.isPresenting = isPresenting
    self.source = source
    duration =
      switch transition.kind {
      case .coverVertical: PlatformDuration.modal.seconds
      case .zoom: ZoomMotion.duration(on: stage?.size ?? CGSize.phone)
      case .crossDissolve: transition.ownDuration ?? TransitionDefaults.duration
      case .flipHorizontal: 0.75
      case .push:
        SpringCurve.systemPush.settlingDuration(over: Double((stage?.size ?? CGSize.phone).width))
      }
  }

  /// The spring of everything that moves.
  var spring: SpringCurve { kind == .push ? .systemPush : .systemModal }

  var kind: SystemTransition.Kind { transition.kind }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    if let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      context.place(to, of: controller, isPresenting ? .forward : .backward)
    }
    let transition = context as? ControllerTransition
    let isDriven = transition?.life.interaction.isInitiallyInteractive ?? false
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self, weak context] in
      // A finger has taken over the flight.
      guard let context, self?.flight?.isDriven != true else { return }
      context.completeTransition(!context.transitionWasCancelled)
    }
    if let fore = context.view(forKey: isPresenting ? .to : .from) {
      switch kind {
      case .coverVertical: cover(with: fore, in: context.containerView, isDriven: isDriven)
      case .crossDissolve: dissolve(fore)
      case .flipHorizontal: flip(between: backView(in: context), and: fore, in: context)
      case .zoom: zoom(fore, in: context, isDriven: isDriven)
      case .push: push(fore, over: backView(in: context), in: context, isDriven: isDriven)
      }
    }
    CATransaction.commit()
  }

  var unended: [String] { ["the system's \(kind) has not ended"] }

  var isInterruptible: Bool { true }

  func transitionDidRunOut(cancelled: Bool) {
    if let flight, flight.isDriven { flight.driverDidArrive?() }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    endFlight()
    for (layer, key) in animated { layer.removeAnimation(forKey: key) }
    animated = []
    for ending in endings { ending() }
    endings = []
  }

  /// Registers work for the end, when no animation runs any more.
  func atEnd(_ ending: @escaping () -> Void) {
    endings.append(ending)
  }

  /// The view of the back controller, in the container or where it stays.
  func backView(in context: any UIViewControllerContextTransitioning) -> UIView? {
    let (view, controller): (UITransitionContextViewKey, UITransitionContextViewControllerKey) =
      isPresenting ? (.from, .from) : (.to, .to)
    return context.view(forKey: view) ?? context.viewController(forKey: controller)?.viewIfLoaded
  }

  /// Adds an animation that is removed at the end only.
  func animate(_ view: UIView, _ animation: CABasicAnimation) {
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    animation.endsOffStage = true
    let key = "system.\(kind).\(animated.count)"
    animated.append((view.layer, key))
    view.layer.add(animation, forKey: key)
  }

  /// An animation over the whole duration: a spring, or linear while a finger drives the
  /// transition.
  func motion<Value: AnimatableValue>(
    _ keyPath: AnimatableKeyPath<Value>, from start: Value, to end: Value, isDriven: Bool
  ) -> CABasicAnimation {
    let motion = CABasicAnimation.make(
      keyPath, from: start, to: end, isDriven ? nil : spring)
    motion.duration = duration
    return motion
  }

  /// The source and the options of the zoom.
  var zoom: SystemTransition.Zoom? { transition.zoom }

  /// Slides a view up from below the container, or back down.
  private func cover(with view: UIView, in container: UIView, isDriven: Bool) {
    // Under a finger a sheet loses the transform by which it floats.
    let top = isDriven ? view.center.y - view.bounds.height / 2 : view.frame.minY
    slide(
      view, back: CGPoint(x: 0, y: container.bounds.height - top), fore: .zero, isDriven: isDriven)
  }

  /// Moves a view between two distances from its own place, in points.
  ///
  /// The place may change during the motion, if the container's size does.
  func slide(_ view: UIView, back: CGPoint, fore: CGPoint, isDriven: Bool) {
    let (start, end) = isPresenting ? (back, fore) : (fore, back)
    let motion = motion(\.position, from: start, to: end, isDriven: isDriven)
    motion.isAdditive = true
    animate(view, motion)
  }

  /// Adds a colour behind a view, which fades by `fade` and is removed at the end.
  func dim(
    _ color: UIColor, behind fore: UIView, in container: UIView, _ fade: CABasicAnimation
  ) {
    let dimming = UIView(frame: container.bounds)
    dimming.backgroundColor = color
    dimming.isUserInteractionEnabled = false
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(dimming, belowSubview: fore)
    atEnd { dimming.removeFromSuperview() }
    animate(dimming, fade)
  }

  func dissolve(_ view: UIView) {
    let fade = CABasicAnimation(
      \.opacity, from: isPresenting ? 0 : view.alpha, to: isPresenting ? view.alpha : 0)
    fade.duration = duration
    fade.timingFunction = .easeInEaseOut
    animate(view, fade)
  }

  /// Turns the two views like the sides of a card.
  ///
  /// The card turns from right to left in a presentation and from left to right in a dismissal, as
  /// UIKit's `flipHorizontal` does: the outgoing side turns until it is edge-on, then the incoming
  /// side turns in.
  private func flip(
    between back: UIView?, and fore: UIView, in context: any UIViewControllerContextTransitioning
  ) {
    let quarter = isPresenting ? CGFloat.pi / 2 : -.pi / 2
    let half = duration / 2
    let depth = -1 / (3 * max(context.containerView.bounds.width, 1))
    func turn(_ view: UIView, from start: CGFloat, to end: CGFloat, delay: TimeInterval) {
      func turned(by angle: CGFloat) -> CATransform3D {
        var transform = view.transform3D
        transform.m34 += depth
        return transform.rotated(by: angle, x: 0, y: 1, z: 0)
      }
      let turn = CABasicAnimation(\.transform, from: turned(by: start), to: turned(by: end))
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

extension CABasicAnimation {
  /// Creates an animation with a spring; without one, a linear animation.
  static func make<Value: AnimatableValue>(
    _ keyPath: AnimatableKeyPath<Value>, from start: Value, to end: Value, _ spring: SpringCurve?
  ) -> CABasicAnimation {
    guard let spring else { return CABasicAnimation(keyPath, from: start, to: end) }
    let animation = CASpringAnimation(keyPath, from: start, to: end)
    animation.mass = spring.mass
    animation.stiffness = spring.stiffness
    animation.damping = spring.damping
    animation.initialVelocity = spring.initialVelocity
    return animation
  }
}
