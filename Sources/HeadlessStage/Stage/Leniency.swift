import HeadlessViews

/// Something that works on a stage, and not on a device, or not surely.
///
/// A stage does it for convenience, and remarks once that a device does not. A stage without
/// leniencies does what UIKit does, so that what rests on one of them fails there:
///
/// ```swift
/// stage.leniencies = []
/// ```
public enum Leniency: Hashable, Sendable, CaseIterable {
  /// A dismissal during a presentation turns it round, and during a dismissal counts as a part of
  /// it; UIKit ignores both, and never calls the completion (Presentation 13, 29).
  case dismissalDuringTransition

  /// The completion of a presentation that is refused is called; UIKit drops it (Presentation 13).
  case completionOfRefusedPresentation

  /// A percent-driven transition that is finished or cancelled before it begins ends when it has
  /// begun; a device loses the call, so that the transition never ends (Interaction 14).
  case earlyEndOfInteraction

  /// The values that a block of `UIView.animate`, or a block alongside, has changed are as they were
  /// after a transition was cancelled; on a device they may stay at their ends (Interaction 16).
  case valuesAfterCancelling

  /// What a device does instead, in one sentence.
  package var remark: String {
    let there =
      switch self {
      case .dismissalDuringTransition:
        "UIKit ignores a dismissal while a transition runs, and never calls its completion. Dismiss "
          + "with transitionController.dismiss(), which turns a presentation round or waits"
      case .completionOfRefusedPresentation:
        "UIKit never calls the completion of a presentation that it refuses"
      case .earlyEndOfInteraction:
        "a transition may never end if it is finished or cancelled before it has begun. Wait for "
          + "its beginning, or use an interaction controller of this library"
      case .valuesAfterCancelling:
        "values that UIView.animate, or a block alongside, has changed may stay at their ends when a "
          + "transition is cancelled. Set them back in the completion"
      }
    return "This works here; on a device \(there)."
  }

  /// The leniencies of a new stage.
  #if TRANSITIONING_ON_UIKIT
    package static let initial: Set<Leniency> = []
  #else
    package static let initial = Set(allCases)
  #endif
}

extension Stage {
  /// True if the stage does what a device does not; remarks it at the first use.
  package func uses(_ leniency: Leniency) -> Bool {
    guard leniencies.contains(leniency) else { return false }
    diagnostics.remark(leniency.remark)
    return true
  }
}
