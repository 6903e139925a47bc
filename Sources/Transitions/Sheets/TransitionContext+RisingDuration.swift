import Foundation
import Transitioning

extension TransitionContext {
  /// The time until a spring's motion of the presented view from below the container is visibly at
  /// rest, in seconds.
  func risingDuration(of spring: SpringCurve) -> TimeInterval {
    let bounds = containerView.bounds
    let place = presentationController?.frameOfPresentedViewInContainerView ?? bounds
    return spring.settlingDuration(over: Double(bounds.maxY - place.minY))
  }
}
