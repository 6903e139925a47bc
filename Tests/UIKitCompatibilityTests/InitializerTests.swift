import Expectations
import UIKitCompatibility

/// A subclass without an initializer inherits all of them, and each one makes an object; it may have
/// a plain deinit, as apps in Swift 5 mode do.
extension MainScreenTests {
  @MainActor
  @Suite("Initializers that subclasses inherit")
  struct InitializerTests {
    private let frame = CGRect(x: 1, y: 2, width: 3, height: 4)

    @Test("make views and controllers")
    func views() {
      final class Plain: UIView { deinit {} }
      final class Words: UILabel { deinit {} }
      final class Picture: UIImageView { deinit {} }
      final class Scroller: UIScrollView { deinit {} }
      final class Knob: UIControl { deinit {} }
      final class Key: UIButton { deinit {} }
      final class Glass: UIVisualEffectView { deinit {} }
      final class Pane: UIWindow { deinit {} }
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
      for case let glass as Glass in views { expectEqual(glass.subviews, [glass.contentView]) }
      UIScreen.main.remove(pane)
      final class Page: UIViewController { deinit {} }
      final class Stack: UINavigationController { deinit {} }
      final class Tabs: UITabBarController { deinit {} }
      let root = Page()
      let controllers: [UIViewController?] = [
        Page(), Stack(), Tabs(), Page(nibName: nil, bundle: nil),
        Stack(nibName: nil, bundle: nil), Tabs(nibName: nil, bundle: nil), Page(coder: nil),
        Stack(coder: nil), Tabs(coder: nil), Stack(rootViewController: root),
      ]
      expectTrue(controllers.allSatisfy { $0?.view != nil })
      expectEqual((controllers.last as? Stack)?.viewControllers, [root])
      weak var (screen, card): (UIViewController?, UIView?)
      do {
        let (shown, view) = (Page(), UIView())
        shown.view.addSubview(view)
        (screen, card) = (shown, view)
      }
      expectTrue(screen == nil && card == nil)
    }

    @Test("make presentation controllers, interactions, responders and paths")
    func presentations() {
      final class Dimmed: UIPresentationController { deinit {} }
      final class Sheet: UISheetPresentationController { deinit {} }
      final class Popover: UIPopoverPresentationController { deinit {} }
      final class Drag: UIPercentDrivenInteractiveTransition { deinit {} }
      final class Card: TransitionPresentationController { deinit {} }
      final class Pull: PanInteractionController { deinit {} }
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
      expectTrue(free.recognizer !== pan && held.recognizer === pan)
      final class Listener: UIResponder { deinit {} }
      final class Outline: UIBezierPath { deinit {} }
      expectTrue(Listener().next == nil && Outline().isEmpty)
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
    }

    @Test("make layers and animations")
    func layers() {
      final class Plain: CALayer { deinit {} }
      final class Shape: CAShapeLayer { deinit {} }
      final class Gradient: CAGradientLayer { deinit {} }
      expectTrue([Plain(), Shape(), Gradient()].allSatisfy { $0.bounds == .zero })
      final class Motion: CAAnimation { deinit {} }
      final class Change: CAPropertyAnimation { deinit {} }
      final class Basic: CABasicAnimation { deinit {} }
      final class Spring: CASpringAnimation { deinit {} }
      final class Keys: CAKeyframeAnimation { deinit {} }
      final class Group: CAAnimationGroup { deinit {} }
      final class Look: CATransition { deinit {} }
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
      final class Tap: UITapGestureRecognizer { deinit {} }
      final class Pan: UIPanGestureRecognizer { deinit {} }
      final class Edge: UIScreenEdgePanGestureRecognizer { deinit {} }
      final class Pinch: UIPinchGestureRecognizer { deinit {} }
      final class Rotation: UIRotationGestureRecognizer { deinit {} }
      final class Swipe: UISwipeGestureRecognizer { deinit {} }
      final class Press: UILongPressGestureRecognizer { deinit {} }
      final class Other: UIGestureRecognizer { deinit {} }
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
      expectTrue(recognizers.allSatisfy { $0.state == UIGestureRecognizerState.possible })
    }
  }
}
