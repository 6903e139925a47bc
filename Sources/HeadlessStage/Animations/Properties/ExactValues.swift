// Values as they are kept, for a face that gives properties of the same names other types: there these
// are the only way to them.

/// How fast and how often an animation runs.
@MainActor
package protocol ExactAnimationTime: AnyObject {
  var speed: Double { get set }
  var repeatCount: Double { get set }
}

extension Animation: ExactAnimationTime {}

/// The numbers of an animation through several values.
@MainActor
package protocol ExactKeyframes: AnyObject {
  var keyTimes: [Double]? { get set }
  var tensionValues: [Double]? { get set }
  var continuityValues: [Double]? { get set }
  var biasValues: [Double]? { get set }
}

extension KeyframeAnimation: ExactKeyframes {}
