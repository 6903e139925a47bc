import Foundation
public import HeadlessViews

extension UIViewController {
  /// The minimum layout margins of the controller's view, in points: 16 at each side, or 20 at each
  /// side of a wide screen (regular width, or 414 points and more).
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let isWide =
      currentTraits.horizontalSizeClass == .regular
      || (viewIfLoaded?.window?.bounds.width ?? 0) >= 414
    let side: CGFloat = isWide ? 20 : 16
    return NSDirectionalEdgeInsets(leading: side, trailing: side)
  }

  package var minimumLayoutMargins: NSDirectionalEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }

  package var isInContainer: Bool { family.parent?.containerCoordinator != nil }
}

extension UIViewController: UITraitChangeObservable {
  /// The observers of changes of the controller's traits.
  public var traitChangeRegistry: TraitChangeRegistry {
    if let registry = listeningTraitChanges { return registry }
    let registry = TraitChangeRegistry()
    listeningTraitChanges = registry
    return registry
  }
}
