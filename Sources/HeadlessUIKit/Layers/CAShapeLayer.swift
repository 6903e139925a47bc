/// Core Animation's name of `ShapeLayer`.
public typealias CAShapeLayer = ShapeLayer
/// Core Animation's name of `FillRule`.
public typealias CAShapeLayerFillRule = FillRule
/// Core Animation's name of `LineCap`.
public typealias CAShapeLayerLineCap = LineCap
/// Core Animation's name of `LineJoin`.
public typealias CAShapeLayerLineJoin = LineJoin
/// Core Animation's name of `GradientLayer`.
public typealias CAGradientLayer = GradientLayer
/// Core Animation's name of `GradientLayerType`.
public typealias CAGradientLayerType = GradientLayerType

/// Fills the regions inside an odd number of outlines: the even-odd rule.
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
/// Fills the regions that outlines wind around: the nonzero rule.
public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
/// Lines end with a semicircle.
public let kCALineCapRound = CAShapeLayerLineCap.round
/// Lines end exactly at their end point.
public let kCALineCapButt = CAShapeLayerLineCap.butt
