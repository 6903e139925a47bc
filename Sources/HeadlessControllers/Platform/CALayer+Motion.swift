package import Foundation
package import HeadlessStage
package import HeadlessViews
package import MotionCurves

/// A value that the engine animates.
package typealias MotionValue = LayerValue

extension AnimatableValue {
  /// The value as the engine takes it.
  package var motionValue: MotionValue { layerValue }
}

extension CALayer {
  /// The number that the layer shows for a property; nil if the property is not a number.
  package func shownNumber(of target: AnimationTarget) -> CGFloat? {
    guard case .number(let number) = presentationValue(of: target) else { return nil }
    return CGFloat(number)
  }

  /// The difference of two numbers on the layer, in units of the smallest visible change.
  package func visibleChanges(
    of target: AnimationTarget, from start: CGFloat, to end: CGFloat
  ) -> Double {
    target.visibleChanges(from: .number(Double(start)), to: .number(Double(end)), on: self)
  }
}
