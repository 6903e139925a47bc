import Foundation
import Transitioning

// Each of these transitions breaks one law where only a sharp check sees it.

/// Changes how a part of the fore view looks for some frames, without an animation.
final class LookChangingTransition: FaultyFadeTransition {
  private let change: @MainActor (CALayer, Bool) -> Void

  /// - Parameter change: Changes the looks of a layer, or changes them back.
  init(_ change: @escaping @MainActor (CALayer, Bool) -> Void) { self.change = change }

  override func fail(_ context: TransitionContext) {
    guard let layer = context.foreView.subviews.last?.layer else { return }
    let (stage, change) = (context.containerView.window?.stage, change)
    stage?.perform(afterDelay: context.duration * 0.6) { change(layer, true) }
    stage?.perform(afterDelay: context.duration * 0.9) { change(layer, false) }
    context.deferToCompletion { change(layer, false) }
  }
}

/// Makes the shadow of a part of the fore view stronger at once, in the middle of an animation.
final class FlaringTransition: FaultyFadeTransition {
  override func fail(_ context: TransitionContext) {
    guard let layer = context.foreView.subviews.last?.layer else { return }
    (layer.shadowRadius, layer.shadowOpacity) = (12, 0.4)
    let flare = CAKeyframeAnimation(\.shadowOpacity, values: [0.4, 1])
    flare.calculationMode = .discrete
    flare.duration = context.duration
    layer.add(flare, forKey: "flare")
    context.deferToCompletion { layer.shadowOpacity = 0 }
  }
}

/// Moves a part of the fore view at once, in the middle of an animation, while one dot after
/// another comes into the picture.
final class JumpingInCompanyTransition: FaultyFadeTransition {
  override func fail(_ context: TransitionContext) {
    guard let layer = context.foreView.subviews.last?.layer else { return }
    let y = layer.position.y
    let jump = CAKeyframeAnimation(\.position.y, values: [y, y + 60])
    jump.calculationMode = .discrete
    jump.duration = context.duration
    layer.add(jump, forKey: "jump")
    for number in 0..<40 {
      let dot = UIView(frame: CGRect(x: 8 * number, y: 8, width: 6, height: 6))
      dot.backgroundColor = .red
      context.containerView.addSubview(dot)
      let start = Double(number) / 50
      context.animate(dot, \.opacity, back: 0, fore: 1, during: start...start + 0.2)
      context.deferToCompletion { dot.removeFromSuperview() }
    }
  }
}

/// Leaves a part of the back view clear until the way back has ended.
final class ClearLeavingTransition: FaultyFadeTransition {
  override func fail(_ context: TransitionContext) {
    let part = context.backView.subviews.last
    let isForward = context.direction == .forward
    context.deferToCompletion { part?.alpha = isForward ? 0 : 1 }
  }
}

/// Leaves a part of the back view mirrored when the fore view is closed.
final class MirrorLeavingTransition: FaultyFadeTransition {
  override func fail(_ context: TransitionContext) {
    guard context.direction == .backward else { return }
    let part = context.backView.subviews.last
    context.deferToCompletion { part?.transform = CGAffineTransform(scaleX: -1, y: 1) }
  }
}

/// Leaves the fore view half clear when it is closed.
final class DimLeavingTransition: FaultyFadeTransition {
  override func fail(_ context: TransitionContext) {
    guard context.direction == .backward else { return }
    let view = context.foreView
    context.deferToCompletion { if !context.transitionWasCancelled { view.alpha = 0.5 } }
  }
}

/// Never ends if its duration is 0.
final class DurationNeedingTransition: Transition {
  func start(with context: TransitionContext) {
    guard context.duration > 0 else { return }
    context.animate(context.foreView, \.opacity, back: 0, fore: 1)
    context.endAfterAnimations()
  }
}

/// Animates from a value that is no number.
final class ComplainedTransition: FaultyFadeTransition {
  override func fail(_ context: TransitionContext) {
    context.animate(context.foreView, \.position.x, back: .nan, fore: 0)
  }
}

/// Moves a part of the back view a little later than it began to close.
final class ClosingAstrayTransition: FaultyFadeTransition {
  override func fail(_ context: TransitionContext) {
    guard context.direction == .backward, let layer = context.backView.subviews.last?.layer else {
      return
    }
    let start = layer.position
    context.containerView.window?.stage?.perform(afterDelay: 0.02) { [weak context] in
      if context != nil { layer.position.y = start.y + 60 }
    }
    context.deferToCompletion { layer.position = start }
  }
}

/// Puts a part of the fore view where it was at the beginning, whatever the layout direction is.
final class SideRememberingTransition: FaultyFadeTransition {
  override func fail(_ context: TransitionContext) {
    guard context.foreView.subviews.count > 1 else { return }
    let part = context.foreView.subviews[1]
    part.layoutIfNeeded()
    let x = part.center.x
    context.deferToCompletion { part.center.x = x }
  }
}

