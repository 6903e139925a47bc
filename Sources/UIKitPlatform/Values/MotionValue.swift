/// A value that the engine animates.
package enum MotionValue: Equatable {
  /// A number, in the unit of its property.
  case number(CGFloat)
  /// A point, in points.
  case point(CGPoint)
  /// A size, in points.
  case size(CGSize)
  /// A transform or a colour, as Core Animation has it.
  case other(AnyHashable)

  /// The value of a key path of a layer; nil if there is none.
  init?(_ object: Any?) {
    switch object {
    // A point is asked for before a number, because every `NSValue` is an object.
    case let point as CGPoint: self = .point(point)
    case let size as CGSize: self = .size(size)
    case let number as NSNumber: self = .number(CGFloat(number.doubleValue))
    case let other as AnyHashable: self = .other(other)
    default: return nil
    }
  }

  /// The value as Core Animation takes it.
  var object: Any {
    switch self {
    case .number(let number): NSNumber(value: Double(number))
    case .point(let point): point
    case .size(let size): size
    case .other(let other): other.base
    }
  }

  /// False if a number of the value is infinite or not a number.
  package var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .point(let point): point.x.isFinite && point.y.isFinite
    case .size(let size): size.width.isFinite && size.height.isFinite
    case .other(let other): CompoundValue(other.base)?.isFinite ?? true
    }
  }

  /// The value that changes nothing when it is added; only numbers, points and sizes are added.
  var zero: MotionValue {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .other: self
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

  /// The value at a fraction of the way to another value of the same kind, as Core Animation has it.
  ///
  /// Where there is nothing between, the value switches half-way.
  func moved(to end: MotionValue, by progress: Double) -> MotionValue {
    switch (self, end) {
    case (.number(let a), .number(let b)): .number(a.interpolated(to: b, by: progress))
    case (.point(let a), .point(let b)): .point(a.interpolated(to: b, by: progress))
    case (.size(let a), .size(let b)): .size(a.interpolated(to: b, by: progress))
    case (.other(let a), .other(let b)):
      CompoundValue(a.base)?.moved(to: CompoundValue(b.base), by: progress)
        .flatMap { MotionValue($0.object) } ?? (progress < 0.5 ? self : end)
    default: progress < 0.5 ? self : end
    }
  }
}
