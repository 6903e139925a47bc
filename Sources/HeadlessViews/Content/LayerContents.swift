/// The content that a layer draws over its background.
///
/// Contents are references, because they are large and are copied to every display list.
public indirect enum LayerContents: Hashable, Sendable {
  /// Lines of text.
  case text(TextContent)

  /// A picture, fitted into the layer's bounds by its `contentMode`.
  case image(UIImage)

  /// A filled and stroked path, which may extend beyond the layer's bounds.
  case shape(ShapeContent)

  /// A gradient that fills the layer's bounds, with the layer's rounded corners.
  case gradient(GradientContent)
}
