import Foundation
import TransitionPictures
import Transitioning

/// A sample's transition between two screens of a few rectangles, for a picture that must be small.
///
/// Under a perspective a moving picture has the outline of each layer at each instant, so that a
/// screen of an app makes a picture of a megabyte.
@MainActor
struct Sketch {
  /// The factor of the errors of a sketch: paths are exact to a point and a half.
  static let coarseness = 8.0

  /// The forward and the backward leg.
  let legs: [RecordedLeg]

  /// Draws the transition of the controller that a sample opens; nil if it has none.
  init?(of sample: any Sample.Type, in setting: Setting) {
    // The sample's own run is requested only, and does not begin.
    let performance = Performance(sample.init(), in: setting)
    performance.open()
    guard let transition = performance.opened?.transitionController.transition else { return nil }
    let stage = setting.makeStage()
    // A view of the sample is not on this stage, and the transition reports that.
    stage.diagnostics.handler = { _ in }
    stage.diagnostics.remarkHandler = { _ in }
    let window = UIWindow(stage: stage)
    let back = SketchViewController(\.amber.container, \.amber.main)
    let fore = SketchViewController(\.ocean.container, \.ocean.main)
    window.rootViewController = back
    window.makeKeyAndVisible()
    stage.advance(by: 0)
    fore.transitionController.transition = transition
    legs = [
      RecordedLeg("forward", Recorder(stage).record { back.present(fore, animated: true) }),
      RecordedLeg("backward", Recorder(stage).record { fore.dismiss(animated: true) }),
    ]
  }
}

/// A title, a picture and lines, as rectangles in two roles of colour.
private final class SketchViewController: UIViewController {
  private let ground: Palette.Role
  private let shapes: [Surface]

  init(_ ground: Palette.Role, _ ink: Palette.Role) {
    self.ground = ground
    shapes = (0..<4).map { _ in Surface(ink) }
    super.init()
  }

  override func loadView() {
    view = Surface.screen(ground)
    for shape in shapes { view.addSubview(shape) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (width, height) = (view.bounds.width, view.bounds.height)
    let picture = 0.4 * height
    let places: [(top: CGFloat, width: CGFloat, height: CGFloat)] = [
      (72, 0.5 * width, 28), (132, width - 48, picture),
      (picture + 164, width - 48, 14), (picture + 194, 0.6 * width, 14),
    ]
    for (shape, place) in zip(shapes, places) {
      shape.frame = view.frame(
        leading: 24, top: place.top, width: place.width, height: place.height)
    }
  }
}
