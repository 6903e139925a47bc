/// What a layer draws over its background.
public enum LayerContents: Hashable, Sendable {
  /// Lines of text.
  case text(TextContent)

  /// A picture, stretched to the layer's bounds.
  case image(Image)

  /// A path filled and stroked, which may reach beyond the layer's bounds.
  indirect case shape(ShapeContent)

  /// Colours that fill the layer's bounds, as round as its corners are.
  indirect case gradient(GradientContent)
}
