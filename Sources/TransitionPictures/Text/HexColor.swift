import HeadlessViews
import TransitionRecording

/// Colours and opacities in the notation of SVG and CSS.
enum HexColor {
  /// A colour without its alpha: `#rrggbb`.
  static func text(_ color: UIColor) -> String {
    "#" + [color.red, color.green, color.blue].map(byte).joined()
  }

  /// A colour with its alpha: `#rrggbbaa`.
  static func inFull(_ color: UIColor) -> String { text(color) + byte(color.alpha) }

  /// A colour with its alpha, if it has one: `#rrggbbaa`, or `#rrggbb` if it is opaque.
  static func withAlpha(_ color: UIColor) -> String {
    let text = inFull(color)
    return text.hasSuffix("ff") ? String(text.dropLast(2)) : text
  }

  /// An opacity to a thousandth; nil for an opacity of one.
  static func opacity(_ opacity: Double) -> String? {
    let opacity = opacity.isNaN ? 0 : min(max(opacity, 0), 1)
    return opacity < 0.9995 ? Decimals.text(opacity, places: 3) : nil
  }

  private static func byte(_ component: Double) -> String {
    let value = component.isNaN ? 0 : Int((min(max(component, 0), 1) * 255).rounded())
    return (value < 16 ? "0" : "") + String(value, radix: 16)
  }
}
