import Foundation
import Transitioning

// Each of these transitions breaks one law where a look at single views sees nothing.

/// Fades, and shows parts of its own in the container, which have faded when the fore view is in
/// place.
class PartShowingTransition: FaultyFadeTransition {
  override func fail(_ context: TransitionContext) {
    let board = UIView(frame: context.containerView.bounds)
    context.containerView.addSubview(board)
    context.deferToCompletion { board.removeFromSuperview() }
    let arch = CAKeyframeAnimation(\.opacity, values: [0, 1, 1, 0])
    arch.duration = context.duration
    board.alpha = 0
    board.layer.add(arch, forKey: "arch")
    show(on: board, context)
  }

  func show(on board: UIView, _ context: TransitionContext) {}

  func part(_ frame: CGRect, _ color: UIColor, on board: UIView) -> UIView {
    let part = UIView(frame: frame)
    part.backgroundColor = color
    board.addSubview(part)
    return part
  }
}

/// Brings one of two sheets in front of the other in the middle.
final class OvertakingTransition: PartShowingTransition {
  enum Way: CaseIterable {
    case zPosition, siblings
  }

  private let way: Way

  init(_ way: Way) { self.way = way }

  override func show(on board: UIView, _ context: TransitionContext) {
    let red = part(board.bounds, .red, on: board)
    red.accessibilityIdentifier = "red"
    part(board.bounds, .green, on: board).accessibilityIdentifier = "green"
    switch way {
    case .zPosition:
      let jump = CAKeyframeAnimation(\.zPosition, values: [0, 1])
      jump.calculationMode = .discrete
      jump.duration = context.duration
      red.layer.add(jump, forKey: "jump")
    case .siblings:
      context.containerView.window?.stage?.perform(afterDelay: context.duration / 2) {
        [weak board] in board?.exchangeSubview(at: 0, withSubviewAt: 1)
      }
    }
  }
}

/// Shows a part that is the same whatever the layout direction is.
final class OneSidedTransition: PartShowingTransition {
  private let change: @MainActor (UIView) -> Void
  private let frame: CGRect

  /// - Parameters:
  ///   - frame: The frame of the part.
  ///   - change: Gives the part something of one side.
  init(
    _ frame: CGRect = CGRect(x: 45, y: 400, width: 300, height: 60),
    _ change: @escaping @MainActor (UIView) -> Void
  ) {
    (self.frame, self.change) = (frame, change)
  }

  override func show(on board: UIView, _ context: TransitionContext) {
    let part = part(frame, .white, on: board)
    part.accessibilityIdentifier = "part"
    change(part)
  }
}

/// Tells the back view's controller that it disappears, and never that it appears again.
final class FarewellTransition: FaultyFadeTransition {
  override func fail(_ context: TransitionContext) {
    guard context.direction == .backward else { return }
    let back = context.backViewController
    let stage = context.containerView.window?.stage
    context.deferToCompletion {
      stage?.perform(afterDelay: 0) {
        back.beginAppearanceTransition(false, animated: false)
        back.endAppearanceTransition()
      }
    }
  }
}

/// Moves by the same distance in each frame, however many a second has.
final class FrameCountingTransition: TransitionWithInterruption {
  private var link: CADisplayLink?

  func isInterruptible(with context: TransitionContext) -> Bool { false }

  func start(with context: TransitionContext) {
    let view = context.foreView
    let sign: CGFloat = context.direction == .forward ? -1 : 1
    context.animate(view, \.opacity, back: 0, fore: 1)
    if sign < 0 { view.transform.ty = 60 }
    let link = CADisplayLink { _ in
      view.transform.ty = min(max(view.transform.ty + sign * 3, 0), 60)
    }
    context.containerView.window?.stage.map(link.add(to:))
    context.deferToCompletion {
      link.invalidate()
      view.transform = .identity
    }
    context.endAfterAnimations()
  }
}

/// Moves below a finger with an easing of its own.
final class EasedDragTransition: UsualPanTransition {
  override func eased(_ progress: CGFloat) -> CGFloat { progress * progress }
}

/// Goes back to its place at once when the finger is lifted, and leaves from there.
final class StartingOverTransition: UsualPanTransition {
  override func willFinish(_ interaction: UIPercentDrivenInteractiveTransition?) {
    interaction?.update(0)
  }
}

/// Follows a finger, and is removed before it is off the screen.
final class StoppingShortTransition: UsualPanTransition {
  override func reach(with context: TransitionContext) -> CGFloat {
    context.isInteractive ? 0.6 : 1
  }

  override func eased(_ progress: CGFloat) -> CGFloat { progress / 0.6 }
}

/// Lasts longer than its specification.
final class SlowSpecTransition: TransitionWithMotionSpec {
  func transitionDuration(with context: TransitionContext) -> TimeInterval { 0.5 }

  func motionSpec(with context: TransitionContext) -> MotionSpec {
    let fade = MotionSpec.Track(.fore, \.opacity, from: 0, to: 1)
    let back = MotionSpec.Track(.fore, \.opacity, from: 1, to: 0)
    return MotionSpec(
      name: "a slow fade", forward: MotionSpec.Leg(duration: 0.3, [fade]),
      backward: MotionSpec.Leg(duration: 0.3, [back]))
  }

  func start(with context: TransitionContext) {
    context.animate(motionSpec(with: context))
    context.endAfterAnimations()
  }
}

/// Does not end with reduced motion.
final class CalmlyEndlessTransition: FaultyFadeTransition, TransitionWithReducedMotion {
  func reducedMotionTransition(with context: TransitionContext) -> any Transition {
    NeverEndingTransition()
  }
}

/// Leaves the back view deaf where the layout is from right to left.
final class OneSidedLeavingTransition: FaultyFadeTransition {
  override func fail(_ context: TransitionContext) {
    guard context.layoutDirection == .rightToLeft else { return }
    context.backView.isUserInteractionEnabled = false
  }
}

/// Ends beside the place, and then jumps there.
final class PlacedTransition: Transition {
  private let distance: CGFloat

  init(_ distance: CGFloat) { self.distance = distance }

  func start(with context: TransitionContext) {
    let (view, place) = (context.foreView, context.foreView.center)
    context.animate(view, \.opacity, back: 0, fore: 1)
    context.animate(
      view, \.position, back: CGPoint(x: place.x, y: place.y + 90),
      fore: CGPoint(x: place.x, y: place.y + distance))
    context.deferToCompletion { view.center = place }
    context.endAfterAnimations()
  }
}
