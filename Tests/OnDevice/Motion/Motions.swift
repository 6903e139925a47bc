import Transitioning
import Transitions

/// The transitions that are compared: those that move the views of the two controllers themselves,
/// and not copies of them.
@MainActor
enum Motions {
  /// Each transition once, with its name.
  static func all() -> [(name: String, transition: any Transition)] {
    [
      ("fade", FadeTransition()),
      ("slide", .slide()),
      ("scale", .scale()),
      ("zoom-slide", .zoomSlide()),
      ("page-in", .pageIn()),
      ("shared-axis", .sharedAxis(.x)),
      ("drawer", .drawer()),
      ("parallax-push", .parallaxPush()),
      ("spring-slide", .slide(timing: .spring(response: 0.4, dampingRatio: 0.7))),
      ("elevation-scale", .elevationScale()),
    ]
  }
}
