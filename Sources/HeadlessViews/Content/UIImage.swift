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
