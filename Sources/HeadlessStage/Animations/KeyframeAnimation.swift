import Foundation
import HeadlessViews
public import MotionCurves

/// An animation of one property of a layer through several values.
///
/// ```swift
/// let shake = KeyframeAnimation(\.position.x, values: [0, -8, 8, 0])
/// shake.isAdditive = true
/// shake.duration = 0.4
/// field.layer.add(shake, forKey: "shake")
/// ```
///
/// Each value is hit exactly at its key time. The easing of the whole comes first, then that of the
/// way between two values (fact D20). Key times that cannot be are ignored (fact D18); values that
/// the property cannot have are refused when the animation is added.
///
/// Transforms blend by decomposition from each to the next. They have neither length nor sum, so
/// cubic modes join them like linear ones, and paced ones give each way the same time.
@MainActor
open class KeyframeAnimation: PropertyAnimation {
  /// The values to go through: numbers, points, sizes, colours or transforms.
  public var values: [Any]?

  /// When each value is reached, as fractions of the duration, ascending in `0...1`.
  ///
  /// A discrete animation has one more than values. Nil spaces them evenly (fact D19).
  public var keyTimes: [Double]?

  /// The easing of each way, one element fewer than values; missing ones are linear.
  public var timingFunctions: [MediaTimingFunction]?

  /// How it gets from one value to the next; paced modes use neither key times nor timing functions
  /// (fact D21).
  public var calculationMode = CalculationMode.linear

  /// Unitless, one element a value, for cubic modes: above zero the curve is tighter (fact D23).
  public var tensionValues: [Double]?

  /// Unitless, one element a value, for cubic modes: above zero the corner is sharper.
  public var continuityValues: [Double]?

  /// Unitless, one element a value, for cubic modes: above zero the curve swings out before it.
  public var biasValues: [Double]?

  /// An animation of a property through values, at key times if any are given.
  public convenience init<Value: AnimatableValue>(
    _ keyPath: AnimatableKeyPath<Value>, values: [Value], keyTimes: [Double]? = nil
  ) {
    self.init()
    target = AnimationTarget(keyPath)
    self.values = values
    self.keyTimes = keyTimes
  }

  open override func copy() -> Animation {
    let copy = super.copy()
    if let copy = copy as? KeyframeAnimation {
      copy.values = values
      copy.keyTimes = keyTimes
      copy.timingFunctions = timingFunctions
      copy.calculationMode = calculationMode
      copy.tensionValues = tensionValues
      copy.continuityValues = continuityValues
      copy.biasValues = biasValues
    }
    return copy
  }

  override var isPossible: Bool {
    super.isPossible
      && [tensionValues, continuityValues, biasValues]
        .allSatisfy { $0?.allSatisfy(\.isFinite) ?? true }
  }

  override func course(of target: AnimationTarget, on layer: Layer) -> Course? {
    guard let values, !values.isEmpty else {
      let issue = StageIssue.wrongValue(
        target: target.key, owner: layer.label, value: "no values at all")
      layer.report(issue)
      return nil
    }
    var known: [LayerValue] = []
    for value in values {
      guard let value = target.layerValue(value, of: layer) else { return nil }
      known.append(value)
    }
    return .keyed(
      KeyframeCourse(
        values: known, keyTimes: keyTimes, timingFunctions: timingFunctions ?? [],
        calculationMode: calculationMode,
        shapes: SplineShape.shapes(
          count: known.count, tensions: tensionValues ?? [],
          continuities: continuityValues ?? [], biases: biasValues ?? []),
        isCumulative: isCumulative))
  }
}
