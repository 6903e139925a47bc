import Foundation
import HeadlessViews

/// A type whose values may blend number by number.
///
/// Changes are animated by their concrete type where it is known, because a `LayerValue` is as
/// large as a transform.
protocol LinearValue: Equatable {
  var layerValue: LayerValue { get }

  /// The value that must be added to `base` to get the receiver; nil when there is none.
  func difference(from base: Self) -> Self?

  /// The value that adds nothing.
  var neutral: Self { get }

  /// The track from the value to another one; nil when the two do not blend number by number.
  func track(to end: Self) -> ValueTrack?
}

extension CGFloat: LinearValue {
  var neutral: CGFloat { 0 }

  func difference(from base: CGFloat) -> CGFloat? { self - base }

  func track(to end: CGFloat) -> ValueTrack? {
    .linear(LinearTrack(from: Double(self), to: Double(end)))
  }
}

extension CGPoint: LinearValue {
  var neutral: CGPoint { .zero }

  func difference(from base: CGPoint) -> CGPoint? { CGPoint(x: x - base.x, y: y - base.y) }

  func track(to end: CGPoint) -> ValueTrack? { .linear(LinearTrack(from: self, to: end)) }
}

extension CGSize: LinearValue {
  var neutral: CGSize { .zero }

  func difference(from base: CGSize) -> CGSize? {
    CGSize(width: width - base.width, height: height - base.height)
  }

  func track(to end: CGSize) -> ValueTrack? { .linear(LinearTrack(from: self, to: end)) }
}

extension UIColor: LinearValue {
  /// A colour cannot be added, so its neutral value is itself.
  var neutral: UIColor { self }

  func difference(from base: UIColor) -> UIColor? { nil }

  func track(to end: UIColor) -> ValueTrack? {
    .other(MixedTrack(from: self, to: end))
  }
}

extension CATransform3D: LinearValue {
  /// The difference of two transforms that keep the plane, which applies before `base`; nil for
  /// other transforms.
  func difference(from base: CATransform3D) -> CATransform3D? {
    guard keepsPlane, base.keepsPlane else { return nil }
    guard !base.isIdentity else { return self }
    guard let inverse = base.inverted() else { return nil }
    return concatenating(inverse)
  }

  var neutral: CATransform3D { .identity }

  func track(to end: CATransform3D) -> ValueTrack? {
    guard let start = Placement(self), let end = Placement(end) else { return nil }
    return LinearTrack(from: start, to: end).map(ValueTrack.linear)
      ?? .other(MixedTrack(from: start, to: end))
  }
}

extension LayerValue: LinearValue {
  var layerValue: LayerValue { self }

  /// Nil: animation blocks add only values of concrete types.
  func difference(from base: LayerValue) -> LayerValue? { nil }

  func track(to end: LayerValue) -> ValueTrack? {
    // Compared one after the other: a pair of values would copy both.
    switch self {
    case .number(let a):
      guard case .number(let b) = end else { return nil }
      return .linear(LinearTrack(from: a, to: b))
    case .point(let a):
      guard case .point(let b) = end else { return nil }
      return .linear(LinearTrack(from: a, to: b))
    case .size(let a):
      guard case .size(let b) = end else { return nil }
      return .linear(LinearTrack(from: a, to: b))
    case .color(let a):
      guard case .color(let b) = end, let some = a ?? b else { return nil }
      // Nil blends as the other colour with alpha 0.
      let none = some.withAlphaComponent(0)
      return (a ?? none).track(to: b ?? none)
    case .transform(let a):
      guard case .transform(let b) = end else { return nil }
      return a.track(to: b)
    case .path, .colors, .numbers, .flag:
      return nil
    }
  }
}
