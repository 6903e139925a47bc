// Access to values by their exact types, for a module that declares properties of the same names
// with other types.

/// The speed and repeat count of an animation.
@MainActor
package protocol ExactAnimationTime: AnyObject {
  var speed: Double { get set }
  var repeatCount: Double { get set }
}

extension CAAnimation: ExactAnimationTime {}

/// The numbers of a keyframe animation.
@MainActor
package protocol ExactKeyframes: AnyObject {
  var keyTimes: [Double]? { get set }
  var tensionValues: [Double]? { get set }
  var continuityValues: [Double]? { get set }
  var biasValues: [Double]? { get set }
}

extension CAKeyframeAnimation: ExactKeyframes {}
