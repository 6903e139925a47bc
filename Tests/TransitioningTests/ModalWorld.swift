import Testing
import Transitioning

/// A random life of modal controllers on one stage: what was asked for, and whether the laws held.
///
/// A script is a list of operations, which are values; the same script gives the same life. A
/// controller may be told to do one of them from within a callback.
@MainActor
final class ModalWorld {
  /// Something that can be asked for.
  enum Operation: Hashable, CustomStringConvertible {
    case present(Int, from: Int, animated: Bool)
    case dismiss(Int, animated: Bool)
    case advance(Double)
    case drive(Int, Double)
    case finish(Int)
    case cancel(Int)
    case pause(Int)
    case resize(Int)
    case reduceMotion(Bool)
    case style(Int, ModalPresentationStyle)
    case transition(Int, Int)
    case nest(Int, in: Int)
    case unnest(Int)
    case defineContext(Int, Bool)
    indirect case react(Int, String, Operation)

    var description: String {
      switch self {
      case .present(let one, let other, let animated): "present \(one) from \(other) \(animated)"
      case .dismiss(let one, let animated): "dismiss \(one) \(animated)"
      case .advance(let time): "advance \(time)"
      case .drive(let one, let percent): "drive \(one) to \(percent)"
      case .finish(let one): "finish \(one)"
      case .cancel(let one): "cancel \(one)"
      case .pause(let one): "pause \(one)"
      case .resize(let size): "resize \(size)"
      case .reduceMotion(let flag): "reduce motion \(flag)"
      case .style(let one, let style): "style \(one) \(style)"
      case .transition(let one, let kind): "transition \(one) \(kind)"
      case .nest(let one, let other): "nest \(one) in \(other)"
      case .unnest(let one): "unnest \(one)"
      case .defineContext(let one, let flag): "define context \(one) \(flag)"
      case .react(let one, let callback, let operation): "when \(one).\(callback): \(operation)"
      }
    }
  }

  static let callbacks = [
    "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear",
  ]

  private let stage = Stage()
  private let window: Window
  private var controllers: [WitnessViewController] = []
  private var asked = 0
  private var answered = 0

  /// What went wrong, in words.
  private(set) var complaints: [String] = []

  init(count: Int) {
    window = Window(stage: stage)
    stage.diagnostics.handler = { _ in }
    controllers = (0..<count).map { WitnessViewController("\($0)") }
    window.rootViewController = controllers[0]
    window.makeKeyAndVisible()
    stage.advance(by: 0)
  }

  func perform(_ operation: Operation) {
    switch operation {
    case .present(let one, let other, let animated):
      asked += 1
      controllers[other].present(controllers[one], animated: animated) { [weak self] in
        self?.answered += 1
      }
    case .dismiss(let one, let animated):
      asked += 1
      controllers[one].dismiss(animated: animated) { [weak self] in self?.answered += 1 }
    case .advance(let time): stage.advance(by: time)
    case .drive(let one, let percent): controllers[one].driver.update(CGFloat(percent))
    case .finish(let one): controllers[one].driver.finish()
    case .cancel(let one): controllers[one].driver.cancel()
    case .pause(let one): controllers[one].driver.pause()
    case .resize(let size):
      let sizes = [Stage.phone, Stage.tablet, CGSize(width: 844, height: 390)]
      stage.resize(to: sizes[size % 3], animatedFor: size % 2 == 0 ? 0 : 0.1)
    case .reduceMotion(let flag): stage.traits.prefersReducedMotion = flag
    case .style(let one, let style): controllers[one].modalPresentationStyle = style
    case .transition(let one, let kind): controllers[one].take(kind)
    case .nest(let one, let other): nest(controllers[one], in: controllers[other])
    case .unnest(let one): unnest(controllers[one])
    case .defineContext(let one, let flag): controllers[one].definesPresentationContext = flag
    case .react(let one, let callback, let operation):
      controllers[one].reactions[callback] = { [weak self] in self?.perform(operation) }
    }
  }

  private func nest(_ child: ViewController, in parent: ViewController) {
    guard child.viewIfLoaded?.window == nil, child.presentedViewController == nil else { return }
    parent.addChild(child)
    child.loadViewIfNeeded()
    guard child.parent === parent else { return }
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    // A callback may have taken it out again, and would have to take its view along.
    if child.parent !== parent { child.view.removeFromSuperview() }
  }

