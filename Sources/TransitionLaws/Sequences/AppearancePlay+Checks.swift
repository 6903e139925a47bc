import HeadlessStage
import Transitioning

extension AppearancePlay {
  /// Checks that no child of a controller off the screen appears.
  func checkContainment() {
    for controller in tree where controller.appearance.phase == .disappeared {
      for child in controller.children {
        guard [.appearing, .appeared].contains(child.appearance.phase) else { continue }
        complain(
          .containment,
          "\(name(of: child)) \(child.appearance.phase.words) in \(name(of: controller)), "
            + "which has not appeared",
          "no callback of a child while its parent is off the screen")
      }
    }
  }

  /// Checks the states of controllers at rest.
  func checkRest() {
    guard fault == nil else { return }
    let tree = tree
    for controller in tree {
      let view = controller.viewIfLoaded
      let isInWindow = view?.window === window
      let phase = controller.appearance.phase
      let isRight =
        isInWindow
        ? phase == .appeared || (phase == .disappeared && view?.isSeen == false)
        : phase == .disappeared
      if isRight { continue }
      complain(
        .rest,
        "\(name(of: controller)) \(phase.words) at rest, and its view is "
          + (isInWindow ? "in the window" : "in no window"),
        isInWindow ? "viewDidAppear(_:)" : "viewDidDisappear(_:), or no appearance")
    }
    let inUse = Set(tree.map(ObjectIdentifier.init))
    for controller in names.controllers where !inUse.contains(ObjectIdentifier(controller)) {
      guard controller.parent == nil else { continue }
      let isInWindow = controller.viewIfLoaded?.window === window
      guard controller.appearance.phase != .disappeared || isInWindow else { continue }
      complain(
        .rest,
        "\(name(of: controller)) is not in use and \(controller.appearance.phase.words)"
          + (isInWindow ? ", and its view is in the window" : ""),
        "viewDidDisappear(_:) and no view in the window after its removal")
    }
    if let fault = balances.conclude() { complain(fault) }
  }
}

extension AppearanceState.Phase {
  /// The phase as a verb.
  fileprivate var words: String {
    switch self {
    case .disappeared: "is off the screen"
    case .appearing: "is between viewWillAppear and viewDidAppear"
    case .appeared: "has appeared"
    case .disappearing: "is between viewWillDisappear and viewDidDisappear"
    }
  }
}

extension UIView {
  /// False if the view or a view around it is hidden or transparent.
  fileprivate var isSeen: Bool {
    sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0 }
  }
}
