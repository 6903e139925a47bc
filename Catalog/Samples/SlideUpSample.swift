import Transitioning
import Transitions

/// A presentation of the composer over the wall, by a slide from below.
struct SlideUpSample: Sample {
  static let name = "slide-up"
  static let group = SampleGroup.basics
  static let summary = "A wall of posts; the composer rises over it, pulled by a spring."

  private let wall = WallViewController()

  var root: ViewController { wall }

  func open() -> ViewController {
    let composer = ComposerViewController()
    composer.transitionController.transition = SlideUpTransition()
    wall.present(composer, animated: true)
    return composer
  }
}
