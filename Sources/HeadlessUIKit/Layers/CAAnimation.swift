/// Core Animation's name of `Animation`.
public typealias CAAnimation = Animation
/// Core Animation's name of `AnimationDelegate`.
public typealias CAAnimationDelegate = AnimationDelegate
/// Core Animation's name of `PropertyAnimation`.
public typealias CAPropertyAnimation = PropertyAnimation
/// Core Animation's name of `BasicAnimation`.
public typealias CABasicAnimation = BasicAnimation
/// Core Animation's name of `SpringAnimation`.
public typealias CASpringAnimation = SpringAnimation
/// Core Animation's name of `KeyframeAnimation`.
public typealias CAKeyframeAnimation = KeyframeAnimation
/// Core Animation's name of `AnimationGroup`.
public typealias CAAnimationGroup = AnimationGroup
/// Core Animation's name of `TransitionAnimation`.
public typealias CATransition = TransitionAnimation
/// Core Animation's name of `TransitionAnimation.Kind`.
public typealias CATransitionType = TransitionAnimation.Kind
/// Core Animation's name of `TransitionAnimation.Subtype`.
public typealias CATransitionSubtype = TransitionAnimation.Subtype
/// Core Animation's name of `CalculationMode`.
public typealias CAAnimationCalculationMode = CalculationMode
/// Core Animation's name of `KeyframeAnimation.RotationMode`.
public typealias CAAnimationRotationMode = KeyframeAnimation.RotationMode
/// Core Animation's name of `ValueFunction`.
public typealias CAValueFunction = ValueFunction
/// Core Animation's name of `MediaTimingFunction`.
public typealias CAMediaTimingFunction = MediaTimingFunction
/// Core Animation's name of `MediaTimingFunctionName`.
public typealias CAMediaTimingFunctionName = MediaTimingFunctionName
/// Core Animation's name of `FillMode`.
public typealias CAMediaTimingFillMode = FillMode

/// Core Animation's name of the type of names of value functions.
public typealias CAValueFunctionName = ValueFunction

extension ValueFunction {
  /// Creates the function with a name.
  public init?(name: CAValueFunctionName) { self = name }
}

extension KeyframeAnimation.RotationMode {
  /// Core Animation's name of `auto`.
  public static let rotateAuto = Self.auto

  /// Core Animation's name of `autoReverse`.
  public static let rotateAutoReverse = Self.autoReverse
}

// The names of these before Swift 4.2, which much code still uses.

/// The linear timing function.
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
/// The timing function that begins slowly.
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
/// The timing function that ends slowly.
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
/// The timing function that begins and ends slowly.
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
/// The timing function of implicit animations.
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
/// The animation stays visible after its end.
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
/// The animation is visible before its beginning.
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
/// The animation is visible before its beginning and after its end.
public let kCAFillModeBoth = CAMediaTimingFillMode.both
/// The animation is visible neither before its beginning nor after its end.
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed
/// Linear interpolation between the values.
public let kCAAnimationLinear = CAAnimationCalculationMode.linear
/// No interpolation: one value after the other.
public let kCAAnimationDiscrete = CAAnimationCalculationMode.discrete
/// Linear interpolation at constant speed.
public let kCAAnimationPaced = CAAnimationCalculationMode.paced
/// Interpolation by a smooth curve through all values.
public let kCAAnimationCubic = CAAnimationCalculationMode.cubic
/// Interpolation by a smooth curve at constant speed.
public let kCAAnimationCubicPaced = CAAnimationCalculationMode.cubicPaced
/// The layer's x axis follows the path's direction.
public let kCAAnimationRotateAuto = CAAnimationRotationMode.rotateAuto
/// The layer's x axis points against the path's direction.
public let kCAAnimationRotateAutoReverse = CAAnimationRotationMode.rotateAutoReverse
/// The key of every transition of a layer.
public let kCATransition = "transition"
/// The looks cross-fade.
public let kCATransitionFade = CATransitionType.fade
/// The new look pushes the old look out.
public let kCATransitionPush = CATransitionType.push
/// The new look moves in over the old look.
public let kCATransitionMoveIn = CATransitionType.moveIn
/// The old look moves out and reveals the new look.
public let kCATransitionReveal = CATransitionType.reveal
/// The transition begins at the right.
public let kCATransitionFromRight = CATransitionSubtype.fromRight
/// The transition begins at the left.
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
/// The transition begins at the top.
public let kCATransitionFromTop = CATransitionSubtype.fromTop
/// The transition begins at the bottom.
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom
