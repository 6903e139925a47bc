import Transitioning

/// A presentation of the post editor over the wall, in a VIPER app.
struct WallSample: Sample {
  static let name = "wall"
  static let group = SampleGroup.scenes
  static let summary = "A wall built as VIPER; its wireframe brings the post editor up over it."

  private let wall = WallWireframe.makeModule()

  var root: ViewController { wall }

  func open() -> ViewController {
    wall.presenter?.newPostWasAsked()
    return wall.presentedViewController ?? wall
  }
}
