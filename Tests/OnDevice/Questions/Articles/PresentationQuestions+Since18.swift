#if !canImport(UIKit) || canImport(UIKit, _version: 8000)
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension Question {
    /// Preferred transitions.
    static let presentationSince18: [Question] = [
      Question(
        "Presentation 19", "preferredTransition beside an animator of the delegate", since: 18
      ) { screen in
        guard #available(iOS 18, *) else { throw Unasked("it needs iOS 18") }
        let giver = TransitionGiver(FadeAnimator(on: screen))
        screen.keep(giver)
        let page = UIViewController()
        page.view.backgroundColor = .gray
        page.modalPresentationStyle = .fullScreen
        page.transitioningDelegate = giver
        page.preferredTransition = .crossDissolve
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.delegate = giver
        screen.window.rootViewController = stack
        await screen.wait(0.3)
        var found: [String] = []
        @MainActor func run(_ name: String, _ change: () -> Void) async {
          screen.take()
          change()
          await screen.wait(0.9)
          found.append("\(name): \(screen.calls.contains("animate") ? "animator" : "preferred")")
        }
        await run("present") { stack.present(page, animated: true) }
        await run("dismiss") { page.dismiss(animated: true) }
        let pushed = UIViewController()
        pushed.view.backgroundColor = .gray
        pushed.preferredTransition = .crossDissolve
        await run("push") { stack.pushViewController(pushed, animated: true) }
        await run("pop") { stack.popViewController(animated: true) }
        return .calls(found)
      }
    ]
  }
#endif
