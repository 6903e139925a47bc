public import Transitioning

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

// The names of these from before Swift 4.2, which much code still uses.

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
/// Shows after the end.
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
/// Shows before the beginning.
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
/// Shows before and after.
public let kCAFillModeBoth = CAMediaTimingFillMode.both
/// Shows neither before nor after.
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed
/// Every number straight to the next.
public let kCAAnimationLinear = CAAnimationCalculationMode.linear
/// One value after the other.
public let kCAAnimationDiscrete = CAAnimationCalculationMode.discrete
/// At an even speed.
public let kCAAnimationPaced = CAAnimationCalculationMode.paced
/// Through all values along a curve.
public let kCAAnimationCubic = CAAnimationCalculationMode.cubic
/// The same at an even speed.
public let kCAAnimationCubicPaced = CAAnimationCalculationMode.cubicPaced
/// The layer's x axis points the way it goes.
public let kCAAnimationRotateAuto = CAAnimationRotationMode.rotateAuto
/// The layer's x axis points back the way it came.
public let kCAAnimationRotateAutoReverse = CAAnimationRotationMode.rotateAutoReverse
/// The key that every transition of a layer is under.
public let kCATransition = "transition"
/// From one look straight to the other, which shows through.
public let kCATransitionFade = CATransitionType.fade
/// The new look pushes the old one out.
public let kCATransitionPush = CATransitionType.push
/// The new look comes over the old one.
public let kCATransitionMoveIn = CATransitionType.moveIn
/// The old look goes and leaves the new one.
public let kCATransitionReveal = CATransitionType.reveal
/// From the right.
public let kCATransitionFromRight = CATransitionSubtype.fromRight
/// From the left.
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
/// From above.
public let kCATransitionFromTop = CATransitionSubtype.fromTop
/// From below.
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom
