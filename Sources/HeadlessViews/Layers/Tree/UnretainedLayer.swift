/// An unretained reference to a layer, for other modules, in which generic code costs much more.
package struct UnretainedLayer {
  private let reference: Unretained<CALayer>

  /// A reference to a layer, or to none.
  package init(_ layer: CALayer?) { reference = Unretained(layer) }

  /// The layer.
  package var layer: CALayer? { reference.object }
}
