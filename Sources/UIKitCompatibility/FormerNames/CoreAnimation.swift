// Core Animation's names before Swift 4.2, which much code still uses.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(UIKit)
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

  /// Fills the regions inside an odd number of outlines: the even-odd rule.
  public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
  /// Fills the regions that outlines wind around: the nonzero rule.
  public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
  /// Lines end with a semicircle.
  public let kCALineCapRound = CAShapeLayerLineCap.round
  /// Lines end exactly at their end point.
  public let kCALineCapButt = CAShapeLayerLineCap.butt

  /// Stretched to the bounds.
  public let kCAGravityResize = CALayerContentsGravity.resize
  /// Scaled to fit into the bounds, with its aspect ratio.
  public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
  /// Scaled to fill the bounds, with its aspect ratio.
  public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill
  /// At the image's own size, in the middle.
  public let kCAGravityCenter = CALayerContentsGravity.center
#endif
