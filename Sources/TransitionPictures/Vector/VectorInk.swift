import HeadlessViews

/// The colours that a drawing uses.
enum VectorInk {
  /// The item's own colours.
  case color

  /// White with the alpha of the own colours, for masks: SVG masks by luminance.
  case white

  /// The colour to paint in place of a colour, without alpha: `#rrggbb`.
  func text(_ color: UIColor) -> String {
    guard self == .color else { return "#ffffff" }
    return HexColor.text(color)
  }

  /// The opacity of a colour; nil for an opaque colour.
  func opacity(_ color: UIColor) -> String? { HexColor.opacity(color.alpha) }
}
