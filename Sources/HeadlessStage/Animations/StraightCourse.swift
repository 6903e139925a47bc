import Foundation
import HeadlessViews

extension MotionStore {
  /// Adds the numbers of a straight course; nil when the values do not blend number by number.
  ///
  /// - Parameter isAdditive: True when they will be added to something, so that what is zero all
  ///   along can be left out.
  mutating func append(
    from start: LayerValue, to end: LayerValue, isAdditive: Bool = false
  ) -> Course? {
    let place = Int32(count)
    // One after the other: a pair of values would be a copy of both.
    switch start {
    case .number(let a):
      guard case .number(let b) = end else { return nil }
      append(from: a, to: b)
      return .straight(.number, at: place)
    case .point(let a):
      guard case .point(let b) = end else { return nil }
      return .straight(append(from: a, to: b, isAdditive: isAdditive), at: place)
    case .size(let a):
      guard case .size(let b) = end else { return nil }
      append(from: Double(a.width), to: Double(b.width))
      append(from: Double(a.height), to: Double(b.height))
      return .straight(.size, at: place)
    case .color(let a):
      guard let a, case .color(let b?) = end else { return nil }
      append(from: a.red, to: b.red)
      append(from: a.green, to: b.green)
      append(from: a.blue, to: b.blue)
      append(from: a.alpha, to: b.alpha)
      return .straight(.color, at: place)
    case .transform(let a):
      guard case .transform(let b) = end else { return nil }
      return append(from: a, to: b).map { .straight($0, at: place) }
    case .flag:
      return nil
    }
  }

  private mutating func append(
    from start: CGPoint, to end: CGPoint, isAdditive: Bool
  ) -> Course.Numbers {
    let movesAlongX = !isAdditive || start.x != 0 || end.x != 0
    let movesAlongY = !isAdditive || start.y != 0 || end.y != 0
    if movesAlongX || !movesAlongY { append(from: Double(start.x), to: Double(end.x)) }
    if movesAlongY { append(from: Double(start.y), to: Double(end.y)) }
    return movesAlongY ? movesAlongX ? .point : .y : .x
  }

  private mutating func append(
    from start: Transform3D, to end: Transform3D
  ) -> Course.Numbers? {
    guard start.isUprightPlacement, end.isUprightPlacement else { return nil }
    append(from: Double(start.m11), to: Double(end.m11))
    let isScaleOfPlane = start.isScaleOfPlane && end.isScaleOfPlane
    if isScaleOfPlane, start.m11 == start.m22, end.m11 == end.m22 { return .uniformScale }
    append(from: Double(start.m22), to: Double(end.m22))
    guard !isScaleOfPlane else { return .scale }
    append(from: Double(start.m33), to: Double(end.m33))
    append(from: Double(start.m41), to: Double(end.m41))
    append(from: Double(start.m42), to: Double(end.m42))
    append(from: Double(start.m43), to: Double(end.m43))
    return .placement
  }
}

extension RunningAnimation {
  /// Changes what lies below into what a straight course shows, number by number.
  ///
  /// - Parameter number: What one of the numbers shows, counted from the first.
  @inline(__always)
  func apply(
    _ numbers: Course.Numbers, to properties: inout LayerProperties, _ number: (Int32) -> Double
  ) {
    // The properties that move most often have a way of their own, without wrapping.
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

extension Course.Numbers {
  fileprivate func value(_ number: (Int32) -> Double) -> LayerValue {
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

extension Transform3D {
  /// True when the transform only scales, by positive factors, and moves.
  fileprivate var isUprightPlacement: Bool {
    m12 == 0 && m13 == 0 && m14 == 0 && m21 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0
      && m34 == 0 && m44 == 1 && m11 > 0 && m22 > 0 && m33 > 0
  }

  /// True when an upright placement neither moves nor scales depth.
  fileprivate var isScaleOfPlane: Bool { m33 == 1 && m41 == 0 && m42 == 0 && m43 == 0 }
}
