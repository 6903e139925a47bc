/// The two controllers of a transition, its direction and its source.
@MainActor
final class TransitionParticipants {
  let direction: TransitionDirection
  let back: UIViewController
  let fore: UIViewController

  /// The source controller, if the source is not the back controller.
  @LinkedController private var other: UIViewController?
  private let sourceIsBack: Bool

  init(
    direction: TransitionDirection, back: UIViewController, fore: UIViewController,
    source: UIViewController?
  ) {
    self.direction = direction
    self.back = back
    self.fore = fore
    sourceIsBack = source === back
    if !sourceIsBack { other = source }
  }

  /// The same controllers in exchanged roles and the opposite direction.
  func reversed() -> TransitionParticipants {
    TransitionParticipants(
      direction: direction == .forward ? .backward : .forward, back: fore, fore: back,
      source: source)
  }

  /// The controller whose `present(_:animated:completion:)` was called.
  var source: UIViewController? { sourceIsBack ? back : other }

  /// The screen that shows the controllers.
  var screen: TransitionScreen { TransitionScreen(of: back, and: fore) }
}
