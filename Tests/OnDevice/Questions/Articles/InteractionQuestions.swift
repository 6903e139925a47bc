#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Question {
  static let interaction: [Question] = [
    Question("Interaction 6", "percentComplete after update(1.5)") { screen in
      let driver = try await drivenDismissal(on: screen)
      driver.update(1.5)
      return .number(Double(driver.percentComplete), within: 0.001)
    }
  ]

  /// Presents a page, and begins a dismissal that only the returned controller moves.
  @MainActor
  private static func drivenDismissal(
    on screen: QuestionScreen
  ) async throws -> UIPercentDrivenInteractiveTransition {
    let page = NotingController("page", on: screen)
    let delegate = TransitionGiver(FadeAnimator(on: screen))
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = delegate
    screen.root.present(page, animated: false)
    try await screen.wait(until: "presented") { page.viewIfLoaded?.window != nil }
    await screen.wait(0.1)
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.driver = driver
    page.dismiss(animated: true)
    try await screen.wait(until: "begun") { screen.calls.contains("animate") }
    screen.keep(delegate)
    return driver
  }
}
