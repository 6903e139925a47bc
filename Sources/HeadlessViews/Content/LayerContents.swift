/// What a layer draws over its background.
public enum LayerContents: Hashable, Sendable {
  /// Lines of text.
  case text(TextContent)

  /// A picture, stretched to the layer's bounds.
  case image(Image)
}
