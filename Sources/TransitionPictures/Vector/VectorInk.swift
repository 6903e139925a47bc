import HeadlessViews

/// What colours a drawing is made in.
enum VectorInk {
  /// Its own.
  case color

  /// White as opaque as its own are: what a mask lets show, for SVG measures masks by how light they are.
  case white

  /// The colour that is painted in place of one, without its alpha: `#rrggbb`.
  func text(_ color: Color) -> String {
    guard self == .color else { return "#ffffff" }
    return HexColor.text(color)
  }

  /// How opaque a colour is painted; nil for all.
  func opacity(_ color: Color) -> String? { HexColor.opacity(color.alpha) }
}
