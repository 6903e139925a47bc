public import Foundation

/// A value of any kind that an animatable property can take.
public enum LayerValue: Hashable, Sendable {
  /// A number: opacity, radius, width.
  case number(Double)

  /// A place.
  case point(CGPoint)

  /// An extent.
  case size(CGSize)

  /// A colour; nil is the absence of one and animates as clear.
  case color(Color?)

  /// A transform of space.
  case transform(Transform3D)

  /// A truth, which switches rather than blends.
  case flag(Bool)

  /// True when no component is infinite or not a number.
  public var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .point(let point): point.isFinite
    case .size(let size): size.isFinite
    case .color(let color?):
      (color.red + color.green + color.blue + color.alpha).isFinite
    case .transform(let transform): transform.isFinite
    case .flag, .color(nil): true
    }
  }
}
