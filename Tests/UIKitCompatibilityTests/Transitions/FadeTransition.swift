// swift-format-ignore-file: NeverForceUnwrap

#if canImport(UIKit)
  import MotionTransitioning
  import UIKit
#else
  import Transitioning
  import UIKitCompatibility
#endif

/// Fades the fore view in, by Core Animation.
final class FadeTransition: NSObject, Transition {
  func start(with context: TransitionContext) {
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      context.transitionDidEnd()
    }

    let fade = CABasicAnimation(keyPath: "opacity")
    fade.duration = context.duration
    fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    fade.fromValue = 0
    fade.toValue = 1
    if context.direction == .backward {
      swap(&fade.fromValue, &fade.toValue)
    }
    let layer = context.foreViewController.view.layer
    layer.add(fade, forKey: fade.keyPath)
    layer.setValue(fade.toValue, forKeyPath: fade.keyPath!)

    CATransaction.commit()
  }
}
