#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Question {
  /// Interruptible animators under a percent-driven controller, and pops that a finger catches.
  static let interactionCatching: [Question] = [
    Question("Interaction 10", "time of the tail with an interruptible animator", mayEndApp: true) {
      screen in
      let driver = UIPercentDrivenInteractiveTransition()
      try await begin(InterruptibleFade(0.8, on: screen), driver, on: screen)
      try await screen.wait(until: "begun") { screen.calls.contains("animate") }
      driver.update(0.25)
      await screen.wait(0.1)
      let start = CACurrentMediaTime()
      driver.finish()
      try await screen.wait(until: "ended") {
        screen.calls.contains { $0.hasPrefix("animation ended") }
      }
      return .seconds(CACurrentMediaTime() - start, frames: 4)
    },

    Question(
      "AnimatedTransitions 14", "percentage of an animator that is made anew in each call",
      mayEndApp: true
    ) { screen in
      let driver = UIPercentDrivenInteractiveTransition()
      let fade = InterruptibleFade(0.6, on: screen)
      fade.isKept = false
      try await begin(fade, driver, on: screen)
      try await screen.wait(until: "begun") { screen.calls.contains("animate") }
      driver.update(0.25)
      await screen.wait(1)
      let hasEnded = screen.calls.contains { $0.hasPrefix("animation ended") }
      driver.cancel()
      await screen.wait(1)
      return .text("ends under a resting finger: \(hasEnded)")
    },

    Question("Interaction 14", "pause() before the transition begins", mayEndApp: true) { screen in
      let driver = UIPercentDrivenInteractiveTransition()
      driver.wantsInteractiveStart = false
      try await begin(InterruptibleFade(0.3, on: screen), driver, on: screen)
      screen.note("pause")
      driver.pause()
      await screen.wait(0.8)
      let isHeld = !screen.calls.contains { $0.hasPrefix("animation ended") }
      screen.note("finish")
      driver.finish()
      await screen.wait(0.8)
      return .text("held \(isHeld): \(screen.calls.joined(separator: ", "))")
    },

    Question("Interaction 16", "model values outside of the container after cancel()") { screen in
      let driver = UIPercentDrivenInteractiveTransition()
      let marks = (0..<2).map { index in
        UIView(frame: CGRect(x: 10, y: 100 + 60 * index, width: 50, height: 50))
      }
      let page = try await begin(FadeAnimator(0.3, on: screen), driver, on: screen)
      for mark in marks { screen.window.addSubview(mark) }
      guard let coordinator = page.transitionCoordinator else { throw Puzzled("no coordinator") }
      coordinator.animate(alongsideTransition: { _ in marks[0].alpha = 0.2 })
      coordinator.animateAlongsideTransition(in: marks[1]) { _ in marks[1].alpha = 0.2 }
      try await screen.wait(until: "begun") { screen.calls.contains("animate") }
      driver.update(0.5)
      await screen.wait(0.1)
      driver.cancel()
      await screen.wait(0.8)
      return .numbers(marks.flatMap { [Double($0.alpha), $0.shownOpacity] }, step: 0.01)
    },

    Question("Interaction 20", "end of a pop that a finger has released") { screen in
      let stack = try await swipedStack(on: screen)
      let follower = FingerFollower.watching(screen.window)
      var (lifted, ended): (TimeInterval?, TimeInterval?)
      var (isWatched, wasCancelled) = (false, false)
      follower.whenUp = { _ in lifted = CACurrentMediaTime() }
      follower.whenMoved = { _ in
        guard !isWatched, let coordinator = stack.transitionCoordinator else { return }
        isWatched = true
        coordinator.animate(alongsideTransition: nil) { context in
          ended = CACurrentMediaTime()
          wasCancelled = context.isCancelled
        }
      }
      let y = screen.window.bounds.midY
      try await screen.touch(
        .drag(from: CGPoint(x: 2, y: y), to: CGPoint(x: 270, y: y), seconds: 0.6, rest: 0.4))
      await screen.wait(2)
      try follower.mustHaveSeenAFinger()
      guard let lifted, let ended else { throw Puzzled("no pop") }
      guard !wasCancelled else { throw Puzzled("the pop was cancelled") }
      return .seconds(ended - lifted, frames: 3)
    },

    Question("Interaction 22", "swipe beside the page that goes out, during a pop") { screen in
      let stack = try await swipedStack(on: screen)
      let follower = FingerFollower.watching(screen.window)
      stack.pop(whenMoved: follower)
      let y = screen.window.bounds.midY
      // The page is far away when the swipe begins.
      try await screen.touch(
        .strokes(
          [
            Stroke(
              from: CGPoint(x: 2, y: y),
              legs: [(CGPoint(x: 10, y: y), 0.15), (CGPoint(x: 330, y: y), 0.3)])
          ],
          "swipe from the left edge to the right, slowly at first, then fast"))
      await screen.wait(1.8)
      try follower.mustHaveSeenAFinger()
      let calls = screen.calls.filter { $0.contains("appear") }
      return .text("\(stack.names): \(calls.joined(separator: ", "))")
    },

    Question("Interaction 23", "percentComplete of a pop that a finger catches") { screen in
      let stack = try await swipedStack(on: screen)
      let follower = FingerFollower.watching(screen.window)
      stack.pop(whenMoved: follower)
      var first: (place: Double, part: Double)?
      var pace: Double?
      let begin = follower.whenMoved
      follower.whenMoved = { place in
        begin(place)
        guard let start = follower.start, place.x > start.x + 40 else { return }
        guard let coordinator = stack.transitionCoordinator, coordinator.isInteractive else {
          return
        }
        let (x, part) = (Double(place.x), Double(coordinator.percentComplete))
        guard let first else { return first = (x, part) }
        if x > first.place + 40 {
          pace = (part - first.part) / (x - first.place) * Double(screen.window.bounds.width)
        }
      }
      let y = screen.window.bounds.midY
      try await screen.touch(
        .drag(from: CGPoint(x: 120, y: y), to: CGPoint(x: 280, y: y), seconds: 0.3))
      await screen.wait(1.8)
      try follower.mustHaveSeenAFinger()
      // 1 if it is the part of the way, however the page goes by itself.
      return pace.map { .number($0, within: 0.15) } ?? .text("not caught")
    },
  ]
}

