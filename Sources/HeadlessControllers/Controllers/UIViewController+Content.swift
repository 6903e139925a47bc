import Foundation
import HeadlessStage
import HeadlessViews

extension UIViewController: UIContentContainer {
  /// The value of `traitCollection`.
  var currentTraits: UITraitCollection {
    if let view = viewIfLoaded, view.window != nil { return view.traitCollection }
    return lineage.reversed().reduce(stage?.traits ?? .current) { traits, controller in
      traits.applying(controller.effectiveTraitOverrides)
    }
  }

  /// Calls `willTransition(to:with:)` if the controller's own traits change.
  func passTraits(
    _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let own = effectiveTraitOverrides
    let traits = traits.applying(own)
    // A controller whose overrides hide the change is not notified.
    guard own.isEmpty || traits != currentTraits else { return }
    willTransition(to: traits, with: coordinator)
  }

  /// The presentation controller of the controller that this one presents, once its container is in
  /// a window.
  var presentedManager: UIPresentationController? {
    guard let manager = family.presented?.presentation?.controller,
      manager.actualContainerView?.window != nil
    else { return nil }
    return manager
  }

  /// Sets the preferred size and notifies the parent or the presentation controller.
  func preferContentSize(_ size: CGSize) {
    guard size.isFinite else {
      return report(
        ViewIssue.notFinite(
          property: "preferredContentSize", owner: label, value: "\(size.width) × \(size.height)"))
    }
    guard size != actualContentSize else { return }
    actualContentSize = size
    notifyOfContentSize()
  }

  /// Notifies the parent or the presentation controller of the preferred size.
  func notifyOfContentSize() {
    let holder: (any UIContentContainer)? = family.parent ?? presentation?.controller
    holder?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  var isOnScreen: Bool { viewIfLoaded?.window != nil }
}
