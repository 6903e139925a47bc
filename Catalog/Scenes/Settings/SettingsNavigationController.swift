import Transitioning

/// A navigation controller whose bar has the colours of the palette.
final class SettingsNavigationController: UINavigationController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    paint()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    paint()
  }

  private func paint() {
    let palette = Palette.matching(traitCollection)
    navigationBar.tintColor = palette.violet.main
    navigationBar.barTintColor = palette.surface
  }
}
