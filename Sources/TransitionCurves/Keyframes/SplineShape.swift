/// The tension, continuity and bias of a smooth keyframe sequence at one of its values.
///
/// With all three at zero, the sequence is a Catmull–Rom spline. Source: Kochanek and Bartels,
/// *Interpolating Splines with Local Tension, Continuity, and Bias Control*, SIGGRAPH 1984; Core
/// Animation's `tensionValues`, `continuityValues` and `biasValues`.
public struct SplineShape: Hashable, Sendable {
  /// Unitless, usually `-1...1`; above zero the curve is tighter.
  public var tension: Double

  /// Unitless, usually `-1...1`; above zero the corner is sharper.
  public var continuity: Double

  /// Unitless, usually `-1...1`; above zero the curve swings out before the value.
  public var bias: Double

  /// A shape; parameters that are not given are zero.
  ///
  /// - Precondition: all three are finite.
  public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
    for (name, value) in [("tension", tension), ("continuity", continuity), ("bias", bias)] {
      precondition(value.isFinite, "SplineShape \(name) must be finite, not \(value)")
    }
    self.tension = tension
    self.continuity = continuity
    self.bias = bias
  }
}

extension SplineShape {
  /// The shapes of `count` values, from lists of parameters; missing parameters are zero.
  ///
  /// - Precondition: `count` lies in `0...1000000`, and all parameters are finite.
  public static func shapes(
    count: Int, tensions: [Double] = [], continuities: [Double] = [], biases: [Double] = []
  ) -> [SplineShape] {
    precondition(
      (0...1_000_000).contains(count), "SplineShape count must lie in 0...1000000, not \(count)")
    return (0..<count).map { index in
      SplineShape(
        tension: index < tensions.count ? tensions[index] : 0,
        continuity: index < continuities.count ? continuities[index] : 0,
        bias: index < biases.count ? biases[index] : 0)
    }
  }

  /// The tangents before and after a value, from the steps that lead to the value and away from it.
  func tangents<Value: VectorValue>(arriving a: Value, leaving b: Value) -> (Value, Value) {
    let scale = (1 - tension) / 2
    let before = scale * (1 + bias)
    let after = scale * (1 - bias)
    let incoming = a.scaled(by: before * (1 - continuity))
      .adding(b.scaled(by: after * (1 + continuity)))
    let outgoing = a.scaled(by: before * (1 + continuity))
      .adding(b.scaled(by: after * (1 - continuity)))
    return (incoming, outgoing)
  }

  /// The cubic Bézier spans between neighbouring `values`.
  ///
  /// At either end, the only step there counts as both the step before and the step after.
  static func controls<Value: VectorValue>(
    of values: [Value], shapes: [SplineShape]
  ) -> [KeyframeSpan<Value>] {
    let steps = zip(values, values.dropFirst()).map { $1.subtracting($0) }
    let tangents = values.indices.map { index in
      let shape = index < shapes.count ? shapes[index] : SplineShape()
      return shape.tangents(
        arriving: steps[max(index - 1, 0)], leaving: steps[min(index, steps.count - 1)])
    }
    return steps.indices.map { index in
      KeyframeSpan(
        values[index], values[index].adding(tangents[index].1.scaled(by: 1.0 / 3)),
        values[index + 1].subtracting(tangents[index + 1].0.scaled(by: 1.0 / 3)),
        values[index + 1])
    }
  }
}
