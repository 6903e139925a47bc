import ControllerSupport
import Expectations
import Transitioning

@MainActor
@Suite("A controller that loses its view while it loads")
struct ViewLossTests {
  private let scene = ControllerScene()

  /// The action of a controller in `viewDidLoad`.
  enum Loss: CaseIterable {
    /// Sets its view to nil.
    case discarded
    /// Sets its view to nil, and reads the view at once.
    case asked
    /// Gives its view to another controller.
    case given
  }

  private final class Loser: UIViewController {
    var loss = Loss.discarded
    let other = UIViewController()
    private(set) var loads = 0

    override func viewDidLoad() {
      loads += 1
      switch loss {
      case .discarded: view = nil
      case .asked:
        view = nil
        view.backgroundColor = .red
      case .given: other.view = view
      }
    }
  }

  @Test("gets a plain one, for any cause of the loading", arguments: Loss.allCases, 0..<6)
  func plain(loss: Loss, kind: Int) throws {
    let loser = Loser()
    loser.title = "L"
    loser.loss = loss
    scene.stage.advance(by: 0)
    switch kind {
    case 0: scene.window.rootViewController = loser
    case 1: scene.back.present(loser, animated: true)
    case 2: scene.window.rootViewController = UINavigationController(rootViewController: loser)
    case 3:
      let tabs = UITabBarController()
      tabs.viewControllers = [loser]
      scene.window.rootViewController = tabs
    case 4:
      scene.back.addChild(loser)
      scene.back.view.addSubview(loser.view)
    default: loser.loadViewIfNeeded()
    }
    try scene.stage.settle()
    expectEqual([loser.isViewLoaded, loser.viewIfLoaded?.window != nil], [true, kind < 5])
    let issue = ControllerIssue.viewLostWhileLoading(controller: "Loser 'L'")
    expectEqual(scene.issues, (loss == .asked ? [] : [issue]))
    // At other times the next read loads the view again (ViewControllers 4).
    var loads = [loser.loads]
    loser.loss = .asked
    loser.view = nil
    expectTrue(!loser.isViewLoaded)
    loser.loadViewIfNeeded()
    loads.append(loser.loads)
    expectEqual(loads, [1, 2])
  }
}

/// A child that loses its view as the view leaves.
@MainActor
@Suite("A child that loses its view while it disappears")
struct DisappearingViewLossTests {
  @Test(
    "has disappeared at once, before and after its parent has appeared (ViewControllers 32)",
    arguments: [true, false])
  func disappears(isAtRest: Bool) throws {
    let scene = ControllerScene()
    let parent = scene.controller("A")
    scene.window.rootViewController = parent
    if isAtRest { scene.stage.advance(by: 0) }
    let child = Loser()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    child.view.removeFromSuperview()
    try scene.stage.settle()
    expectEqual(child.calls, ["will appear", "will disappear", "did disappear"])
    parent.view.addSubview(child.view)
    try scene.stage.settle()
    expectEqual(child.calls.suffix(2), ["will appear", "did appear"])
  }

  private final class Loser: UIViewController {
    private(set) var calls: [String] = []

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("will appear")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      calls.append("did appear")
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      calls.append("will disappear")
      view = nil
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      calls.append("did disappear")
    }
  }
}
