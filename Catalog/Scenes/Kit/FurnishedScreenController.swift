import Transitioning

/// A screen that decides about the furniture above it: the status bar and the home indicator.
class FurnishedScreenController: UIViewController {
  /// The style of the home indicator; by default that of the interface.
  var preferredHomeIndicatorStyle: UIStatusBarStyle { .default }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    StatusBar.update(above: self)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    StatusBar.update(above: self)
  }
}
