import HeadlessStage

/// Who takes part in a transition, and which way it goes.
@MainActor
final class TransitionCast {
  let direction: TransitionDirection
  let back: ViewController
  let fore: ViewController

  /// The controller that was asked, where that is not the one behind.
  private weak var other: ViewController?
  private let isAskedBehind: Bool

  init(
    direction: TransitionDirection, back: ViewController, fore: ViewController,
    source: ViewController?
  ) {
    self.direction = direction
    self.back = back
    self.fore = fore
    isAskedBehind = source === back
    if !isAskedBehind { other = source }
  }

  /// The controller that was asked to present.
  var source: ViewController? { isAskedBehind ? back : other }

  /// The stage on which they stand.
  var stage: Stage? { back.stage ?? fore.stage }
}
