#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Question {
  static let viewControllers: [Question] = [
    Question("ViewControllers 15", "animated flag of did appear") { screen in
      let root = FlagController("root", on: screen)
      let stack = UINavigationController(rootViewController: root)
      screen.window.rootViewController = stack
      await screen.wait(0.3)
      var found: [String] = []
      @MainActor func run(_ name: String, _ change: () -> Void) async {
        screen.take()
        change()
        await screen.wait(1)
        found.append("\(name): \(screen.calls.joined(separator: ", "))")
      }
      let page = FlagController("page", on: screen)
      page.modalPresentationStyle = .fullScreen
      await run("present") { stack.present(page, animated: true) }
      await run("dismiss") { page.dismiss(animated: true) }
      await run("push") {
        stack.pushViewController(FlagController("page", on: screen), animated: true)
      }
      await run("pop") { stack.popViewController(animated: true) }
      return .text(found.joined(separator: "; "))
    },

    Question("ViewControllers 24", "turn of the callbacks after a cancelled pop") { screen in
      let (below, page) = (NotingController("A", on: screen), NotingController("B", on: screen))
      let stack = UINavigationController()
      stack.viewControllers = [below, page]
      let animator = FadeAnimator(on: screen)
      animator.completes = false
      animator.whenEnding = { context in
        screen.take()
        context.completeTransition(!context.transitionWasCancelled)
        screen.note("completeTransition returns")
        RunLoop.main.perform { MainActor.assumeIsolated { screen.note("next turn") } }
      }
      let driver = UIPercentDrivenInteractiveTransition()
      let giver = TransitionGiver(animator, driver: driver)
      screen.keep(giver)
      screen.window.rootViewController = stack
      await screen.wait(0.3)
      stack.delegate = giver
      stack.popViewController(animated: true)
      try await screen.wait(until: "begun") { screen.calls.contains("animate") }
      driver.update(0.4)
      await screen.wait(0.1)
      driver.cancel()
      await screen.wait(1)
      return .calls(screen.calls.filter { $0 != "next turn" || screen.calls.last != $0 })
    },

    Question("ViewControllers 32", "order of a parent's and its children's callbacks") { screen in
      let parent = NotingController("parent", on: screen)
      for name in ["first", "second"] {
        let child = NotingController(name, on: screen)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
      parent.modalPresentationStyle = .fullScreen
      screen.take()
      screen.root.present(parent, animated: true)
      await screen.wait(1)
      parent.dismiss(animated: true)
      await screen.wait(1)
      return .calls(screen.calls)
    },

    Question("ViewControllers 45", "moments at which a controller is asked for the status bar") {
      screen in
      let root = BarController("root", on: screen)
      var found: [String] = []
      @MainActor func run(_ name: String, _ change: () async throws -> Void) async rethrows {
        screen.take()
        try await change()
        let asked = ["root", "page"].filter(screen.calls.contains)
        found.append("\(name): \(asked.isEmpty ? "nobody" : asked.joined(separator: " and "))")
      }
      await run("root appears") {
        screen.window.rootViewController = root
        await screen.wait(0.3)
      }
      await run("request") {
        root.setNeedsStatusBarAppearanceUpdate()
        await screen.wait(0.2)
      }
      let page = BarController("page", on: screen)
      let animator = FadeAnimator(0.6, on: screen)
      let giver = TransitionGiver(animator)
      screen.keep(giver)
      page.modalPresentationStyle = .fullScreen
      page.transitioningDelegate = giver
      await run("presentation begins") {
        root.present(page, animated: true) { screen.note("end") }
        await screen.wait(0.3)
      }
      await run("presentation ends") {
        try? await screen.wait(until: "presented") { page.transitionCoordinator == nil }
        await screen.wait(0.2)
      }
      let driver = UIPercentDrivenInteractiveTransition()
      giver.driver = driver
      try await run("dismissal begins") {
        page.dismiss(animated: true)
        try await screen.wait(until: "begun") { screen.calls.contains("animate") }
        driver.update(0.3)
        await screen.wait(0.2)
      }
      await run("dismissal is cancelled") {
        driver.cancel()
        await screen.wait(0.8)
      }
      giver.driver = nil
      await run("dismissal begins again") {
        page.dismiss(animated: true)
        await screen.wait(0.3)
      }
      await run("dismissal ends") { await screen.wait(0.8) }
      return .calls(found)
    },
  ]
}

/// A controller that notes the flags of its appearance callbacks.
private final class FlagController: UIViewController {
  private let name: String
  private let screen: QuestionScreen

  init(_ name: String, on screen: QuestionScreen) {
    (self.name, self.screen) = (name, screen)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String, _ animated: Bool) { screen.note("\(name) \(call) \(animated)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .gray
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("will appear", animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("did appear", animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("will disappear", animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("did disappear", animated)
  }
}

/// A controller that notes when it is asked for the status bar.
private final class BarController: UIViewController {
  private let name: String
  private let screen: QuestionScreen

  init(_ name: String, on screen: QuestionScreen) {
    (self.name, self.screen) = (name, screen)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .gray
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    screen.note(name)
    return .lightContent
  }
}
