package import Foundation
import HeadlessViews
package import TransitionCurves

/// The hold of a finger on the transitions of an interaction controller.
///
/// An end before the beginning is remembered for a `Transition` that the library knows: one that the
/// finger has requested, or whose interaction controller the transition itself returns. UIKit does
/// not tell of any other.
@MainActor
package struct FingerHold {
  /// The interaction controller whose finger requests a transition.
  static weak var expecting: UIPercentDrivenInteractiveTransition?

  fileprivate unowned let interaction: UIPercentDrivenInteractiveTransition

  package var percent: CGFloat { interaction.driven }

  package var direction: TransitionDirection? { interaction.drivenDirection }

  package var isReleasedEarly: Bool { interaction.isReleasedEarly }

  package func take(_ request: () -> Void) {
    guard !interaction.catchTransition() else { return }
    FingerHold.expecting = interaction
    request()
    FingerHold.expecting = nil
  }

  package func update(_ percent: CGFloat) { interaction.update(percent) }

  package func release(finishing: Bool, velocity: CGFloat?) {
    let isKnown = interaction.followed?.hasEnded == false
    if let velocity {
      interaction.release(finishing: finishing, velocity: velocity, remembersEnd: isKnown)
    } else {
      interaction.release(finishing: finishing, remembersEnd: isKnown)
    }
  }

  package func exitDistance(toward outward: (dx: CGFloat, dy: CGFloat)) -> CGFloat {
    interaction.exitDistance(CGVector(dx: outward.dx, dy: outward.dy)) ?? 0
  }
}

extension UIPercentDrivenInteractiveTransition {
  /// The hold of a finger on the controller's transitions.
  package final var fingerHold: FingerHold { FingerHold(interaction: self) }
}
