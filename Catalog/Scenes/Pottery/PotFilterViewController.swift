import Foundation
import Transitioning

/// The filters of the shelf, in a drawer: what to show, the price, and a button that applies them.
final class PotFilterViewController: SceneController {
  private static let kinds: [(icon: Icon, title: String, isOn: Bool)] = [
    (.cup, "Cups and jugs", true), (.water, "Vases", true), (.home, "For the kitchen", false),
    (.tree, "For the garden", false), (.star, "One of a kind", true),
  ]

  private let heading = TextLabel("Show only", .title)
  private let rows = PotFilterViewController.kinds.map { FilterRow($0) }
  private let priceHeading = TextLabel("Price", .label, \.onSurfaceVariant)
  private let prices = SegmentedChoice(["To 40", "To 80", "All"], selected: 1, accent: \.amber)
  private lazy var apply = PushButton(
    "Show 4 pieces", tint: \.amber.onMain, fill: \.amber.main
  ) { [unowned self] in dismiss(animated: true) }

  override func loadView() {
    view = Surface(\.containerLow, corner: 24)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "filters"
    for part in [heading, priceHeading, prices, apply] + rows { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    let width = root.bounds.width
    root.layer.maskedCorners =
      root.isMirrored
      ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
      : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    var top = root.put(heading, leading: 24, top: root.safeAreaInsets.top + 20) + 16
    for row in rows {
      row.frame = CGRect(x: 0, y: top, width: width, height: FilterRow.height)
      top += FilterRow.height
    }
    top = root.put(priceHeading, leading: 24, top: top + 24) + 12
    prices.frame = CGRect(x: 24, y: top, width: width - 48, height: SegmentedChoice.height)
    apply.frame = CGRect(
      x: 24, y: root.bounds.height - root.safeAreaInsets.bottom - 72, width: width - 48,
      height: PushButton.height)
  }
}

/// A row of the drawer: an icon, a title and a switch.
private final class FilterRow: UIView {
  static let height: CGFloat = 60

  private let icon: IconView
  private let title: TextLabel
  private let toggle: Toggle

  init(_ kind: (icon: Icon, title: String, isOn: Bool)) {
    icon = IconView(kind.icon, \.onSurfaceVariant)
    title = TextLabel(kind.title)
    toggle = Toggle(isOn: kind.isOn, accent: \.amber)
    super.init(frame: .zero)
    for part in [icon, title, toggle] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    icon.frame = frame(leading: 24, top: 18, width: 24, height: 24)
    put(title, leading: 64, top: 18, trailing: 88)
    let size = Toggle.size
    toggle.frame = frame(
      leading: bounds.width - 24 - size.width, top: 14, width: size.width, height: size.height)
  }
}
