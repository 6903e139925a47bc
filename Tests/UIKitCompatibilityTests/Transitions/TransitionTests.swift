import Expectations
import UIKitCompatibility

extension MainScreenTests {
  @MainActor
  @Suite("Transitions written for UIKit")
  struct TransitionTests {
    private let screen = Screen()

    private func present(
      _ controller: UIViewController, until time: Double, _ look: () -> Void = {}
    ) {
      var hasEnded = false
      screen.root.present(controller, animated: true) { hasEnded = true }
      screen.wait(time)
      look()
      expectTrue(!hasEnded)
      screen.settle()
      expectTrue(hasEnded)
    }

    // Rules: Coordinators 7.
    @Test("an observer of the end of interaction is called once, in a stack written for UIKit")
    func interactionEnds() {
      final class Stack: UINavigationController, UINavigationControllerDelegate {
        let driver = UIPercentDrivenInteractiveTransition()
        private(set) var delegates = 0

        override var delegate: (any UINavigationControllerDelegate)? {
          didSet { delegates += 1 }
        }

        func navigationController(
          _ navigationController: UINavigationController,
          animationControllerFor operation: UINavigationController.Operation,
          from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { ScaleAnimator() }

        func navigationController(
          _ navigationController: UINavigationController,
          interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
      }
      let stack = Stack(rootViewController: UIViewController())
      stack.delegate = stack
      expectEqual(stack.delegates, 1)
      screen.window.rootViewController = stack
      screen.settle()
      stack.pushViewController(UIViewController(), animated: true)
      var heard: [Bool] = []
      stack.transitionCoordinator?.notifyWhenInteractionEnds { heard.append($0.isCancelled) }
      screen.wait(0.1)
      stack.driver.update(0.5)
      expectEqual(heard, [])
      stack.driver.cancel()
      expectEqual(heard, [true])
      screen.wait(0.01)
      stack.driver.pause()
      stack.driver.finish()
      screen.settle()
      expectTrue(heard == [true] && stack.viewControllers.count == 2)
    }

    @Test("a fade by Core Animation is half done at half of its time, and goes back the same way")
    func fade() {
      final class Instant: NSObject, Transition {
        func start(with context: TransitionContext) {
          context.transitionDidEnd()
        }
      }
      let other = UIViewController()
      other.mdm_transitionController.transition = Instant()
      var hasEnded = false
      screen.root.present(other, animated: true) { hasEnded = true }
      screen.settle()
      expectTrue(hasEnded)
      expectEqual(screen.root.presentedViewController, other)
      expectTrue(other.mdm_transitionController === other.transitionController)
      other.dismiss(animated: false)
      screen.settle()

      let controller = UIViewController()
      controller.transitionController.transition = FadeTransition()
      let half = TransitionDefaults.duration / 2
      // Ease-in-out is symmetric about its middle.
      present(controller, until: half) {
        expectNear(shownOpacity(controller.view), 0.5, within: 1e-6)
      }
      expectEqual(controller.view.alpha, 1)
      expectEqual(screen.root.view.window, screen.window)
      controller.dismiss(animated: true)
      screen.wait(half)
      expectNear(shownOpacity(controller.view), 0.5, within: 1e-6)
      screen.settle()
      expectTrue(screen.root.presentedViewController == nil && controller.view.superview == nil)
    }

    @Test("a slide with a spring moves a snapshot of the view")
    func slide() {
      let controller = UIViewController()
      controller.transitionController.transition = SlideUpTransition()
      let height = UIScreen.main.bounds.height
      present(controller, until: 0.1) {
        let copy = controller.view.superview!.subviews.last!
        expectTrue(copy != controller.view && controller.view.isHidden)
        // The spring of UIKit's modals is almost critically damped: the closed form.
        let rate = (1000.0 / 3).squareRoot()
        let rest = exp(-rate * 0.1) * (1 + rate * 0.1)
        let y = height / 2 + height * CGFloat(rest)
        expectNear(copy.layer.presentation()!.position.y, y, within: 1)
      }
      expectTrue(!controller.view.isHidden)
      expectEqual(controller.view.superview!.subviews.last, controller.view)
    }

    @Test("a flip has turned each side by half of a right angle at a quarter and at three quarters")
    func flip() {
      let delegate = AnimatorDelegate(FlipAnimator())
      let controller = UIViewController()
      controller.modalPresentationStyle = .fullScreen
      controller.transitioningDelegate = delegate
      let root = screen.root.view!
      present(controller, until: 0.4) {
        // The whole is eased in and out (ViewAnimation 29); half of the way takes half of the time.
        let turned = root.layer.presentation()!.transform
        expectLess(abs(turned.m11), 1e-6)
        expectTrue(controller.view.isHidden)
      }
      expectTrue(!controller.view.isHidden)
      expectEqual(controller.view.window, screen.window)
      expectTrue(CATransform3DIsIdentity(root.layer.transform))
    }

    @Test("a presentation controller lays out, dims, and is dismissed by a tap beside its view")
    func halfSheet() {
      let transitions = HalfSheetTransitions()
      let controller = UIViewController()
      controller.modalPresentationStyle = .custom
      controller.transitioningDelegate = transitions
      present(controller, until: 0.2)
      expectTrue(controller.presentationController is HalfSheetController)
      let bounds = UIScreen.main.bounds
      expectEqual(
        controller.view.frame,
        CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2))
      let dimming = controller.view.superview!.subviews.first!
      expectEqual(dimming.alpha, 1)
      expectEqual(dimming.frame, bounds)
      UIScreen.main.tap(at: CGPoint(x: bounds.midX, y: 100))
      screen.settle()
      expectTrue(screen.root.presentedViewController == nil && dimming.superview == nil)
    }

    @Test(
      "a finger drives a dismissal, which then finishes or is cancelled", arguments: [0.2, 0.6])
    func swipeDown(part: Double) {
      let transitions = SwipeDownTransitions()
      let controller = UIViewController()
      controller.modalPresentationStyle = .fullScreen
      screen.root.present(controller, animated: false)
      screen.settle()
      controller.transitioningDelegate = transitions
      transitions.interaction.attach(to: controller)
      let height = UIScreen.main.bounds.height
      let start = CGPoint(x: 100, y: 100)
      UIScreen.main.drag(
        from: start, to: CGPoint(x: 100, y: 100 + height * CGFloat(part)), duration: 2)
      screen.settle()
      let isGone = part > 0.4
      let states = [
        screen.root.presentedViewController == nil, controller.view.window == nil,
        screen.root.view.window != nil,
      ]
      expectEqual(states, [isGone, isGone, isGone])
      expectTrue(isGone || controller.view.frame == UIScreen.main.bounds)
    }

    @Test("a page curl of UIKit is a fade, in both directions")
    func partialCurl() {
      let modal = UIViewController()
      modal.modalTransitionStyle = .partialCurl
      modal.modalPresentationStyle = .fullScreen
      expectEqual(UIModalTransitionStyle.partialCurl.rawValue, 3)
      present(modal, until: 0.1) {
        expectLess(0, shownOpacity(modal.view))
        expectLess(shownOpacity(modal.view), 1)
      }
      modal.dismiss(animated: true)
      screen.settle()
      expectTrue(modal.view.window == nil)
    }
  }
}
