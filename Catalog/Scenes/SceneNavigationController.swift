import Transitioning

/// A stack whose screens have bars of their own and bring their own transitions.
class SceneNavigationController: NavigationController {
  init(_ root: ViewController) {
    super.init(rootViewController: root)
    isNavigationBarHidden = true
    delegate = TransitionNavigationControllerDelegate.sharedDelegate()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    paint()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    paint()
  }

  /// Shows the colour of the screens where one screen has left and the other has yet to come.
  private func paint() {
    view.backgroundColor = Palette.matching(traitCollection).surface
  }
}

extension SceneNavigationController: GestureRecognizerDelegate {
  /// True: without its own delegate, the swipe would not begin while the bar is hidden.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }
}
