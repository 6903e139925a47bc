package import Foundation
package import HeadlessStage
package import HeadlessViews
package import TransitionCurves

/// A value that the engine animates.
package typealias MotionValue = LayerValue

extension AnimatableValue {
  /// The value as the engine takes it.
  package var motionValue: MotionValue { layerValue }
}

extension CALayer {
  package func shownNumber(of target: AnimationTarget) -> CGFloat? {
    guard case .number(let number) = presentationValue(of: target) else { return nil }
    return CGFloat(number)
  }

  package func visibleChanges(
    of target: AnimationTarget, from start: CGFloat, to end: CGFloat
  ) -> Double {
    target.visibleChanges(from: .number(Double(start)), to: .number(Double(end)), on: self)
  }

  package var isOutsideWindow: Bool { tree?.host == nil }

  package var ownerName: String { label }
}
