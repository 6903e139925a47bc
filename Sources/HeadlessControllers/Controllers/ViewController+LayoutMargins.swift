import Foundation
public import HeadlessViews

extension ViewController {
  /// The minimum layout margins of the controller's view, in points: 16 at each side, or 20 at each
  /// side of a wide screen (regular width, or 414 points and more).
  public var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    let isWide =
      currentTraits.horizontalSizeClass == .regular
      || (viewIfLoaded?.window?.bounds.width ?? 0) >= 414
    let side: CGFloat = isWide ? 20 : 16
    return DirectionalEdgeInsets(leading: side, trailing: side)
  }

  package var minimumLayoutMargins: DirectionalEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }

  package var isInContainer: Bool { actualParent?.containerCoordinator != nil }
}

extension ViewController: TraitChangeObservable {
  /// The observers of changes of the controller's traits.
  public var traitChangeRegistry: TraitChangeRegistry {
    if let registry = listeningTraitChanges { return registry }
    let registry = TraitChangeRegistry()
    listeningTraitChanges = registry
    return registry
  }
}
