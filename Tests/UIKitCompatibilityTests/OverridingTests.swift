import Expectations
import UIKitCompatibility

/// A controller that overrides all properties with false values, as apps' test doubles do.
private class Double: UIViewController {
  let other = UIViewController()
  private(set) var calls: [String] = []

  override var transitionCoordinator: UIViewControllerTransitionCoordinator? { Coordinator.shared }
  override var presentedViewController: UIViewController? { other }
  override var presentingViewController: UIViewController? { other }
  override var isBeingPresented: Bool { true }
  override var isBeingDismissed: Bool { true }
  override var isMovingToParent: Bool { true }
  override var isMovingFromParent: Bool { true }
  override var parent: UIViewController? { other }
  override var children: [UIViewController] { [other] }
  override var traitCollection: UITraitCollection {
    UITraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .compact)
  }
  override var additionalSafeAreaInsets: UIEdgeInsets {
    didSet { calls.append("insets") }
  }

  override func loadViewIfNeeded() { calls.append("load") }

  override func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    calls.append("transition")
    completion?(true)
  }

  override func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    calls.append("override")
  }

  override func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    UITraitCollection(userInterfaceStyle: .dark)
  }
}

/// A child that claims to have another parent.
private final class Foundling: UIViewController {
  let other = UIViewController()
  override var parent: UIViewController? { other }
}

private final class Coordinator: NSObject, UIViewControllerTransitionCoordinator {
  @MainActor static let shared = Coordinator()
  let containerView = UIView()
  let isAnimated = true
  let presentationStyle = UIModalPresentationStyle.custom
  let initiallyInteractive = false
  let isInterruptible = false
  let isInteractive = false
  let isCancelled = false
  let transitionDuration: TimeInterval = 0.3
  let percentComplete: CGFloat = 0
  let completionVelocity: CGFloat = 0
  let completionCurve = UIView.AnimationCurve.linear
  let targetTransform = CGAffineTransform.identity
  private(set) var views: [UIView?] = []

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { true }
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    views.append(view)
    return completion == nil
  }
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
}

extension MainScreenTests {
  @MainActor
  @Suite("Overrides in test doubles")
  struct OverridingTests {
    private let screen = Screen()

    // Rules: Presentation 20.
    @Test("a double that overrides everything is presented and dismissed nevertheless")
    func presented() {
      let double = Double()
      var ends: [String] = []
      screen.root.present(double, animated: true) { ends.append("presented") }
      screen.settle()
      expectEqual(ends, ["presented"])
      expectTrue(
        screen.root.presentedViewController === double && double.view.window === screen.window)
      double.dismiss(animated: true) { ends.append("dismissed") }
      screen.settle()
      expectEqual(ends, ["presented", "dismissed"])
      expectTrue(screen.root.presentedViewController == nil && double.view.window == nil)
    }

    @Test(
      """
      a double presents, and is a parent, in spite of its overrides; a child that claims another \
      parent leaves its real one (Presentation 7; ViewControllers 31)
      """)
    func presenter() {
      let foundling = Foundling()
      screen.root.addChild(foundling)
      expectTrue(screen.root.children == [foundling] && foundling.parent === foundling.other)
      foundling.removeFromParent()
      expectEqual(screen.root.children, [])
      let (double, modal, child) = (Double(), UIViewController(), UIViewController())
      screen.window.rootViewController = double
      screen.settle()
      double.addChild(child)
      double.view.addSubview(child.view)
      child.didMove(toParent: double)
      child.present(modal, animated: true)
      screen.settle()
      expectTrue(child.presentedViewController === modal && child.transitionCoordinator == nil)
      expectTrue(modal.presentingViewController === double && child.parent === double)
      double.dismiss(animated: true)
      screen.settle()
      expectTrue(modal.presentingViewController == nil && modal.view.window == nil)
      child.removeFromParent()
      expectTrue(child.parent == nil)
    }

