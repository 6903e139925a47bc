import Foundation
import HeadlessViews

extension LayerValue {
  /// The value at `progress` of the way to `end`.
  ///
  /// At 0 it is the value and at 1 `end`, to the last bit. Values of different kinds switch
  /// half-way.
  ///
  /// Colours blend by straight components, and nil blends as the other colour with alpha 0, so that
  /// nothing turns grey on the way. Transforms blend by decomposition. Paths with the same kinds of
  /// segments blend point by point, and arrays of the same length element by element; other paths
  /// and arrays switch half-way.
  func interpolated(to end: LayerValue, progress: Double) -> LayerValue {
    guard progress != 0 else { return self }
    switch (self, end) {
    case (.number(let a), .number(let b)):
      return .number(a.mixed(with: b, progress))
    case (.point(let a), .point(let b)):
      return .point(a.mixed(with: b, progress))
    case (.size(let a), .size(let b)):
      return .size(a.mixed(with: b, progress))
    case (.transform(let a), .transform(let b)):
      return .transform(a.interpolated(to: b, progress: progress))
    case (.color(nil), .color(nil)):
      return self
    case (.color(let first), .color(let second)):
      let a = first ?? second?.withAlphaComponent(0) ?? .clear
      return .color(a.mixed(with: second ?? a.withAlphaComponent(0), progress))
    case (.path(let a?), .path(let b?)):
      guard progress != 1, let path = a.interpolated(to: b, progress: progress) else { break }
      return .path(path)
    case (.colors(let a?), .colors(let b?)) where a.count == b.count:
      return .colors(zip(a, b).map { $0.mixed(with: $1, progress) })
    case (.numbers(let a?), .numbers(let b?)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0.mixed(with: $1, progress) })
    default:
      break
    }
    return progress < 0.5 ? self : end
  }

  /// The value with `other` added to it `count` times, or subtracted if `count` is negative.
  ///
  /// Adding a transform applies the receiver after `other`. A value that cannot be added is
  /// replaced by `other`.
  func adding(_ other: LayerValue, times count: Int = 1) -> LayerValue {
    guard count != 0 else { return self }
    let factor = CGFloat(count)
    switch (self, other) {
    case (.number(let a), .number(let b)):
      return .number(a + b * Double(count))
    case (.point(let a), .point(let b)):
      return .point(CGPoint(x: a.x + b.x * factor, y: a.y + b.y * factor))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: a.width + b.width * factor, height: a.height + b.height * factor))
    case (.transform(let a), .transform(let b)):
      let sum = b.raised(to: count)?.concatenating(a) ?? a
      return .transform(sum.isFinite ? sum : a)
    default:
      return count > 0 ? other : self
    }
  }

  /// The value of the receiver's kind that adds nothing; a value that cannot be added is its own.
  var neutral: LayerValue {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .transform: .transform(.identity)
    case .color, .path, .colors, .numbers, .flag: self
    }
  }
}

extension CATransform3D {
  /// The transform applied `count` times in a row, or inverted if `count` is negative; nil when it
  /// has no inverse.
  ///
  /// The number of steps is the number of binary digits of `count`.
  fileprivate func raised(to count: Int) -> CATransform3D? {
    guard var square = count > 0 ? self : inverted() else { return nil }
    var rest = count.magnitude
    var power = CATransform3D.identity
    while true {
      if rest & 1 == 1 { power = power.concatenating(square) }
      rest >>= 1
      guard rest > 0 else { return power }
      square = square.concatenating(square)
    }
  }
}
