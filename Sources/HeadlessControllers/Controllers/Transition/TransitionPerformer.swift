import Foundation
import HeadlessStage
import TransitionCurves

/// The object that performs the motion of a transition.
enum TransitionPerformer {
  /// No object: the transition is not animated.
  case none

  /// An animator of the library.
  case own(any UIViewControllerAnimatedTransitioning & TransitionAnimator)

  /// An animator of the app, and its interruptible animator once the motion has begun.
  case foreign(any UIViewControllerAnimatedTransitioning, (any UIViewImplicitlyAnimating)?)

  /// Classifies an animator that a delegate returned; this is the only place that does.
  init(_ animator: (any UIViewControllerAnimatedTransitioning)?) {
    self =
      switch animator {
      case nil: .none
      case let own as any UIViewControllerAnimatedTransitioning & TransitionAnimator: .own(own)
      case let foreign?: .foreign(foreign, nil)
      }
  }

  /// The animator; nil if the transition is not animated.
  var animator: (any UIViewControllerAnimatedTransitioning)? {
    switch self {
    case .none: nil
    case .own(let animator): animator
    case .foreign(let animator, _): animator
    }
  }

  /// The interruptible animator of an app's animator; nil before the motion begins.
  var interruptibleAnimator: (any UIViewImplicitlyAnimating)? {
    guard case .foreign(_, let interruptible) = self else { return nil }
    return interruptible
  }

  /// True if the motion can be paused or reversed while it runs.
  @MainActor
  var isInterruptible: Bool {
    switch self {
    case .none: false
    case .own(let animator): animator.isInterruptible
    case .foreign(_, let interruptible): interruptible != nil
    }
  }

  /// The descriptions of everything that has not ended.
  @MainActor
  var unended: [String] {
    switch self {
    case .none: []
    case .own(let animator): animator.unended
    case .foreign(let animator, _):
      ["\(type(of: animator)) has not called completeTransition(_:); \(RealTime.remark)"]
    }
  }
}
