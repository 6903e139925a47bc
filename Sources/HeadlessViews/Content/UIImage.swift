public import Foundation

/// A picture without pixels: its name, its size, and two colours to recognise it by, or what was
/// drawn into it.
///
/// A renderer that has the real file can look it up by `name`. Every other renderer paints a
/// diagonal blend from `topLeft` to `bottomRight`, which is enough to see where a photo moves.
///
/// A picture that was drawn, such as by a `UIGraphicsImageRenderer`, shows what was drawn.
public struct UIImage: Hashable, Sendable {
  /// The name of the picture, for people and for renderers that look the picture up.
  public var name: String

  /// The natural size, in points.
  public var size: CGSize

  /// The number of pixels per point.
  public var scale: CGFloat = 1

  /// The colour of the top-left corner.
  public var topLeft: UIColor

  /// The colour of the bottom-right corner.
  public var bottomRight: UIColor

  /// What was drawn into the picture; nil for a picture that has only colours.
  package var drawing: ImageDrawing?

  /// A picture of a size, with two colours to recognise it by.
  public init(named name: String, size: CGSize, topLeft: UIColor, bottomRight: UIColor) {
    self.name = name
    self.size = size
    self.topLeft = topLeft
    self.bottomRight = bottomRight
  }

  /// Hashes the name, the size and the colours.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(size)
    hasher.combine(topLeft)
    hasher.combine(bottomRight)
  }
}

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
