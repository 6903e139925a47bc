import Foundation
import HeadlessStage
import HeadlessViews

extension ViewController: ContentContainer {
  /// What `traitCollection` reads.
  var currentTraits: TraitCollection {
    if let view = viewIfLoaded, view.window != nil { return view.traitCollection }
    return lineage.reversed().reduce(stage?.traits ?? .current) { traits, controller in
      traits.applying(controller.effectiveTraitOverrides)
    }
  }

  /// Tells the controller that its size is about to change, on screen or not (fact A40).
  func passSize(_ size: CGSize, with coordinator: any ViewControllerTransitionCoordinator) {
    Descent.perform { self.viewWillTransition(to: size, with: coordinator) }
  }

  /// Tells the controller that its traits are about to change.
  func passTraits(
    _ traits: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    let own = effectiveTraitOverrides
    let traits = traits.applying(own)
    // Whoever says otherwise sees no change.
    guard own.isEmpty || traits != currentTraits else { return }
    Descent.perform { self.willTransition(to: traits, with: coordinator) }
  }

  func passTraitsToChildren(
    _ traits: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in storedChildren { child.passTraits(traits, with: coordinator) }
  }

  /// Every child gets the size that this controller has for it (fact A38).
  func passSizeToChildren(_ size: CGSize, with coordinator: any ViewControllerTransitionCoordinator)
  {
    for child in storedChildren {
      let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.passSize(size, with: coordinator)
    }
  }

  /// What manages the presentation of whatever the controller presents gets the size of the
  /// controller itself (fact A38).
  func passSizeToPresented(
    _ size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    guard let manager = presentedManager else { return }
    manager.viewWillTransition(to: size, with: coordinator)
  }

  func passTraitsToPresented(
    _ traits: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    presentedManager?.willTransition(to: traits, with: coordinator)
  }

  /// What manages the presentation of whatever the controller presents, once that is on its way in.
  private var presentedManager: PresentationController? {
    guard let manager = storedPresented?.storedPresentationController,
      manager.storedContainerView?.window != nil
    else { return nil }
    return manager
  }

  /// Takes a preferred size, and tells whoever holds the controller (fact A41).
  func preferContentSize(_ size: CGSize) {
    guard size.isFinite else {
      let issue = ViewIssue.notFinite(
        property: "preferredContentSize", owner: label, value: "\(size.width) × \(size.height)")
      return (stage?.diagnostics ?? Diagnostics.fallback).report(issue)
    }
    guard size != storedContentSize else { return }
    storedContentSize = size
    tellContentSize()
  }

  /// Tells whoever holds the controller that it would like another size.
  func tellContentSize() {
    let holder: (any ContentContainer)? = storedParent ?? presentation?.controller
    holder?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// True while the view is in a window.
  var isOnScreen: Bool { viewIfLoaded?.window != nil }
}
