import Foundation
import Transitioning

/// An account page with a destructive button.
final class HomeViewController: SceneController {
  private let bar = AppBar(
    "Account", leading: .init(icon: .back, name: "Back"),
    trailing: [.init(icon: .pencil, name: "Edit")])
  private let portrait = PictureView(.portrait(seed: 0, named: "portrait"), corner: 56)
  private let name = TextLabel("Aiko Tanaka", .headline)
  private let address = TextLabel("aiko@example.org", .body, \.onSurfaceVariant)
  private let facts = Facts(
    [(.map, "214 walks"), (.photo, "1 306 photos"), (.star, "Since 2019")],
    tint: \.violet.main)
  private let rows = [
    HomeRow(.bell, "Notifications"), HomeRow(.lock, "Password and safety"),
    HomeRow(.people, "Friends"), HomeRow(.send, "Export everything"),
  ]
  private lazy var button = PushButton(
    "Delete account", icon: .trash, tint: \.error, fill: nil, outline: \.outlineVariant
  ) { [unowned self] in warn() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "home"
    facts.accessibilityIdentifier = "account"
    let parts: [UIView] = [portrait, name, address, facts, button, bar]
    for part in parts + rows { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    let size = root.bounds.size
    let width = min(size.width - 32, 560)
    let left = (size.width - width) / 2
    bar.place(in: root)
    var top = bar.frame.maxY + 8
    portrait.frame = CGRect(x: size.width / 2 - 56, y: top, width: 112, height: 112)
    top = root.put(name, middle: top + 128)
    top = root.put(address, middle: top + 2) + 20
    facts.frame = CGRect(x: left, y: top, width: width, height: Facts.height)
    top += Facts.height + 16
    for row in rows {
      row.frame = CGRect(x: left, y: top, width: width, height: HomeRow.height)
      top += HomeRow.height
    }
    button.frame = CGRect(x: left, y: top + 20, width: width, height: PushButton.height)
  }

  /// Presents the warning, as the button does.
  @discardableResult
  func warn() -> WarningViewController {
    let warning = WarningViewController()
    present(warning, animated: true)
    return warning
  }
}

/// A row of the page: an icon, a title and a chevron.
private final class HomeRow: UIView {
  static let height: CGFloat = 56

  private let icon: IconView
  private let title: TextLabel
  private let chevron = IconView(.chevron, \.outlineVariant)

  init(_ icon: Icon, _ title: String) {
    self.icon = IconView(icon, \.onSurfaceVariant)
    self.title = TextLabel(title)
    super.init(frame: .zero)
    for part in [self.icon, self.title, chevron] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    icon.frame = frame(leading: 8, top: 16, width: 24, height: 24)
    put(
      title, leading: 52, top: (Self.height - title.sizeThatFits(.zero).height) / 2,
      trailing: 40)
    chevron.frame = frame(leading: bounds.width - 28, top: 18, width: 20, height: 20)
  }
}
