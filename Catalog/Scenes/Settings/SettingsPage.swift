import Transitioning

/// A page of settings: its title and its items, in groups.
struct SettingsPage: Hashable, Sendable {
  /// One setting, or a link to another page.
  struct Item: Hashable, Sendable {
    let title: String

    /// The colour of the icon.
    let color: Color

    let detail: Detail
  }

  /// The detail at the end of a row.
  enum Detail: Hashable, Sendable {
    /// A chosen value.
    case choice(String)
    /// A switch.
    case isOn(Bool)
    /// A link to another page.
    case page(SettingsPage)
  }

  let title: String
  let groups: [[Item]]
}

extension SettingsPage {
  /// The root page.
  static let main = SettingsPage(
    title: "Settings",
    groups: [
      [
        Item(title: "Flight mode", color: Color(hex: 0xE76F51), detail: .isOn(false)),
        Item(title: "Network", color: Color(hex: 0x1A759F), detail: .choice("Lighthouse")),
        Item(title: "Nearby devices", color: Color(hex: 0x3A86FF), detail: .choice("Two")),
      ],
      [
        Item(title: "Display", color: Color(hex: 0x7251B5), detail: .page(display)),
        Item(title: "Sounds", color: Color(hex: 0xD62828), detail: .choice("Quiet")),
        Item(title: "Privacy", color: Color(hex: 0x2A9D8F), detail: .isOn(true)),
      ],
      [Item(title: "About", color: Color(hex: 0x8D99AE), detail: .choice("Version 5"))],
    ])

  /// The display settings.
  static let display = SettingsPage(
    title: "Display",
    groups: [
      [
        Item(title: "Brightness", color: Color(hex: 0xFFD166), detail: .choice("70 %")),
        Item(title: "Follow the daylight", color: Color(hex: 0xE9C46A), detail: .isOn(true)),
      ],
      [
        Item(title: "Text size", color: Color(hex: 0x6D6875), detail: .choice("Medium")),
        Item(title: "Bold text", color: Color(hex: 0x264653), detail: .isOn(false)),
        Item(title: "Reduce motion", color: Color(hex: 0x06D6A0), detail: .isOn(false)),
      ],
    ])
}
