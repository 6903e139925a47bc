/// Core Animation's name of `CalculationMode`.
public typealias CAAnimationCalculationMode = CalculationMode
/// Core Animation's name of `MediaTimingFunction`.
public typealias CAMediaTimingFunction = MediaTimingFunction
/// Core Animation's name of `MediaTimingFunctionName`.
public typealias CAMediaTimingFunctionName = MediaTimingFunctionName
/// Core Animation's name of `FillMode`.
public typealias CAMediaTimingFillMode = FillMode

/// Core Animation's name of the type of names of value functions.
public typealias CAValueFunctionName = CAValueFunction

extension CAValueFunction {
  /// Creates the function with a name.
  public init?(name: CAValueFunctionName) { self = name }
}

extension CAAnimationRotationMode {
  /// Core Animation's name of `auto`.
  public static let rotateAuto = Self.auto

  /// Core Animation's name of `autoReverse`.
  public static let rotateAutoReverse = Self.autoReverse
}

/// The key of every transition of a layer.
public let kCATransition = "transition"
