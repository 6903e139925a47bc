#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Question {
  /// What the delegates are asked.
  static let presentationRequests: [Question] = [
    Question("Presentation 21", "animator asked for the dismissal of two at once") { screen in
      let root = screen.root
      let (first, second) = (UIViewController(), UIViewController())
      let names: [(UIViewController, String)] = [
        (root, "root"), (first, "first"), (second, "second"),
      ]
      func name(_ controller: UIViewController?) -> String {
        names.first { $0.0 === controller }?.1 ?? "none"
      }
      for (page, title) in [(first, "first"), (second, "second")] {
        let animator = FadeAnimator(on: screen)
        animator.whenStarted = { context in
          let (from, to) = (
            context.viewController(forKey: .from), context.viewController(forKey: .to)
          )
          screen.note("animator of \(title) from \(name(from)) to \(name(to))")
        }
        let giver = DismissalGiver(animator) { dismissed in
          screen.note("delegate of \(title) asked for \(name(dismissed))")
        }
        screen.keep(giver)
        page.view.backgroundColor = .gray
        page.modalPresentationStyle = .fullScreen
        page.transitioningDelegate = giver
      }
      root.present(first, animated: false)
      await screen.wait(0.3)
      first.present(second, animated: false)
      await screen.wait(0.3)
      screen.take()
      root.dismiss(animated: true) { screen.note("completion") }
      await screen.wait(1.2)
      return .calls(screen.calls.filter { $0 != "animate" && !$0.hasPrefix("animation") })
    },

    Question("Presentation 35", "adaptation asked while a transition runs") { screen in
      let root = TurnNotingController(on: screen)
      root.view.backgroundColor = .white
      screen.window.rootViewController = root
      await screen.wait(0.3)
      let page = UIViewController()
      page.view.backgroundColor = .gray
      let giver = TransitionGiver(FadeAnimator(1, on: screen))
      screen.keep(giver)
      page.modalPresentationStyle = .formSheet
      page.transitioningDelegate = giver
      let witness = AdaptationWitness(screen)
      screen.keep(witness)
      page.presentationController?.delegate = witness
      root.present(page, animated: true) { screen.note("presented") }
      try await screen.wait(until: "begun") { screen.calls.contains("animate") }
      await screen.wait(0.2)
      screen.take()
      try await screen.whileTurned {
        await screen.wait(2)
        screen.note("end")
      }
      return .calls(screen.calls.prefix { $0 != "end" }.filter { !$0.hasPrefix("animation") })
    },
  ]
}

/// A delegate that says for which controller it is asked as that one is dismissed.
@MainActor
private final class DismissalGiver: NSObject, UIViewControllerTransitioningDelegate {
  private let animator: FadeAnimator
  private let whenAsked: (UIViewController) -> Void

  init(_ animator: FadeAnimator, whenAsked: @escaping (UIViewController) -> Void) {
    (self.animator, self.whenAsked) = (animator, whenAsked)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    whenAsked(dismissed)
    return animator
  }
}

/// A root that notes the changes of its size.
private final class TurnNotingController: UIViewController {
  private let screen: QuestionScreen

  init(on screen: QuestionScreen) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    screen.note("root's size \(size.width > size.height ? "wide" : "high")")
  }
}

/// A delegate of a presentation that notes for which traits it is asked.
@MainActor
private final class AdaptationWitness: NSObject, UIAdaptivePresentationControllerDelegate {
  private let screen: QuestionScreen

  init(_ screen: QuestionScreen) { self.screen = screen }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let isLow = traitCollection.verticalSizeClass == .compact
    let call = "asked for a \(isLow ? "low" : "high") screen"
    if screen.calls.last != call { screen.note(call) }
    return .none
  }
}
