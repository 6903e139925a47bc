extension CGPoint {
  /// True if neither coordinate is infinite or NaN.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
  /// True if neither dimension is infinite or NaN.
  package var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
  /// True if neither the origin nor the size holds an infinity or a NaN.
  package var isFinite: Bool { origin.isFinite && size.isFinite }

  /// The centre of the rectangle.
  package var center: CGPoint { CGPoint(x: midX, y: midY) }
}
