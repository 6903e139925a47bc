#if !canImport(UIKit) || canImport(UIKit, _version: 9000)
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension Question {
    /// Updates of properties.
    static let viewControllersSince26: [Question] = [
      Question(
        "ViewControllers 44", "order of updateProperties of a controller and of its view",
        since: 26
      ) { screen in
        guard #available(iOS 26, *) else { throw Unasked("it needs iOS 26") }
        let controller = UpdatingController(screen)
        screen.window.rootViewController = controller
        await screen.wait(0.3)
        let first = screen.take().joined(separator: ", ")
        controller.view.setNeedsLayout()
        controller.view.setNeedsUpdateProperties()
        controller.setNeedsUpdateProperties()
        await screen.wait(0.3)
        let both = screen.take().joined(separator: ", ")
        controller.setNeedsUpdateProperties()
        await screen.wait(0.3)
        let one = screen.take().joined(separator: ", ")
        controller.view.setNeedsUpdateProperties()
        await screen.wait(0.3)
        let other = screen.take().joined(separator: ", ")
        return .text(
          "first: \(first); both: \(both); the controller's: \(one); the view's: \(other)")
      }
    ]
  }

  /// A controller that notes its updates and layouts.
  @available(iOS 26, *)
  private final class UpdatingController: UIViewController {
    private let screen: QuestionScreen

    init(_ screen: QuestionScreen) {
      self.screen = screen
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = UpdatedView(screen) }

    override func updateProperties() {
      super.updateProperties()
      screen.note("controller")
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      screen.note("layout")
    }
  }

  /// A view that notes its updates.
  @available(iOS 26, *)
  private final class UpdatedView: UIView {
    private let screen: QuestionScreen

    init(_ screen: QuestionScreen) {
      self.screen = screen
      super.init(frame: .zero)
      backgroundColor = .white
    }

    required init?(coder: NSCoder) { nil }

    override func updateProperties() {
      super.updateProperties()
      screen.note("view")
    }
  }
#endif
