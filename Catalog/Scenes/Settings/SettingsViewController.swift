import Foundation
import Transitioning

/// A page of settings, which pushes other pages in the standard way.
final class SettingsViewController: ViewController {
  private let cards: [(card: View, rows: [SettingsRow])]

  init(_ page: SettingsPage) {
    cards = page.groups.map { items in (View(), items.map { SettingsRow($0) }) }
    super.init()
    title = page.title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "page \(title ?? "")"
    view.backgroundColor = Palette.page
    for (card, rows) in cards {
      card.backgroundColor = Palette.card
      card.layer.cornerRadius = 16
      for row in rows {
        row.addGestureRecognizer(TapGestureRecognizer { [unowned self] _ in choose(row.item) })
        card.addSubview(row)
      }
      view.addSubview(card)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let width = min(bounds.width - 32, 640)
    var top = view.safeAreaInsets.top + 24
    for (card, rows) in cards {
      card.frame = CGRect(
        x: bounds.midX - width / 2, y: top, width: width,
        height: CGFloat(rows.count) * SettingsRow.height)
      for (number, row) in rows.enumerated() {
        row.frame = CGRect(
          x: 0, y: CGFloat(number) * SettingsRow.height, width: width,
          height: SettingsRow.height)
      }
      top = card.frame.maxY + 24
    }
  }

  private func choose(_ item: SettingsPage.Item) {
    if case .page(let page) = item.detail { show(page) }
  }

  /// Pushes another page.
  @discardableResult
  func show(_ page: SettingsPage) -> SettingsViewController {
    let controller = SettingsViewController(page)
    navigationController?.pushViewController(controller, animated: true)
    return controller
  }
}
