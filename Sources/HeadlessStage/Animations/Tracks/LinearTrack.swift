import Foundation
import HeadlessViews
import TransitionCurves

/// A track between two values of one or two numbers, which blend number by number.
///
/// Most animations have one, and most of these a `LinearMotion`, which their layer follows by itself.
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

  private let (start, end): (CGPoint, CGPoint)
  private let kind: Kind

  init(from start: Double, to end: Double) {
    kind = .number
    (self.start, self.end) = (CGPoint(x: start, y: 0), CGPoint(x: end, y: 0))
  }

  init(from start: CGPoint, to end: CGPoint) {
    kind = .point
    (self.start, self.end) = (start, end)
  }

  init(from start: CGSize, to end: CGSize) {
    kind = .size
    self.start = CGPoint(x: start.width, y: start.height)
    self.end = CGPoint(x: end.width, y: end.height)
  }

  /// Nil when the transforms do more than scale, or translate, within the plane.
  init?(from start: Placement, to end: Placement) {
    if start.isScaleOfPlane, end.isScaleOfPlane {
      kind = .scale
      self.start = CGPoint(x: start.scale.x, y: start.scale.y)
      self.end = CGPoint(x: end.scale.x, y: end.scale.y)
    } else if start.isTranslationOfPlane, end.isTranslationOfPlane {
      kind = .translation
      self.start = CGPoint(x: start.translation.x, y: start.translation.y)
      self.end = CGPoint(x: end.translation.x, y: end.translation.y)
    } else {
      return nil
    }
  }

  func value(at progress: Double) -> LayerValue {
    let numbers = start.mixed(with: end, progress)
    return switch kind {
    case .number: .number(Double(numbers.x))
    case .point: .point(numbers)
    case .size: .size(CGSize(width: numbers.x, height: numbers.y))
    case .scale, .translation: .transform(transform(numbers))
    }
  }

  private func transform(_ numbers: CGPoint) -> CATransform3D {
    kind == .scale
      ? CATransform3D(scaleX: numbers.x, y: numbers.y)
      : CATransform3D(translationX: numbers.x, y: numbers.y)
  }

  /// The motion of a property along the track; nil for the numbers of a rare property.
  func motion(as effect: AnimationEffect) -> LinearMotion? {
    guard let numbers = numbers(of: effect) else { return nil }
    return LinearMotion(
      of: numbers, from: start, to: end, isAdditive: effect.isAdditive, isFirst: effect.isFirst)
  }

  private func numbers(of effect: AnimationEffect) -> LinearMotion.Numbers? {
    switch (kind, effect.target.property, effect.target.component) {
    case (.number, .opacity, nil): .opacity
    case (.number, .cornerRadius, nil): .cornerRadius
    case (.number, .position, .x): .positionX
    case (.number, .position, .y): .positionY
    case (.point, .position, nil): .position
    case (.size, .boundsSize, nil): .boundsSize
    case (.scale, .transform, nil): .scale
    case (.translation, .transform, nil): .translation
    case (.number, .transform, .transform(let part)) where !effect.isAdditive: .part(part)
    default: nil
    }
  }
}

extension Placement {
  fileprivate var isScaleOfPlane: Bool { scale.z == 1 && translation == .zero }
  fileprivate var isTranslationOfPlane: Bool { scale == .one && translation.z == 0 }
}
