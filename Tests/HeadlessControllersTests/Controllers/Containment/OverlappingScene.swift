import TestSupport
import Transitioning

/// A container, its child, which presents in its own context, and a controller that covers the
/// container.
@MainActor
final class OverlappingScene {
  private let plan: OverlappingChangesTests.Plan
  private let stage = Stage()
  private let window: UIWindow
  private let log = Log()
  private let root: UIViewController
  private let controllers: [(controller: LoggingViewController, witness: Witness)]
  private let child: LoggingViewController
  private let modal: LoggingViewController
  private let cover: LoggingViewController
  private let front: LoggingViewController
  private let other: LoggingViewController
  private let (inner, outer) = (HeldFade(), HeldFade())
  private var leave: (Bool) -> Void = { _ in }
  private var comeBack: (Bool) -> Void = { _ in }

  init(_ plan: OverlappingChangesTests.Plan) {
    self.plan = plan
    window = UIWindow(stage: stage)
    let names = ["child", "modal", "cover", "front", "other", "plain"]
    let log = log
    controllers = names.map { (LoggingViewController($0, log), Witness($0)) }
    let all = controllers.map(\.controller)
    (child, modal, cover, front, other) = (all[0], all[1], all[2], all[3], all[4])
    child.definesPresentationContext = true
    modal.modalPresentationStyle = plan.style
    cover.modalPresentationStyle = .fullScreen
    front.modalPresentationStyle =
      plan.style == .currentContext ? .overFullScreen : .overCurrentContext
    modal.definesPresentationContext = true
    let (child, other) = (child, other)
    switch plan.container {
    case .plain:
      let plain = all[5]
      root = plain
      comeBack = { _ in
        plain.addChild(child)
        plain.view.addSubview(child.view)
        child.didMove(toParent: plain)
      }
      leave = { _ in
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
      comeBack(false)
    case .navigation:
      let navigation = UINavigationController(rootViewController: other)
      navigation.delegate = TransitionNavigationControllerDelegate.sharedDelegate()
      navigation.pushViewController(child, animated: false)
      root = navigation
      leave = { navigation.popViewController(animated: $0) }
      comeBack = { navigation.pushViewController(child, animated: $0) }
    case .tabs, .nested:
      let tabs = UITabBarController()
      tabs.delegate = TransitionTabBarControllerDelegate.sharedDelegate()
      let first =
        plan.container == .tabs ? child : UINavigationController(rootViewController: child)
      tabs.viewControllers = [first, other]
      root = tabs
      leave = { [outer] in
        if $0 { other.transitionController.transition = outer }
        tabs.selectedIndex = 1
      }
      comeBack = { [outer] in
        if $0 { first.transitionController.transition = outer }
        tabs.selectedIndex = 0
      }
    }
  }

  /// Plays both changes, and then removes everything; returns what is wrong.
  func play() throws -> [String] {
    window.rootViewController = root
    window.makeKeyAndVisible()
    try stage.settle()
    if plan.inner != .present { child.present(modal, animated: false) }
    try stage.settle()
    if plan.inner == .dismissTwo { modal.present(front, animated: false) }
    try stage.settle()
    if plan.outer == .uncover { root.present(cover, animated: false) }
    if plan.outer == .comeBack { leave(false) }
    try stage.settle()
    begin(inner: plan.innerBeginsFirst)
    stage.advance(by: 0)
    begin(inner: !plan.innerBeginsFirst)
    stage.advance(by: 0.05)
    end(inner: plan.innerEndsFirst)
    stage.advance(by: 1)
    end(inner: !plan.innerEndsFirst)
    try stage.settle()
    var complaints = check("after both")
    root.dismiss(animated: false)
    try stage.settle()
    complaints += check("uncovered")
    if plan.outer == .leave, plan.outerEnding != .cancelled {
      other.transitionController.transition = nil
      comeBack(false)
    }
    try stage.settle()
    complaints += check("back")
    if child.presentedViewController != nil { child.dismiss(animated: false) }
    try stage.settle()
    complaints += check("at the end")
    return controllers.flatMap(\.witness.complaints) + complaints
  }

  private func begin(inner isInner: Bool) {
    if isInner {
      let isAnimated = plan.innerEnding != .atOnce
      (plan.inner == .dismissTwo ? front : modal).transitionController.transition = inner
      if plan.inner == .present {
        child.present(modal, animated: isAnimated)
      } else {
        child.dismiss(animated: isAnimated)
      }
    } else {
      let isAnimated = plan.outerEnding != .atOnce
      cover.transitionController.transition = outer
      switch plan.outer {
      case .cover: root.present(cover, animated: isAnimated)
      case .uncover: root.dismiss(animated: isAnimated)
      case .leave:
        if plan.container == .navigation { child.transitionController.transition = outer }
        leave(isAnimated)
      case .comeBack:
        if plan.container == .navigation { child.transitionController.transition = outer }
        comeBack(isAnimated)
      }
    }
  }

  private func end(inner isInner: Bool) {
    let driver = isInner ? inner.driver : outer.driver
    switch isInner ? plan.innerEnding : plan.outerEnding {
    case .atOnce: return
    case .finished: driver.finish()
    case .cancelled: driver.cancel()
    }
  }

  private func check(_ time: String) -> [String] {
    var complaints: [String] = []
    let lines = log.take()
    for (controller, witness) in controllers {
      witness.read(lines)
      let isInWindow = controller.viewIfLoaded?.window != nil
      let isRight =
        isInWindow
        ? witness.state == .didAppear : witness.state == nil || witness.state == .didDisappear
      guard !isRight else { continue }
      let state = witness.state?.rawValue ?? "nothing"
      complaints.append(
        "\(witness.name) heard \(state) last \(time), in the window: \(isInWindow)")
    }
    return complaints
  }
}
