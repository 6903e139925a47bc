import Foundation
import Transitioning

/// The drawer of the letters: the account, and the folders with their counts.
final class MenuViewController: SceneController {
  private static let folders: [(icon: Icon, title: String, count: String)] = [
    (.inbox, "Inbox", "12"), (.star, "Starred", "3"), (.send, "Sent", ""),
    (.pencil, "Drafts", "1"), (.archive, "Archive", ""), (.trash, "Bin", ""),
  ]

  private static let labels: [(icon: Icon, title: String, count: String)] = [
    (.people, "Choir", "5"), (.home, "House", ""), (.photo, "Photographs", ""),
  ]

  private let portrait = PictureView(.portrait(seed: 2, named: "portrait"), corner: 28)
  private let name = TextLabel("Marguerite Lefebvre-Okonkwo", .title)
  private let address = TextLabel("marguerite@example.org", .small, \.onSurfaceVariant)
  private let line = Surface(\.outlineVariant)
  private let heading = TextLabel("Labels", .label, \.onSurfaceVariant)
  private let folders = MenuViewController.folders.enumerated().map {
    MenuRow($1, isSelected: $0 == 0)
  }
  private let labels = MenuViewController.labels.map { MenuRow($0, isSelected: false) }

  override func loadView() {
    view = Surface(\.containerLow, corner: 24)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "menu"
    let parts: [UIView] = [portrait, name, address, line, heading]
    for part in parts + folders + labels { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    let width = root.bounds.width
    // The corners at the edge of the screen are not round.
    root.layer.maskedCorners =
      root.isMirrored
      ? [.layerMinXMinYCorner, .layerMinXMaxYCorner]
      : [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
    let top = root.safeAreaInsets.top + 12
    portrait.frame = root.frame(leading: 28, top: top, width: 56, height: 56)
    root.put(name, leading: 28, top: top + 68, trailing: 24)
    root.put(address, leading: 28, top: top + 98, trailing: 24)
    root.put(folders, margin: 12, top: top + 136, line: MenuRow.height)
    let end = top + 136 + CGFloat(folders.count) * MenuRow.height
    line.frame = CGRect(x: 28, y: end + 8, width: width - 56, height: 1)
    root.put(heading, leading: 28, top: end + 26)
    root.put(labels, margin: 12, top: end + 52, line: MenuRow.height)
  }
}

/// A row of the drawer: an icon, a title and a count.
private final class MenuRow: Surface {
  static let height: CGFloat = 52

  private let icon: IconView
  private let title: TextLabel
  private let count: TextLabel

  init(_ item: (icon: Icon, title: String, count: String), isSelected: Bool) {
    let tint: Palette.Role = isSelected ? \.ocean.onContainer : \.onSurfaceVariant
    icon = IconView(item.icon, tint, isFilled: isSelected)
    title = TextLabel(item.title, isSelected ? .subtitle : .body, tint)
    count = TextLabel(item.count, .small, tint)
    super.init(isSelected ? \.ocean.container : nil, corner: 26)
    for part in [icon, title, count] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    icon.frame = frame(leading: 16, top: 14, width: 24, height: 24)
    let height = title.sizeThatFits(.zero).height
    let top = (Self.height - height) / 2
    // The baseline of smaller text is nearer to its top.
    let end = put(
      count, trailing: 24, top: top + (title.style.fontSize - count.style.fontSize))
    put(title, leading: 56, top: top, trailing: end + 8)
  }
}
