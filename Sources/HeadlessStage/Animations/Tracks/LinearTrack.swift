import Foundation
import HeadlessViews
import MotionTerms

/// A track between two values of one or two numbers, which blend number by number.
///
/// Most animations have one. It holds no reference, so that a frame reads it without counting any.
struct LinearTrack {
  /// The values that the numbers make up.
  private enum Kind {
    /// One number, the first.
    case number

    /// The x and y of a point.
    case point

    /// The width and height of a size.
    case size

    /// The x and y scales of a transform that does nothing else.
    case scale

    /// The x and y translations of a transform that does nothing else.
    case translation
  }

  private let kind: Kind
  private let (start, end): (SIMD2<Double>, SIMD2<Double>)

  init(from start: Double, to end: Double) {
    kind = .number
    (self.start, self.end) = (SIMD2(start, 0), SIMD2(end, 0))
  }

  init(from start: CGPoint, to end: CGPoint) {
    kind = .point
    self.start = SIMD2(Double(start.x), Double(start.y))
    self.end = SIMD2(Double(end.x), Double(end.y))
  }

  init(from start: CGSize, to end: CGSize) {
    kind = .size
    self.start = SIMD2(Double(start.width), Double(start.height))
    self.end = SIMD2(Double(end.width), Double(end.height))
  }

  /// Nil when the transforms do more than scale, or translate, within the plane.
  init?(from start: Placement, to end: Placement) {
    if start.isScaleOfPlane, end.isScaleOfPlane {
      kind = .scale
      self.start = SIMD2(start.scale.x, start.scale.y)
      self.end = SIMD2(end.scale.x, end.scale.y)
    } else if start.isTranslationOfPlane, end.isTranslationOfPlane {
      kind = .translation
      self.start = SIMD2(start.translation.x, start.translation.y)
      self.end = SIMD2(end.translation.x, end.translation.y)
    } else {
      return nil
    }
  }

  /// The value at `progress`.
  func value(at progress: Double) -> LayerValue {
    let numbers = numbers(at: progress)
    return switch kind {
    case .number: .number(numbers.x)
    case .point: .point(CGPoint(x: numbers.x, y: numbers.y))
    case .size: .size(CGSize(width: numbers.x, height: numbers.y))
    case .scale, .translation: .transform(transform(numbers))
    }
  }

  private func numbers(at progress: Double) -> SIMD2<Double> {
    SIMD2(start.x.mixed(with: end.x, progress), start.y.mixed(with: end.y, progress))
  }

  private func transform(_ numbers: SIMD2<Double>) -> Transform3D {
    kind == .scale
      ? Transform3D(scaleX: CGFloat(numbers.x), y: CGFloat(numbers.y))
      : Transform3D(translationX: CGFloat(numbers.x), y: CGFloat(numbers.y))
  }

  /// Sets what a property shows at `progress`.
  ///
  /// The properties that animate most often are set without a `LayerValue`.
  ///
  /// - Parameters:
  ///   - shown: What the layer shows.
  ///   - model: The model values, over which the first animation of a property is applied; read in
  ///     place, not changed.
  ///   - isFirst: True for that animation.
  ///   - isAdditive: True when the value is added to what lies below.
  func apply(
    _ progress: Double, to target: AnimationTarget, of shown: inout LayerProperties,
    over model: inout LayerProperties, isFirst: Bool, isAdditive: Bool
  ) {
    let numbers = numbers(at: progress)
    switch (kind, target.property, target.component) {
    case (.number, .opacity, nil):
      let below = isFirst ? model.opacity : shown.opacity
      shown.opacity = isAdditive ? below + numbers.x : numbers.x
    case (.number, .position, .x):
      if isFirst { shown.position = model.position }
      shown.position.x = CGFloat(isAdditive ? Double(shown.position.x) + numbers.x : numbers.x)
    case (.number, .position, .y):
      if isFirst { shown.position = model.position }
      shown.position.y = CGFloat(isAdditive ? Double(shown.position.y) + numbers.x : numbers.x)
    case (.point, .position, nil):
      let below = isAdditive ? isFirst ? model.position : shown.position : .zero
      shown.position = CGPoint(x: Double(below.x) + numbers.x, y: Double(below.y) + numbers.y)
    case (.scale, .transform, nil), (.translation, .transform, nil):
      let transform = transform(numbers)
      guard isAdditive, isFirst ? model.isTransformed : shown.isTransformed else {
        return shown.transform = transform
      }
      let below = isFirst ? model.transform : shown.transform
      let sum = transform.concatenating(below)
      shown.transform = sum.isFinite ? sum : below
    case (.number, .transform, .transform(let part)) where !isAdditive:
      if isFirst { shown.transform = model.transform }
      shown.transform[part] = CGFloat(numbers.x)
    default:
      if isFirst { shown.set(target.property, from: &model) }
      let value = value(at: progress)
      target.set(isAdditive ? target.value(in: shown).adding(value) : value, in: &shown)
    }
  }
}

extension Placement {
  fileprivate var isScaleOfPlane: Bool { scale.z == 1 && translation == .zero }
  fileprivate var isTranslationOfPlane: Bool { scale == .one && translation.z == 0 }
}
