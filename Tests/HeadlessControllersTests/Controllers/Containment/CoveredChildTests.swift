import ControllerSupport
import StageSupport
import Expectations
import Transitioning

/// Presentations in the context of a container's child while the container itself is covered
/// (ViewControllers 14, 31; PresentationControllers 16).
@MainActor
@Suite("A presentation in the context of a child of a covered container")
struct CoveredChildTests {
  /// A tab bar controller, a child that presents in its own context, and a controller that covers
  /// the tab bar controller.
  @MainActor
  final class Scene {
    let stage = Stage()
    let window: UIWindow
    let log = Log()
    let tabs = UITabBarController()
    let (child, modal, cover): (LoggingViewController, LoggingViewController, LoggingViewController)

    init() throws {
      window = UIWindow(stage: stage)
      child = LoggingViewController("A", log)
      modal = LoggingViewController("M", log)
      cover = LoggingViewController("C", log)
      child.definesPresentationContext = true
      modal.modalPresentationStyle = .currentContext
      cover.modalPresentationStyle = .fullScreen
      tabs.viewControllers = [child]
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      try stage.settle()
    }

    /// Presents a controller, in most cases the one in the context of the child, at once.
    func present(
      _ controller: LoggingViewController? = nil, from presenter: UIViewController? = nil
    )
      throws
    {
      (presenter ?? child).present(controller ?? modal, animated: false)
      try stage.settle()
      _ = log.take()
    }

    /// Covers the container.
    func cover(animated: Bool) { tabs.present(cover, animated: animated) }

    /// A controller that covers the one that presents it.
    func upper() -> LoggingViewController {
      let controller = LoggingViewController("U", log)
      controller.modalPresentationStyle = .fullScreen
      return controller
    }

    /// Begins a dismissal of the modal controller with a driver, or another transition of it.
    func drive(_ controller: UIViewController, _ work: () -> Void)
      -> UIPercentDrivenInteractiveTransition
    {
      let transition = FadeByHand()
      controller.transitionController.transition = transition
      work()
      stage.advance(by: 0)
      return transition.driver
    }

    /// The appearance callbacks of a controller, until the stage rests.
    func calls(of name: String) throws -> String {
      try stage.settle()
      let calls = log.take().filter { $0.hasPrefix("\(name).view") && $0.contains("ppear(") }
      return calls.map { $0.dropFirst(name.count + 5).prefix { $0 != "(" } }.joined(separator: " ")
    }
  }

  /// What happens under the cover, and the callbacks of one controller.
  struct Story: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let name: String
    let calls: String
    let play: @MainActor @Sendable (Scene, Bool) throws -> Void

    init(
      _ story: String, _ name: String, _ calls: String,
      play: @escaping @MainActor @Sendable (Scene, Bool) throws -> Void
    ) {
      (testDescription, self.name, self.calls, self.play) = (story, name, calls, play)
    }
  }

  nonisolated static let covered = [
    Story(
      "a child that comes back leaves again", "A", "WillAppear WillDisappear DidDisappear"
    ) { scene, animated in
      try scene.present()
      scene.child.dismiss(animated: true)
      scene.stage.advance(by: 0.1)
      scene.cover(animated: animated)
    },
    Story(
      "a child whose view comes back in the screen's container leaves with its own container", "A",
      "WillAppear WillDisappear DidDisappear"
    ) { scene, animated in
      try scene.present()
      try scene.present(scene.upper(), from: scene.modal)
      scene.child.dismiss(animated: true)
      scene.stage.advance(by: 0.1)
      scene.cover(animated: animated)
    },
    Story(
      "a cancelled dismissal brings nothing back off the screen", "M", "WillDisappear DidDisappear"
    ) { scene, animated in
      try scene.present()
      let driver = scene.drive(scene.modal) { scene.modal.dismiss(animated: true) }
      driver.update(0.5)
      scene.cover(animated: animated)
      scene.stage.advance(by: 0.1)
      driver.cancel()
    },
    Story(
      "a presented controller leaves with the container", "M",
      "WillAppear WillDisappear DidDisappear"
    ) { scene, animated in
      scene.child.present(scene.modal, animated: true)
      scene.stage.advance(by: 0.1)
      scene.cover(animated: animated)
    },
    Story(
      "a presentation that ends under the cover ends with its controller disappeared", "M",
      "WillAppear WillDisappear DidDisappear"
    ) { scene, _ in
      scene.cover(animated: true)
      scene.child.present(scene.modal, animated: true)
    },
  ]

  @Test("comes back with the container", arguments: covered, [false, true])
  func comesBack(story: Story, isAnimated: Bool) throws {
    let scene = try Scene()
    try story.play(scene, isAnimated)
    let calls = try scene.calls(of: story.name)
    expectEqual(calls, story.calls)
    scene.tabs.dismiss(animated: false)
    #expect(try scene.calls(of: story.name) == "WillAppear DidAppear")
    expectTrue((story.name == "A" ? scene.child : scene.modal).view.window === scene.window)
  }

  nonisolated static let uncovered = [
    Story(
      "a dismissal that is cancelled while another tab comes brings nothing back", "M",
      "WillDisappear DidDisappear"
    ) { scene, _ in
      let other = LoggingViewController("O", scene.log)
      scene.tabs.viewControllers = [scene.child, other]
      scene.tabs.delegate = TransitionTabBarControllerDelegate.shared
      try scene.present()
      let change = scene.drive(other) { scene.tabs.selectedIndex = 1 }
      scene.drive(scene.modal) { scene.modal.dismiss(animated: true) }.cancel()
      scene.stage.advance(by: 0.1)
      change.finish()
    },
    Story(
      "a presentation on its way outlives the appearance of the container, and returns the child",
      "A", "WillAppear DidAppear"
    ) { scene, _ in
      try scene.present(scene.cover, from: scene.tabs)
      scene.tabs.dismiss(animated: true)
      scene.stage.advance(by: 0)
      scene.child.present(scene.modal, animated: true)
      scene.stage.advance(by: 0.35)
      _ = scene.log.take()
      scene.modal.dismiss(animated: true)
    },
    Story(
      "a presented controller that stays after all appears in a container that has come back", "M",
      "WillAppear WillDisappear WillAppear DidAppear"
    ) { scene, isOver in
      scene.modal.modalPresentationStyle = isOver ? .overCurrentContext : .currentContext
      try scene.present()
      try scene.present(scene.cover, from: scene.tabs)
      scene.tabs.dismiss(animated: true)
      scene.stage.advance(by: 0.1)
      let driver = scene.drive(scene.modal) { scene.modal.dismiss(animated: true) }
      scene.stage.advance(by: 1)
      driver.cancel()
    },
    Story(
      "a child that comes back while its container is covered appears with its container", "A",
      "WillAppear DidAppear"
    ) { scene, _ in
      try scene.present()
      scene.cover(animated: false)
      scene.child.dismiss(animated: true)
      scene.tabs.dismiss(animated: false)
    },
  ]

  @Test("calls its controllers in pairs", arguments: uncovered, [false, true])
  func pairs(story: Story, flag: Bool) throws {
    let scene = try Scene()
    try story.play(scene, flag)
    let calls = try scene.calls(of: story.name)
    expectEqual(calls, story.calls)
  }
}
