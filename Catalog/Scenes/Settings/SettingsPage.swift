import Transitioning

/// A page of settings: its title and its items, in groups.
struct SettingsPage: Hashable, Sendable {
  /// One setting, or a link to another page.
  struct Item: Hashable, Sendable {
    let title: String
    let icon: Icon

    /// The colour behind the icon.
    let color: UIColor

    let detail: Detail

    fileprivate init(_ title: String, _ icon: Icon, _ color: UInt32, _ detail: Detail) {
      self.title = title
      self.icon = icon
      self.color = UIColor(hex: color)
      self.detail = detail
    }
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

  /// True if the page begins with the user's account.
  var showsAccount = false
}

extension SettingsPage {
  /// The root page.
  static let main = SettingsPage(
    title: "Settings",
    groups: [
      [
        Item("Flight mode", .send, 0xE76F51, .isOn(false)),
        Item("Wi-Fi", .wifi, 0x1A759F, .choice("Lighthouse")),
        Item("Notifications", .bell, 0xC2410C, .choice("12 apps")),
      ],
      [
        Item("Display", .sun, 0x7251B5, .page(display)),
        Item("Photographs", .photo, 0x2A9D8F, .choice("All")),
        Item("Privacy", .lock, 0x33658A, .isOn(true)),
      ],
      [Item("Battery", .bolt, 0x4C956C, .choice("86 %"))],
    ], showsAccount: true)

  /// The display settings.
  static let display = SettingsPage(
    title: "Display",
    groups: [
      [
        Item("Brightness", .sun, 0xE09F3E, .choice("70 %")),
        Item("Follow the daylight", .clock, 0x9C6644, .isOn(true)),
        Item("Dark at night", .moon, 0x33415C, .isOn(true)),
      ],
      [
        Item("Text size", .text, 0x6D6875, .choice("Medium")),
        Item("Bold text", .pencil, 0x264653, .isOn(false)),
      ],
      [
        Item("Reduce motion", .play, 0x118AB2, .isOn(false)),
        Item("Turn with the device", .reply, 0x7251B5, .isOn(true)),
      ],
    ])
}
