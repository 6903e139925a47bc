import Transitioning

/// The colours of an interface by role, light or dark.
///
/// A scene names a role and never a colour, so that dark mode is one switch. The values of the
/// surfaces are those of Material 3's baseline scheme.
struct Palette: Hashable, Sendable {
  /// A role: the key path of its colour.
  typealias Role = KeyPath<Palette, UIColor>

  /// The four colours that identify an app.
  struct Accent: Hashable, Sendable {
    /// The colour of prominent parts, for example a filled button.
    let main: UIColor

    /// The colour of text and icons on `main`.
    let onMain: UIColor

    /// A calm colour of parts that belong together, for example a selected tab.
    let container: UIColor

    /// The colour of text and icons on `container`.
    let onContainer: UIColor
  }

  /// The colours of a map.
  struct Map: Hashable, Sendable {
    let land, block, park, water, lane, road: UIColor
  }

  /// The paper of a printed code, and marks and icons on a colour that is the same in both styles.
  let white = UIColor.white

  /// The bars of a printed code, and text and icons on a picture that is light in both styles.
  let ink = UIColor(hex: 0x1D1B20)

  /// The background of a screen.
  let surface: UIColor

  /// The backgrounds of parts on a screen, from near the background to far from it.
  let containerLow, container, containerHigh: UIColor

  /// The background of parts that float over a screen and have no scrim below them, for example a
  /// card on a map.
  let overlay: UIColor

  /// Text and icons on any surface.
  let onSurface: UIColor

  /// Text and icons of less importance.
  let onSurfaceVariant: UIColor

  /// Lines between parts.
  let outlineVariant: UIColor

  /// Destructive actions and warnings.
  let error, onError: UIColor

  /// The colour of snackbars and other inverted surfaces.
  let inverse, onInverse: UIColor

  /// The accents of the apps.
  let violet, pine, ocean, coral, amber: Accent

  let map: Map
}

extension UITraitCollection {
  /// The colour of a role in the palette for the interface style.
  func color(_ role: Palette.Role) -> UIColor {
    userInterfaceStyle == .dark ? Palette.dark[keyPath: role] : Palette.light[keyPath: role]
  }
}

extension Palette {
  /// The palette for an interface style.
  static func matching(_ traits: UITraitCollection) -> Palette {
    traits.userInterfaceStyle == .dark ? dark : light
  }

  static let light = Palette(
    surface: UIColor(hex: 0xFEF7FF), containerLow: UIColor(hex: 0xF7F2FA),
    container: UIColor(hex: 0xF3EDF7), containerHigh: UIColor(hex: 0xECE6F0),
    overlay: UIColor(hex: 0xFEF7FF),
    onSurface: UIColor(hex: 0x1D1B20), onSurfaceVariant: UIColor(hex: 0x49454F),
    outlineVariant: UIColor(hex: 0xCAC4D0), error: UIColor(hex: 0xB3261E), onError: .white,
    inverse: UIColor(hex: 0x322F35), onInverse: UIColor(hex: 0xF5EFF7),
    violet: Accent(0x6750A4, on: 0xFFFFFF, container: 0xEADDFF, on: 0x21005D),
    pine: Accent(0x386A4F, on: 0xFFFFFF, container: 0xBBEFD0, on: 0x002114),
    ocean: Accent(0x00658E, on: 0xFFFFFF, container: 0xC7E7FF, on: 0x001E2E),
    coral: Accent(0x9C413B, on: 0xFFFFFF, container: 0xFFDAD6, on: 0x410003),
    amber: Accent(0x7A5900, on: 0xFFFFFF, container: 0xFFDEA3, on: 0x261900),
    map: Map(
      land: UIColor(hex: 0xF1EDE4), block: UIColor(hex: 0xE3DDD1), park: UIColor(hex: 0xCDE6C4),
      water: UIColor(hex: 0xA9D6EC), lane: .white, road: UIColor(hex: 0xFFE3A6)))

  static let dark = Palette(
    surface: UIColor(hex: 0x141218), containerLow: UIColor(hex: 0x1D1B20),
    container: UIColor(hex: 0x211F26), containerHigh: UIColor(hex: 0x2B2930),
    overlay: UIColor(hex: 0x36343B),
    onSurface: UIColor(hex: 0xE6E0E9), onSurfaceVariant: UIColor(hex: 0xCAC4D0),
    outlineVariant: UIColor(hex: 0x49454F), error: UIColor(hex: 0xF2B8B5),
    onError: UIColor(hex: 0x601410),
    inverse: UIColor(hex: 0xE6E0E9), onInverse: UIColor(hex: 0x322F35),
    violet: Accent(0xD0BCFF, on: 0x381E72, container: 0x4F378B, on: 0xEADDFF),
    pine: Accent(0xA0D2B5, on: 0x053824, container: 0x1F4F39, on: 0xBBEFD0),
    ocean: Accent(0x85CFFF, on: 0x00344C, container: 0x004C6C, on: 0xC7E7FF),
    coral: Accent(0xFFB4AB, on: 0x5F1412, container: 0x7D2A26, on: 0xFFDAD6),
    amber: Accent(0xF4BE48, on: 0x402D00, container: 0x5C4200, on: 0xFFDEA3),
    map: Map(
      land: UIColor(hex: 0x16181D), block: UIColor(hex: 0x20232A), park: UIColor(hex: 0x16281F),
      water: UIColor(hex: 0x12283B), lane: UIColor(hex: 0x2B3039), road: UIColor(hex: 0x4A4638)))
}

extension Palette.Accent {
  fileprivate init(_ main: UInt32, on: UInt32, container: UInt32, on onContainer: UInt32) {
    self.init(
      main: UIColor(hex: main), onMain: UIColor(hex: on), container: UIColor(hex: container),
      onContainer: UIColor(hex: onContainer))
  }
}
