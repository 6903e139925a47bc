package import Foundation
import HeadlessViews
package import TransitionCurves

/// The hold of a finger on the transitions of an interaction controller.
@MainActor
package struct FingerHold {
  fileprivate unowned let interaction: UIPercentDrivenInteractiveTransition

  package var percent: CGFloat { interaction.driven }

  package var direction: TransitionDirection? { interaction.drivenDirection }

  package var isReleasedEarly: Bool { interaction.isReleasedEarly }

  package func take(_ request: () -> Void) {
    if !interaction.catchTransition() { request() }
  }

  package func update(_ percent: CGFloat) { interaction.update(percent) }

  package func release(finishing: Bool, velocity: CGFloat?) {
    if let velocity { return interaction.release(finishing: finishing, velocity: velocity) }
    interaction.release(finishing: finishing)
  }

  package func exitDistance(toward outward: (dx: CGFloat, dy: CGFloat)) -> CGFloat {
    interaction.exitDistance(CGVector(dx: outward.dx, dy: outward.dy)) ?? 0
  }
}

extension UIPercentDrivenInteractiveTransition {
  /// The hold of a finger on the controller's transitions.
  package final var fingerHold: FingerHold { FingerHold(interaction: self) }
}
