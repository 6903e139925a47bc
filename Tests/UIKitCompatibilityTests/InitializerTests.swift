import Foundation
import Expectations
import UIKitCompatibility

/// A subclass without an initializer inherits all of them, and each one makes an object.
extension MainScreenTests {
  @MainActor
  @Suite("Initializers that subclasses inherit")
  struct InitializerTests {
    private let frame = CGRect(x: 1, y: 2, width: 3, height: 4)

    @Test("make views")
    func views() {
      final class Plain: UIView {}
      final class Words: UILabel {}
      final class Picture: UIImageView {}
      final class Scroller: UIScrollView {}
      final class Knob: UIControl {}
      final class Key: UIButton {}
      final class Glass: UIVisualEffectView {}
      final class Pane: UIWindow {}
      let pane = Pane(stage: .main)
      let views: [UIView?] = [
        Plain(), Words(), Picture(), Scroller(), Knob(), Key(), Glass(), Pane(),
        Plain(frame: frame), Words(frame: frame), Picture(frame: frame), Scroller(frame: frame),
        Knob(frame: frame), Key(frame: frame), Glass(frame: frame), Pane(frame: frame),
        Plain(coder: nil), Words(coder: nil), Picture(coder: nil), Scroller(coder: nil),
        Knob(coder: nil), Key(coder: nil), Glass(coder: nil), Pane(coder: nil),
        Picture(image: nil), Key(type: .system), Key(primaryAction: nil), Glass(effect: nil),
        Words(text: "a"), pane,
      ]
      expectTrue(views.allSatisfy { $0 != nil })
      expectEqual(views.filter { $0?.frame == frame }.count, 8)
      UIScreen.main.remove(pane)
    }

    @Test("make controllers")
    func controllers() {
      final class Plain: UIViewController {}
      final class Stack: UINavigationController {}
      final class Tabs: UITabBarController {}
      let root = Plain()
      let controllers: [UIViewController?] = [
        Plain(), Stack(), Tabs(), Plain(nibName: nil, bundle: nil),
        Stack(nibName: nil, bundle: nil), Tabs(nibName: nil, bundle: nil), Plain(coder: nil),
        Stack(coder: nil), Tabs(coder: nil), Stack(rootViewController: root),
      ]
      expectTrue(controllers.allSatisfy { $0?.view != nil })
      expectEqual((controllers.last as? Stack)?.viewControllers, [root])
    }

    @Test("make presentation controllers and interactions")
    func presentations() {
      final class Dimmed: UIPresentationController {}
      final class Sheet: UISheetPresentationController {}
      final class Popover: UIPopoverPresentationController {}
      final class Drag: UIPercentDrivenInteractiveTransition {}
      final class Card: TransitionPresentationController {}
      final class Pull: PanInteractionController {}
      let modal = UIViewController()
      for controller in [
        Dimmed(presentedViewController: modal, presenting: nil),
        Sheet(presentedViewController: modal, presenting: nil),
        Popover(presentedViewController: modal, presenting: nil),
        Card(presentedViewController: modal, presenting: nil),
        Card(presentedViewController: modal, presenting: nil) { _ in frame },
      ] { expectTrue(controller.presentedViewController === modal) }
      let pan = UIPanGestureRecognizer()
      let (free, held) = (Pull(toward: .bottom) {}, Pull(toward: .left, recognizer: pan) {})
      expectTrue([Drag(), free, held].allSatisfy { $0.percentComplete == 0 })
      expectTrue(free.recognizer !== pan)
      expectTrue(held.recognizer === pan)
    }

    @Test("make responders and paths")
    func others() {
      final class Listener: UIResponder {}
      final class Outline: UIBezierPath {}
      expectTrue(Listener().next == nil)
      let paths = [
        Outline(cgPath: CGPath(rect: frame)), Outline(rect: frame), Outline(ovalIn: frame),
        Outline(roundedRect: frame, cornerRadius: 1),
        Outline(
          roundedRect: frame, byRoundingCorners: .topLeft, cornerRadii: CGSize(width: 1, height: 1)),
        Outline(
          arcCenter: CGPoint(x: 2, y: 2), radius: 1, startAngle: 0, endAngle: 3, clockwise: true),
      ]
      expectTrue(paths.allSatisfy { !$0.isEmpty })
      expectTrue(paths.prefix(5).allSatisfy { $0.bounds == frame })
      expectTrue(Outline().isEmpty)
    }

    @Test("make layers and animations")
    func layers() {
      final class Plain: CALayer {}
      final class Shape: CAShapeLayer {}
      final class Gradient: CAGradientLayer {}
      expectTrue([Plain(), Shape(), Gradient()].allSatisfy { $0.bounds == .zero })
      final class Motion: CAAnimation {}
      final class Change: CAPropertyAnimation {}
      final class Basic: CABasicAnimation {}
      final class Spring: CASpringAnimation {}
      final class Keys: CAKeyframeAnimation {}
      final class Group: CAAnimationGroup {}
      final class Look: CATransition {}
      let animations: [CAAnimation] = [
        Motion(), Change(), Basic(), Spring(), Keys(), Group(), Look(), Change(keyPath: "opacity"),
        Basic(keyPath: "opacity"), Spring(keyPath: "opacity"), Keys(keyPath: "opacity"),
        Basic(\.opacity, from: 0, to: 1), Spring(\.opacity, from: 0, to: 1),
        Keys(\.opacity, values: [0, 1]), Keys(\.position, path: CGPath(rect: frame)),
        Group([Basic(keyPath: "opacity")]),
      ]
      expectTrue(animations.allSatisfy { type(of: $0.copy()) == type(of: $0) })
    }

    @Test("make recognizers")
    func recognizers() {
      final class Tap: UITapGestureRecognizer {}
      final class Pan: UIPanGestureRecognizer {}
      final class Edge: UIScreenEdgePanGestureRecognizer {}
      final class Pinch: UIPinchGestureRecognizer {}
      final class Rotation: UIRotationGestureRecognizer {}
      final class Swipe: UISwipeGestureRecognizer {}
      final class Press: UILongPressGestureRecognizer {}
      final class Other: UIGestureRecognizer {}
      let recognizers: [UIGestureRecognizer] = [
        Tap(), Pan(), Edge(), Pinch(), Rotation(), Swipe(), Press(), Other(), Tap { _ in },
        Pan { _ in }, Edge { _ in }, Pinch { _ in }, Rotation { _ in }, Swipe { _ in },
        Press { _ in }, Other { _ in }, Tap(target: nil, action: nil),
        Pan(target: nil, action: nil), Edge(target: nil, action: nil),
        Pinch(target: nil, action: nil), Rotation(target: nil, action: nil),
        Swipe(target: nil, action: nil), Press(target: nil, action: nil),
        Other(target: nil, action: nil), Tap { (_: Tap) in }, Pan { (_: Pan) in },
        Edge { (_: Edge) in }, Other { (_: Other) in }, Pinch { (_: Pinch) in },
        Rotation { (_: Rotation) in }, Swipe { (_: Swipe) in }, Press { (_: Press) in },
      ]
      expectTrue(recognizers.allSatisfy { $0.state == .possible })
    }
  }
}
