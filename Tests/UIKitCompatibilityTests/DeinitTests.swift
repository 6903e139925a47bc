import Expectations
import UIKitCompatibility

// Subclasses as apps in Swift 5 mode have them: with a plain deinit.

private final class Card: UIView { deinit {} }
private final class Scroller: UIScrollView { deinit {} }
private final class Press: UIButton { deinit {} }
private final class Switchboard: UIControl { deinit {} }
private final class Caption: UILabel { deinit {} }
private final class Picture: UIImageView { deinit {} }
private final class Glass: UIWindow { deinit {} }
private final class Blur: UIVisualEffectView { deinit {} }
private final class Shape: CAShapeLayer { deinit {} }
private final class Sheen: CAGradientLayer { deinit {} }
private final class Plain: CALayer { deinit {} }
private final class Scene: UIViewController { deinit {} }
private final class Stack: UINavigationController { deinit {} }
private final class Tabs: UITabBarController { deinit {} }
private final class Half: UIPresentationController { deinit {} }
private final class Pull: UIPercentDrivenInteractiveTransition { deinit {} }
private final class Sheet: UISheetPresentationController { deinit {} }
private final class Bubble: UIPopoverPresentationController { deinit {} }
private final class Gesture: UIGestureRecognizer { deinit {} }
private final class Tap: UITapGestureRecognizer { deinit {} }
private final class Hold: UILongPressGestureRecognizer { deinit {} }
private final class Swipe: UISwipeGestureRecognizer { deinit {} }
private final class Pinch: UIPinchGestureRecognizer { deinit {} }
private final class Twist: UIRotationGestureRecognizer { deinit {} }
private final class Drag: UIPanGestureRecognizer { deinit {} }
private final class EdgeDrag: UIScreenEdgePanGestureRecognizer { deinit {} }
private final class Listener: UIResponder { deinit {} }
private final class Motion: CAAnimation { deinit {} }
private final class Change: CAPropertyAnimation { deinit {} }
private final class Move: CABasicAnimation { deinit {} }
private final class Bounce: CASpringAnimation { deinit {} }
private final class Course: CAKeyframeAnimation { deinit {} }
private final class Bundle: CAAnimationGroup { deinit {} }
private final class Blend: CATransition { deinit {} }
private final class Outline: UIBezierPath { deinit {} }
private final class Manager: TransitionPresentationController { deinit {} }
private final class PanDriver: PanInteractionController { deinit {} }

@MainActor
@Suite("A deinit in Swift 5 mode")
struct DeinitTests {
  @Test("compiles in a subclass of each of UIKit's classes, and the objects are deallocated")
  func classes() {
    weak var screen: UIViewController?
    weak var card: UIView?
    do {
      let (shown, view) = (Scene(), Card())
      shown.view.addSubview(view)
      view.addSubview(Scroller())
      view.layer.addSublayer(Shape())
      screen = shown
      card = view
    }
    expectTrue(screen == nil)
    expectTrue(card == nil)
  }
}
