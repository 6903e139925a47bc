// Elsewhere Core Graphics has these.
#if !canImport(CoreGraphics)
  extension CGPoint {
    /// True if both points are the same.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
  }

  extension CGSize {
    /// True if both sizes are the same.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
  }

  extension CGRect {
    /// True if both rectangles are the same.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
  }
#endif
