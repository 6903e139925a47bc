import ControllerSupport
import StageSupport
import Foundation
import Expectations
import Transitioning

/// An app's container that gives animators its own context (Containers 6).
@MainActor
@Suite("A container with a context of its own")
struct OwnContextTests {
  /// The container's context, written by an app.
  private final class Context: UIViewControllerContextTransitioning {
    let containerView: UIView
    let isAnimated = true
    let presentationStyle = UIModalPresentationStyle.custom
    private(set) var transitionWasCancelled = false
    private(set) var isInteractive = false
    private let controllers: [UITransitionContextViewControllerKey: UIViewController]
    private let completion: (Bool) -> Void

    init(
      in place: UIView, from: UIViewController, to: UIViewController,
      completion: @escaping (Bool) -> Void
    ) {
      containerView = place
      controllers = [.from: from, .to: to]
      self.completion = completion
    }

    func cancelInteractiveTransition() {
      isInteractive = false
      transitionWasCancelled = true
    }

    func completeTransition(_ didComplete: Bool) { completion(didComplete) }

    func viewController(
      forKey key: UITransitionContextViewControllerKey
    ) -> UIViewController? { controllers[key] }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
      controllers[key == .from ? .from : .to]?.view
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
      vc === controllers[.from] ? containerView.bounds : .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
      vc === controllers[.to] ? containerView.bounds : .zero
    }
  }

  /// Shows one child at a time, and forwards appearance manually.
  private final class Deck: UIViewController {
    private(set) var shown: UIViewController?

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    func begin(with child: UIViewController) {
      addChild(child)
      child.beginAppearanceTransition(true, animated: false)
      child.view.frame = view.bounds
      view.addSubview(child.view)
      child.endAppearanceTransition()
      child.didMove(toParent: self)
      shown = child
    }

    /// Runs the animator on the children, and retains it meanwhile.
    func change(
      to child: UIViewController, _ animator: any UIViewControllerAnimatedTransitioning,
      driver: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
      guard let from = shown else { return }
      addChild(child)
      from.beginAppearanceTransition(false, animated: true)
      child.beginAppearanceTransition(true, animated: true)
      let context = Context(in: view, from: from, to: child) { [unowned self] completed in
        animator.animationEnded(completed)
        let (gone, here) = completed ? (from, child) : (child, from)
        if !completed {
          child.beginAppearanceTransition(false, animated: true)
          from.beginAppearanceTransition(true, animated: true)
        }
        gone.willMove(toParent: nil)
        gone.view.removeFromSuperview()
        gone.endAppearanceTransition()
        here.endAppearanceTransition()
        gone.removeFromParent()
        if completed { child.didMove(toParent: self) }
        shown = here
      }
      if let driver {
        driver.startInteractiveTransition(context)
      } else {
        animator.animateTransition(using: context)
      }
    }
  }

  private let scene = ControllerScene()
  private let deck = Deck()

  private func begin() throws -> (LoggingViewController, LoggingViewController) {
    let (a, b) = (scene.controller("A"), scene.controller("B"))
    scene.window.rootViewController = deck
    try scene.stage.settle()
    deck.begin(with: a)
    try scene.stage.settle()
    b.loadViewIfNeeded()
    _ = scene.log.take()
    return (a, b)
  }

  @Test(
    "allows an animator to move its children, and cancels by the opposite calls (Containers 3, 6)",
    arguments: [true, false])
  func animator(completes: Bool) throws {
    let (_, b) = try begin()
    var moving: [String] = []
    for callback in ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
      b.reactions[callback] = {
        if b.isMovingToParent { moving.append("\(callback) to") }
        if b.isMovingFromParent { moving.append("\(callback) from") }
      }
    }
    let animator = LoggingAnimator(scene.log, completes: completes)
    deck.change(to: b, animator)
    expectEqual(deck.view.subviews.count, 2)
    try scene.stage.settle()
    let begun = ["A.viewWillDisappear(true)", "B.viewWillAppear(true)", "animateTransition"]
    expectEqual(
      scene.log.take(),
      begun
        + (completes
          ? [
            "animationEnded(true)", "A.viewDidDisappear(true)", "B.viewIsAppearing(true)",
            "B.viewDidAppear(true)",
          ]
          : [
            "animationEnded(false)",
            "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "B.viewDidDisappear(true)",
            "A.viewDidAppear(true)",
          ]))
    expectEqual(
      moving,
      (completes
        ? ["viewWillAppear to", "viewDidAppear to"]
        : ["viewWillAppear to", "viewWillDisappear to", "viewDidDisappear from"]))
    expectEqual(shown, (completes ? "B: B" : "A: A"))
    expectTrue(!b.isMovingToParent)
  }

  /// The children, the controllers whose views are in the deck's, and the number of issues.
  private var shown: String {
    let views = deck.view.subviews.compactMap { ($0.next as? UIViewController)?.title }
    let issues = scene.issues.isEmpty ? "" : "; issues: \(scene.issues.count)"
    return deck.children.compactMap(\.title).joined() + ": " + views.joined() + issues
  }

  @Test("runs a controller's own transition (Containers 6)")
  func ownTransition() throws {
    let (a, b) = try begin()
    b.transitionController.transition = Fade()
    let animator = try #require(
      b.transitionController.animationController(forPresented: b, presenting: a, source: deck))
    expectEqual(animator.transitionDuration(using: nil), TransitionDefaults.duration)
    deck.change(to: b, animator)
    scene.stage.advance(by: TransitionDefaults.duration / 2)
    expectTrue((0.3..<1).contains(b.view.layer.presentationProperties.opacity))
    #expect(abs(try scene.stage.settle() - TransitionDefaults.duration / 2) < 1e-9)
    expectEqual(shown, "B: B")
    expectEqual(scene.log.take().last, "B.viewDidAppear(true)")
  }

  @Test("gets a report for a percent driver, which needs a context of the library (Containers 6)")
  func driven() throws {
    let (_, b) = try begin()
    let driver = UIPercentDrivenInteractiveTransition()
    deck.change(to: b, LoggingAnimator(scene.log), driver: driver)
    driver.update(0.5)
    driver.finish()
    try scene.stage.settle()
    expectEqual(scene.issues, [.cannotBeDriven(context: "Context")])
    expectEqual(shown, "A: A; issues: 1")
    expectEqual(scene.log.take().last, "A.viewDidAppear(true)")
  }

  @Test(
    "keeps a transition that the app does not retain until it ends, and no longer (Material 33)")
  func unretained() throws {
    let (a, b) = try begin()
    b.transitionController.transition = Fade()
    weak var run: (any UIViewControllerAnimatedTransitioning)?
    var completed: Bool?
    do {
      let animator = try #require(
        b.transitionController.animationController(forPresented: b, presenting: a, source: deck))
      run = animator
      animator.animateTransition(
        using: Context(in: deck.view, from: a, to: b) { completed = $0 })
    }
    #expect(abs(try scene.stage.settle() - TransitionDefaults.duration) < 1e-9)
    expectEqual(completed, true)
    expectTrue(run == nil)
  }

  @Test("that never gets an end is told which transition does not call it")
  func unended() throws {
    let (a, b) = try begin()
    b.transitionController.transition = ScriptedTransition { _ in }
    do {
      let animator = try #require(
        b.transitionController.animationController(forPresented: b, presenting: a, source: deck))
      animator.animateTransition(using: Context(in: deck.view, from: a, to: b) { _ in })
    }
    #expect(
      throws: SettleError.neverEnds([
        "ScriptedTransition has called neither endAfterAnimations() nor transitionDidEnd(); a call"
          + " in a Task, on a queue or by a Timer waits for real time"
      ])
    ) { try scene.stage.settle() }
  }
}
