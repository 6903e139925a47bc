import HeadlessStage
package import HeadlessViews

extension ViewController {
  /// What the bars of the container cover.
  package var containerInsets: EdgeInsets { storedParent?.keeper?.insets ?? .zero }

  /// What is covered of a view that goes out stays as it was, so that nothing in it jumps on the way.
  package var holdsSafeArea: Bool { appearance.phase == .disappearing }

  /// Takes additional insets.
  func keepSafeArea(_ insets: EdgeInsets) {
    guard insets.isFinite else {
      let issue = ViewIssue.notFinite(
        property: "additionalSafeAreaInsets", owner: label, value: "\(insets)")
      return (stage?.diagnostics ?? Diagnostics.fallback).report(issue)
    }
    guard insets != storedSafeAreaInsets else { return }
    storedSafeAreaInsets = insets
    spreadSafeArea()
  }

  /// Lets the views in the controller's find out at the next layout what of them is covered.
  func spreadSafeArea() {
    guard let view = viewIfLoaded else { return }
    view.window?.tree.useAreas()
    view.setNeedsSafeArea()
  }
}
