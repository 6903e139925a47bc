import Expectations
import Foundation
import ControllerSupport
import StageSupport
import Transitioning

/// What users of presentations have reported as faults, and what is said of an animator that causes
/// one.
@MainActor
@Suite("A presentation that goes wrong")
struct ReportedFaultTests {
  private let scene = ControllerScene()

  /// The names of the titled controllers whose views are drawn.
  private var drawn: [String] {
    let names = Set(scene.stage.displayList().items.map(\.layer))
    return ["P", "B", "C", "D"].filter { title in
      controllers.contains { $0.title == title && names.contains($0.view.layer.serialNumber) }
    }
  }

  private var controllers: [UIViewController] {
    Array(sequence(first: scene.back as UIViewController) { $0.presentedViewController })
  }

  // Rules: Presentation 21.
  @Test("shows only the topmost controller of a stack that leaves, and all again if it stays")
  func stack() throws {
    let stack = ["B", "C", "D"].map { scene.controller($0, .overFullScreen) }
    for each in stack { each.view.backgroundColor = UIColor(white: 0.5, alpha: 0.5) }
    scene.back.view.backgroundColor = .white
    scene.stack(stack)
    let before = Picture(scene.window)
    expectEqual(drawn, ["P", "B", "C", "D"])
    let interaction = UIPercentDrivenInteractiveTransition()
    let delegate = LoggingDelegate(scene.log, animator: LoggingAnimator(scene.log))
    delegate.interaction = interaction
    stack[2].transitioningDelegate = delegate
    scene.back.dismiss(animated: true)
    scene.stage.advance(by: 0.1)
    expectEqual(drawn, ["P", "D"])
    interaction.cancel()
    try scene.stage.settle()
    expectEqual(drawn, ["P", "B", "C", "D"])
    expectEqual(Picture(scene.window), before)
    delegate.interaction = nil
    scene.back.dismiss(animated: true)
    scene.stage.advance(by: 0.1)
    expectEqual(drawn, ["P", "D"])
    try scene.stage.settle()
    expectEqual(scene.picture, "P: P")
  }

  @Test(
    "is reported if the animator removes the view that it must leave", arguments: [true, false])
  func lostView(isCancelled: Bool) throws {
    let fore = scene.controller("B", .overFullScreen)
    scene.stack([fore])
    let animator = LoggingAnimator(scene.log, completes: !isCancelled)
    animator.onAnimate = { _ in scene.back.view.removeFromSuperview() }
    let delegate = LoggingDelegate(scene.log, animator: animator)
    fore.transitioningDelegate = delegate
    fore.dismiss(animated: true)
    try scene.stage.settle()
    let words = "has ended, and the view of LoggingViewController 'P' is in no window"
    expectEqual(scene.issues.count { "\($0)".contains(words) }, 1, "\(scene.issues)")
  }

  @Test("is not reported if the app takes the presenter away", arguments: [true, false])
  func takenPresenter(isAncestor: Bool) throws {
    let (middle, inner) = (scene.controller("M"), scene.controller("N"))
    for (child, parent) in [(middle, scene.back), (inner, middle)] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    try scene.stage.settle()
    inner.definesPresentationContext = true
    let fore = scene.controller("B", .overCurrentContext)
    let delegate = LoggingDelegate(scene.log, animator: ScriptedAnimator.fadeOut(0.3))
    fore.transitioningDelegate = delegate
    inner.present(fore, animated: true)
    scene.stage.advance(by: 0.1)
    let taken = isAncestor ? middle : inner
    taken.willMove(toParent: nil)
    taken.view.removeFromSuperview()
    taken.removeFromParent()
    try scene.stage.settle()
    expectEqual(scene.issues, [])
  }

