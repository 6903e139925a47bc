import CatalogSamples
import Foundation
import TransitionLaws
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
  init?(of sample: any Sample.Type, on screen: StageScreen) {
    // The sample's own run is requested only, and does not begin.
    let play = ScenePlay(opening: sample, on: screen)
    guard let transition = play.opened?.transitionController.transition else { return nil }
    let stage = Stage(screen)
    // A view of the sample is not on this stage, and the transition reports that.
    stage.diagnostics.handler = { _ in }
    stage.diagnostics.remarkHandler = { _ in }
    let window = UIWindow(stage: stage)
    let (back, fore) = SketchScreens.make()
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
