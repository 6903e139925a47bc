import Foundation
import HeadlessViews
public import TransitionCurves

/// A function that makes a transform of animated numbers, with Core Animation's names.
///
/// Transforms blend by decomposition, so a rotation from 0 to 2π shows nothing. With a value
/// function the numbers blend, and then become a transform: the layer rotates through whole turns.
///
/// ```swift
/// let spin = CABasicAnimation(\.transform)
/// spin.valueFunction = .rotateZ
/// spin.fromValue = 0
/// spin.toValue = 4 * Double.pi
/// ```
public enum CAValueFunction: String, Hashable, Sendable, CaseIterable {
  /// One number: a rotation about the x axis, in radians.
  case rotateX
  /// One number: a rotation about the y axis, in radians.
  case rotateY
  /// One number: a rotation about the z axis, in radians.
  case rotateZ
  /// Three numbers: unitless scale factors along x, y and z.
  case scale
  /// One number: a unitless scale factor along x.
  case scaleX
  /// One number: a unitless scale factor along y.
  case scaleY
  /// One number: a unitless scale factor along z.
  case scaleZ
  /// Three numbers: translations along x, y and z, in points.
  case translate
  /// One number: a translation along x, in points.
  case translateX
  /// One number: a translation along y, in points.
  case translateY
  /// One number: a translation along z, in points.
  case translateZ
}

extension CAValueFunction {
  /// The number of numbers that the function takes.
  var count: Int { components.count }

  /// The numbers that make the identity transform; unused ones are zero.
  var neutral: SIMD4<Double> {
    switch self {
    case .scale: SIMD4(1, 1, 1, 0)
    case .scaleX, .scaleY, .scaleZ: SIMD4(1, 0, 0, 0)
    default: .zero
    }
  }

  /// The transform that the function makes of numbers.
  func callAsFunction(_ numbers: SIMD4<Double>) -> CATransform3D {
    let (x, y, z) = (CGFloat(numbers.x), CGFloat(numbers.y), CGFloat(numbers.z))
    return switch self {
    case .rotateX: CATransform3D(rotationAngle: x, x: 1, y: 0, z: 0)
    case .rotateY: CATransform3D(rotationAngle: x, x: 0, y: 1, z: 0)
    case .rotateZ: CATransform3D(rotationAngle: x, x: 0, y: 0, z: 1)
    case .scale: CATransform3D(scaleX: x, y: y, z: z)
    case .scaleX: CATransform3D(scaleX: x, y: 1)
    case .scaleY: CATransform3D(scaleX: 1, y: x)
    case .scaleZ: CATransform3D(scaleX: 1, y: 1, z: x)
    case .translate: CATransform3D(translationX: x, y: y, z: z)
    case .translateX: CATransform3D(translationX: x, y: 0)
    case .translateY: CATransform3D(translationX: 0, y: x)
    case .translateZ: CATransform3D(translationX: 0, y: 0, z: x)
    }
  }

  /// The numbers that come nearest to making a transform.
  ///
  /// A rotation is exact only for a transform that rotates about one axis.
  func numbers(of transform: CATransform3D) -> SIMD4<Double> {
    var numbers = SIMD4<Double>.zero
    for (index, component) in components.enumerated() {
      numbers[index] = Double(transform[component])
    }
    return numbers
  }

  /// The numbers of an untyped value, which is one number or an array of three; nil when their
  /// count is wrong or they are not finite.
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

/// The numbers of a value function, which are animated in the place of a transform.
extension SIMD4: Interpolatable, VectorValue, VectorBacked where Scalar == Double {
  /// The numbers themselves.
  public var components: Self { self }

  /// The numbers themselves.
  public init(components: Self) { self = components }
}