/// Dims a part of the back view, and restores a frame too late what it was at the beginning.
final class LateRestoringTransition: FaultyFadeTransition {
  override func fail(_ context: TransitionContext) {
    guard let part = context.backView.subviews.last else { return }
    let (alpha, stage) = (part.alpha, context.containerView.window?.stage)
    part.alpha = 0.3
    context.deferToCompletion { stage?.perform(afterDelay: 1 / 60) { part.alpha = alpha } }
  }
}

/// Fades in from further away each time that it runs.
final class TiringTransition: Transition {
  private var distance: CGFloat = 20

  func start(with context: TransitionContext) {
    let rest = context.foreView.layer.position
    context.animate(context.foreView, \.opacity, back: 0, fore: 1)
    context.animate(context.foreView, \.position.y, back: rest.y + distance, fore: rest.y)
    context.endAfterAnimations()
    if context.direction == .backward { distance *= 2 }
  }
}

/// Remembers every stage on which it has run.
final class StageHoardingTransition: FaultyFadeTransition {
  private static var stages: [Stage] = []

  override func fail(_ context: TransitionContext) {
    if let stage = context.containerView.window?.stage { Self.stages.append(stage) }
  }
}

/// Grows in width alone, with all that it shows.
final class StretchingTransition: Transition {
  func start(with context: TransitionContext) {
    context.animate(context.foreView, \.opacity, back: 0, fore: 1)
    context.animate(context.foreView, \.transform.scaleX, back: 0.8, fore: 1)
    context.endAfterAnimations()
  }
}

/// Grows a picture from half of its height, which shows the whole of it all the time.
final class PictureSqueezingTransition: FaultyFadeTransition {
  override func fail(_ context: TransitionContext) {
    guard context.foreView.subviews.count > 1 else { return }
    let picture = context.foreView.subviews[1]
    picture.superview?.layoutIfNeeded()
    let size = picture.bounds.size
    let half = CGSize(width: size.width, height: size.height / 2)
    context.animate(picture, \.boundsSize, back: half, fore: size)
  }
}

/// Lays a clear view over everything, which takes all touches, or one that is next to clear.
final class ShieldingTransition: FaultyFadeTransition {
  private let color: UIColor?

  init(_ color: UIColor? = nil) { self.color = color }

  override func fail(_ context: TransitionContext) {
    let shield = UIView(frame: context.containerView.bounds)
    shield.accessibilityIdentifier = "shield"
    shield.backgroundColor = color
    context.containerView.addSubview(shield)
    context.deferToCompletion { shield.removeFromSuperview() }
  }
}

/// Leaves the screen that leaves in front, with nothing to see in it.
final class GhostlyTransition: FaultyFadeTransition {
  override func fail(_ context: TransitionContext) {
    let ghost = context.direction == .forward ? context.backView : context.foreView
    let (place, color) = (ghost.superview?.subviews.firstIndex(of: ghost), ghost.backgroundColor)
    ghost.superview?.bringSubviewToFront(ghost)
    ghost.backgroundColor = .clear
    for part in ghost.subviews { part.isHidden = true }
    context.deferToCompletion {
      ghost.backgroundColor = color
      for part in ghost.subviews { part.isHidden = false }
      if let place { ghost.superview?.insertSubview(ghost, at: place) }
    }
  }
}

/// Fades in most of its time, and keeps both screens from touches until its end.
final class DeafTransition: TransitionWithCustomDuration {
  func transitionDuration(with context: TransitionContext) -> TimeInterval { 1 }

  func start(with context: TransitionContext) {
    let (views, clock) = ([context.backView, context.foreView], UIView(frame: .zero))
    for view in views { view.isUserInteractionEnabled = false }
    context.containerView.insertSubview(clock, at: 0)
    context.animate(clock, \.position.x, back: 0, fore: 1)
    context.animate(
      context.foreView, \.opacity, back: 0, fore: 1, timing: .eased(.linear), during: 0...0.68,
      backwardTiming: .during(0...0.68))
    context.deferToCompletion {
      clock.removeFromSuperview()
      for view in views { view.isUserInteractionEnabled = true }
    }
    context.endAfterAnimations()
  }
}

/// Fades, and gives touches back to both screens a moment too late if it was cancelled.
final class LateListeningTransition: FaultyFadeTransition {
  override func fail(_ context: TransitionContext) {
    let views: [UIView] = [context.backView, context.foreView]
    let stage = context.containerView.window?.stage
    for view in views { view.isUserInteractionEnabled = false }
    context.deferToCompletion {
      let delay = context.transitionWasCancelled ? 0.2 : 0
      let listen: @MainActor () -> Void = {
        for view in views { view.isUserInteractionEnabled = true }
      }
      if delay > 0 { stage?.perform(afterDelay: delay, listen) } else { listen() }
    }
  }
}
