import TestSupport
import Transitioning

/// A random life of controllers on one stage: the requests, and whether the laws held.
///
/// A script is a list of operations, which are values; the same script gives the same life. A
/// controller can perform an operation from within a callback.
@MainActor
final class ControllerWorld {
  /// A request.
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
    case style(Int, UIModalPresentationStyle)
    case transition(Int, Int)
    case nest(Int, in: Int)
    case unnest(Int)
    case defineContext(Int, Bool)
    case push(Int, on: Int, animated: Bool)
    case pop(Int, animated: Bool)
    case popTo(Int, animated: Bool)
    case popToRoot(Int, animated: Bool)
    case replaceStack(Int, [Int], animated: Bool)
    case select(Int)
    case replaceTabs([Int])
    case hideBar(Int, Bool)
    case hideNavigationBar(Int, Bool, animated: Bool)
    case rename(Int, String)
    case swap(Int, Int, animated: Bool)
    case presentStack(from: Int, animated: Bool)
    case driveStack(Bool)
    case mirror(Bool)
    case hideWindow(Bool)
    case touch(x: Double, y: Double, overX: Double, overY: Double, duration: Double)
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
      case .push(let one, let stack, let animated): "push \(one) on \(stack) \(animated)"
      case .pop(let stack, let animated): "pop \(stack) \(animated)"
      case .popTo(let one, let animated): "pop to \(one) \(animated)"
      case .popToRoot(let stack, let animated): "pop \(stack) to its root \(animated)"
      case .replaceStack(let stack, let all, let animated): "set \(stack) to \(all) \(animated)"
      case .select(let index): "select \(index)"
      case .replaceTabs(let all): "set tabs to \(all)"
      case .hideBar(let one, let flag): "hide bar for \(one) \(flag)"
      case .hideNavigationBar(let stack, let flag, let animated):
        "hide navigation bar of \(stack) \(flag) \(animated)"
      case .rename(let one, let title): "rename \(one) to \(title)"
      case .swap(let one, let other, let animated): "swap \(one) for \(other) \(animated)"
      case .presentStack(let other, let animated): "present stack from \(other) \(animated)"
      case .driveStack(let flag): "drive stack \(flag)"
      case .mirror(let flag): "mirror \(flag)"
      case .hideWindow(let flag): "hide window \(flag)"
      case .touch(let x, let y, let overX, let overY, let duration):
        "touch \(x) \(y) over \(overX) \(overY) in \(duration)"
      case .react(let one, let callback, let operation): "when \(one).\(callback): \(operation)"
      }
    }
  }

  static let callbacks = [
    "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear",
  ]

  /// The content of the window, and the other containers.
  enum Layout: Int, CaseIterable {
    /// The first controller, and no containers.
    case plain
    /// A stack with the first controller as its root, and another stack that is not shown yet.
    case stack
    /// Tabs with that stack, and a second stack that is empty.
    case tabs
  }

  let stage = Stage()
  let window: UIWindow
  let layout: Layout
  var controllers: [WitnessViewController] = []
  var stacks: [WitnessNavigationController] = []
  var tabs: WitnessTabBarController?
  let stackTransition = StackFade()
  var asked = 0
  var answered = 0

  /// The violations, in words.
  private(set) var complaints: [String] = []

  init(count: Int, _ layout: Layout) {
    self.layout = layout
    window = UIWindow(stage: stage)
    stage.diagnostics.handler = { _ in }
    stage.diagnostics.remarkHandler = { _ in }
    controllers = (0..<count).map { WitnessViewController("\($0)") }
    makeContainers()
    window.rootViewController = root
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
    case .drive(let one, let percent): driver(of: one).update(CGFloat(percent))
    case .finish(let one): driver(of: one).finish()
    case .cancel(let one): driver(of: one).cancel()
    case .pause(let one): driver(of: one).pause()
    case .resize(let size):
      let sizes = [CGSize.phone, CGSize.tablet, CGSize(width: 844, height: 390)]
      stage.resize(to: sizes[size % 3], animatedFor: size % 2 == 0 ? 0 : 0.1)
    case .reduceMotion(let flag): stage.traits.prefersReducedMotion = flag
    case .mirror(let flag):
      stage.traits.layoutDirection = flag ? .rightToLeft : .leftToRight
    case .hideWindow(let flag): window.isHidden = flag
    case .swap(let one, let other, let animated):
      swap(controllers[one], for: controllers[other], animated: animated)
    case .style(let one, let style): controllers[one].modalPresentationStyle = style
    case .transition(let one, let kind): controllers[one].take(kind)
    case .nest(let one, let other): nest(controllers[one], in: controllers[other])
    case .unnest(let one): unnest(controllers[one])
    case .defineContext(let one, let flag): controllers[one].definesPresentationContext = flag
    case .push, .pop, .popTo, .popToRoot, .replaceStack, .select, .replaceTabs, .hideBar,
      .hideNavigationBar, .rename, .touch, .presentStack, .driveStack:
      performInContainers(operation)
    case .react(let one, let callback, let operation):
      controllers[one].reactions[callback] = { [weak self] in self?.perform(operation) }
    }
  }

  /// The driver of a controller's transitions; for the first controller, the stack's driver.
  private func driver(of one: Int) -> UIPercentDrivenInteractiveTransition {
    one == 0 ? stackTransition.interaction : controllers[one].driver
  }

  private func nest(_ child: UIViewController, in parent: UIViewController) {
    guard child.viewIfLoaded?.window == nil, child.presentedViewController == nil else { return }
    // The library's containers place their own children.
    guard !(child.parent is UINavigationController), !(child.parent is UITabBarController) else {
      return
    }
    for each in [parent, child] { each.loadViewIfNeeded() }
    // A callback of loading may have changed anything.
    guard child.parent == nil, child.viewIfLoaded?.window == nil else { return }
    parent.addChild(child)
    guard child.parent === parent else { return }
    parent.view.addSubview(child.view)
    // A callback of the move may have changed anything as well.
    if child.parent === parent { child.didMove(toParent: parent) }
    // A callback may have removed the child, before its view was added; the view has to leave too.
    if child.parent == nil { child.view.removeFromSuperview() }
  }

  private func swap(_ one: UIViewController, for other: UIViewController, animated: Bool) {
    guard one !== other, let parent = one.parent as? WitnessViewController,
      other.parent === parent, one.viewIfLoaded?.superview != nil
    else { return }
    asked += 1
    parent.transition(
      from: one, to: other, duration: animated ? 0.3 : 0,
      animations: { other.view.alpha = 1 }, completion: { [weak self] _ in self?.answered += 1 })
  }

  private func unnest(_ child: UIViewController) {
    guard let parent = child.parent, !(parent is UINavigationController),
      !(parent is UITabBarController)
    else { return }
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  /// Ends everything, and checks the final state.
  func conclude() {
    for controller in controllers { controller.reactions = [:] }
    window.isHidden = false
    stackTransition.isDriven = false
    for _ in 0..<20 {
      for controller in controllers { controller.driver.finish() }
      stackTransition.interaction.finish()
      if (try? stage.settle(within: 30)) != nil { break }
    }
    check("settles", stage.isSettled)
    checkContainers()
    for controller in controllers { unnest(controller) }
    _ = try? stage.settle(within: 30)
    checkLinks()
    root.dismiss(animated: false)
    for controller in controllers { controller.driver.finish() }
    stackTransition.interaction.finish()
    check("settles again", (try? stage.settle(within: 30)) != nil)
    emptyContainers()
    check("settles for good", (try? stage.settle(within: 30)) != nil)
    check("is back at the root", window.subviews == [root.view])
    check("fills the window", root.view.frame == window.bounds)
    check("answers each request once (\(asked), \(answered))", asked == answered)
    for controller in controllers { conclude(controller) }
    for issue in stage.diagnostics.issues where !Self.isForeseen(issue) {
      complaints.append("reports \(issue)")
    }
    for container in stacks { complaints += container.witness.complaints }
    complaints += tabs?.witness.complaints ?? []
    var rest = controllers[1...].map { Weak($0) }
    if tabs == nil { rest += stacks.dropFirst().map { Weak($0) } }
    controllers = [controllers[0]]
    stacks = []
    for each in rest where each.object != nil {
      complaints.append("keeps \(each.object?.title ?? "?")")
    }
  }

  private func conclude(_ controller: WitnessViewController) {
    let name = controller.title ?? "?"
    let isRoot = controller === controllers[0]
    complaints += controller.witness.complaints
    let rest: [Witness.Call?] = isRoot ? [.didAppear] : [.didDisappear, nil]
    let state = controller.witness.state
    check("\(name) has come to rest, after \(state?.rawValue ?? "nothing")", rest.contains(state))
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

  /// Checks that every link goes both ways, and that no transition runs.
  private func checkLinks() {
    for controller in controllers {
      if let presented = controller.presentedViewController {
        let presenter = presented.presentingViewController
        check(
          "links back",
          sequence(first: controller, next: \.parent).contains { $0 === presenter })
      }
      check("has no coordinator at rest", controller.transitionCoordinator == nil)
      check(
        "\(controller.title ?? "?") has appeared where its view is on the screen, and only there",
        (controller.viewIfLoaded?.window != nil) == (controller.witness.state == .didAppear))
    }
  }

  func check(_ law: String, _ holds: Bool) {
    if !holds { complaints.append("NOT: \(law)") }
  }

  /// True for the reports that a script of senseless requests may cause.
  private static func isForeseen(_ issue: any DiagnosticIssue) -> Bool {
    switch issue as? ControllerIssue {
    case .alreadyPresenting, .alreadyPresents, .notInWindow, .alreadyOnScreen,
      .transitionInProgress,
      .alreadyDismissing, .dismissalDuringTransition, .presentsItself, .presentsAncestor,
      .impossibleStyle, .childOfItself,
      .childOfDescendant,
      .alreadyChild, .childIsPresented, .viewInWrongPlace, .alreadyOnStack, .cannotBePushed,
      .tabsOnStack, .movedWhileShown,
      .notOnStack, .noSuchTab, .noTab, .popoverWithoutSource:
      true
    default:
      // A transition may be set at any time, also too late.
      if case .notAsked = issue as? TransitionIssue {
        true
      } else {
        issue is StageIssue || issue is ViewIssue
      }
    }
  }

  private struct Weak {
    weak var object: UIViewController?
    init(_ object: UIViewController) { self.object = object }
  }
}
