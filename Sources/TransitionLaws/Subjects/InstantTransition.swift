import Foundation
import Transitioning

/// A wrapper that runs another transition in a duration of 0.
class InstantTransition: TransitionWithCustomDuration {
  private let base: any Transition

  fileprivate init(_ base: any Transition) { self.base = base }

  /// Returns a transition in a duration of 0, with its presentation if it brings one.
  static func make(of base: any Transition) -> any Transition {
    guard let base = base as? any TransitionWithPresentation else { return InstantTransition(base) }
    return InstantPresentation(presenting: base)
  }

  func transitionDuration(with context: TransitionContext) -> TimeInterval { 0 }

  func start(with context: TransitionContext) {
    context.compose(with: base, duration: 0)
    context.transitionDidEnd()
  }
}

/// A wrapper that runs another transition, which brings a presentation, in a duration of 0.
private final class InstantPresentation: InstantTransition, TransitionWithPresentation {
  private let presentation: any TransitionWithPresentation

  init(presenting base: any TransitionWithPresentation) {
    presentation = base
    super.init(base)
  }

  func defaultModalPresentationStyle() -> UIModalPresentationStyle {
    presentation.defaultModalPresentationStyle()
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController?
  ) -> UIPresentationController? {
    presentation.presentationController(
      forPresented: presented, presenting: presenting, source: source)
  }
}
