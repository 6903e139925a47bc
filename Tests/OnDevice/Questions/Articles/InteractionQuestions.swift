#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Question {
  static let interaction: [Question] = [
    Question("Interaction 3", "release one turn after the beginning of a dismissal") { screen in
      let run = try await DrivenDismissal(on: screen)
      run.driver.update(0.1)
      run.driver.finish()
      return .text(await run.end())
    },

    Question("Interaction 4", "transitionWasCancelled and isInteractive right after cancel()") {
      screen in
      let run = try await DrivenDismissal(on: screen)
      run.driver.update(0.5)
      await screen.wait(0.1)
      run.driver.cancel()
      let context = try run.context
      return .text(
        "cancelled \(context.transitionWasCancelled), interactive \(context.isInteractive)")
    },

    Question("Interaction 5", "opacity of a block animation at a percentage") { screen in
      let run = try await DrivenDismissal(on: screen)
      var shown: [Double] = []
      for percent in [0.25, 0.75] {
        run.driver.update(percent)
        await screen.wait(0.3)
        shown.append(run.page.view.shownOpacity)
      }
      // The fade goes evenly from 1 to 0.1.
      return .numbers(shown, step: 0.02)
    },

    Question("Interaction 6", "percentComplete after update(1.5)") { screen in
      let run = try await DrivenDismissal(on: screen)
      run.driver.update(1.5)
      return .number(Double(run.driver.percentComplete), within: 0.001)
    },

    Question("Interaction 7", "calls of the context beside a percent-driven controller") { screen in
      let run = try await DrivenDismissal(on: screen)
      let context = try run.context
      context.updateInteractiveTransition(0.5)
      await screen.wait(0.1)
      let shown = Answer.rounded((run.page.view.shownOpacity * 50).rounded() / 50)
      context.finishInteractiveTransition()
      return .text("opacity \(shown), \(await run.end())")
    },

    Question("Interaction 8", "time of the rest after finish() at 0.3") { screen in
      let run = try await DrivenDismissal(on: screen, lasting: 0.6)
      run.driver.update(0.3)
      await screen.wait(0.1)
      return .seconds(try await run.rest { run.driver.finish() }, frames: 4)
    },

    Question("Interaction 8", "time of the rest after cancel() at 0.5") { screen in
      let run = try await DrivenDismissal(on: screen, lasting: 0.6)
      run.driver.update(0.5)
      await screen.wait(0.1)
      return .seconds(try await run.rest { run.driver.cancel() }, frames: 4)
    },

    Question("Interaction 9", "time of the rest with a completionSpeed of 2") { screen in
      let run = try await DrivenDismissal(on: screen, lasting: 0.8)
      run.driver.update(0.5)
      await screen.wait(0.1)
      run.driver.completionSpeed = 2
      return .seconds(try await run.rest { run.driver.finish() }, frames: 4)
    },

    Question("Interaction 13", "end of a transition that is finished at progress 1") { screen in
      let run = try await DrivenDismissal(on: screen)
      run.driver.update(1)
      await screen.wait(0.1)
      run.driver.finish()
      screen.note("returned")
      return .text(await run.end())
    },

    Question("Interaction 13", "end of a transition that is cancelled at progress 0") { screen in
      let run = try await DrivenDismissal(on: screen)
      run.driver.update(0)
      await screen.wait(0.1)
      run.driver.cancel()
      screen.note("returned")
      return .text(await run.end())
    },

    Question("Interaction 14", "finish() and cancel() before the transition begins") { screen in
      var ends: [String] = []
      for finishes in [true, false] {
        let run = try await DrivenDismissal(on: screen, begins: false)
        run.driver.update(0.5)
        if finishes { run.driver.finish() } else { run.driver.cancel() }
        screen.take()
        ends.append(await run.end())
        run.page.view.alpha = 1
        guard screen.root.presentedViewController != nil else { continue }
        screen.root.dismiss(animated: false)
        await screen.wait(0.2)
        // A transition that never ends keeps the page, so that no other one can be asked.
        if finishes, screen.root.presentedViewController != nil {
          return .text("\(ends[0]); the page stays")
        }
      }
      return .text(ends.joined(separator: "; "))
    },

    Question("Interaction 15", "finished of an animation that cancel() has run back") { screen in
      let run = try await DrivenDismissal(on: screen)
      let mark = screen.square()
      run.page.view.addSubview(mark)
      UIView.animate(withDuration: 0.2, animations: { mark.alpha = 0 }) { finished in
        screen.note("mark \(finished)")
      }
      run.driver.update(0.5)
      await screen.wait(0.1)
      run.driver.cancel()
      await screen.wait(0.6)
      return .calls(screen.calls.filter { $0.hasPrefix("mark") || $0.hasPrefix("animation") })
    },

    Question("Interaction 16", "model values that a block animation leaves after cancel()") {
      screen in
      let run = try await DrivenDismissal(on: screen, restores: false)
      run.driver.update(0.5)
      await screen.wait(0.1)
      run.driver.cancel()
      await screen.wait(0.8)
      return .numbers([Double(run.page.view.alpha), run.page.view.shownOpacity], step: 0.01)
    },
  ]

  static let animatedTransitions: [Question] = [
    Question("AnimatedTransitions 3", "first call after present returns") { screen in
      let page = NotingController("page", on: screen)
      let giver = TransitionGiver(FadeAnimator(on: screen))
      screen.keep(giver)
      page.modalPresentationStyle = .fullScreen
      page.transitioningDelegate = giver
      screen.root.present(page, animated: true)
      screen.note("returned")
      await screen.wait(1)
      return .calls(screen.calls)
    },

    Question("AnimatedTransitions 8", "what is pending until completeTransition") { screen in
      let page = NotingController("page", on: screen)
      let animator = FadeAnimator(0.1, on: screen)
      animator.completes = false
      let giver = TransitionGiver(animator)
      screen.keep(giver)
      page.modalPresentationStyle = .fullScreen
      page.transitioningDelegate = giver
      screen.root.present(page, animated: true) { screen.note("completion") }
      await screen.wait(0.6)
      let state =
        "being presented \(page.isBeingPresented), coordinator \(page.transitionCoordinator != nil)"
      let calls = screen.take().joined(separator: ", ")
      animator.context?.completeTransition(true)
      await screen.wait(0.2)
      return .text("\(calls); \(state); \(screen.calls.joined(separator: ", "))")
    },

    Question(
      "AnimatedTransitions 10", "isCancelled after completeTransition(false) that nothing drives"
    ) {
      screen in
      let page = NotingController("page", on: screen)
      let animator = FadeAnimator(0.1, on: screen)
      animator.completes = false
      animator.whenEnding = { $0.completeTransition(false) }
      let giver = TransitionGiver(animator)
      screen.keep(giver)
      page.modalPresentationStyle = .fullScreen
      page.transitioningDelegate = giver
      screen.root.present(page, animated: true)
      page.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        screen.note("cancelled \(context.isCancelled)")
      }
      await screen.wait(1)
      screen.note("presents \(screen.root.presentedViewController === page)")
      return .calls(Array(screen.calls.suffix(2)))
    },

    Question("AnimatedTransitions 11", "order around completeTransition") { screen in
      let page = NotingController("page", on: screen)
      let animator = FadeAnimator(0.1, on: screen)
      animator.completes = false
      animator.whenEnding = { context in
        screen.take()
        context.completeTransition(true)
        screen.note("completed")
      }
      let giver = TransitionGiver(animator)
      screen.keep(giver)
      page.modalPresentationStyle = .fullScreen
      page.transitioningDelegate = giver
      screen.root.present(page, animated: true) { screen.note("completion of present") }
      page.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        screen.note("coordinator's completion")
      }
      await screen.wait(1)
      return .calls(screen.calls)
    },

    Question("AnimatedTransitions 18", "dismiss during a presentation") { screen in
      let page = NotingController("page", on: screen)
      page.modalPresentationStyle = .fullScreen
      screen.root.present(page, animated: true) { screen.note("completion of present") }
      await screen.wait(0.2)
      page.dismiss(animated: true) { screen.note("completion of dismiss") }
      await screen.wait(2)
      screen.note("presents \(screen.root.presentedViewController === page)")
      return .calls(screen.calls)
    },
  ]

  static let coordinators: [Question] = [
    Question("Coordinators 1", "result of animate(alongsideTransition:) on the way") { screen in
      let page = UIViewController()
      page.modalPresentationStyle = .fullScreen
      screen.root.present(page, animated: true)
      let coordinator = page.transitionCoordinator
      @MainActor func add(_ name: String) -> String {
        let isTaken = coordinator?.animate { _ in
          screen.note("\(name) animates")
        } completion: { _ in
          screen.note("\(name) completes")
        }
        return "\(name) \(isTaken == true)"
      }
      var results = [add("at once")]
      await screen.wait(0.2)
      results.append(add("late"))
      await screen.wait(1)
      return .text((results + screen.calls).joined(separator: ", "))
    },

    Question("Coordinators 3", "order of two animations alongside") { screen in
      let page = UIViewController()
      page.modalPresentationStyle = .fullScreen
      screen.root.present(page, animated: true)
      for name in ["first", "second"] {
        page.transitionCoordinator?.animate { _ in
          screen.note("\(name) animates")
        } completion: { _ in
          screen.note("\(name) completes")
        }
      }
      await screen.wait(1.2)
      return .calls(screen.calls)
    },

    Question("Coordinators 2", "end of an empty animation with another one alongside") { screen in
      let (page, dim) = (UIViewController(), UIView(frame: screen.window.bounds))
      let (animator, giver) = (EmptyAnimator(), TransitionGiver())
      giver.animator = animator
      screen.keep(giver)
      page.modalPresentationStyle = .fullScreen
      page.transitioningDelegate = giver
      screen.root.view.addSubview(dim)
      screen.root.present(page, animated: true)
      page.transitionCoordinator?.animate(alongsideTransition: { context in
        context.containerView.addSubview(dim)
        dim.alpha = 0.2
      })
      try await screen.wait(until: "ended") { animator.length != nil }
      dim.removeFromSuperview()
      return .seconds(animator.length ?? 0, frames: 2)
    },

    Question("Coordinators 6", "animation alongside from the root of a presented stack") { screen in
      let root = FadingRoot()
      let stack = UINavigationController(rootViewController: root)
      stack.modalPresentationStyle = .fullScreen
      screen.root.present(stack, animated: true)
      let samples = await screen.samples(for: 0.6) { root.view.shownOpacity }
      let isSeen = samples.contains { $0.value > 0.55 && $0.value < 0.95 }
      return .text("coordinator \(root.hasCoordinator), fades \(isSeen)")
    },
  ]
}

