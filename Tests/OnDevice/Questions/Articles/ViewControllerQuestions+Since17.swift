#if !canImport(UIKit) || canImport(UIKit, _version: 7000)
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension Question {
    /// `viewIsAppearing`, which the oldest SDK does not have.
    static let viewControllersSince17: [Question] = [
      Question("ViewControllers 25", "viewIsAppearing of a cancelled dismissal") { screen in
        let root = AppearingController("root", on: screen)
        screen.window.rootViewController = root
        let page = AppearingController("page", on: screen)
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
        page.dismiss(animated: true)
        try await screen.wait(until: "begun") { screen.calls.contains("animate") }
        driver.update(0.4)
        await screen.wait(0.1)
        screen.note("cancel")
        driver.cancel()
        await screen.wait(1)
        return .calls(screen.calls)
      }
    ]
  }

  /// A controller that notes also when it is appearing.
  private final class AppearingController: NotingController {
    private let name: String
    private let screen: QuestionScreen

    override init(_ name: String, on screen: QuestionScreen) {
      (self.name, self.screen) = (name, screen)
      super.init(name, on: screen)
    }

    required init?(coder: NSCoder) { nil }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      screen.note("\(name) is appearing")
    }
  }
#endif
