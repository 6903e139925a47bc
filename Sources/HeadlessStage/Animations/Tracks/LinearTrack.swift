import Foundation
import HeadlessViews
import MotionTerms

extension RunningAnimation {
  /// Applies a linear track to the properties that lie below it, number by number.
  ///
  /// - Parameter number: Returns the shown value of a number, counted from the first.
  @inline(__always)
  func apply(
    _ numbers: ValueTrack.Numbers, to properties: inout LayerProperties, _ number: (Int32) -> Double
  ) {
    // The properties that animate most often have a path of their own, without wrapping.
    switch (numbers, target.property, target.component) {
    case (.x, .position, nil):
      properties.position.x += number(0)
    case (.y, .position, nil):
      properties.position.y += number(0)
    case (.point, .position, nil):
      let point = CGPoint(x: number(0), y: number(1))
      if isAdditive {
        properties.position.x += point.x
        properties.position.y += point.y
      } else {
        properties.position = point
      }
    case (.number, .opacity, nil) where !isAdditive:
      properties.opacity = number(0)
    default:
      let value = numbers.value(number)
      target.set(
        isAdditive ? target.value(in: properties).adding(value) : value, in: &properties)
    }
  }
}

extension ValueTrack.Numbers {
  /// The value that the numbers make up.
  func value(_ number: (Int32) -> Double) -> LayerValue {
    switch self {
    case .number:
      return .number(number(0))
    case .x:
      return .point(CGPoint(x: number(0), y: 0))
    case .y:
      return .point(CGPoint(x: 0, y: number(0)))
    case .point:
      return .point(CGPoint(x: number(0), y: number(1)))
    case .size:
      return .size(CGSize(width: number(0), height: number(1)))
    case .color:
      return .color(
        Color(red: number(0), green: number(1), blue: number(2), alpha: number(3)))
    case .uniformScale:
      return .transform(Transform3D(scaleX: CGFloat(number(0)), y: CGFloat(number(0))))
    case .scale:
      return .transform(Transform3D(scaleX: CGFloat(number(0)), y: CGFloat(number(1))))
    case .placement:
      var transform = Transform3D(
        scaleX: CGFloat(number(0)), y: CGFloat(number(1)), z: CGFloat(number(2)))
      transform.m41 = CGFloat(number(3))
      transform.m42 = CGFloat(number(4))
      transform.m43 = CGFloat(number(5))
      return .transform(transform)
    }
  }
}
