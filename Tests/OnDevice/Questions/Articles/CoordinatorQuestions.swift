// The oldest SDK does not have `viewIsAppearing(_:)`.
#if !canImport(UIKit) || canImport(UIKit, _version: 7000)
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension Question {
    static let coordinatorsInCallbacks: [Question] = [
      Question("Coordinators 1", "result of animate(alongsideTransition:) in each callback") {
        screen in
        let page = AskingPage()
        var taken: [String] = []
        @MainActor func ask(
          _ coordinator: (any UIViewControllerTransitionCoordinator)?, _ name: String
        ) {
          guard let coordinator else { return taken.append("\(name) has none") }
          let isTaken = coordinator.animate(alongsideTransition: nil) { _ in
            screen.note(name)
          }
          taken.append("\(name) \(isTaken)")
        }
        page.whenCalled = { [weak page] name in ask(page?.transitionCoordinator, name) }
        let animator = FadeAnimator(0.3, on: screen)
        animator.whenStarted = { [weak page] _ in
          ask(page?.transitionCoordinator, "animateTransition")
        }
        animator.whenEnding = { [weak page] _ in
          ask(page?.transitionCoordinator, "animator's end")
        }
        let giver = TransitionGiver(animator)
        screen.keep(giver)
        page.modalPresentationStyle = .fullScreen
        page.transitioningDelegate = giver
        screen.root.present(page, animated: true)
        ask(page.transitionCoordinator, "after present")
        await screen.wait(0.15)
        ask(page.transitionCoordinator, "on the way")
        await screen.wait(0.8)
        let completed = screen.calls.filter { call in
          taken.contains { $0.hasPrefix("\(call) ") }
        }
        return .text("\(taken.joined(separator: ", ")); completed: \(completed.count)")
      }
    ]
  }

  /// A page that calls back in each callback of its appearance.
  private final class AskingPage: UIViewController {
    var whenCalled: (String) -> Void = { _ in }
    private var hasLaidOut = false

    override func viewDidLoad() {
      super.viewDidLoad()
      whenCalled("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      whenCalled("viewWillAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      whenCalled("viewIsAppearing")
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      if !hasLaidOut { whenCalled("viewWillLayoutSubviews") }
      hasLaidOut = true
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      whenCalled("viewDidAppear")
    }
  }
#endif
