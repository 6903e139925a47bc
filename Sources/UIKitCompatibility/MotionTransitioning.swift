// These names are Material Motion's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Transitioning

// The names in Material Motion's library that are different from ours.

/// A closure that returns the frame of a presented view in its container.
public typealias TransitionFrameCalculation = TransitionPresentationController.FrameOfPresentedView

extension TransitionControlling where Self: UIViewController {
  /// The controller's transition controller, under its Objective-C name.
  public var mdm_transitionController: TransitionController { transitionController }
}

extension TransitionNavigationControllerDelegate {
  /// The delegate for navigation controllers that have no delegate of their own: `shared`.
  public static func sharedInstance() -> TransitionNavigationControllerDelegate { shared }

  /// The methods of the delegate that UIKit knows: those of `shared`.
  public static func sharedDelegate() -> any UINavigationControllerDelegate { shared }
}

extension TransitionContext {
  /// Calls `work` after the transition has ended.
  public func `defer`(toCompletion work: @escaping () -> Void) {
    deferToCompletion(work)
  }
}
