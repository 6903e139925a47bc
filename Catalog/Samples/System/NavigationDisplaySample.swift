import Transitioning
import Transitions

/// The story of an album on a stack that moves as Android's `NavDisplay` does.
struct NavigationDisplaySample: NavigationSample {
  static let name = "navigation-display"
  static let adoption = Adoption(pushing: ".navigationDisplay()")
  static let group = SampleGroup.system
  static let purpose = "push, pop and back, as on Android"
  static let summary = "An album; its story fades in, and shrinks off it on the way back."
  static let takesHold = false

  let navigation = SceneNavigationController(PhotoGridViewController())

  init() {
    // The gesture of Android comes from both edges, and takes the place of the stack's own.
    navigation.interactivePopGestureRecognizer?.isEnabled = false
  }

  func open() -> UIViewController {
    let story = StoryViewController(0)
    let back = PredictiveBackController { [unowned navigation] in
      navigation.popViewController(animated: true)
    }
    story.view.addGestureRecognizer(back.recognizer)
    story.transitionController.transition = .navigationDisplay(by: back)
    navigation.pushViewController(story, animated: true)
    return story
  }
}
