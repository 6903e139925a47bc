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
      expectTrue(helper.sender === button && helper.taps == 1 && helper.time == UIScreen.main.now)
      expectEqual(modal.sheetPresentationController?.detents.count, 3)
    }

    @Test("children are added by the old names, and layout guides exist (ViewControllers 28)")
    func children() {
      let controller = UIViewController()
      expectEqual(controller.topLayoutGuide.length, 0)
      expectTrue(!controller.isViewLoaded)
      let insets = screen.root.view.safeAreaInsets
      screen.root.additionalSafeAreaInsets.bottom = 30
      screen.window.layoutIfNeeded()
      expectEqual(
        [screen.root.topLayoutGuide, screen.root.bottomLayoutGuide].map { $0.length },
        [insets.top, insets.bottom + 30])
      let child = UIViewController()
      screen.root.addChildViewController(child)
      child.didMove(toParentViewController: screen.root)
      expectEqual(screen.root.childViewControllers, [child])
      child.willMove(toParentViewController: nil)
      expectTrue(child.isMovingFromParent)
      child.removeFromParentViewController()
      expectEqual(screen.root.childViewControllers, [])
    }

    @Test("traits have UIKit's types, and in combined collections the last one wins")
    func traits() {
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: .compact, userInterfaceStyle: .dark),
        UITraitCollection(horizontalSizeClass: .regular, preferredContentSizeCategory: .small),
      ])
      expectTrue((traits.horizontalSizeClass, traits.userInterfaceStyle) == (.regular, .dark))
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
      animator.addAnimations { view.alpha = 0.5 }
      animator.startAnimation()
      screen.settle()
      expectTrue((view.alpha, animator.duration, animator.state) == (0.5, 0, .inactive))
    }

    @Test("indicators, notifications and the like exist, without effect")
    func nothing() {
      let list = UIScrollView()
      expectTrue(list.showsVerticalScrollIndicator && list.scrollsToTop)
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
