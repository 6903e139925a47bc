/// The code with which an app adopts the transition of a sample.
///
/// `viewController` is the controller that the app shows, and `sourceView` the view out of which it
/// comes. The code compiles in an app that has what it names.
public struct Adoption: Hashable {
  /// The name of what is adopted, such as `.cube()`, which no other sample has.
  public let title: String

  /// The line that adopts it.
  public let line: String

  /// The lines that the adopting line needs before it, such as the delegate of a stack.
  private let before: String

  /// All lines.
  public var code: String { before + line }

  /// The adoption by a controller that is presented.
  ///
  /// - Parameters:
  ///   - transition: The transition as an expression: `.cube(from: .trailing)`.
  ///   - title: The name of what is adopted; the expression up to its first argument by default.
  init(_ transition: String, title: String? = nil) {
    self.init(transition, title: title, before: "")
  }

  /// The adoption by a controller that is pushed onto a stack.
  init(pushing transition: String, title: String? = nil) {
    self.init(
      transition, title: title,
      before: """
        navigationController.delegate = TransitionNavigationControllerDelegate.shared

        """)
  }

  /// The adoption by a controller of a tab.
  init(tab transition: String, title: String? = nil) {
    self.init(
      transition, title: title,
      before: "tabBarController.delegate = TransitionTabBarControllerDelegate.shared\n")
  }

  /// The adoption by a controller that the gesture to go `back` dismisses.
  init(back transition: String, title: String? = nil) {
    self.init(
      transition, title: title,
      before: """
        let back = PredictiveBackController { [unowned viewController] in
          viewController.dismiss(animated: true)
        }
        viewController.view.addGestureRecognizer(back.recognizer)

        """)
  }

  /// The adoption of something that is not a transition of this package.
  init(code: String, title: String) {
    (line, before) = (code, "")
    self.title = title
  }

  private init(_ transition: String, title: String?, before: String) {
    line = "viewController.transitionController.transition = \(transition)"
    self.before = before
    self.title = title ?? String(transition.prefix { $0 != "(" })
  }
}
