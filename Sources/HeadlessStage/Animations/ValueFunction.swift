import Foundation
import HeadlessViews

/// What turns animated numbers into a transform, under Core Animation's names.
///
/// Transforms blend by decomposition, so a turn from 0 to 2π shows nothing. Numbers blend as numbers,
/// and become a transform only then (facts D39, D40): whole turns are turned.
///
/// ```swift
/// let spin = BasicAnimation(\.transform)
/// spin.valueFunction = .rotateZ
/// spin.fromValue = 0
/// spin.toValue = 4 * Double.pi
/// ```
public enum ValueFunction: String, Hashable, Sendable, CaseIterable {
  /// One number, a turn about the x axis in radians.
  case rotateX
  /// One number, a turn about the y axis in radians.
  case rotateY
  /// One number, a turn about the z axis in radians.
  case rotateZ
  /// Three numbers, unitless factors along x, y and z.
  case scale
  /// One number, a unitless factor along x.
  case scaleX
  /// One number, a unitless factor along y.
  case scaleY
  /// One number, a unitless factor along z.
  case scaleZ
  /// Three numbers, movements along x, y and z in points.
  case translate
  /// One number, a movement along x in points.
  case translateX
  /// One number, a movement along y in points.
  case translateY
  /// One number, a movement along z in points.
  case translateZ
}

extension ValueFunction {
  /// How many numbers it takes.
  var count: Int { components.count }

  /// The numbers that make the transform that changes nothing, those it does not take being zero.
  var neutral: SIMD4<Double> {
    switch self {
    case .scale: SIMD4(1, 1, 1, 0)
    case .scaleX, .scaleY, .scaleZ: SIMD4(1, 0, 0, 0)
    default: .zero
    }
  }

  /// The transform that numbers make.
  func callAsFunction(_ numbers: SIMD4<Double>) -> Transform3D {
    let (x, y, z) = (CGFloat(numbers.x), CGFloat(numbers.y), CGFloat(numbers.z))
    return switch self {
    case .rotateX: Transform3D(rotationAngle: x, x: 1, y: 0, z: 0)
    case .rotateY: Transform3D(rotationAngle: x, x: 0, y: 1, z: 0)
    case .rotateZ: Transform3D(rotationAngle: x, x: 0, y: 0, z: 1)
    case .scale: Transform3D(scaleX: x, y: y, z: z)
    case .scaleX: Transform3D(scaleX: x, y: 1)
    case .scaleY: Transform3D(scaleX: 1, y: x)
    case .scaleZ: Transform3D(scaleX: 1, y: 1, z: x)
    case .translate: Transform3D(translationX: x, y: y, z: z)
    case .translateX: Transform3D(translationX: x, y: 0)
    case .translateY: Transform3D(translationX: 0, y: x)
    case .translateZ: Transform3D(translationX: 0, y: 0, z: x)
    }
  }

  /// The numbers that come nearest to making a transform (fact D36).
  func numbers(of transform: Transform3D) -> SIMD4<Double> {
    var numbers = SIMD4<Double>.zero
    for (index, component) in components.enumerated() {
      numbers[index] = Double(transform[component])
    }
    return numbers
  }

  /// The numbers that an untyped value stands for: one, or an array of three; nil when they are not
  /// as many as it takes, or not finite.
  func numbers(_ value: Any) -> SIMD4<Double>? {
    let elements: [Any] =
      switch value {
      case let value as [Any]: value
      case let value as SIMD3<Double>: [value.x, value.y, value.z]
      default: [value]
      }
    guard elements.count == count else { return nil }
    var numbers = SIMD4<Double>.zero
    for (index, element) in elements.enumerated() {
      guard case .number(let number)? = LayerValue(element), number.isFinite else { return nil }
      numbers[index] = number
    }
    return numbers
  }

  private var components: [TransformComponent] {
    switch self {
    case .rotateX: [.rotationX]
    case .rotateY: [.rotationY]
    case .rotateZ: [.rotationZ]
    case .scale: [.scaleX, .scaleY, .scaleZ]
    case .scaleX: [.scaleX]
    case .scaleY: [.scaleY]
    case .scaleZ: [.scaleZ]
    case .translate: [.translationX, .translationY, .translationZ]
    case .translateX: [.translationX]
    case .translateY: [.translationY]
    case .translateZ: [.translationZ]
    }
  }
}
