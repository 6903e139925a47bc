/// A value that the engine animates: a number, a point or a size.
package enum MotionValue: Equatable {
  /// A number, in the unit of its property.
  case number(CGFloat)
  /// A point, in points.
  case point(CGPoint)
  /// A size, in points.
  case size(CGSize)

  /// The value of a key path of a layer; nil if it is of another kind.
  init?(_ object: Any?) {
    switch object {
    // A point is asked for before a number, because every `NSValue` is an object.
    case let point as CGPoint: self = .point(point)
    case let size as CGSize: self = .size(size)
    case let number as NSNumber: self = .number(CGFloat(number.doubleValue))
    default: return nil
    }
  }

  /// The value as Core Animation takes it.
  var object: Any {
    switch self {
    case .number(let number): NSNumber(value: Double(number))
    case .point(let point): point
    case .size(let size): size
    }
  }

  /// True if every number of the value is finite.
  var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .point(let point): point.x.isFinite && point.y.isFinite
    case .size(let size): size.width.isFinite && size.height.isFinite
    }
  }

  /// The value that changes nothing when it is added.
  var zero: MotionValue {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    }
  }

  /// The difference to a value of the same kind; nil for a value of another kind.
  func minus(_ other: MotionValue) -> MotionValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a - b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: a.width - b.width, height: a.height - b.height))
    default: nil
    }
  }
}
