public import Foundation
public import HeadlessViews
public import TransitionCurves

/// An animation of one property of a layer through several values.
///
/// ```swift
/// let shake = CAKeyframeAnimation(\.position.x, values: [0, -8, 8, 0])
/// shake.isAdditive = true
/// shake.duration = 0.4
/// field.layer.add(shake, forKey: "shake")
/// ```
///
/// Each value is reached exactly at its key time. The timing function of the whole animation
/// applies first, then the timing function between two values, as in Core Animation. Impossible key
/// times are ignored. Values that the property cannot have are refused when the animation is added.
///
/// Transforms blend by decomposition between neighbouring values, and paths point by point.
/// Transforms, paths and arrays have neither length nor sum: cubic modes join them like linear
/// ones, and paced modes give each interval the same time.
///
/// With a `path` a point moves along the path, curves included. An interval is then one segment of
/// the path, so that there is one more key time than segments, and two more in discrete mode. Modes
/// that are not paced run through each segment by its parameter; paced modes keep a constant speed
/// along the path.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values to pass through: numbers, points, sizes, colours, transforms or paths, or arrays of
  /// colours or numbers.
  public var values: [Any]?

  /// The path along which a point moves, in points; it replaces `values`.
  public var path: CGPath?

  /// The rotation of the layer along the path; nil does not rotate the layer.
  ///
  /// It requires a path of `position`. The rotation applies after the layer's own transform.
  public var rotationMode: CAAnimationRotationMode?

  /// The time of each value, as ascending fractions of the duration in `0...1`.
  ///
  /// A discrete animation has one key time more than values. Nil spaces the values evenly.
  public var keyTimes: [Double]?

  /// The timing functions between values, one fewer than values; missing ones are linear.
  public var timingFunctions: [MediaTimingFunction]?

  /// The interpolation between values; paced modes use neither key times nor timing functions.
  public var calculationMode = CalculationMode.linear

  /// The tension at each value in cubic modes, unitless; above zero the curve is tighter.
  public var tensionValues: [Double]?

  /// The continuity at each value in cubic modes, unitless; above zero the corner is sharper.
  public var continuityValues: [Double]?

  /// The bias at each value in cubic modes, unitless; above zero the curve swings out before the
  /// value.
  public var biasValues: [Double]?

  /// The spring whose motion is the progress through the values, in the animation's own seconds;
  /// nil for the timing function.
  package final var spring: SpringCurve?

  /// Creates an animation of a property through values, at key times if any are given.
  public convenience init<Value: AnimatableValue>(
    _ keyPath: AnimatableKeyPath<Value>, values: [Value], keyTimes: [Double]? = nil
  ) {
    self.init()
    target = AnimationTarget(keyPath)
    self.values = values
    self.keyTimes = keyTimes
  }

  /// Creates an animation of a point along a path.
  public convenience init(_ keyPath: AnimatableKeyPath<CGPoint>, path: CGPath) {
    self.init()
    target = AnimationTarget(keyPath)
    self.path = path
  }

  override func changeValues(_ change: (Any) -> Any) {
    values = values?.map(change)
  }

  open override func copy() -> CAAnimation {
    let copy = super.copy()
    if let copy = copy as? CAKeyframeAnimation {
      copy.values = values
      copy.path = path
      copy.rotationMode = rotationMode
      copy.keyTimes = keyTimes
      copy.timingFunctions = timingFunctions
      copy.calculationMode = calculationMode
      copy.tensionValues = tensionValues
      copy.continuityValues = continuityValues
      copy.biasValues = biasValues
      copy.spring = spring
    }
    return copy
  }

  override var curve: AnimationTimingCurve {
    spring.map { .sprung($0, settlingDuration: $0.settlingDuration) } ?? super.curve
  }

  override var isPossible: Bool {
    super.isPossible
      && [tensionValues, continuityValues, biasValues]
        .allSatisfy { $0?.allSatisfy(\.isFinite) ?? true }
  }

  override func parts(on layer: CALayer) -> [AnimationPart]? {
    guard var parts = super.parts(on: layer) else { return nil }
    if let path, let rotationMode, target == AnimationTarget(\.position) {
      let track = track(along: path, .turn(by: rotationMode == .auto ? 0 : .pi))
      parts.append(
        AnimationPart(
          target: AnimationTarget(\.transform), track: .other(track), isAdditive: false))
    }
    return parts
  }

  private func track(along path: CGPath, _ aspect: PathTrack.Aspect) -> PathTrack {
    PathTrack(
      path, keyTimes: keyTimes, timingFunctions: timingFunctions ?? [],
      calculationMode: calculationMode, aspect: aspect)
  }

  override func track(of target: AnimationTarget, on layer: CALayer) -> ValueTrack? {
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
      return .other(track(along: path, .point(sum: isCumulative ? end : nil)))
    }
    guard let values = values(of: target, on: layer) else { return nil }
    var known: [LayerValue] = []
    for value in values {
      guard let value = target.layerValue(value, of: layer) else { return nil }
      known.append(value)
    }
    return .other(
      KeyframeValueTrack(
        values: known, keyTimes: keyTimes, timingFunctions: timingFunctions ?? [],
        calculationMode: calculationMode, shapes: shapes(count: known.count),
        isCumulative: isCumulative))
  }

  override func numbers(
    of function: CAValueFunction, _ target: AnimationTarget, on layer: CALayer
  ) -> FunctionTrack.Values? {
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
      KeyframeCurve(
        values: known, keyTimes: keyTimes, timingFunctions: timingFunctions ?? [],
        calculationMode: calculationMode, shapes: shapes(count: known.count)))
  }

  /// The values to pass through; nil when there are none, which is reported.
  private func values(of target: AnimationTarget, on layer: CALayer) -> [Any]? {
    if let values, !values.isEmpty { return values }
    let issue = StageIssue.wrongValue(
      target: target.key, owner: layer.label, value: "an empty list of values")
    layer.report(issue)
    return nil
  }

  private func shapes(count: Int) -> [SplineShape] {
    SplineShape.shapes(
      count: count, tensions: tensionValues ?? [], continuities: continuityValues ?? [],
      biases: biasValues ?? [])
  }
}

/// The rotation of a layer that moves along a path, with Core Animation's names.
public enum CAAnimationRotationMode: String, Hashable, Sendable, CaseIterable {
  /// The layer's x axis points forward along the path.
  case auto
  /// The layer's x axis points backward along the path.
  case autoReverse = "auto-reverse"

  /// The choice with a name; an unknown name counts as `auto`.
  public init(rawValue: String) {
    self = Self.allCases.first { $0.rawValue == rawValue } ?? .auto
  }
}
