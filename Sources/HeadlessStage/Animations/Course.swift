import Foundation
import HeadlessViews

/// Where an animation goes.
enum Course {
  /// Straight from one value to another: so many numbers of its batch's store, from a place on.
  case straight(Numbers, at: Int32)

  /// Any other way, worked out anew each time it is looked at.
  case winding(WindingCourse)

  /// Through several values.
  case keyed(KeyframeCourse)

  /// Along a path.
  case traced(PathCourse)

  /// Along numbers that a function makes a transform of.
  case shaped(FunctionCourse)

  /// From an old look of the layer to what it is; changes no property.
  case passing(PassageCourse)

  /// Any of these but straight, in the time of a group.
  case grouped(GroupedCourse)

  /// What the numbers of a straight course make up.
  enum Numbers: UInt8 {
    /// One number.
    case number
    /// The x and y of a point.
    case point
    /// The width and height of a size.
    case size
    /// The straight red, green, blue and alpha of a colour.
    case color
    /// The x, y and z scales and movements of a transform that does nothing else.
    case placement
    /// The x and y scales of a transform that does nothing else.
    case scale
  }

  /// The value on the way, where `below` is what the layer shows without the animation; nil when
  /// nothing shows, or only the batch's numbers know.
  @MainActor
  func value(at progress: Batch.Progress, over below: LayerValue) -> LayerValue? {
    switch self {
    case .straight, .passing: nil
    case .winding(let course): course.value(at: progress, over: below)
    case .keyed(let course): course.value(at: progress)
    case .traced(let course): course.value(at: progress, over: below)
    case .shaped(let course): course.value(at: progress, over: below)
    case .grouped(let course): course.value(at: progress, over: below)
    }
  }

  /// How far one look has given way to another; nil when there is but one.
  @MainActor
  func passage(at progress: Batch.Progress) -> Passage? {
    switch self {
    case .passing(let course): course.passage(at: progress)
    case .grouped(let course): course.passage(at: progress)
    default: nil
    }
  }

  /// The course in numbers of a batch's store, if it is straight.
  @MainActor
  func straightened(in batch: Batch) -> Course {
    guard case .winding(let course) = self else { return self }
    return batch.course(from: course.from, to: course.to, isCumulative: course.isCumulative)
  }
}

/// A course whose ends may depend on what lies below, or whose values do not blend number by number.
final class WindingCourse {
  /// One end of the way: a value, or what the layer shows without the animation, and maybe more.
  enum End {
    /// A value that does not change.
    case value(LayerValue)

    /// Whatever lies below the animation, read anew each time (fact D6).
    case below

    /// What lies below, and this much on top.
    case belowPlus(LayerValue)

    /// This end with `value` on top.
    func adding(_ value: LayerValue) -> End {
      switch self {
      case .value(let own): .value(own.adding(value))
      case .below: .belowPlus(value)
      case .belowPlus(let own): .belowPlus(own.adding(value))
      }
    }

    /// The value that it stands for, where `below` is what the layer shows without the animation.
    func resolved(over below: LayerValue) -> LayerValue {
      switch self {
      case .value(let value): value
      case .below: below
      case .belowPlus(let value): below.adding(value)
      }
    }
  }

  /// Where it starts.
  let from: End

  /// Where it ends.
  let to: End

  /// True when every cycle adds the end value of those before it.
  let isCumulative: Bool

  init(from: End, to: End, isCumulative: Bool = false) {
    self.from = from
    self.to = to
    self.isCumulative = isCumulative
  }

  /// The value on the way, where `below` is what the layer shows without the animation.
  func value(at progress: Batch.Progress, over below: LayerValue) -> LayerValue {
    let end = to.resolved(over: below)
    let value = from.resolved(over: below).interpolated(to: end, progress: progress.value)
    return isCumulative ? value.adding(end, times: progress.iteration) : value
  }
}

extension MotionStore {
  /// Adds the numbers of a straight course; nil when the values do not blend number by number.
  mutating func append(from start: LayerValue, to end: LayerValue) -> Course? {
    let place = Int32(count)
    switch (start, end) {
    case (.number(let a), .number(let b)):
      append(from: a, to: b)
      return .straight(.number, at: place)
    case (.point(let a), .point(let b)):
      append(from: SIMD2(Double(a.x), Double(a.y)), to: SIMD2(Double(b.x), Double(b.y)))
      return .straight(.point, at: place)
    case (.size(let a), .size(let b)):
      append(
        from: SIMD2(Double(a.width), Double(a.height)),
        to: SIMD2(Double(b.width), Double(b.height)))
      return .straight(.size, at: place)
    case (.color(let a?), .color(let b?)):
      append(
        from: SIMD4(a.red, a.green, a.blue, a.alpha), to: SIMD4(b.red, b.green, b.blue, b.alpha))
      return .straight(.color, at: place)
    case (.transform(let a), .transform(let b)):
      return append(from: a, to: b)
    default:
      return nil
    }
  }

  private mutating func append(from start: Transform3D, to end: Transform3D) -> Course? {
    let place = Int32(count)
    guard start.isUprightPlacement, end.isUprightPlacement else { return nil }
    if start.isScaleOfPlane, end.isScaleOfPlane {
      append(
        from: SIMD2(Double(start.m11), Double(start.m22)),
        to: SIMD2(Double(end.m11), Double(end.m22)))
      return .straight(.scale, at: place)
    }
    append(from: start.placement, to: end.placement)
    append(
      from: SIMD2(Double(start.m42), Double(start.m43)),
      to: SIMD2(Double(end.m42), Double(end.m43)))
    return .straight(.placement, at: place)
  }

  /// Changes what lies below into what a straight course shows, number by number.
  ///
  /// - Parameter number: What one number of the store shows.
  static func apply(
    _ numbers: Course.Numbers, to target: AnimationTarget, of properties: inout LayerProperties,
    isAdditive: Bool, _ number: (Int) -> Double
  ) {
    // The properties that move most often have a way of their own, without wrapping.
    switch (numbers, target.property, target.component) {
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
      let value = value(numbers, number)
      target.set(
        isAdditive ? target.value(in: properties).adding(value) : value, in: &properties)
    }
  }

  private static func value(_ numbers: Course.Numbers, _ number: (Int) -> Double) -> LayerValue {
    switch numbers {
    case .number:
      return .number(number(0))
    case .point:
      return .point(CGPoint(x: number(0), y: number(1)))
    case .size:
      return .size(CGSize(width: number(0), height: number(1)))
    case .color:
      return .color(
        Color(red: number(0), green: number(1), blue: number(2), alpha: number(3)))
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

  /// The scales, and the movement along x.
  fileprivate var placement: SIMD4<Double> {
    SIMD4(Double(m11), Double(m22), Double(m33), Double(m41))
  }
}
