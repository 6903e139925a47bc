import Foundation
import HeadlessViews

/// A type whose values may blend number by number.
///
/// Changes are animated by their concrete type where it is known, because a `LayerValue` is as
/// large as a transform.
protocol LinearValue: Equatable {
  /// The value as a layer value.
  var layerValue: LayerValue { get }

  /// The value that must be added to `base` to get the receiver; nil when there is none.
  func difference(from base: Self) -> Self?

  /// The value that adds nothing.
  var neutral: Self { get }

  /// Adds the numbers of a linear track to `end`; nil when the values do not blend number by
  /// number.
  ///
  /// - Parameter isAdditive: True when the numbers are added to others, so that a component that is
  ///   always zero can be left out.
  func append(to store: inout MotionStore, upTo end: Self, isAdditive: Bool) -> ValueTrack.Numbers?
}

extension MotionStore {
  /// Adds the numbers of a linear track; nil when the values do not blend number by number.
  @inline(__always)
  mutating func append<Value: LinearValue>(
    from start: Value, to end: Value, isAdditive: Bool
  ) -> ValueTrack? {
    let place = Int32(count)
    guard let numbers = start.append(to: &self, upTo: end, isAdditive: isAdditive) else {
      return nil
    }
    return .linear(numbers, at: place)
  }
}

extension CGFloat: LinearValue {
  var neutral: CGFloat { 0 }

  func difference(from base: CGFloat) -> CGFloat? { self - base }

  func append(
    to store: inout MotionStore, upTo end: CGFloat, isAdditive: Bool
  ) -> ValueTrack.Numbers? {
    store.append(from: Double(self), to: Double(end))
    return .number
  }
}

extension CGPoint: LinearValue {
  var neutral: CGPoint { .zero }

  func difference(from base: CGPoint) -> CGPoint? { CGPoint(x: x - base.x, y: y - base.y) }

  func append(
    to store: inout MotionStore, upTo end: CGPoint, isAdditive: Bool
  ) -> ValueTrack.Numbers? {
    let movesAlongX = !isAdditive || x != 0 || end.x != 0
    let movesAlongY = !isAdditive || y != 0 || end.y != 0
    if movesAlongX || !movesAlongY { store.append(from: Double(x), to: Double(end.x)) }
    if movesAlongY { store.append(from: Double(y), to: Double(end.y)) }
    return movesAlongY ? movesAlongX ? .point : .y : .x
  }
}

extension CGSize: LinearValue {
  var neutral: CGSize { .zero }

  func difference(from base: CGSize) -> CGSize? {
    CGSize(width: width - base.width, height: height - base.height)
  }

  func append(
    to store: inout MotionStore, upTo end: CGSize, isAdditive: Bool
  ) -> ValueTrack.Numbers? {
    store.append(from: Double(width), to: Double(end.width))
    store.append(from: Double(height), to: Double(end.height))
    return .size
  }
}

extension Color: LinearValue {
  /// A colour cannot be added, so its neutral value is itself.
  var neutral: Color { self }

  func difference(from base: Color) -> Color? { nil }

  func append(
    to store: inout MotionStore, upTo end: Color, isAdditive: Bool
  ) -> ValueTrack.Numbers? {
    store.append(from: red, to: end.red)
    store.append(from: green, to: end.green)
    store.append(from: blue, to: end.blue)
    store.append(from: alpha, to: end.alpha)
    return .color
  }
}

extension Transform3D: LinearValue {
  /// The difference of two affine transforms, which applies before `base`; nil for other
  /// transforms.
  func difference(from base: Transform3D) -> Transform3D? {
    guard isAffine, base.isAffine else { return nil }
    guard !base.isIdentity else { return self }
    guard let inverse = base.inverted() else { return nil }
    return concatenating(inverse)
  }

  var neutral: Transform3D { .identity }

  func append(
    to store: inout MotionStore, upTo end: Transform3D, isAdditive: Bool
  ) -> ValueTrack.Numbers? {
    guard isUprightPlacement, end.isUprightPlacement else { return nil }
    store.append(from: row1.x, to: end.row1.x)
    let isScale = isScaleOfPlane && end.isScaleOfPlane
    if isScale, row1.x == row2.y, end.row1.x == end.row2.y { return .uniformScale }
    store.append(from: row2.y, to: end.row2.y)
    guard !isScale else { return .scale }
    store.append(from: row3.z, to: end.row3.z)
    store.append(from: row4.x, to: end.row4.x)
    store.append(from: row4.y, to: end.row4.y)
    store.append(from: row4.z, to: end.row4.z)
    return .placement
  }

  /// True when the transform only scales, by positive factors, and translates.
  private var isUprightPlacement: Bool {
    row1.y == 0 && row1.z == 0 && row1.w == 0 && row2.x == 0 && row2.z == 0 && row2.w == 0
      && row3.x == 0 && row3.y == 0 && row3.w == 0 && row4.w == 1
      && row1.x > 0 && row2.y > 0 && row3.z > 0
  }

  /// True when such a transform neither translates nor scales z.
  private var isScaleOfPlane: Bool {
    row3.z == 1 && row4.x == 0 && row4.y == 0 && row4.z == 0
  }
}

extension LayerValue: LinearValue {
  var layerValue: LayerValue { self }

  /// Nil: animation blocks add only values of concrete types.
  func difference(from base: LayerValue) -> LayerValue? { nil }

  func append(
    to store: inout MotionStore, upTo end: LayerValue, isAdditive: Bool
  ) -> ValueTrack.Numbers? {
    // Compared one after the other: a pair of values would copy both.
    switch self {
    case .number(let a):
      guard case .number(let b) = end else { return nil }
      return CGFloat(a).append(to: &store, upTo: CGFloat(b), isAdditive: isAdditive)
    case .point(let a):
      guard case .point(let b) = end else { return nil }
      return a.append(to: &store, upTo: b, isAdditive: isAdditive)
    case .size(let a):
      guard case .size(let b) = end else { return nil }
      return a.append(to: &store, upTo: b, isAdditive: isAdditive)
    case .color(let a):
      guard case .color(let b) = end, let some = a ?? b else { return nil }
      // Nil blends as the other colour with alpha 0.
      let none = some.withAlphaComponent(0)
      return (a ?? none).append(to: &store, upTo: b ?? none, isAdditive: isAdditive)
    case .transform(let a):
      guard case .transform(let b) = end else { return nil }
      return a.append(to: &store, upTo: b, isAdditive: isAdditive)
    case .path, .colors, .numbers, .flag:
      return nil
    }
  }
}
