#if canImport(CoreGraphics)
  package import CoreGraphics
#else
  package import Foundation
#endif

/// What was drawn into a picture.
package struct ImageDrawing: Hashable, Sendable {
  /// The layer that holds what was drawn.
  ///
  /// It is not shown itself: each layer that shows the picture shows a copy. An object, because
  /// contents know nothing of layers.
  package let paper: any AnyObject & Sendable

  /// The part of the paper that the picture shows, in the paper's own space.
  package var part: CGRect

  /// A drawing that shows a part of a layer that does not change any more.
  package init(on paper: any AnyObject & Sendable, part: CGRect) {
    (self.paper, self.part) = (paper, part)
  }

  /// True if both show the same part of the same layer.
  package static func == (first: ImageDrawing, second: ImageDrawing) -> Bool {
    first.paper === second.paper && first.part == second.part
  }

  /// Hashes the layer alone, by its identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(paper)) }
}
