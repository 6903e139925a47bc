package import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

extension CGRect {
  /// The distance from a frame to just outside of its container, whose bounds these are, in points.
  ///
  /// `dx` and `dy` are a unit vector out of the container: one is 1 or -1, the other 0.
  package func way(out frame: CGRect, dx: CGFloat, dy: CGFloat) -> CGFloat {
    if dx == 0 { return dy > 0 ? maxY - frame.minY : frame.maxY - minY }
    return dx > 0 ? maxX - frame.minX : frame.maxX - minX
  }
}