  private func unnest(_ child: ViewController) {
    guard child.parent != nil else { return }
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  /// Ends everything and looks whether all is as it must be.
  func conclude() {
    for controller in controllers { controller.reactions = [:] }
    for _ in 0..<20 {
      for controller in controllers { controller.driver.finish() }
      if (try? stage.settle(within: 30)) != nil { break }
    }
    check("settles", stage.isSettled)
    for controller in controllers { unnest(controller) }
    _ = try? stage.settle(within: 30)
    checkLinks()
    controllers[0].dismiss(animated: false)
    for controller in controllers { controller.driver.finish() }
    check("settles again", (try? stage.settle(within: 30)) != nil)
    let root = controllers[0]
    check("is back at the root", window.subviews == [root.view])
    check("fills the window", root.view.frame == window.bounds)
    check("answers each request once (\(asked), \(answered))", asked == answered)
    for controller in controllers { conclude(controller) }
    for issue in stage.diagnostics.issues where !Self.isForeseen(issue) {
      complaints.append("reports \(issue)")
    }
    let rest = controllers[1...].map(Weak.init)
    controllers = [root]
    for each in rest where each.object != nil {
      complaints.append("keeps \(each.object?.title ?? "?")")
    }
  }

  private func conclude(_ controller: WitnessViewController) {
    let name = controller.title ?? "?"
    let isRoot = controller === controllers[0]
    complaints += controller.complaints.map { "\(name) \($0)" }
    let rest = isRoot ? ["viewDidAppear"] : ["viewDidDisappear", ""]
    check("\(name) has come to rest, after \(controller.state)", rest.contains(controller.state))
    check(
      "\(name) has no links",
      controller.presentedViewController == nil && controller.presentingViewController == nil
        && controller.activePresentationController == nil && controller.transitionCoordinator == nil
    )
    check(
      "\(name) is neither presented nor dismissed",
      !controller.isBeingPresented && !controller.isBeingDismissed)
    check("\(name) is opaque and upright", controller.isAsItWas)
  }

  /// Every link goes both ways, and nothing is in a transition.
  private func checkLinks() {
    for controller in controllers {
      if let presented = controller.presentedViewController {
        check("links back", presented.presentingViewController === controller)
      }
      check("has no coordinator at rest", controller.transitionCoordinator == nil)
    }
  }

  private func check(_ law: String, _ holds: Bool) {
    if !holds { complaints.append("NOT: \(law)") }
  }

  /// What a script of requests that make no sense is told.
  private static func isForeseen(_ issue: any DiagnosticIssue) -> Bool {
    switch issue as? TransitionIssue {
    case .alreadyPresenting, .notInWindow, .alreadyOnScreen, .transitionInProgress,
      .alreadyDismissing, .presentsItself, .impossibleStyle, .childOfItself, .childOfDescendant,
      .alreadyChild, .childIsPresented, .viewInWrongPlace, .popoverWithoutSource:
      true
    default: issue is StageIssue || issue is ViewIssue
    }
  }

  private struct Weak {
    weak var object: ViewController?
    init(_ object: ViewController) { self.object = object }
  }
}

/// A controller that knows what may be called after what (fact A14).
@MainActor
final class WitnessViewController: ViewController {
  let driver = PercentDrivenInteractiveTransition()
  var reactions: [String: () -> Void] = [:]
  private(set) var state = ""
  private(set) var complaints: [String] = []
  private var flag = false
  private lazy var delegate = WitnessDelegate(driver)

  init(_ name: String) {
    super.init()
    title = name
  }

  /// True when no transition has left its mark on the view.
  var isAsItWas: Bool {
    guard let view = viewIfLoaded else { return true }
    return view.alpha == 1 && view.transform3D == .identity && !view.isHidden
      && (view.layer.animationKeys() ?? []).isEmpty && view.layer.speed == 1
      && view.layer.timeOffset == 0 && view.layer.beginTime == 0
  }

