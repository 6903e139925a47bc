#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Question {
  /// Requests during a transition, and what lives as long as one.
  static let runningTransitions: [Question] = [
    Question(
      "AnimatedTransitions 16", "touches in the container while an interruptible animator runs"
    ) { screen in
      var found: [String] = []
      for isInterruptible in [false, true] {
        let page = UIViewController()
        var container: UIView?
        let giver = TransitionGiver()
        if isInterruptible {
          let fade = InterruptibleFade(0.4, on: screen)
          fade.whenStarted = { container = $0.containerView }
          giver.animator = fade
        } else {
          let fade = FadeAnimator(0.4, on: screen)
          fade.whenStarted = { container = $0.containerView }
          giver.animator = fade
        }
        screen.keep(giver)
        page.modalPresentationStyle = .fullScreen
        page.transitioningDelegate = giver
        screen.root.present(page, animated: true)
        await screen.wait(0.2)
        guard let container else { throw Puzzled("no container") }
        let center = CGPoint(x: screen.window.bounds.midX, y: screen.window.bounds.midY)
        let hit = screen.window.hitTest(center, with: nil)
        let isInside = hit?.isDescendant(of: container) == true
        let isNothing = hit == nil || hit === screen.window
        let what = isInside ? "in the container" : isNothing ? "nothing" : "outside of it"
        found.append("\(isInterruptible ? "interruptible" : "plain"): \(what)")
        await screen.wait(0.5)
        screen.root.dismiss(animated: false)
        await screen.wait(0.2)
      }
      return .text(found.joined(separator: ", "))
    },

    Question(
      "AnimatedTransitions 18", "presentation that its animator turns round through the context",
      mayEndApp: true
    ) { screen in
      let root = NotingController("root", on: screen)
      screen.window.rootViewController = root
      let page = NotingController("page", on: screen)
      let fade = InterruptibleFade(0.4, on: screen)
      var context: (any UIViewControllerContextTransitioning)?
      fade.whenStarted = { context = $0 }
      let giver = TransitionGiver(fade)
      screen.keep(giver)
      page.modalPresentationStyle = .fullScreen
      page.transitioningDelegate = giver
      await screen.wait(0.3)
      screen.take()
      root.present(page, animated: true) { screen.note("completion of present") }
      await screen.wait(0.2)
      guard let context else { throw Puzzled("the transition has not begun") }
      fade.turnRound(context)
      screen.note("turned, cancelled \(context.transitionWasCancelled)")
      let begin = CACurrentMediaTime()
      try await screen.wait(until: "ended") {
        screen.calls.contains { $0.hasPrefix("animation ended") }
      }
      let isSoon = CACurrentMediaTime() - begin < 0.3
      await screen.wait(0.3)
      screen.note("in less than its duration \(isSoon)")
      screen.note("presents \(root.presentedViewController != nil)")
      return .calls(screen.calls)
    },

    Question("AnimatedTransitions 18", "selection of a tab during the transition to another") {
      screen in
      var found: [String] = []
      for isInterruptible in [false, true] {
        let tabs = UITabBarController()
        let pages = ["A", "B", "C"].map { NotingController($0, on: screen) }
        tabs.viewControllers = pages
        let giver = TransitionGiver(FadeAnimator(0.4, on: screen))
        if isInterruptible { giver.animator = InterruptibleFade(0.4, on: screen) }
        tabs.delegate = giver
        screen.keep(giver)
        screen.window.rootViewController = tabs
        await screen.wait(0.3)
        tabs.selectedIndex = 1
        await screen.wait(0.2)
        screen.take()
        tabs.selectedIndex = 2
        screen.note("returned")
        await screen.wait(1.5)
        screen.note("\(tabs.selectedIndex) selected")
        let calls = screen.take().filter { !$0.hasSuffix("loads") }
        found.append(calls.joined(separator: ", "))
      }
      return .text("plain: \(found[0]); interruptible: \(found[1])")
    },

    Question(
      "AnimatedTransitions 19",
      "lifetime of the animator, the interaction controller and the context", mayEndApp: true
    ) { screen in
      let page = NotingController("page", on: screen)
      let lives = Lives()
      let giver = TransitionGiver()
      screen.keep(giver)
      page.modalPresentationStyle = .fullScreen
      page.transitioningDelegate = giver
      begin(page, on: screen, giver, lives)
      try await screen.wait(until: "begun") { screen.calls.contains("animate") }
      (giver.animator, giver.driver) = (nil, nil)
      await screen.wait(0.1)
      let onTheWay = lives.words
      lives.driver?.finish()
      await screen.wait(1)
      return .text("on the way \(onTheWay); afterwards \(lives.words)")
    },

    Question("Containers 5", "did callbacks and completion of transition(from:to:)") { screen in
      let parent = UIViewController()
      screen.window.rootViewController = parent
      let (first, second) = (NotingController("A", on: screen), NotingController("B", on: screen))
      parent.addChild(first)
      first.view.frame = parent.view.bounds
      parent.view.addSubview(first.view)
      first.didMove(toParent: parent)
      await screen.wait(0.3)
      second.loadViewIfNeeded()
      screen.take()
      first.willMove(toParent: nil)
      parent.addChild(second)
      screen.note("begin")
      parent.transition(
        from: first, to: second, duration: 0.3, options: [],
        animations: { screen.note("animations") },
        completion: { finished in
          screen.note("completion \(finished), old view out \(first.view.superview == nil)")
        })
      screen.note("returned")
      await screen.wait(0.8)
      let calls = screen.take()
      return .calls(Array(calls[((calls.firstIndex(of: "begin") ?? -1) + 1)...]))
    },

    Question("Tabs 4", "selection after a cancelled tab switch") { screen in
      let tabs = UITabBarController()
      tabs.viewControllers = ["A", "B"].map { NotingController($0, on: screen) }
      let driver = UIPercentDrivenInteractiveTransition()
      let giver = TransitionGiver(FadeAnimator(on: screen), driver: driver)
      tabs.delegate = giver
      screen.keep(giver)
      screen.window.rootViewController = tabs
      await screen.wait(0.3)
      screen.take()
      tabs.selectedIndex = 1
      var selections = [tabs.selectedIndex]
      try await screen.wait(until: "begun") { screen.calls.contains("animate") }
      driver.update(0.5)
      await screen.wait(0.1)
      selections.append(tabs.selectedIndex)
      driver.cancel()
      await screen.wait(0.8)
      selections.append(tabs.selectedIndex)
      let calls = screen.calls.filter { $0.contains("appear") }
      return .text(
        "\(selections.map(String.init).joined(separator: " ")): \(calls.joined(separator: ", "))")
    },

    Question("Navigation 15", "duration of what is animated alongside a push of the system") {
      screen in
      let stack = UINavigationController(rootViewController: UIViewController())
      screen.window.rootViewController = stack
      let mark = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
      mark.backgroundColor = .blue
      stack.view.addSubview(mark)
      await screen.wait(0.3)
      stack.pushViewController(UIViewController(), animated: true)
      guard let coordinator = stack.transitionCoordinator else { throw Puzzled("no coordinator") }
      let begin = CACurrentMediaTime()
      var end: TimeInterval?
      var motion: CAAnimation?
      coordinator.animateAlongsideTransition(in: mark) { _ in
        mark.alpha = 0.5
        motion = mark.layer.animation(forKey: "opacity")
      } completion: { _ in
        end = CACurrentMediaTime() - begin
      }
      await screen.wait(0.1)
      motion = motion ?? mark.layer.animation(forKey: "opacity")
      let kind = motion.map { $0 is CASpringAnimation ? "a spring" : "a curve" } ?? "nothing"
      let hundredth = { (time: TimeInterval) in Answer.rounded((time * 100).rounded() / 100) }
      let stated = hundredth(coordinator.transitionDuration)
      let added = motion.map { hundredth($0.duration) } ?? "none"
      try await screen.wait(until: "completed") { end != nil }
      let whole = ((end ?? 0) * 10).rounded() / 10
      return .text(
        "\(kind) of \(added) s, stated \(stated) s, completion after \(Answer.rounded(whole)) s")
    },
  ]
}

/// Presents a page with objects that no other object retains.
@MainActor
private func begin(
  _ page: UIViewController, on screen: QuestionScreen, _ giver: TransitionGiver, _ lives: Lives
) {
  let animator = InterruptibleFade(0.3, on: screen)
  let driver = UIPercentDrivenInteractiveTransition()
  animator.whenStarted = { [weak lives] context in lives?.context = context }
  (lives.animator, lives.driver) = (animator, driver)
  (giver.animator, giver.driver) = (animator, driver)
  screen.root.present(page, animated: true)
}

/// References that retain nothing.
@MainActor
private final class Lives {
  weak var animator: InterruptibleFade?
  weak var driver: UIPercentDrivenInteractiveTransition?
  weak var context: AnyObject?

  /// Which of them live.
  var words: String {
    "animator \(animator != nil), controller \(driver != nil), context \(context != nil)"
  }
}
