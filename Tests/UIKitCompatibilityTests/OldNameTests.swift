import Foundation
import Expectations
import UIKitCompatibility

/// A helper without actor isolation, as in apps.
private class Helper: NSObject {
  let pan = UIPanGestureRecognizer(target: nil, action: nil)
  private(set) var taps = 0
  private(set) var sender: UIButton?
  private(set) var time: CFTimeInterval = -1

  func set(up controller: UIViewController, _ button: UIButton) {
    pan.addTarget(self, action: Helper.didPan)
    pan.addTarget(self, action: Helper.count)
    button.addTarget(self, action: Helper.didTap, for: .touchUpInside)
    button.addTarget(self, action: Helper.count, for: .touchUpInside)
    button.addTarget(self, action: Helper.didSlide, for: .touchUpInside)
    controller.sheetPresentationController?.detents = [.medium(), .large(), .custom { _ in 3 }]
    time = CACurrentMediaTime()
    _ = UITraitCollection.current
  }

  func didPan(_ recognizer: UIPanGestureRecognizer) {}
  func didTap(_ sender: UIButton) { self.sender = sender }
  func didSlide(_ sender: Slider) { taps += 100 }
  func count() { taps += 1 }
}

private final class Slider: UIControl {}

extension MainScreenTests {
  @MainActor
  @Suite("Older names, and names of small things")
  struct OldNameTests {
    private let screen = Screen()

    @Test("helpers without actor isolation add targets, which get the control in its own type")
    func helper() {
      let (helper, button, modal) = (Helper(), UIButton(), UIViewController())
      modal.modalPresentationStyle = .pageSheet
      helper.set(up: modal, button)
      button.sendActions(for: .touchUpInside)
      expectTrue(helper.sender === button)
      expectEqual(helper.taps, 1)
      expectEqual(modal.sheetPresentationController?.detents.count, 3)
      expectEqual(helper.time, UIScreen.main.now)
    }

    @Test("recognizers are made without a target, each with its own initializer")
    func targets() {
      expectEqual(
        UIScreenEdgePanGestureRecognizer(target: nil, action: nil).maximumNumberOfTouches, 1)
      expectEqual(UITapGestureRecognizer(target: self, action: nil).numberOfTapsRequired, 1)
      let others = [
        UIPinchGestureRecognizer(target: nil, action: nil),
        UIRotationGestureRecognizer(target: nil, action: nil),
        UISwipeGestureRecognizer(target: nil, action: nil),
        UILongPressGestureRecognizer(target: nil, action: nil),
        UIGestureRecognizer(target: nil, action: nil),
      ]
      expectTrue(others.allSatisfy { $0.state == UIGestureRecognizerState.possible })
    }

    @Test("children are added and removed by the old names (ViewControllers 28)")
    func children() {
      let child = UIViewController()
      screen.root.addChildViewController(child)
      child.didMove(toParentViewController: screen.root)
      expectEqual(screen.root.childViewControllers, [child])
      child.willMove(toParentViewController: nil)
      expectTrue(child.isMovingFromParent)
      child.removeFromParentViewController()
      expectEqual(screen.root.childViewControllers, [])
    }

    @Test("layout guides are as long as the safe area insets")
    func guides() {
      let controller = UIViewController()
      expectEqual(controller.topLayoutGuide.length, 0)
      expectTrue(!controller.isViewLoaded)
      let insets = screen.root.view.safeAreaInsets
      expectEqual(screen.root.topLayoutGuide.length, insets.top)
      screen.root.additionalSafeAreaInsets.bottom = 30
      screen.window.layoutIfNeeded()
      expectEqual(screen.root.bottomLayoutGuide.length, insets.bottom + 30)
    }

    @Test("traits have UIKit's types, and in combined collections the last one wins")
    func traits() {
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: .compact, userInterfaceStyle: .dark),
        UITraitCollection(horizontalSizeClass: .regular, preferredContentSizeCategory: .small),
      ])
      expectEqual(traits.horizontalSizeClass, .regular)
      expectEqual(traits.userInterfaceStyle, .dark)
      expectEqual(traits.preferredContentSizeCategory, .small)
      var heard: [UIUserInterfaceStyle] = []
      let style: [any UITraitDefinition.Type] = [UITraitUserInterfaceStyle.self]
      let registration: any UITraitChangeRegistration = screen.root.registerForTraitChanges(style) {
        (controller: UIViewController, _) in
        heard.append(controller.traitCollection.userInterfaceStyle)
      }
      screen.root.overrideUserInterfaceStyle = .dark
      expectEqual(heard, [.dark])
      screen.root.unregisterForTraitChanges(registration)
      let none: [any UITraitDefinition.Type] = [
        UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitDisplayScale.self,
        UITraitLayoutDirection.self, UITraitPreferredContentSizeCategory.self,
      ]
      screen.root.registerForTraitChanges(none) { (_: UIViewController, _) in heard.append(.light) }
      screen.root.overrideUserInterfaceStyle = .light
      expectEqual(heard, [.dark])
    }

    @Test("a property animator without arguments makes its changes at once (PropertyAnimators 1)")
    func animator() {
      let (animator, view) = (UIViewPropertyAnimator(), UIView())
      screen.root.view.addSubview(view)
      expectEqual(animator.duration, 0)
      animator.addAnimations { view.alpha = 0.5 }
      animator.startAnimation()
      screen.settle()
      expectEqual(view.alpha, 0.5)
      expectEqual(animator.state, .inactive)
    }

    @Test("functions compute geometry")
    func geometry() {
      let rect = CGRectOffset(CGRectMake(1, 2, 10, 20), 3, 4)
      expectTrue(CGRectEqualToRect(rect, CGRect(x: 4, y: 6, width: 10, height: 20)))
      expectEqual(CGRectGetWidth(rect), 10)
      expectEqual(CGRectGetHeight(rect), 20)
      expectEqual([CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect)], [4, 9, 14])
      expectEqual([CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect)], [6, 16, 26])
      expectTrue(CGPointEqualToPoint(rect.origin, CGPointMake(4, 6)))
      expectTrue(!CGSizeEqualToSize(rect.size, CGSizeMake(20, 10)))
      expectEqual(CGRectInset(rect, 1, 2), CGRectMake(5, 8, 8, 16))
      expectEqual(CGVectorMake(1, 2).dy, 2)
    }

    @Test("indicators, notifications and the like exist, without effect")
    func nothing() {
      let list = UIScrollView()
      expectTrue(list.showsVerticalScrollIndicator)
      expectTrue(list.scrollsToTop)
      list.showsHorizontalScrollIndicator = false
      list.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      expectEqual(list.verticalScrollIndicatorInsets, list.horizontalScrollIndicatorInsets)
      list.horizontalScrollIndicatorInsets = .zero
      expectEqual(list.scrollIndicatorInsets.top, 1)
      var heard = 0
      let name = UIApplication.didEnterBackgroundNotification
      let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil)
      {
        _ in MainActor.assumeIsolated { heard += 1 }
      }
      NotificationCenter.default.post(
        name: UIApplication.willEnterForegroundNotification, object: nil)
      NotificationCenter.default.post(name: name, object: nil)
      NotificationCenter.default.removeObserver(observer)
      expectEqual(heard, 1)
      expectTrue(!UIAccessibility.isVoiceOverRunning)
      expectTrue(UIEvent().allTouches == nil)
      let options: UIViewAnimationOptions = .curveEaseIn
      expectEqual(options, UIView.AnimationOptions.curveEaseIn)
      expectEqual(
        UIViewController.Transition.coverVertical.kind, SystemTransition.coverVertical.kind)
    }
  }
}
