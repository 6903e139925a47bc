import HeadlessStage
package import HeadlessViews
package import TransitionCurves

/// The stage on which a transition between two controllers runs.
@MainActor
package struct TransitionScreen {
  private let stage: Stage?

  package init(of one: UIViewController, and other: UIViewController) {
    stage = one.stage ?? other.stage
  }

  package var traits: UITraitCollection { stage?.traits ?? .current }

  package func report(_ issue: TransitionIssue) {
    (stage?.diagnostics ?? Diagnostics.fallback).report(issue)
  }

  package func perform(_ work: @escaping @MainActor () -> Void) { stage?.perform { work() } }

  package func performAtNextTouch(_ work: @escaping @MainActor () -> Void) {
    stage?.timeline.performAtNextTouch(work)
  }
}
