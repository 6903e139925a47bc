import Transitioning

/// The colours of an interface by role, light or dark.
///
/// A scene names a role and never a colour, so that dark mode is one switch. The values of the
/// surfaces are those of Material 3's baseline scheme.
struct Palette: Hashable, Sendable {
  /// A role: the key path of its colour.
  typealias Role = KeyPath<Palette, Color>

  /// The four colours that identify an app.
  struct Accent: Hashable, Sendable {
    /// The colour of prominent parts, for example a filled button.
    let main: Color

    /// The colour of text and icons on `main`.
    let onMain: Color

    /// A calm colour of parts that belong together, for example a selected tab.
    let container: Color

    /// The colour of text and icons on `container`.
    let onContainer: Color
  }

  /// The colours of a map.
  struct Map: Hashable, Sendable {
    let land, block, park, water, lane, road: Color
  }

  /// Icons on a colour that is the same in both styles.
  let white = Color.white

  /// The background of a screen.
  let surface: Color

  /// The backgrounds of parts on a screen, from near the background to far from it.
  let containerLow, container, containerHigh: Color

  /// Text and icons on any surface.
  let onSurface: Color

  /// Text and icons of less importance.
  let onSurfaceVariant: Color

  /// Lines between parts.
  let outlineVariant: Color

  /// Destructive actions and warnings.
  let error, onError: Color

  /// The colour of snackbars and other inverted surfaces.
  let inverse, onInverse: Color

  /// The accents of the apps.
  let violet, pine, ocean, coral, amber: Accent

  let map: Map
}

extension TraitCollection {
  /// The colour of a role in the palette for the interface style.
  func color(_ role: Palette.Role) -> Color {
    userInterfaceStyle == .dark ? Palette.dark[keyPath: role] : Palette.light[keyPath: role]
  }
}

extension Palette {
  /// The palette for an interface style.
  static func matching(_ traits: TraitCollection) -> Palette {
    traits.userInterfaceStyle == .dark ? dark : light
  }

  static let light = Palette(
    surface: Color(hex: 0xFEF7FF), containerLow: Color(hex: 0xF7F2FA),
    container: Color(hex: 0xF3EDF7), containerHigh: Color(hex: 0xECE6F0),
    onSurface: Color(hex: 0x1D1B20), onSurfaceVariant: Color(hex: 0x49454F),
    outlineVariant: Color(hex: 0xCAC4D0), error: Color(hex: 0xB3261E), onError: .white,
    inverse: Color(hex: 0x322F35), onInverse: Color(hex: 0xF5EFF7),
    violet: Accent(0x6750A4, on: 0xFFFFFF, container: 0xEADDFF, on: 0x21005D),
    pine: Accent(0x386A4F, on: 0xFFFFFF, container: 0xBBEFD0, on: 0x002114),
    ocean: Accent(0x00658E, on: 0xFFFFFF, container: 0xC7E7FF, on: 0x001E2E),
    coral: Accent(0x9C413B, on: 0xFFFFFF, container: 0xFFDAD6, on: 0x410003),
    amber: Accent(0x7A5900, on: 0xFFFFFF, container: 0xFFDEA3, on: 0x261900),
    map: Map(
      land: Color(hex: 0xF1EDE4), block: Color(hex: 0xE3DDD1), park: Color(hex: 0xCDE6C4),
      water: Color(hex: 0xA9D6EC), lane: .white, road: Color(hex: 0xFFE3A6)))

  static let dark = Palette(
    surface: Color(hex: 0x141218), containerLow: Color(hex: 0x1D1B20),
    container: Color(hex: 0x211F26), containerHigh: Color(hex: 0x2B2930),
    onSurface: Color(hex: 0xE6E0E9), onSurfaceVariant: Color(hex: 0xCAC4D0),
    outlineVariant: Color(hex: 0x49454F), error: Color(hex: 0xF2B8B5),
    onError: Color(hex: 0x601410),
    inverse: Color(hex: 0xE6E0E9), onInverse: Color(hex: 0x322F35),
    violet: Accent(0xD0BCFF, on: 0x381E72, container: 0x4F378B, on: 0xEADDFF),
    pine: Accent(0xA0D2B5, on: 0x053824, container: 0x1F4F39, on: 0xBBEFD0),
    ocean: Accent(0x85CFFF, on: 0x00344C, container: 0x004C6C, on: 0xC7E7FF),
    coral: Accent(0xFFB4AB, on: 0x5F1412, container: 0x7D2A26, on: 0xFFDAD6),
    amber: Accent(0xF4BE48, on: 0x402D00, container: 0x5C4200, on: 0xFFDEA3),
    map: Map(
      land: Color(hex: 0x16181D), block: Color(hex: 0x20232A), park: Color(hex: 0x16281F),
      water: Color(hex: 0x12283B), lane: Color(hex: 0x2B3039), road: Color(hex: 0x4A4638)))
}

extension Palette.Accent {
  fileprivate init(_ main: UInt32, on: UInt32, container: UInt32, on onContainer: UInt32) {
    self.init(
      main: Color(hex: main), onMain: Color(hex: on), container: Color(hex: container),
      onContainer: Color(hex: onContainer))
  }
}
