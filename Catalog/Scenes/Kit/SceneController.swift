import Transitioning

/// A screen of a scene, which paints its ground and lays out its parts.
class SceneController: UIViewController {
  /// The role of the ground in the palette; nil for a clear view, such as below a picture.
  var ground: Palette.Role? { \.surface }

  override func loadView() {
    guard let ground else { return super.loadView() }
    view = Surface.screen(ground)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOut(view)
  }

  /// Lays out the parts of the screen in its root view; does nothing by default.
  func layOut(_ root: UIView) {}
}