  /// Takes one of the kinds of transition.
  func take(_ kind: Int) {
    transitioningDelegate = nil
    transitionController.transition = nil
    switch kind % 7 {
    case 0: return
    case 1: transition(Fade())
    case 2: transition(Slide(nil))
    case 3: transition(Slide(driver))
    case 4: transition(Proud())
    case 5: transitioningDelegate = delegate
    default:
      delegate.isDriven.toggle()
      transitioningDelegate = delegate
    }
  }

  private func transition(_ transition: any Transition) {
    transitioningDelegate = transitionController
    transitionController.transition = transition
  }

  override func viewDidLoad() { react("viewDidLoad") }

  override func viewWillAppear(_ animated: Bool) {
    note("viewWillAppear", animated, after: ["", "viewDidDisappear", "viewWillDisappear"])
  }

  override func viewIsAppearing(_ animated: Bool) {
    if state != "viewWillAppear" { complaints.append("viewIsAppearing after \(state)") }
    react("viewIsAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    note("viewDidAppear", animated, after: ["viewWillAppear"])
  }

  override func viewWillDisappear(_ animated: Bool) {
    note("viewWillDisappear", animated, after: ["viewDidAppear", "viewWillAppear"])
  }

  override func viewDidDisappear(_ animated: Bool) {
    note("viewDidDisappear", animated, after: ["viewWillDisappear"])
  }

  private func note(_ callback: String, _ animated: Bool, after legal: [String]) {
    if !legal.contains(state) { complaints.append("\(callback) after '\(state)'") }
    let isDid = callback.hasPrefix("viewDid")
    if isDid, flag != animated { complaints.append("\(callback) says \(animated)") }
    flag = animated
    state = callback
    react(callback)
  }

  private func react(_ callback: String) {
    reactions.removeValue(forKey: callback)?()
  }

  /// A slide that a finger may drive.
  private final class Slide: TransitionWithInteraction {
    weak var driver: PercentDrivenInteractiveTransition?

    init(_ driver: PercentDrivenInteractiveTransition?) { self.driver = driver }

    func interactionController(
      with context: TransitionContext
    ) -> (any ViewControllerInteractiveTransitioning)? { driver }

    func start(with context: TransitionContext) {
      let (fore, back): (View, View) = (
        context.foreViewController.view, context.backViewController.view
      )
      context.animate(
        fore, \.position, back: context.center(of: fore, beyond: .trailing), fore: fore.center)
      context.animate(back, \.opacity, back: 1, fore: 0.5)
      context.compose(with: Fade())
      context.endAfterAnimations()
    }
  }

  /// A fade that does not let itself be turned round, written as for UIKit.
  private final class Proud: TransitionWithInterruption {
    func isInterruptible(with context: TransitionContext) -> Bool { false }

    func start(with context: TransitionContext) {
      let view: View = context.foreViewController.view
      let isForward = context.direction == .forward
      if isForward { view.alpha = 0 }
      View.animate(withDuration: context.duration) {
        view.alpha = isForward ? 1 : 0
      } completion: { _ in
        view.alpha = 1
        context.transitionDidEnd()
      }
    }
  }
}

/// Answers with an animator of UIKit's kind, and perhaps with somebody who drives.
@MainActor
private final class WitnessDelegate: ViewControllerTransitioningDelegate {
  unowned let driver: PercentDrivenInteractiveTransition
  var isDriven = false

  init(_ driver: PercentDrivenInteractiveTransition) { self.driver = driver }

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { Animator(isPresenting: true) }

  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { Animator(isPresenting: false) }

  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { isDriven ? driver : nil }

  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { isDriven ? driver : nil }

  private final class Animator: ViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(
      using transitionContext: (any ViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
      let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
      if let to, let controller = context.viewController(forKey: .to) {
        to.frame = context.finalFrame(for: controller)
        context.containerView.insertSubview(
          to, at: isPresenting ? context.containerView.subviews.count : 0)
      }
      guard let moved = isPresenting ? to : from else { return context.completeTransition(false) }
      if isPresenting { moved.transform3D = Transform3D(scaleX: 0.1, y: 0.1) }
      View.animate(withDuration: 0.3) {
        moved.transform3D = self.isPresenting ? .identity : Transform3D(scaleX: 0.1, y: 0.1)
      } completion: { _ in
        let isCancelled = context.transitionWasCancelled
        moved.transform3D = .identity
        context.completeTransition(!isCancelled)
      }
    }
  }
}
