import Transitioning
import Transitions

/// A presentation of the composer over the wall, by a fade.
struct FadeSample: Sample {
  static let name = "fade"
  static let group = SampleGroup.basics
  static let summary = "A wall of posts; the composer for a new one fades in over it."

  private let wall = WallViewController()

  var root: ViewController { wall }

  func open() -> ViewController {
    let composer = ComposerViewController()
    composer.transitionController.transition = FadeTransition()
    wall.present(composer, animated: true)
    return composer
  }
}
