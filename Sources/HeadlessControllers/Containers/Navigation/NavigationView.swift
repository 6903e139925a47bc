import HeadlessViews

/// The view of a navigation controller, which lays out the bar.
@MainActor
final class NavigationView: View {
  private var navigation: NavigationController? { owner as? NavigationController }

  override func layoutSubviews() {
    super.layoutSubviews()
    navigation?.layOutBar()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
    let former = previousTraitCollection?.verticalSizeClass
    if former != traitCollection.verticalSizeClass { navigation?.slot.shown?.spreadSafeArea() }
  }
}
