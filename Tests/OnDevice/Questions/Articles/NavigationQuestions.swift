#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Question {
  static let navigation: [Question] = [
    Question("Navigation 5", "viewControllers right after an animated setViewControllers") {
      screen in
      let scene = try await StackScene(on: screen, pages: ["A"])
      scene.stack.setViewControllers([scene.page("B"), scene.page("C")], animated: true)
      let names = scene.names
      await screen.wait(1)
      return .text("at once \(names), later \(scene.names)")
    },

    Question("Navigation 6", "push onto a stack in no window") { screen in
      let root = NotingController("A", on: screen)
      let stack = UINavigationController(rootViewController: root)
      let page = NotingController("B", on: screen)
      screen.take()
      stack.pushViewController(page, animated: true)
      await screen.wait(0.6)
      return .text(
        "\(stack.viewControllers.count), loaded \(page.isViewLoaded), coordinator "
          + "\(stack.transitionCoordinator != nil): " + screen.calls.joined(separator: ", "))
    },

    Question("Navigation 7", "moves to a parent in setViewControllers") { screen in
      let scene = try await StackScene(on: screen, pages: ["A", "B"])
      scene.stack.setViewControllers([scene.page("C")], animated: true)
      await screen.wait(1)
      return .calls(screen.calls.filter { $0.contains("move") || $0.contains("parent") })
    },

    Question("Navigation 8", "order of willShow and didShow among the callbacks of a push") {
      screen in
      let scene = try await StackScene(on: screen, pages: ["A"])
      scene.stack.pushViewController(scene.page("B"), animated: true)
      screen.note("returned")
      await screen.wait(1)
      return .calls(screen.calls)
    },

    Question("Navigation 9", "willShow and didShow for the root") { screen in
      let scene = try await StackScene(on: screen, pages: ["A"], keepsCalls: true)
      return .calls(scene.calls.filter { $0.hasPrefix("will show") || $0.hasPrefix("did show") })
    },

    Question("Navigation 11", "moment at which the delegate is asked for an animator") { screen in
      let scene = try await StackScene(on: screen, pages: ["A"])
      scene.witness.asks = true
      scene.stack.pushViewController(scene.page("B"), animated: true)
      screen.note("returned")
      await screen.wait(1)
      screen.note("not animated")
      scene.stack.pushViewController(scene.page("C"), animated: false)
      await screen.wait(0.3)
      return .calls(screen.calls.filter { ["asked", "returned", "not animated"].contains($0) })
    },

    Question("Navigation 12", "callbacks of a pop by two") { screen in
      let scene = try await StackScene(on: screen, pages: ["A", "B", "C"])
      scene.stack.popToRootViewController(animated: true)
      await screen.wait(1)
      return .calls(screen.calls.filter { !$0.hasSuffix("load") })
    },

    Question("Navigation 13", "views in the container of a push") { screen in
      let scene = try await StackScene(on: screen, pages: ["A"])
      let animator = FadeAnimator(0.2, on: screen)
      var found = "nothing"
      animator.whenStarted = { [stack = scene.stack] context in
        let container = context.containerView
        found =
          "in the stack's view \(container.isDescendant(of: stack.view)), from view in it "
          + "\(context.view(forKey: .from)?.superview === container)"
      }
      scene.witness.animator = animator
      scene.stack.pushViewController(scene.page("B"), animated: true)
      await screen.wait(1)
      return .text(found)
    },

    Question("Navigation 14", "callbacks of a push during a push") { screen in
      let scene = try await StackScene(on: screen, pages: ["A"])
      scene.stack.pushViewController(scene.page("B"), animated: true)
      await screen.wait(0.1)
      scene.stack.pushViewController(scene.page("C"), animated: true)
      screen.note("returned")
      await screen.wait(1.5)
      screen.note(scene.names)
      return .calls(screen.calls)
    },

    Question("ViewControllers 26", "callbacks of two pushes in one turn") { screen in
      let scene = try await StackScene(on: screen, pages: ["A"])
      scene.stack.pushViewController(scene.page("B"), animated: true)
      scene.stack.pushViewController(scene.page("C"), animated: true)
      await screen.wait(1.5)
      screen.note(scene.names)
      return .calls(screen.calls)
    },

    Question("Sequences 6", "parent in did disappear of a pop") { screen in
      let scene = try await StackScene(on: screen, pages: ["A"])
      let page = ParentNotingController("B", on: screen)
      scene.stack.pushViewController(page, animated: false)
      await screen.wait(0.3)
      scene.stack.popViewController(animated: true)
      await screen.wait(1)
      return .text(page.found)
    },
  ]
}

/// A stack as the window's root, whose pages and whose delegate note their calls.
@MainActor
private final class StackScene {
  let stack: UINavigationController
  let witness: StackWitness

  /// What was noted until the first page had appeared.
  let calls: [String]
  private let screen: QuestionScreen

  init(on screen: QuestionScreen, pages: [String], keepsCalls: Bool = false) async throws {
    self.screen = screen
    let controllers = pages.map { NotingController($0, on: screen) }
    for (controller, name) in zip(controllers, pages) { controller.title = name }
    let stack = UINavigationController()
    let witness = StackWitness(screen)
    stack.delegate = witness
    screen.keep(witness)
    stack.viewControllers = controllers
    (self.stack, self.witness) = (stack, witness)
    screen.window.rootViewController = stack
    try await screen.wait(until: "shown") { controllers.last?.viewIfLoaded?.window != nil }
    await screen.wait(0.3)
    calls = screen.take()
  }

  /// A new page.
  func page(_ name: String) -> UIViewController {
    let page = NotingController(name, on: screen)
    page.title = name
    return page
  }

  /// The titles on the stack.
  var names: String { stack.viewControllers.map { $0.title ?? "?" }.joined(separator: " ") }
}

/// A delegate of a stack that notes its calls.
@MainActor
private class StackWitness: NSObject, UINavigationControllerDelegate {
  private let screen: QuestionScreen
  var asks = false
  var animator: (any UIViewControllerAnimatedTransitioning)?

  init(_ screen: QuestionScreen) { self.screen = screen }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    screen.note("will show \(viewController.title ?? "?")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    screen.note("did show \(viewController.title ?? "?")")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if asks { screen.note("asked") }
    return animator
  }
}

/// A page that finds whether it has a parent as it disappears.
private final class ParentNotingController: NotingController {
  private(set) var found = "did not disappear"

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    found = parent == nil ? "no parent" : "a parent"
  }
}
