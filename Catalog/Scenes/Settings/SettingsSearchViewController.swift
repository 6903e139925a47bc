import Foundation
import Transitioning

/// A search in the settings: the field, and the last results.
final class SettingsSearchViewController: UIViewController {
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

  override func loadView() {
    view = Surface.screen(\.containerLow)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "search page"
    for row in rows { card.addSubview(row) }
    for part in [heading, card, field] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let root: UIView = view
    let width = min(root.bounds.width - 32, 640)
    let left = root.bounds.midX - width / 2
    field.frame = CGRect(
      x: left, y: root.safeAreaInsets.top + 8, width: width, height: SearchField.height)
    root.put(heading, leading: left + 16, top: field.frame.maxY + 24, trailing: left + 16)
    card.frame = CGRect(
      x: left, y: heading.frame.maxY + 8, width: width,
      height: CGFloat(rows.count) * SettingsRow.height)
    for (number, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(number) * SettingsRow.height, width: width, height: SettingsRow.height)
    }
  }
}
