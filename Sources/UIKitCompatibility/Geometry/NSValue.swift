// These are others' names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(UIKit)
  public import Foundation
  public import Transitioning

  extension NSValue {
    /// A point in an object.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// A size in an object.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// A rectangle in an object.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// The point in the object.
    public var cgPointValue: CGPoint { pointValue }

    /// The size in the object.
    public var cgSizeValue: CGSize { sizeValue }

    /// The rectangle in the object.
    public var cgRectValue: CGRect { rectValue }
  }

  /// A transform of space where an object is asked for: the transform itself, for Foundation can put
  /// none into an object here.
  public func NSValue(caTransform3D transform: CATransform3D) -> CATransform3D { transform }

  /// A transform of the plane where an object is asked for: the transform itself.
  public func NSValue(cgAffineTransform transform: CGAffineTransform) -> CGAffineTransform {
    transform
  }
#endif