/// An animator whose animation changes nothing, and that measures how long it takes.
@MainActor
private final class EmptyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The time until the end of the animation, in seconds; nil before that.
  private(set) var length: TimeInterval?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
    let start = CACurrentMediaTime()
    UIView.animate(withDuration: 0.4, animations: {}) { [weak self] finished in
      self?.length = CACurrentMediaTime() - start
      transitionContext.completeTransition(finished)
    }
  }
}

/// A dismissal of a page that only an interaction controller moves.
@MainActor
private final class DrivenDismissal {
  let page: NotingController
  let driver = UIPercentDrivenInteractiveTransition()
  private let animator: FadeAnimator
  private let screen: QuestionScreen

  /// - Parameters:
  ///   - begins: False to return before the transition has begun.
  ///   - restores: False if the animator leaves the opacity that its animation has set.
  init(
    on screen: QuestionScreen, lasting duration: TimeInterval = 0.3, begins: Bool = true,
    restores: Bool = true
  ) async throws {
    self.screen = screen
    page = NotingController("page", on: screen)
    animator = FadeAnimator(duration, on: screen)
    if !restores {
      animator.completes = false
      // The animator itself restores nothing before it completes.
      animator.whenEnding = { [weak page] context in
        if !context.transitionWasCancelled { page?.view.alpha = 0.1 }
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    let giver = TransitionGiver(animator)
    screen.keep(giver)
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = giver
    screen.root.present(page, animated: false)
    try await screen.wait(until: "presented") { page.viewIfLoaded?.window != nil }
    await screen.wait(0.1)
    giver.driver = driver
    screen.take()
    page.dismiss(animated: true) { screen.note("completion") }
    guard begins else { return }
    try await screen.wait(until: "begun") { screen.calls.contains("animate") }
  }

  var context: any UIViewControllerContextTransitioning {
    get throws {
      guard let context = animator.context else { throw Puzzled("no context") }
      return context
    }
  }

  /// Waits for the end; returns what was noted, or that it has not come.
  func end() async -> String {
    await screen.wait(1.2)
    let isOver = screen.calls.contains { $0.hasPrefix("animation ended") }
    return (isOver ? "" : "no end: ") + screen.take().joined(separator: ", ")
  }

  /// The seconds from a release to the end of the animation.
  func rest(after release: () -> Void) async throws -> TimeInterval {
    screen.take()
    let begin = CACurrentMediaTime()
    release()
    try await screen.wait(until: "ended") {
      screen.calls.contains { $0.hasPrefix("animation ended") }
    }
    return CACurrentMediaTime() - begin
  }
}

/// The root of a stack, which fades in alongside.
private final class FadingRoot: UIViewController {
  private(set) var hasCoordinator = false

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hasCoordinator = transitionCoordinator != nil
    view.alpha = 0.5
    transitionCoordinator?.animate { [view] _ in view?.alpha = 1 }
  }
}
