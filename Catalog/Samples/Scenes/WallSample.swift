import Transitioning

/// A presentation of the post editor over the wall, in a VIPER app.
struct WallSample: Sample {
  static let name = "wall"
  static let adoption = Adoption(
    code: "viewController.transitioningDelegate = self",
    title: "transitioningDelegate")
  static let group = SampleGroup.scenes
  static let purpose = "a button becomes its screen"
  static let summary = "A wall built as VIPER; its button grows into the post editor."

  private let wall = WallWireframe.makeModule()

  var root: UIViewController { wall }

  func open() -> UIViewController {
    wall.presenter?.newPostWasAsked()
    return wall.presentedViewController ?? wall
  }
}
