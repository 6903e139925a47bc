import HeadlessStage
package import HeadlessViews

extension UIViewController {
  /// The insets of the container's bars.
  package var containerInsets: UIEdgeInsets { family.parent?.containerCoordinator?.insets ?? .zero }

  /// True while the view disappears: its safe area is constant then, so that its content does not
  /// move.
  package var holdsSafeArea: Bool { appearance.phase == .disappearing }

  /// Sets the additional insets; reports insets that are not finite.
  func keepSafeArea(_ insets: UIEdgeInsets) {
    guard insets.isFinite else {
      return report(
        ViewIssue.notFinite(
          property: "additionalSafeAreaInsets", owner: label, value: "\(insets)"))
    }
    guard insets != actualSafeAreaInsets else { return }
    actualSafeAreaInsets = insets
    spreadSafeArea()
  }

  /// Invalidates the safe areas of the controller's view and its subviews, for the next layout.
  func spreadSafeArea() {
    guard let view = viewIfLoaded else { return }
    view.window?.tree.useAreas()
    view.setNeedsSafeArea()
  }
}
