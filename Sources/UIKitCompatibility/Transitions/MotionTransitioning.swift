// These are others' names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Transitioning

// The names of Material Motion's library that differ from ours.

/// Where a presented view stands, in its container.
public typealias TransitionFrameCalculation = TransitionPresentationController.FrameOfPresentedView

extension ViewController {
  /// The controller's transition controller, by its name in Objective-C.
  public var mdm_transitionController: TransitionController { transitionController }
}

extension TransitionContext {
  /// Does `work` when the transition has ended.
  public func `defer`(toCompletion work: @escaping () -> Void) {
    deferToCompletion(work)
  }
}
