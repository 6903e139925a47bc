#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Question {
  /// When an animator is asked for its interruptible animator, and how often.
  static let interruptibleAnimators: [Question] = [
    Question(
      "AnimatedTransitions 14", "calls of interruptibleAnimator(using:) where nothing drives"
    ) { screen in
      try await AskingScene(on: screen).answer()
    },

    Question(
      "AnimatedTransitions 14", "calls of interruptibleAnimator(using:) in a driven transition",
      mayEndApp: true
    ) { screen in
      try await AskingScene(on: screen).answer(driven: true)
    },
  ]
}

/// Transitions whose animator notes when it is asked for its interruptible animator.
@MainActor
private final class AskingScene {
  private let screen: QuestionScreen
  private let giver = TransitionGiver()

  init(on screen: QuestionScreen) {
    self.screen = screen
    screen.keep(giver)
  }

  /// The calls in each kind of transition.
  func answer(driven: Bool = false) async throws -> Answer {
    let push = try await calls(driven) { await self.push() }
    let tab = try await calls(driven) { await self.selectTab() }
    let presentation = try await calls(driven) { await self.present() }
    return .text("push: \(push); tab: \(tab); presentation: \(presentation)")
  }

  /// The calls of one transition, those of the same name that follow each other counted.
  private func calls(_ driven: Bool, of begin: () async -> Void) async throws -> String {
    let fade = InterruptibleFade(0.4, on: screen)
    let driver = UIPercentDrivenInteractiveTransition()
    fade.whenAsked = { [screen] in screen.note("asked") }
    (giver.animator, giver.driver) = (fade, driven ? driver : nil)
    await begin()
    try await screen.wait(until: "begun") { !screen.calls.isEmpty }
    if driven { await drive(driver) }
    try await screen.wait(until: "ended") {
      screen.calls.contains { $0.hasPrefix("animation ended") }
    }
    await screen.wait(0.2)
    return Self.counted(screen.take())
  }

  private func drive(_ driver: UIPercentDrivenInteractiveTransition) async {
    await screen.wait(0.1)
    for part in [0.2, 0.4] {
      screen.note("update")
      driver.update(part)
      await screen.wait(0.1)
    }
    screen.note("finish")
    driver.finish()
  }

  private func push() async {
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.delegate = giver
    await show(stack)
    stack.pushViewController(UIViewController(), animated: true)
  }

  private func selectTab() async {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.delegate = giver
    await show(tabs)
    tabs.selectedIndex = 1
  }

  private func present() async {
    let root = UIViewController()
    await show(root)
    let page = UIViewController()
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = giver
    root.present(page, animated: true)
  }

  /// Shows a controller as the window's root.
  private func show(_ root: UIViewController) async {
    screen.window.rootViewController = root
    await screen.wait(0.3)
    screen.take()
  }

  private static func counted(_ calls: [String]) -> String {
    var runs: [(call: String, count: Int)] = []
    for call in calls {
      if runs.last?.call == call {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((call, 1))
      }
    }
    return runs.map { $0.count == 1 ? $0.call : "\($0.call) \($0.count) times" }
      .joined(separator: ", ")
  }
}
