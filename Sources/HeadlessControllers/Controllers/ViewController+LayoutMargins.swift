import Foundation
public import HeadlessViews

extension ViewController {
  /// The least that the controller's view keeps free at its edges, in points: 16 at the sides of a
  /// narrow screen, 20 at those of a wide one.
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

  package var isInContainer: Bool { storedParent?.keeper != nil }
}

extension ViewController: TraitChangeObservable {
  /// Who listens to changes of the controller's traits.
  public var traitChangeRegistry: TraitChangeRegistry {
    if let registry = listeningTraitChanges { return registry }
    let registry = TraitChangeRegistry()
    listeningTraitChanges = registry
    return registry
  }
}