  // Rules: AnimatedTransitions 9.
  @Test(
    "is as it was when its animator says so, even before the motion of a finger is back",
    arguments: [0, 0.03, 0.0999, 0.1])
  func earlyCancellation(delay: Double) throws {
    let modal = LoggedModal(scene, .overFullScreen)
    let fore = modal.controller
    scene.stack([fore])
    modal.drive()
    var context: (any UIViewControllerContextTransitioning)?
    modal.animator.onAnimate = {
      context = $0
      UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear) { fore.view.alpha = 0 }
    }
    let before = Picture(scene.window)
    fore.dismiss(animated: true)
    scene.stage.advance(by: 0)
    modal.interaction.update(0.4)
    scene.stage.advance(by: 0.1)
    modal.interaction.cancel()
    scene.stage.perform(afterDelay: delay) { context?.completeTransition(false) }
    scene.stage.advance(by: delay)
    expectEqual([fore.view.alpha, fore.view.layer.presentationProperties.opacity], [1, 1])
    try scene.stage.settle()
    expectEqual(Picture(scene.window), before)
    expectTrue(scene.picture == "P > B: P [B]" && fore.view.alpha == 1, "\(scene.picture)")
  }

  @Test("is told to add the presented view if it has added the controller's own")
  func ownView() throws {
    @MainActor final class Wrapping: UIPresentationController {
      private lazy var wrapper: UIView = {
        let wrapper = UIView(frame: presentedViewController.view.frame)
        wrapper.addSubview(presentedViewController.view)
        return wrapper
      }()
      override var presentedView: UIView? { wrapper }
    }
    let fore = scene.controller("B", .custom)
    let adding = ScriptedAnimator(0.1) {
      guard let to = $0.viewController(forKey: .to) else { return }
      $0.containerView.addSubview(to.view)
      $0.completeTransition(true)
    }
    let delegate = LoggingDelegate(scene.log, animator: adding)
    delegate.makePresentationController = {
      Wrapping(presentedViewController: $0, presenting: $1)
    }
    fore.transitioningDelegate = delegate
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    expectEqual(scene.issues.count, 1, "\(scene.issues)")
    expectTrue("\(scene.issues)".contains("but without the presentedView"), "\(scene.issues)")
  }

  @Test("says of a delegate that nobody retained that it is gone")
  func lostDelegate() throws {
    let fore = scene.controller("B", .overFullScreen)
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    let never = fore.transitionDecisions.map(\.description)
    expectTrue(!never.contains { $0.contains("deallocated") }, "\(never)")
    let other = scene.controller("C", .overFullScreen)
    withLostDelegate { other.transitioningDelegate = $0 }
    fore.present(other, animated: true)
    let decisions = other.transitionDecisions.map(\.description)
    expectTrue(decisions.contains { $0.hasPrefix("the delegate of LoggingViewController 'C' was") })
  }

  @Test("of a stack or of tabs says it too")
  func lostContainerDelegate() throws {
    let navigation = try NavigationScene()
    withLostDelegate { navigation.navigation.delegate = $0 }
    navigation.navigation.pushViewController(navigation["B"], animated: true)
    expectTrue(navigation["B"].transitionDecisions.contains { "\($0)".contains("deallocated") })
    let tabs = UITabBarController()
    let (one, other) = (scene.controller("C"), scene.controller("D"))
    tabs.viewControllers = [one, other]
    scene.window.rootViewController = tabs
    scene.stage.advance(by: 0)
    withLostDelegate { tabs.delegate = $0 }
    tabs.selectedIndex = 1
    expectTrue(other.transitionDecisions.contains { "\($0)".contains("deallocated") })
  }

  private final class Empty: UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIViewControllerTransitioningDelegate
  {}

  /// Calls `set` with a delegate that is deallocated afterwards.
  private func withLostDelegate(_ set: (Empty) -> Void) { set(Empty()) }

  // Rules: ViewControllers 38; PresentationControllers 9.
  @Test("computes its frame after a turn of the screen in the block alongside")
  func turned() throws {
    let root = Turning()
    scene.window.rootViewController = root
    scene.stage.advance(by: 0)
    root.log = []
    scene.stage.resize(to: CGSize(width: 844, height: 390), animatedFor: 0.3)
    expectEqual(root.log, ["layout 844", "alongside 844, part 844"])
    try scene.stage.settle()
  }

  /// A controller with a view that fills it, and that looks at both alongside a change of size.
  private final class Turning: UIViewController {
    var log: [String] = []
    private let part = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(part)
    }

    override func viewDidLayoutSubviews() {
      part.frame = view.bounds
      log.append("layout \(Int(view.bounds.width))")
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate { [unowned self] _ in
        log.append("alongside \(Int(view.bounds.width)), part \(Int(part.bounds.width))")
      }
    }
  }
}
