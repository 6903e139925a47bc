// These names are UIKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(UIKit)
  extension NSValue {
    /// Creates an object with a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// Creates an object with a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// Creates an object with a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// The point in the object.
    public var cgPointValue: CGPoint { pointValue }

    /// The size in the object.
    public var cgSizeValue: CGSize { sizeValue }

    /// The rectangle in the object.
    public var cgRectValue: CGRect { rectValue }
  }

  /// Returns the transform itself, for code that wraps it in an object; Foundation has no such
  /// object here.
  public func NSValue(caTransform3D transform: CATransform3D) -> CATransform3D { transform }

  /// Returns the transform itself, for code that wraps it in an object.
  public func NSValue(cgAffineTransform transform: CGAffineTransform) -> CGAffineTransform {
    transform
  }
#endif
