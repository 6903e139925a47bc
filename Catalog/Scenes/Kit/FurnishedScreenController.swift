import Transitioning

/// A screen that decides about the furniture above it: the status bar and the home indicator.
class FurnishedScreenController: SceneController {
  /// The style of the home indicator; by default that of the interface.
  var preferredHomeIndicatorStyle: UIStatusBarStyle { .default }

  /// The style of the home indicator by the picture of the screen that is below it, if any.
  var styleOfPictureAtLowerEdge: UIStatusBarStyle {
    view.layoutIfNeeded()
    let place = CGPoint(x: view.bounds.midX, y: view.bounds.maxY - 10)
    return view.styleOfPicture(at: place) ?? .default
  }

  /// How the status bar changes on the way to this screen, and mirrored on the way back.
  var statusBarChange = StyleChange()

  /// How the home indicator changes on the way to this screen; nil for the same as at the top.
  var homeIndicatorChange: StyleChange?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    StatusBar.update(above: self)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    StatusBar.update(above: self)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    StatusBar.update(above: self)
  }
}