    @Test("callers get the overridden values")
    func asked() {
      let double = Double()
      let controller: UIViewController = double
      let others = [
        controller.presentedViewController, controller.presentingViewController, controller.parent,
      ]
      expectEqual(others + controller.children, Array(repeating: double.other, count: 4))
      expectTrue(controller.isBeingPresented && controller.isBeingDismissed)
      expectTrue(controller.isMovingToParent && controller.isMovingFromParent)
      expectEqual(controller.traitCollection.horizontalSizeClass, .regular)
      expectEqual(
        controller.overrideTraitCollection(forChild: double.other)?.userInterfaceStyle, .dark)
      controller.loadViewIfNeeded()
      controller.additionalSafeAreaInsets.top = 10
      controller.setOverrideTraitCollection(nil, forChild: double.other)
      var isDone = false
      controller.transition(from: double.other, to: double.other, duration: 1, animations: nil) {
        isDone = $0
      }
      expectEqual(double.calls, ["load", "insets", "override", "transition"])
      expectTrue(isDone && !controller.isViewLoaded)
      expectEqual(controller.additionalSafeAreaInsets.top, 10)
      // An app's coordinator animates in a view, without a completion.
      let view = UIView()
      let coordinator = Double().transitionCoordinator
      expectEqual(coordinator?.animateAlongsideTransition(in: view, animation: { _ in }), true)
      expectEqual(Coordinator.shared.views.last, view)
    }

