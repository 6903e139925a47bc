public import Foundation
public import Transitioning

// Core Animation has these as `Float`s, or as `NSNumber`s. Code that imports UIKit's names alone sees no
// others; where ours are imported as well, these give way to them.

extension Layer {
  private var exact: any ExactLayerTime { self }

  /// How fast the layer's time runs, relative to its superlayer's; 0 stands still, negative runs backwards.
  @_disfavoredOverload
  public var speed: Float {
    get { Float(exact.speed) }
    set { exact.speed = Double(newValue) }
  }
}

extension Animation {
  private var exact: any ExactAnimationTime { self }

  /// How fast the animation's time runs, relative to the layer's; negative plays backwards.
  @_disfavoredOverload
  public var speed: Float {
    get { Float(exact.speed) }
    set { exact.speed = Double(newValue) }
  }

  /// How many cycles run, fractions included; 0 stands for one, infinity and the greatest finite number for
  /// an endless animation.
  @_disfavoredOverload
  public var repeatCount: Float {
    get { Float(exact.repeatCount) }
    set {
      exact.repeatCount = newValue >= .greatestFiniteMagnitude ? .infinity : Double(newValue)
    }
  }
}

extension MediaTimingFunction {
  /// A cubic Bézier by its two control points.
  ///
  /// - Precondition: `c1x` and `c2x` lie in `0...1`; `c1y` and `c2y` are finite.
  @_disfavoredOverload
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(controlPoints: Double(c1x), Double(c1y), Double(c2x), Double(c2y))
  }
}

extension KeyframeAnimation {
  private var exact: any ExactKeyframes { self }

  /// When each value is reached, as fractions of the duration, ascending in `0...1`; nil spaces them evenly.
  @_disfavoredOverload
  public var keyTimes: [NSNumber]? {
    get { exact.keyTimes?.map { NSNumber(value: $0) } }
    set { exact.keyTimes = newValue?.map(\.doubleValue) }
  }

  /// Unitless, one element a value, for cubic modes: above zero the curve is tighter.
  @_disfavoredOverload
  public var tensionValues: [NSNumber]? {
    get { exact.tensionValues?.map { NSNumber(value: $0) } }
    set { exact.tensionValues = newValue?.map(\.doubleValue) }
  }

  /// Unitless, one element a value, for cubic modes: above zero the corner is sharper.
  @_disfavoredOverload
  public var continuityValues: [NSNumber]? {
    get { exact.continuityValues?.map { NSNumber(value: $0) } }
    set { exact.continuityValues = newValue?.map(\.doubleValue) }
  }

  /// Unitless, one element a value, for cubic modes: above zero the curve swings out before it.
  @_disfavoredOverload
  public var biasValues: [NSNumber]? {
    get { exact.biasValues?.map { NSNumber(value: $0) } }
    set { exact.biasValues = newValue?.map(\.doubleValue) }
  }
}

extension GradientLayer {
  private var exact: any ExactGradient { self }

  /// Where each colour is, from 0 to 1, ascending; nil spaces them evenly.
  @_disfavoredOverload
  public var locations: [NSNumber]? {
    get { exact.locations?.map { NSNumber(value: $0) } }
    set { exact.locations = newValue?.map(\.doubleValue) }
  }

  /// The colours, from the start to the end; a list with anything else in it is refused.
  @_disfavoredOverload
  public var colors: [Any]? {
    get { exact.colors }
    set {
      let known = newValue?.compactMap { $0 as? Color }
      guard known?.count == newValue?.count else {
        let value = "a list with something in it that is no colour"
        return report(UIKitIssue.wrongValue(keyPath: "colors", owner: label, value: value))
      }
      exact.colors = known
    }
  }
}

extension ShapeLayer {
  private var exact: any ExactDashes { self }

  /// How long the line is drawn and left out by turns, in points; nil draws all of it.
  @_disfavoredOverload
  public var lineDashPattern: [NSNumber]? {
    get { exact.lineDashPattern?.map { NSNumber(value: Double($0)) } }
    set { exact.lineDashPattern = newValue?.map { CGFloat($0.doubleValue) } }
  }
}

/// Core Animation's name of the names of value functions.
public typealias CAValueFunctionName = ValueFunction

extension ValueFunction {
  /// The function of a name.
  public init?(name: CAValueFunctionName) { self = name }
}

extension KeyframeAnimation.RotationMode {
  /// Core Animation's name of `auto`.
  public static let rotateAuto = Self.auto

  /// Core Animation's name of `autoReverse`.
  public static let rotateAutoReverse = Self.autoReverse
}
