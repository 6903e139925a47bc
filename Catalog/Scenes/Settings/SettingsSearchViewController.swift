import Foundation
import Transitioning

/// A search in the settings: the field, and the last results.
final class SettingsSearchViewController: SceneController {
  private lazy var field = SearchField("Sound, light, people", action: .close, "Close") {
    [unowned self] in dismiss(animated: true)
  }
  private let heading = TextLabel("Found last", .label, \.onSurfaceVariant)
  private let card = Surface(\.container, corner: 16)
  private let rows = SettingsSearchViewController.makeRows()

  private static func makeRows() -> [SettingsRow] {
    let items = SettingsPage.display.groups.joined().filter { item in
      if case .choice = item.detail { true } else { item.icon == .moon || item.icon == .play }
    }
    return items.enumerated().map { SettingsRow($1, isLast: $0 == items.count - 1) }
  }

  override var ground: Palette.Role? { \.containerLow }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "search page"
    for row in rows { card.addSubview(row) }
    for part in [heading, card, field] { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    let width = min(root.bounds.width - 32, 640)
    let left = root.bounds.midX - width / 2
    field.frame = CGRect(
      x: left, y: root.safeAreaInsets.top + 8, width: width, height: SearchField.height)
    root.put(heading, leading: left + 16, top: field.frame.maxY + 24, trailing: left + 16)
    card.frame = CGRect(
      x: left, y: heading.frame.maxY + 8, width: width,
      height: CGFloat(rows.count) * SettingsRow.height)
    card.put(rows, line: SettingsRow.height)
  }
}
