public import Transitioning

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

/// Fills what an odd number of outlines is around.
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
/// Fills what outlines wind around.
public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
/// Strokes end round.
public let kCALineCapRound = CAShapeLayerLineCap.round
/// Strokes end where the line does.
public let kCALineCapButt = CAShapeLayerLineCap.butt
