import Transitioning

/// An account page with a destructive button.
final class HomeViewController: ViewController {
  private let bar = TopBar(title: "Account")
  private let card = View()
  private let rows = ["Ada Lovelace", "ada@example.org", "Member since 1843"].map {
    Label(text: $0, fontSize: 18, color: Palette.ink)
  }
  private lazy var button = PushButton("Delete account") { [unowned self] in warn() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "home"
    view.backgroundColor = Palette.page
    card.accessibilityIdentifier = "account"
    card.backgroundColor = Palette.card
    card.layer.cornerRadius = 16
    for row in rows { card.addSubview(row) }
    for part in [card, button, bar] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    bar.frame = CGRect(x: 0, y: 0, width: width, height: TopBar.height)
    card.frame = CGRect(x: 16, y: TopBar.height + 16, width: width - 32, height: 136)
    for (number, row) in rows.enumerated() {
      card.put(row, leading: 20, top: 20 + CGFloat(number) * 36)
    }
    button.frame = CGRect(
      x: 16, y: card.frame.maxY + 16, width: width - 32, height: PushButton.height)
  }

  /// Presents the warning, as the button does.
  @discardableResult
  func warn() -> WarningViewController {
    let warning = WarningViewController()
    present(warning, animated: true)
    return warning
  }
}
