import HeadlessStage
package import HeadlessViews
package import MotionCurves

/// The screen on which a transition between two controllers runs: its traits, and the place for
/// reports.
@MainActor
package struct TransitionScreen {
  private let stage: Stage?

  /// Creates the screen of two controllers; one of them may be off screen.
  package init(of one: UIViewController, and other: UIViewController) {
    stage = one.stage ?? other.stage
  }

  /// The traits of the screen and the user's preferences.
  package var traits: UITraitCollection { stage?.traits ?? .current }

  /// Reports a misuse.
  package func report(_ issue: TransitionIssue) {
    (stage?.diagnostics ?? Diagnostics.fallback).report(issue)
  }
}
