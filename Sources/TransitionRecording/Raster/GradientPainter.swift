package import Foundation
package import HeadlessViews

/// A prepared gradient, for samples of its colour at many points.
///
/// An object, because it is large, and is read for each sample.
package final class GradientPainter {
  private let stops: [(location: Double, color: SIMD4<Double>)]
  private let type: CAGradientLayerType
  private let start: SIMD2<Double>
  private let axis: SIMD2<Double>

  /// Creates a painter of a gradient in a layer of a size.
  package init(_ gradient: GradientContent, in size: CGSize) {
    stops = gradient.stops.map { ($0.location, $0.color.premultiplied) }
    type = gradient.type
    let extent = SIMD2(Double(size.width), Double(size.height))
    start = extent * SIMD2(Double(gradient.startPoint.x), Double(gradient.startPoint.y))
    axis = extent * SIMD2(Double(gradient.endPoint.x), Double(gradient.endPoint.y)) - start
  }

  /// The premultiplied colour at a point of the layer.
  package func color(at point: SIMD2<Double>) -> SIMD4<Double> {
    let place = place(of: point - start)
    guard place.isFinite, let next = stops.firstIndex(where: { $0.location > place }) else {
      return stops.last?.color ?? .zero
    }
    guard next > 0 else { return stops[0].color }
    let (low, high) = (stops[next - 1], stops[next])
    let part = (place - low.location) / (high.location - low.location)
    return low.color + (high.color - low.color) * part
  }

  /// The position of a point along the gradient: 0 at its start, 1 at its end.
  private func place(of offset: SIMD2<Double>) -> Double {
    switch type {
    case .axial:
      return (offset * axis).sum() / (axis * axis).sum()
    case .radial:
      let scaled = offset / axis
      return (scaled * scaled).sum().squareRoot()
    case .conic:
      let turn = (atan2(offset.y, offset.x) - atan2(axis.y, axis.x)) / (2 * .pi)
      return turn - turn.rounded(.down)
    }
  }
}
