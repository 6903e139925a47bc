import Foundation
import ControllerSupport
import StageSupport
import Expectations
import Transitioning

/// Four controllers, of which the second is a child of the first, in a window.
@MainActor
private final class Loss {
  let stage = Stage()
  let delegate = LoggingDelegate(Log())

  /// True if the presentations stay in their context.
  var isInContext = false
  private(set) var window: UIWindow?
  private(set) var controllers: [UIViewController]
  private(set) var wasCalled = false

  init() throws {
    stage.diagnostics.handler = { _ in }
    window = UIWindow(stage: stage)
    controllers = (0..<4).map { _ in UIViewController() }
    controllers[1].definesPresentationContext = true
    controllers[0].addChild(controllers[1])
    controllers[0].view.addSubview(controllers[1].view)
    window?.rootViewController = controllers[0]
    window?.makeKeyAndVisible()
    try stage.settle()
    delegate.makePresentationController = { [unowned self] presented, presenting in
      let manager = LoggingPresentationController(
        Log(), presented: presented, presenting: presenting, removes: true)
      manager.coversScreen = !isInContext
      manager.whenCalled = { [weak self] in self?.delegate.whenCalled($0) }
      return manager
    }
    for each in controllers[2...] {
      each.modalPresentationStyle = .custom
      each.transitioningDelegate = delegate
    }
  }

  /// Releases the window at a callback, and the controllers too unless they are kept.
  func lose(at callback: String, keepsControllers: Bool) {
    delegate.whenCalled = { [unowned self] name in
      guard name == callback, !wasCalled else { return }
      wasCalled = true
      letGo()
      if !keepsControllers { controllers = [] }
    }
  }

  func letGo() {
    if let window { stage.remove(window) }
    window = nil
  }

  func letGoOfAll() {
    letGo()
    controllers = []
  }

  /// One of the controllers, while they are retained.
  func controller(_ index: Int) -> UIViewController? {
    controllers.indices.contains(index) ? controllers[index] : nil
  }
}

@MainActor
@Suite("A presentation whose window is removed by a callback")
struct WindowLossTests {
  @Test("is cancelled and not interactive any more, for a coordinator that the app retains")
  func coordinator() throws {
    let (back, fore) = (UIViewController(), UIViewController())
    func begin() throws -> any UIViewControllerTransitionCoordinator {
      let scene = ControllerScene()
      fore.transitionController.transition = FadeByHand()
      scene.window.rootViewController = back
      scene.stage.advance(by: 0)
      back.present(fore, animated: true)
      scene.stage.advance(by: 0)
      let coordinator = try #require(fore.transitionCoordinator)
      expectTrue(coordinator.isInteractive)
      return coordinator
    }
    let coordinator = try begin()
    expectTrue(fore.transitionCoordinator == nil)
    expectEqual([coordinator.isInteractive, coordinator.isCancelled], [false, true])
  }

  private nonisolated static let callbacks = [
    "presentationController(forPresented:)", "shouldPresentInFullscreen",
    "animationController(forPresented:)", "shouldRemovePresentersView",
    "frameOfPresentedViewInContainerView", "presentationTransitionWillBegin",
    "presentationTransitionDidEnd", "animationController(forDismissed:)",
    "dismissalTransitionWillBegin", "dismissalTransitionDidEnd",
  ]

  @Test(
    "ends, completes, and leaves nothing behind", arguments: callbacks, [false, true])
  func loss(callback: String, isInContext: Bool) throws {
    for (animated, keeps) in [(true, true), (true, false), (false, true), (false, false)] {
      let loss = try Loss()
      loss.isInContext = isInContext
      let gone = loss.controllers.map { controller in { [weak controller] in controller == nil } }
      loss.lose(at: callback, keepsControllers: keeps)
      var (answers, asked) = (0, 0)
      for (presenter, presented) in [(1, 2), (2, 3)] {
        guard let fore = loss.controller(presented), let window = loss.window else { break }
        guard loss.controller(presenter)?.view.window === window else { break }
        asked += 1
        loss.controller(presenter)?.present(fore, animated: animated) { answers += 1 }
        try loss.stage.settle()
      }
      if let source = loss.controller(1) {
        asked += 1
        source.dismiss(animated: animated) { answers += 1 }
        try loss.stage.settle()
      }
      let isAsked = animated || !callback.hasPrefix("animationController")
      let linked = loss.controllers.count {
        $0.presentedViewController != nil || $0.presentingViewController != nil
          || $0.transitionCoordinator != nil
      }
      loss.letGoOfAll()
      try loss.stage.settle()
      expectEqual(
        "called \(loss.wasCalled), \(answers) answers, \(linked) linked, \(gone.count { $0() }) gone",
        "called \(isAsked), \(asked) answers, 0 linked, 4 gone",
        "animated \(animated), keeps \(keeps)")
    }
  }
}
