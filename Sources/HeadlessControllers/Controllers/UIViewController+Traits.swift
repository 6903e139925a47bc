import Foundation
import HeadlessStage
public import HeadlessViews
import TransitionCurves

extension UIViewController {
  /// The traits that this controller and its descendants override.
  ///
  /// ```swift
  /// detail.traitOverrides.userInterfaceStyle = .dark
  /// ```
  ///
  /// The parent's overrides for the child, see `setOverrideTraitCollection(_:forChild:)`, are
  /// applied first, so that the controller's own overrides take precedence.
  public var traitOverrides: UITraitOverrides {
    get { ownTraitOverrides }
    set {
      guard newValue != ownTraitOverrides, isPossible(newValue) else { return }
      changeTraits { ownTraitOverrides = newValue }
    }
  }

  /// The interface style of the controller and its descendants; `unspecified` for the inherited
  /// style.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle ?? .unspecified }
    set { traitOverrides.userInterfaceStyle = newValue == .unspecified ? nil : newValue }
  }

  /// Implements `setOverrideTraitCollection(_:forChild:)`.
  func give(_ collection: UITraitCollection?, to child: UIViewController) {
    guard child.family.parent === self else {
      return report(.notChild(child: child.sentenceName, parent: sentenceName))
    }
    guard collection != child.family.collectionFromParent,
      child.isPossible(collection.map { UITraitOverrides($0) } ?? UITraitOverrides())
    else { return }
    child.changeTraits { child.family.collectionFromParent = collection }
  }

  /// The overrides that apply to the controller, in order of application: the parent's, then its
  /// own.
  package var effectiveTraitOverrides: [UITraitOverrides] {
    let nothing = UITraitOverrides()
    guard family.collectionFromParent != nil || ownTraitOverrides != nothing else { return [] }
    return [family.collectionFromParent.map { UITraitOverrides($0) }, ownTraitOverrides]
      .compactMap(\.self).filter { $0 != nothing }
  }

  /// False if the traits are impossible, which is reported.
  func isPossible(_ overrides: UITraitOverrides) -> Bool {
    guard let scale = overrides.displayScale, !scale.isFinite || scale <= 0 else { return true }
    let issue = StageIssue.impossibleDisplayScale(value: "\(scale)")
    report(issue)
    return false
  }

  /// Records the current traits before the view leaves its window.
  func rememberTraits() {
    if isOnScreen { presence.traitsBefore = currentTraits }
  }

  /// Notifies the views of traits that changed while the controller's view was in no window.
  func catchUpWithTraits() {
    guard let before = presence.traitsBefore, let view = viewIfLoaded, view.window != nil else {
      return
    }
    // The call notifies the descendants on the screen as well.
    var pending = [self]
    while let controller = pending.popLast() {
      controller.presence.traitsBefore = nil
      pending += controller.family.children.filter(\.isOnScreen)
    }
    guard before != view.traitCollection else { return }
    view.notifyOfTraits(changedFrom: before, [])
  }

  /// Applies a change of overrides and notifies the views whose traits change.
  func changeTraits(_ change: () -> Void) {
    let old = effectiveTraitOverrides
    change()
    guard let view = viewIfLoaded, let window = view.window else { return }
    window.tree.hasTraitOverrides = true
    let outer = view.superview?.traitCollection ?? window.traitCollection
    view.notifyOfTraits(changedFrom: outer, old)
  }
}
