import Foundation
import Transitioning

/// A sheet with the people and the actions for a photograph.
final class ShareSheetViewController: SceneController {
  private static let names = ["Aiko", "Samuel", "Marguerite", "Chidi", "Ragnhild"]

  private static let actions: [(icon: Icon, title: String)] = [
    (.photo, "Add to an album"), (.map, "Show on the map"), (.pencil, "Edit a copy"),
    (.trash, "Delete"),
  ]

  private let grabber = Surface(\.onSurfaceVariant, corner: 2)
  private let heading = TextLabel("Share with", .title)
  private let portraits = ShareSheetViewController.names.indices.map {
    PictureView(.portrait(seed: $0, named: "portrait \($0)"), corner: 30)
  }
  private let names = ShareSheetViewController.names.map {
    TextLabel($0, .label, \.onSurfaceVariant, alignment: .center)
  }
  private let line = Surface(\.outlineVariant)
  private let icons = ShareSheetViewController.actions.map {
    IconView($0.icon, $0.icon == .trash ? \.error : \.onSurfaceVariant)
  }
  private let titles = ShareSheetViewController.actions.map {
    TextLabel($0.title, .body, $0.icon == .trash ? \.error : \.onSurface)
  }

  override func loadView() {
    view = Surface(\.containerLow, corner: 28)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "share sheet"
    grabber.alpha = 0.4
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let parts: [UIView] = [grabber, heading, line]
    for part in parts + portraits + names + icons + titles { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    let width = root.bounds.width
    grabber.frame = CGRect(x: width / 2 - 16, y: 12, width: 32, height: 4)
    // The content is not as wide as a sheet on a wide screen.
    let margin = root.margin(atLeast: 24)
    root.put(heading, leading: margin, top: 32, trailing: margin)
    let column = (width - 2 * margin + 16) / CGFloat(portraits.count)
    for (number, (portrait, name)) in zip(portraits, names).enumerated() {
      let start = margin - 8 + column * CGFloat(number)
      portrait.frame = root.frame(
        leading: start + (column - 60) / 2, top: 76, width: 60, height: 60)
      name.frame = root.frame(leading: start, top: 144, width: column, height: 16)
    }
    line.frame = CGRect(x: margin, y: 180, width: width - 2 * margin, height: 1)
    for (number, (icon, title)) in zip(icons, titles).enumerated() {
      let top = 192 + 56 * CGFloat(number)
      icon.frame = root.frame(leading: margin, top: top + 16, width: 24, height: 24)
      let height = title.sizeThatFits(.zero).height
      root.put(title, leading: margin + 40, top: top + 28 - height / 2, trailing: margin)
    }
  }
}
