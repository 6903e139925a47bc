public import Foundation
public import HeadlessViews
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
/// Transforms blend by decomposition from each to the next, and paths point by point. They and lists
/// have neither length nor sum, so cubic modes join them like linear ones, and paced ones give each
/// way the same time.
///
/// With a `path` a point goes along that instead, curves and all; a part of the time is then one of
/// its segments, so that key times are one more than those, and discrete ones two more. Modes that
/// are not paced go through each segment by its parameter; paced ones keep one pace along the line.
@preconcurrency @MainActor
open class KeyframeAnimation: PropertyAnimation {
  /// How a layer that goes along a path is turned; Core Animation's names.
  public enum RotationMode: String, Hashable, Sendable, CaseIterable {
    /// Its x axis points the way it goes.
    case auto
    /// Its x axis points back the way it came.
    case autoReverse = "auto-reverse"
  }

  /// The values to go through: numbers, points, sizes, colours, transforms or paths, or lists of
  /// colours or numbers.
  public var values: [Any]?

  /// The line that a point goes along, instead of `values` (fact D24); in points.
  public var path: Path?

  /// How the layer is turned on its way; nil leaves it as it is.
  ///
  /// Only with a path of `position`. The turn comes after the layer's own transform.
  public var rotationMode: RotationMode?

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

  /// An animation of a point along a path.
  public convenience init(_ keyPath: AnimatableKeyPath<CGPoint>, path: Path) {
    self.init()
    target = AnimationTarget(keyPath)
    self.path = path
  }

  override func changeValues(_ change: (Any) -> Any) {
    values = values?.map(change)
  }

  open override func copy() -> Animation {
    let copy = super.copy()
    if let copy = copy as? KeyframeAnimation {
      copy.values = values
      copy.path = path
      copy.rotationMode = rotationMode
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

  override func parts(on layer: Layer) -> [AnimationPart]? {
    guard var parts = super.parts(on: layer) else { return nil }
    if let path, let rotationMode, target == AnimationTarget(\.position) {
      let course = course(along: path, .turn(by: rotationMode == .auto ? 0 : .pi))
      parts.append(
        AnimationPart(
          target: AnimationTarget(\.transform), course: .traced(course), isAdditive: false))
    }
    return parts
  }

  private func course(along path: Path, _ aspect: PathCourse.Aspect) -> PathCourse {
    PathCourse(
      path, keyTimes: keyTimes, timingFunctions: timingFunctions ?? [],
      calculationMode: calculationMode, aspect: aspect)
  }

  override func course(of target: AnimationTarget, on layer: Layer) -> Course? {
    if let path {
      var problem: String?
      if path.isEmpty { problem = "an empty path" }
      if !path.isFinite { problem = "a path that is not finite" }
      if case .point = target.value(in: layer.properties) {} else { problem = "a path" }
      if let problem {
        let issue = StageIssue.wrongValue(
          target: target.key, owner: layer.label, value: problem)
        layer.report(issue)
        return nil
      }
      let end = path.segments.last?.point(at: 1)
      return .traced(course(along: path, .point(sum: isCumulative ? end : nil)))
    }
    guard let values = values(of: target, on: layer) else { return nil }
    var known: [LayerValue] = []
    for value in values {
      guard let value = target.layerValue(value, of: layer) else { return nil }
      known.append(value)
    }
    return .keyed(
      KeyframeCourse(
        values: known, keyTimes: keyTimes, timingFunctions: timingFunctions ?? [],
        calculationMode: calculationMode, shapes: shapes(count: known.count),
        isCumulative: isCumulative))
  }

  override func way(
    of function: ValueFunction, _ target: AnimationTarget, on layer: Layer
  ) -> FunctionCourse.Way? {
    guard path == nil else {
      let value = "a path"
      layer.report(StageIssue.wrongValue(target: target.key, owner: layer.label, value: value))
      return nil
    }
    guard let values = values(of: target, on: layer) else { return nil }
    var known: [SIMD4<Double>] = []
    for value in values {
      guard let value = target.numbers(value, for: function, of: layer) else { return nil }
      known.append(value)
    }
    return .keyed(
      KeyframeTrack(
        values: known, keyTimes: keyTimes, timingFunctions: timingFunctions ?? [],
        calculationMode: calculationMode, shapes: shapes(count: known.count)))
  }

  /// The values to go through; nil when there are none, which has been reported then.
  private func values(of target: AnimationTarget, on layer: Layer) -> [Any]? {
    if let values, !values.isEmpty { return values }
    let issue = StageIssue.wrongValue(
      target: target.key, owner: layer.label, value: "no values at all")
    layer.report(issue)
    return nil
  }

  private func shapes(count: Int) -> [SplineShape] {
    SplineShape.shapes(
      count: count, tensions: tensionValues ?? [], continuities: continuityValues ?? [],
      biases: biasValues ?? [])
  }
}
