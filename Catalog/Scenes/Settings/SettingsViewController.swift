import Foundation
import Transitioning

/// A page of settings, which pushes other pages with the standard transition.
final class SettingsViewController: SceneController {
  private let account: SettingsAccount?
  private let cards: [(card: Surface, rows: [SettingsRow])]

  init(_ page: SettingsPage) {
    account = page.showsAccount ? SettingsAccount() : nil
    cards = page.groups.map { items in
      let rows = items.enumerated().map { SettingsRow($1, isLast: $0 == items.count - 1) }
      return (Surface(\.container, corner: 16), rows)
    }
    super.init()
    title = page.title
    navigationItem.titleView = TextLabel(page.title, .subtitle, alignment: .center)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "page \(title ?? "")"
    if let account { view.addSubview(account) }
    for (card, rows) in cards {
      for row in rows {
        row.addGestureRecognizer(
          UITapGestureRecognizer { [unowned self, item = row.item] _ in choose(item) })
        card.addSubview(row)
      }
      view.addSubview(card)
    }
  }

  override func layOut(_ root: UIView) {
    let bounds = root.bounds
    let width = min(bounds.width - 32, 640)
    let left = bounds.midX - width / 2
    var top = root.safeAreaInsets.top + 16
    if let account {
      account.frame = CGRect(x: left, y: top, width: width, height: SettingsAccount.height)
      top = account.frame.maxY + 16
    }
    for (card, rows) in cards {
      card.frame = CGRect(
        x: left, y: top, width: width, height: CGFloat(rows.count) * SettingsRow.height)
      card.put(rows, line: SettingsRow.height)
      top = card.frame.maxY + 16
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

/// The card of the user's account.
private final class SettingsAccount: Surface {
  static let height: CGFloat = 88

  private let portrait = PictureView(.portrait(seed: 4, named: "portrait"), corner: 28)
  private let name = TextLabel("Ragnhild Aðalsteinsdóttir", .subtitle)
  private let words = TextLabel("Account, backup, devices", .small, \.onSurfaceVariant)
  private let chevron = IconView(.chevron, \.onSurfaceVariant)

  init() {
    super.init(\.container, corner: 20)
    for part in [portrait, name, words, chevron] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    portrait.frame = frame(leading: 16, top: 16, width: 56, height: 56)
    put(name, leading: 88, top: 22, trailing: 48)
    put(words, leading: 88, top: 47, trailing: 48)
    chevron.frame = frame(leading: bounds.width - 36, top: 34, width: 20, height: 20)
  }
}
