public import Foundation

extension CALayer {
  /// The deepest layer under `point`, which is in the space of the receiver's superlayer.
  ///
  /// The frontmost layer wins; nil means that no layer is under the point. A layer hides its whole
  /// subtree if it is hidden, if it is turned away and not double-sided, or if it masks to its
  /// bounds and the point is outside them. The sublayers of any other layer can be hit beyond its
  /// bounds.
  public func hitTest(_ point: CGPoint) -> CALayer? {
    // The candidates of each level, frontmost last, so that the walk needs no recursion.
    var path: [(layer: CALayer, point: CGPoint, rest: ArraySlice<CALayer>)] = []
    func enter(_ layer: CALayer, at point: CGPoint) {
      guard !layer.isHidden, let inner = layer.mapToSuperlayer.inverted()?(point),
        !layer.masksToBounds || layer.contains(inner), !layer.isTurnedAway
      else { return }
      path.append((layer, inner, layer.sublayersBackToFront[...]))
    }
    enter(self, at: point)
    while let (layer, point, rest) = path.last {
      if let candidate = rest.last {
        path[path.count - 1].rest = rest.dropLast()
        enter(candidate, at: point)
      } else if layer.contains(point) {
        return layer
      } else {
        path.removeLast()
      }
    }
    return nil
  }

  /// The sublayers in drawing order: by ascending `zPosition`, then by their order in the list.
  private var sublayersBackToFront: [CALayer] {
    let layers = sublayers ?? []
    guard layers.contains(where: { $0.zPosition != 0 }) else { return layers }
    return layers.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}
