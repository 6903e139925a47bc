import Foundation
import HeadlessStage
public import HeadlessViews

extension ViewController {
  /// What this controller and all in it see otherwise than what is above them.
  ///
  /// ```swift
  /// detail.traitOverrides.userInterfaceStyle = .dark
  /// ```
  ///
  /// The parent's word for the child, see `setOverrideTraitCollection(_:forChild:)`, comes before
  /// it, so that the controller's own is the last.
  public var traitOverrides: TraitOverrides {
    get { ownTraitOverrides }
    set {
      guard newValue != ownTraitOverrides, isPossible(newValue) else { return }
      changeTraits { ownTraitOverrides = newValue }
    }
  }

  /// Whether what the controller and all in it show is dark on light, or light on dark; unspecified, it is
  /// as above.
  public var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle ?? .unspecified }
    set { traitOverrides.userInterfaceStyle = newValue == .unspecified ? nil : newValue }
  }

  /// What `setOverrideTraitCollection(_:forChild:)` does.
  func give(_ collection: TraitCollection?, to child: ViewController) {
    guard child.storedParent === self else {
      return report(.notChild(child: child.sentenceName, parent: sentenceName))
    }
    guard collection != child.collectionFromParent,
      child.isPossible(collection.map { TraitOverrides($0) } ?? TraitOverrides())
    else { return }
    child.changeTraits { child.collectionFromParent = collection }
  }

  /// What the controller sees otherwise than what is above it, its own word last.
  package var effectiveTraitOverrides: [TraitOverrides] {
    let nothing = TraitOverrides()
    guard collectionFromParent != nil || ownTraitOverrides != nothing else { return [] }
    return [collectionFromParent.map { TraitOverrides($0) }, ownTraitOverrides]
      .compactMap(\.self).filter { $0 != nothing }
  }

  /// False when no screen has such traits, which is reported.
  func isPossible(_ overrides: TraitOverrides) -> Bool {
    guard let scale = overrides.displayScale, !scale.isFinite || scale <= 0 else { return true }
    let issue = StageIssue.impossibleDisplayScale(value: "\(scale)")
    (stage?.diagnostics ?? Diagnostics.fallback).report(issue)
    return false
  }

  /// Remembers what the controller sees, for its view is about to leave its window.
  func rememberTraits() {
    if isOnScreen { traitsBefore = currentTraits }
  }

  /// Tells all in the view of what has changed while that was in no window (facts A9, A40).
  func catchUpWithTraits() {
    guard let before = traitsBefore, let view = viewIfLoaded, view.window != nil else { return }
    // Whoever has come back with it hears of it along with it.
    var pending = [self]
    while let controller = pending.popLast() {
      controller.traitsBefore = nil
      pending += controller.storedChildren.filter(\.isOnScreen)
    }
    guard before != view.traitCollection else { return }
    view.tellTraits(changedFrom: before, [])
  }

  /// Makes a change of overrides, and tells all who see other traits then.
  func changeTraits(_ change: () -> Void) {
    let old = effectiveTraitOverrides
    change()
    guard let view = viewIfLoaded, let window = view.window else { return }
    window.tree.hasTraitOverrides = true
    let outer = view.superview?.traitCollection ?? window.traitCollection
    view.tellTraits(changedFrom: outer, old)
  }
}