    @Test("overrides in a scroll view are called when its properties are set")
    func scrolling() {
      final class Delegate: NSObject, UIScrollViewDelegate {}
      final class List: UIScrollView {
        private(set) var sets: [String] = []
        override var contentOffset: CGPoint { didSet { sets.append("\(oldValue.y)") } }
        override var contentSize: CGSize { didSet { sets.append("size") } }
        override var contentInset: UIEdgeInsets { didSet { sets.append("inset") } }
        override var delegate: (any UIScrollViewDelegate)? { didSet { sets.append("delegate") } }
        override var isPagingEnabled: Bool { didSet { sets.append("paging") } }
      }
      let list = List(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let delegate = Delegate()
      list.contentSize = CGSize(width: 100, height: 900)
      list.contentInset.top = 10
      list.delegate = delegate
      list.isPagingEnabled = true
      list.contentOffset.y = 40
      list.contentOffset.y = 50
      expectEqual(list.sets, ["size", "inset", "delegate", "paging", "0.0", "40.0"])
      expectEqual([list.contentOffset.y, list.bounds.origin.y], [50, 50])
    }

    @Test("a drag calls the override of each scroll, as a scroll by code does")
    func dragging() {
      final class List: UIScrollView {
        private(set) var sets: [CGFloat] = []
        private(set) var calls: [Bool] = []
        override var contentOffset: CGPoint {
          didSet { if contentOffset != oldValue { sets.append(contentOffset.y) } }
        }
        override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
          calls.append(animated)
          super.setContentOffset(contentOffset, animated: animated)
        }
        override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
          super.scrollRectToVisible(rect.offsetBy(dx: 0, dy: 100), animated: animated)
        }
      }
      let list = List(frame: screen.root.view.bounds)
      list.contentSize = CGSize(width: list.bounds.width, height: 5000)
      list.contentInsetAdjustmentBehavior = .never
      screen.root.view.addSubview(list)
      screen.settle()
      let finger = UIScreen.main.drag(
        from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), duration: 0.2)
      screen.wait(0.1)
      expectLess(3, list.sets.count)
      expectEqual(list.sets, list.sets.sorted())
      expectEqual(list.sets.last, list.contentOffset.y)
      _ = finger
      screen.settle()
      list.setContentOffset(.zero, animated: false)
      let bottom = list.bounds.height
      list.scrollRectToVisible(CGRect(x: 0, y: bottom - 50, width: 10, height: 50), animated: false)
      expectTrue(list.contentOffset.y == 100 && list.calls == [false, false])
    }

    // Rules: PresentationControllers 2.
    @Test("a presentation controller may override its properties, and works nevertheless")
    func manager() {
      final class Manager: UIPresentationController {
        override var presentationStyle: UIModalPresentationStyle { .fullScreen }
        override var adaptivePresentationStyle: UIModalPresentationStyle { .popover }
        override var containerView: UIView? { nil }
        override var traitCollection: UITraitCollection {
          UITraitCollection(userInterfaceStyle: .dark)
        }
        override var delegate: (any UIAdaptivePresentationControllerDelegate)? {
          didSet { delegates += 1 }
        }
        private(set) var delegates = 0
        override var frameOfPresentedViewInContainerView: CGRect {
          CGRect(x: 10, y: 20, width: 30, height: 40)
        }
      }
      final class Chooser: NSObject, UIViewControllerTransitioningDelegate,
        UIAdaptivePresentationControllerDelegate
      {
        func presentationController(
          forPresented presented: UIViewController, presenting: UIViewController?,
          source: UIViewController
        ) -> UIPresentationController? {
          let manager = Manager(presentedViewController: presented, presenting: presenting)
          manager.delegate = self
          return manager
        }
      }
      let (modal, chooser) = (UIViewController(), Chooser())
      modal.modalPresentationStyle = .custom
      modal.transitioningDelegate = chooser
      screen.root.present(modal, animated: true)
      screen.settle()
      let manager = modal.presentationController as? Manager
      expectEqual(manager?.delegates, 1)
      expectEqual(manager?.presentationStyle, .fullScreen)
      expectEqual(manager?.traitCollection.userInterfaceStyle, .dark)
      // The presenter's view stays in a custom presentation.
      expectTrue(screen.root.view.window === screen.window)
      expectEqual(modal.view.frame, CGRect(x: 10, y: 20, width: 30, height: 40))
      modal.dismiss(animated: true)
      screen.settle()
      expectTrue(modal.view.window == nil && screen.root.presentedViewController == nil)
    }

    @Test("drivers, stacks and recognizers may override their properties too")
    func others() {
      final class Driver: UIPercentDrivenInteractiveTransition {
        override var percentComplete: CGFloat { 0.25 }
        override var duration: CGFloat { 4 }
      }
      final class Stack: UINavigationController {
        let other = UIViewController()
        override var topViewController: UIViewController? { other }
        override var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
      }
      final class Pan: UIPanGestureRecognizer {
        private(set) var delegates = 0
        override var delegate: (any UIGestureRecognizerDelegate)? { didSet { delegates += 1 } }
        init(translation: CGPoint) {
          super.init(target: nil, action: nil)
        }
      }
      final class Delegate: NSObject, UIGestureRecognizerDelegate {}
      let driver: UIPercentDrivenInteractiveTransition = Driver()
      expectEqual([driver.percentComplete, driver.duration], [0.25, 4])
      let stack = Stack(rootViewController: UIViewController())
      let bottom = stack.viewControllers
      stack.pushViewController(UIViewController(), animated: false)
      expectTrue(stack.viewControllers.count == 2 && stack.topViewController === stack.other)
      stack.popViewController(animated: false)
      expectEqual(stack.viewControllers, bottom)
      expectTrue(stack.interactivePopGestureRecognizer == nil)
      let (pan, delegate) = (Pan(translation: .zero), Delegate())
      pan.delegate = delegate
      expectEqual(pan.delegates, 1)
    }

    @Test("a subclass of a sheet is a sheet")
    func sheet() {
      final class Card: UISheetPresentationController {
        private(set) var begun = 0
        override func presentationTransitionWillBegin() {
          super.presentationTransitionWillBegin()
          begun += 1
        }
      }
      final class Chooser: NSObject, UIViewControllerTransitioningDelegate {
        private(set) var card: Card?
        func presentationController(
          forPresented presented: UIViewController, presenting: UIViewController?,
          source: UIViewController
        ) -> UIPresentationController? {
          card = Card(presentedViewController: presented, presenting: presenting)
          return card
        }
      }
      final class Bubble: UIPopoverPresentationController {}
      let (modal, chooser) = (UIViewController(), Chooser())
      modal.modalPresentationStyle = .custom
      modal.transitioningDelegate = chooser
      screen.root.present(modal, animated: true)
      screen.settle()
      expectTrue(chooser.card?.begun == 1 && chooser.card?.containerView != nil)
      screen.root.dismiss(animated: true)
      screen.settle()
      expectTrue(chooser.card?.containerView == nil)
      expectTrue(
        Bubble(presentedViewController: modal, presenting: nil).presentedView === modal.view)
    }
  }
}
