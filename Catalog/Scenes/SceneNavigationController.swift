import Transitioning

/// A stack whose screens have bars of their own and bring their own transitions.
class SceneNavigationController: UINavigationController {
  init(_ root: UIViewController) {
    super.init(rootViewController: root)
    isNavigationBarHidden = true
    delegate = TransitionNavigationControllerDelegate.shared
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    paint()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    paint()
  }

  /// Shows the colour of the screens where one screen has left and the other has yet to come.
  private func paint() {
    view.backgroundColor = Palette.matching(traitCollection).surface
  }
}
