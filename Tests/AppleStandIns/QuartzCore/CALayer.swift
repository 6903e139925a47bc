// Documentation is left to the original declarations.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

// Layers.

public import CoreGraphics
public import Foundation

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var layerMinXMinYCorner: CACornerMask { [] }
  public static var layerMaxXMinYCorner: CACornerMask { [] }
  public static var layerMinXMaxYCorner: CACornerMask { [] }
  public static var layerMaxXMaxYCorner: CACornerMask { [] }
}

public protocol CALayerDelegate: NSObjectProtocol {}

open class CALayer: NSObject, CAMediaTiming {
  open var name: String?
  weak open var delegate: (any CALayerDelegate)?

  // Geometry.
  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var zPosition: CGFloat = 0
  open var anchorPoint = CGPoint.zero
  open var frame = CGRect.zero
  open var transform = CATransform3D()
  open var sublayerTransform = CATransform3D()
  open var isHidden = false
  open var isDoubleSided = true
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p }
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p }
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { 0 }

  // The tree.
  open var superlayer: CALayer? { nil }
  open var sublayers: [CALayer]?
  open func addSublayer(_ layer: CALayer) {}
  open func removeFromSuperlayer() {}
  open var mask: CALayer?
  open func presentation() -> Self? { nil }
  open func model() -> Self { self }

  // What is drawn.
  open var opacity: Float = 1
  open var masksToBounds = false
  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask = []
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize.zero
  open var shadowRadius: CGFloat = 0
  open var shadowPath: CGPath?

  // Animations.
  open func add(_ anim: CAAnimation, forKey key: String?) {}
  open func removeAllAnimations() {}
  open func removeAnimation(forKey key: String) {}
  open func animationKeys() -> [String]? { nil }
  open func animation(forKey key: String) -> CAAnimation? { nil }

  // Time.
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.backwards
}

open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor?
}

open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var startPoint = CGPoint.zero
  open var endPoint = CGPoint.zero
}
