// Documentation is left to the original declarations.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

// Animations, transactions and display links.

public import CoreGraphics
public import Foundation

public protocol CAAnimationDelegate: NSObjectProtocol {
  @available(*, deprecated, message: "an optional method, which a caller must ask for")
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

open class CAAnimation: NSObject, CAMediaTiming {
  open var timingFunction: CAMediaTimingFunction?
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true

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

open class CAPropertyAnimation: CAAnimation {
  public convenience init(keyPath path: String?) { self.init() }
  open var keyPath: String?
  open var isAdditive = false
}

open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
}

open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
}

open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
}

open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

open class CATransaction: NSObject {
  open class func begin() {}
  open class func commit() {}
  open class func setAnimationDuration(_ dur: CFTimeInterval) {}
  open class func setDisableActions(_ flag: Bool) {}
}

open class CADisplayLink: NSObject {
  public convenience init(target: Any, selector sel: Selector) { self.init() }
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
  open var isPaused = false
}