/// Begins the dismissal of a page with an animator and a driver; returns the page.
@MainActor @discardableResult
private func begin(
  _ animator: any UIViewControllerAnimatedTransitioning,
  _ driver: UIPercentDrivenInteractiveTransition, on screen: QuestionScreen
) async throws -> UIViewController {
  let page = UIViewController()
  let giver = TransitionGiver(animator)
  screen.keep(giver)
  page.modalPresentationStyle = .fullScreen
  page.transitioningDelegate = giver
  screen.root.present(page, animated: false)
  try await screen.wait(until: "presented") { page.viewIfLoaded?.window != nil }
  await screen.wait(0.1)
  giver.driver = driver
  screen.take()
  page.dismiss(animated: true)
  return page
}

/// A stack of three pages as the window's root.
@MainActor
private func swipedStack(on screen: QuestionScreen) async throws -> UINavigationController {
  let pages = ["A", "B", "C"].map { NotingController($0, on: screen) }
  for (page, name) in zip(pages, ["A", "B", "C"]) { page.title = name }
  let stack = UINavigationController()
  stack.viewControllers = pages
  screen.window.rootViewController = stack
  try await screen.wait(until: "shown") { pages[2].viewIfLoaded?.window != nil }
  await screen.wait(0.3)
  screen.take()
  return stack
}

extension UINavigationController {
  /// Pops as soon as a finger has moved a little, less than begins a swipe.
  ///
  /// So the pop has just begun when the swipe begins, though a person does not know when.
  fileprivate func pop(whenMoved follower: FingerFollower) {
    var isAsked = false
    follower.whenMoved = { [weak self] place in
      guard !isAsked, let start = follower.start, place.x > start.x + 3 else { return }
      isAsked = true
      self?.popViewController(animated: true)
    }
  }

  /// The titles on the stack.
  fileprivate var names: String {
    viewControllers.map { $0.title ?? "?" }.joined(separator: " ")
  }
}
