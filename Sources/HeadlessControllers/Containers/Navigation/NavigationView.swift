import HeadlessViews

/// The view of a navigation controller, which lays out the bar.
@MainActor
final class NavigationView: UIView {
  private var navigation: UINavigationController? { owner as? UINavigationController }

  /// Requests a layout: outside of a window the bar was placed without a safe area.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    navigation?.layOutBar()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
    let former = previousTraitCollection?.verticalSizeClass
    if former != traitCollection.verticalSizeClass { navigation?.slot.shown?.spreadSafeArea() }
  }
}
