package import Foundation

extension CGPoint {
  /// True when neither coordinate is infinite or not a number.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
  /// True when neither side is infinite or not a number.
  package var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
  /// True when neither origin nor size holds an infinity or a NaN.
  package var isFinite: Bool { origin.isFinite && size.isFinite }

  /// The point in the middle.
  package var center: CGPoint { CGPoint(x: midX, y: midY) }
}
