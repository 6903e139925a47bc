#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Question {
  static let presentation: [Question] = [
    Question("Presentation 8", "links right after present") { screen in
      let page = UIViewController()
      screen.root.present(page, animated: true)
      return .text(
        "presented \(screen.root.presentedViewController === page), presenting "
          + "\(page.presentingViewController === screen.root)")
    },

    Question("Presentation 13", "dismiss while a presentation runs") { screen in
      let page = UIViewController()
      screen.root.present(page, animated: true) { screen.note("presented") }
      await screen.wait(0.15)
      screen.root.dismiss(animated: true) { screen.note("dismissed") }
      await screen.wait(2)
      screen.note("presents \(screen.root.presentedViewController === page)")
      return .calls(screen.calls)
    },

    Question("Presentation 25", "completion of a dismissal with nothing to dismiss") { screen in
      screen.root.dismiss(animated: true) { screen.note("completion") }
      screen.note("returned")
      await screen.wait(0.5)
      return .calls(screen.calls)
    },

    Question("Presentation 26", "completion of a cancelled presentation") { screen in
      let page = UIViewController()
      let driver = UIPercentDrivenInteractiveTransition()
      let giver = TransitionGiver(FadeAnimator(on: screen), driver: driver)
      screen.keep(giver)
      page.modalPresentationStyle = .fullScreen
      page.transitioningDelegate = giver
      screen.root.present(page, animated: true) { screen.note("completion") }
      try await screen.wait(until: "begun") { screen.calls.contains("animate") }
      driver.update(0.5)
      await screen.wait(0.1)
      driver.cancel()
      await screen.wait(1)
      screen.note("presents \(screen.root.presentedViewController != nil)")
      return .calls(screen.calls)
    },

    Question("Presentation 28", "callbacks of a presentation without animation") { screen in
      let page = NotingController("page", on: screen)
      page.modalPresentationStyle = .fullScreen
      screen.root.present(page, animated: false) { screen.note("completion") }
      screen.note("returned")
      await screen.wait(0.5)
      return .calls(screen.calls)
    },

    Question("Presentation 29", "present and dismiss in one turn") { screen in
      let page = NotingController("page", on: screen)
      page.modalPresentationStyle = .fullScreen
      screen.root.present(page, animated: true) { screen.note("presented") }
      screen.root.dismiss(animated: true) { screen.note("dismissed") }
      await screen.wait(2)
      screen.note("presents \(screen.root.presentedViewController != nil)")
      return .calls(screen.calls)
    },

    Question("Presentation 21", "callbacks of the dismissal of two at once") { screen in
      let (first, second) = (
        NotingController("first", on: screen), NotingController("second", on: screen)
      )
      first.modalPresentationStyle = .fullScreen
      second.modalPresentationStyle = .fullScreen
      screen.root.present(first, animated: false)
      await screen.wait(0.3)
      first.present(second, animated: false)
      await screen.wait(0.3)
      screen.take()
      screen.root.dismiss(animated: true) { screen.note("completion") }
      await screen.wait(1.2)
      return .calls(screen.calls)
    },

    Question("ViewControllers 17", "callbacks of a full screen presentation and its dismissal") {
      screen in
      let root = NotingController("root", on: screen)
      screen.window.rootViewController = root
      await screen.wait(0.3)
      screen.take()
      let page = NotingController("page", on: screen)
      page.modalPresentationStyle = .fullScreen
      root.present(page, animated: true)
      await screen.wait(1)
      let there = screen.take().joined(separator: ", ")
      page.dismiss(animated: true)
      await screen.wait(1)
      return .text("\(there); \(screen.calls.joined(separator: ", "))")
    },

    Question("ViewControllers 16", "appearance callbacks of the root when its window is shown") {
      screen in
      let root = NotingController("root", on: screen)
      screen.window.isHidden = true
      screen.window.rootViewController = root
      await screen.wait(0.2)
      screen.note("show")
      screen.window.isHidden = false
      screen.note("shown")
      await screen.wait(0.3)
      return .calls(screen.calls)
    },

    Question("ViewControllers 4", "view that was set by hand before the first read") { screen in
      let controller = NotingController("page", on: screen)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      controller.view = view
      screen.note("same \(controller.view === view)")
      return .calls(screen.calls)
    },

    Question("ViewControllers 24", "callbacks of a cancelled dismissal") { screen in
      let root = NotingController("root", on: screen)
      screen.window.rootViewController = root
      let page = NotingController("page", on: screen)
      let giver = TransitionGiver(FadeAnimator(on: screen))
      screen.keep(giver)
      page.modalPresentationStyle = .fullScreen
      page.transitioningDelegate = giver
      await screen.wait(0.2)
      root.present(page, animated: false)
      await screen.wait(0.3)
      let driver = UIPercentDrivenInteractiveTransition()
      giver.driver = driver
      screen.take()
      page.dismiss(animated: true) { screen.note("completion") }
      try await screen.wait(until: "begun") { screen.calls.contains("animate") }
      driver.update(0.4)
      await screen.wait(0.1)
      driver.cancel()
      await screen.wait(1)
      return .calls(screen.calls)
    },

    Question("ViewControllers 29", "isBeingPresented of a child of what is presented") { screen in
      let parent = UIViewController()
      let child = FlagNotingController("child", on: screen)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      screen.root.present(parent, animated: true)
      await screen.wait(1)
      return .text(child.found)
    },

    Question("ViewControllers 37", "callbacks of a child whose view is added to a visible parent") {
      screen in
      let child = NotingController("child", on: screen)
      screen.root.addChild(child)
      child.loadViewIfNeeded()
      screen.note("add")
      screen.root.view.addSubview(child.view)
      screen.note("added")
      child.didMove(toParent: screen.root)
      await screen.wait(0.3)
      return .calls(screen.calls)
    },

    Question("Tabs 4", "callbacks of a tab switch with an animator") { screen in
      let tabs = UITabBarController()
      tabs.viewControllers = ["A", "B"].map { NotingController($0, on: screen) }
      let giver = TransitionGiver(FadeAnimator(on: screen))
      tabs.delegate = giver
      screen.keep(giver)
      screen.window.rootViewController = tabs
      await screen.wait(0.3)
      screen.take()
      tabs.selectedIndex = 1
      screen.note("returned")
      await screen.wait(1)
      return .calls(screen.calls)
    },

    Question("Tabs 7", "style of the context of a tab switch") { screen in
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      let animator = FadeAnimator(on: screen)
      var found = "not asked"
      animator.whenStarted = { context in
        found =
          "style \(context.presentationStyle.rawValue), views "
          + "\(context.view(forKey: .from) != nil) \(context.view(forKey: .to) != nil)"
      }
      let giver = TransitionGiver(animator)
      tabs.delegate = giver
      screen.keep(giver)
      screen.window.rootViewController = tabs
      await screen.wait(0.3)
      tabs.selectedIndex = 1
      await screen.wait(1)
      return .text(found)
    },

    Question("Tabs 5", "selection after another list of tabs") { screen in
      let tabs = UITabBarController()
      let pages = (0..<4).map { _ in UIViewController() }
      tabs.viewControllers = [pages[0], pages[1], pages[2]]
      screen.window.rootViewController = tabs
      tabs.selectedIndex = 1
      var found: [String] = []
      for list in [[1, 0], [0, 2, 3], [3]] {
        tabs.viewControllers = list.map { pages[$0] }
        found.append("\(pages.firstIndex { $0 === tabs.selectedViewController } ?? -1)")
        await screen.wait(0.1)
      }
      return .text(found.joined(separator: " "))
    },
  ]
}

/// A child that finds the flags of its presentation as it appears.
private final class FlagNotingController: NotingController {
  private(set) var found = "did not appear"

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    found = "presented \(isBeingPresented), moving \(isMovingToParent)"
  }
}
