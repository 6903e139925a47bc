import ControllerSupport
import Transitioning

/// The invariants that hold whatever the callers request.
extension ControllerLife {
  /// Checks that every controller has one owner, and that every link goes both ways.
  func checkLinks() {
    for actor in actors { check(actor) }
    for (index, window) in windows.enumerated() {
      guard let root = window.rootViewController else { continue }
      if root.parent != nil || root.presentingViewController != nil {
        complain("the root \(name(root)) is held elsewhere, too")
      }
      for other in windows.dropFirst(index + 1) where other.rootViewController === root {
        complain("\(name(root)) is the root of two windows")
      }
    }
  }

  private func check(_ controller: UIViewController) {
    let children = controller.children
    for (index, child) in children.enumerated() {
      if child.parent !== controller {
        complain(
          "\(name(child)), a child of \(name(controller)), has the parent \(name(child.parent))")
      }
      if children.dropFirst(index + 1).contains(where: { $0 === child }) {
        complain("\(name(child)) is a child of \(name(controller)) twice")
      }
    }
    if let parent = controller.parent, !parent.children.contains(where: { $0 === controller }) {
      complain("\(name(controller)) is no child of its parent \(name(parent))")
    }
    for child in shown(by: controller) where child.parent !== controller {
      complain(
        "\(name(controller)) shows \(name(child)), which has the parent \(name(child.parent))")
    }
    guard let lineage = lineage(of: controller) else { return }
    if let presented = controller.presentedViewController {
      let presenter = presented.presentingViewController
      if !lineage.contains(where: { $0 === presenter }) {
        complain("\(name(presented)), presented by \(name(controller)), says \(name(presenter))")
      }
    }
    if let presenter = controller.presentingViewController {
      let presented = presenter.presentedViewController
      if !lineage.contains(where: { $0 === presented }) {
        complain(
          "\(name(controller)), held by \(name(presenter)), which presents \(name(presented))")
      }
    }
  }

  /// The controllers of a navigation stack or of tabs.
  private func shown(by controller: UIViewController) -> [UIViewController] {
    (controller as? UINavigationController)?.viewControllers
      ?? (controller as? UITabBarController)?.viewControllers ?? []
  }

  /// The controller and its parents; nil if parents and presenters form a cycle.
  private func lineage(of controller: UIViewController) -> [UIViewController]? {
    var (lineage, top, steps) = ([controller], controller, 0)
    while let parent = top.parent {
      (top, steps) = (parent, steps + 1)
      lineage.append(parent)
      guard steps < 1_000 else { break }
    }
    var holder: UIViewController? = top.presentingViewController
    while let next = holder, steps < 1_000 {
      steps += 1
      holder = next.parent ?? next.presentingViewController
    }
    guard steps < 1_000 else {
      complain("\(name(controller)) is in a circle")
      return nil
    }
    return lineage
  }

  /// Checks that all controllers have settled.
  func checkAtRest() {
    checkLinks()
    checkPresentations()
    if isOrderly { checkOrderAtRest() }
    for actor in actors {
      if actor.ear.witness.isInTransition {
        complain("\(name(actor)) rests in \(actor.ear.witness.state?.rawValue ?? "")")
      }
      if actor.isBeingPresented || actor.isBeingDismissed {
        complain("\(name(actor)) rests and is being presented or dismissed")
      }
      if let coordinator = actor.transitionCoordinator {
        complain("\(name(actor)) rests in a transition, \(type(of: coordinator))")
      }
    }
    notePicture()
  }
}
