import Expectations
import UIKitCompatibility

/// Methods of delegates and animators in UIKit's forms, which may differ from the library's.
extension MainScreenTests {
  @MainActor
  @Suite("Methods in UIKit's exact forms")
  struct UIKitFormTests {
    private let screen = Screen()

    private final class Plain: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(
        using transitionContext: UIViewControllerContextTransitioning?
      ) -> TimeInterval { return 0.2 }
      func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let asked: UIViewControllerAnimatedTransitioning = self
        animator = asked.interruptibleAnimator(using: transitionContext)
        if let view = transitionContext.view(forKey: .to) {
          transitionContext.containerView.addSubview(view)
        }
        transitionContext.completeTransition(true)
      }
      var animator: UIViewImplicitlyAnimating? = UIViewPropertyAnimator(
        duration: 1, curve: .linear)
    }

    // Rules: AnimatedTransitions 14; Coordinators 8.
    @Test("an animator is interruptible if its interruptibleAnimator(using:) is never nil")
    func interruptibleAnimator() {
      let (scaling, plain) = (AnimatorDelegate(ScaleAnimator()), AnimatorDelegate(Plain()))
      for delegate in [scaling, plain] as [UIViewControllerTransitioningDelegate] {
        let controller = UIViewController()
        controller.modalPresentationStyle = .overFullScreen
        controller.transitioningDelegate = delegate
        screen.root.present(controller, animated: true)
        screen.wait(0.1)
        if delegate === scaling {
          expectEqual(controller.transitionCoordinator?.isInterruptible, true)
        }
        screen.settle()
        expectEqual(screen.root.presentedViewController, controller)
        controller.transitioningDelegate = nil
        controller.dismiss(animated: false)
        screen.settle()
      }
      expectTrue(plain.animator.animator == nil)
    }

    @Test(
      "a scroll view's delegate returns the resting place of its content through a pointer",
      arguments: [1, 2])
    func targetContentOffset(page: Int) {
      final class Pager: NSObject, UIScrollViewDelegate {
        let page: Int
        init(page: Int) { self.page = page }
        func scrollViewWillEndDragging(
          _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
          targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
          targetContentOffset.pointee.x = 300 * CGFloat(page)
        }
      }
      let pager = Pager(page: page)
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
      scrollView.contentSize = CGSize(width: 2000, height: 300)
      scrollView.delegate = pager
      screen.root.view.addSubview(scrollView)
      UIScreen.main.flick(
        from: CGPoint(x: 300, y: 200), to: CGPoint(x: 100, y: 200), velocity: 900)
      screen.settle()
      expectEqual(scrollView.contentOffset, CGPoint(x: 300 * CGFloat(page), y: 0))
      scrollView.removeFromSuperview()
    }

    @Test("a popover's delegate returns the source through pointers after a change of size")
    func reposition() throws {
      final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
        var rects: [CGRect] = []
        let other: UIView
        init(other: UIView) { self.other = other }
        func adaptivePresentationStyle(
          for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { return .none }
        func popoverPresentationController(
          _ popoverPresentationController: UIPopoverPresentationController,
          willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
          in view: AutoreleasingUnsafeMutablePointer<UIView>
        ) {
          rects.append(rect.pointee)
          rect.pointee = CGRect(x: 1, y: 2, width: 3, height: 4)
          view.pointee = other
        }
      }
      let (button, other) = (
        UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40)),
        UIView(frame: CGRect(x: 200, y: 300, width: 40, height: 40))
      )
      screen.root.view.addSubview(button)
      screen.root.view.addSubview(other)
      let delegate = Delegate(other: other)
      let controller = UIViewController()
      controller.modalPresentationStyle = .popover
      let popover = try #require(controller.popoverPresentationController)
      popover.sourceView = button
      popover.sourceRect = CGRect(x: 5, y: 6, width: 7, height: 8)
      popover.delegate = delegate
      screen.root.present(controller, animated: false)
      screen.settle()
      let size = UIScreen.main.bounds.size
      UIScreen.main.resize(to: CGSize(width: size.height, height: size.width))
      screen.settle()
      expectEqual(delegate.rects, [CGRect(x: 5, y: 6, width: 7, height: 8)])
      expectEqual(popover.sourceRect, CGRect(x: 1, y: 2, width: 3, height: 4))
      expectTrue(popover.sourceView === other)
      controller.dismiss(animated: false)
      UIScreen.main.resize(to: size)
      screen.settle()
      button.removeFromSuperview()
      other.removeFromSuperview()
    }
  }
}
