import Foundation
import Transitioning

/// The receipt of a purchase.
final class ReceiptViewController: SceneController {
  private static let lines = [
    Pass.Fact(name: "Two espressos", value: "5.60"), Pass.Fact(name: "Almond cake", value: "4.20"),
    Pass.Fact(name: "Pear juice", value: "3.80"),
    Pass.Fact(name: "Card, eighth cup", value: "−2.80"),
  ]

  private let bar = AppBar(
    "Receipt", leading: .init(icon: .close, name: "Close"),
    trailing: [.init(icon: .share, name: "Share")], role: \.containerLow)
  private let badge = IconButton(
    .cup, "Café", tint: \.coral.onMain, fill: \.coral.main, iconSide: 36, corner: 36)
  private let heading = TextLabel("Café Lumière", .headline)
  private let place = TextLabel("Today, 8:12, Rue Oberkampf", .body, \.onSurfaceVariant)
  private let table = FactTable(ReceiptViewController.lines)
  private let sum = FactTable([Pass.Fact(name: "Paid by card", value: "10.80")])

  override var ground: Palette.Role? { \.containerLow }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "receipt"
    for part in [badge, heading, place, table, sum, bar] { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    let size = root.bounds.size
    bar.place(in: root)
    let width = min(size.width - 32, 520)
    let left = (size.width - width) / 2
    badge.frame = CGRect(x: size.width / 2 - 36, y: bar.frame.maxY + 24, width: 72, height: 72)
    let end = root.put(heading, middle: badge.frame.maxY + 20)
    let last = root.put(place, middle: end + 4)
    table.frame = CGRect(x: left, y: last + 28, width: width, height: table.height)
    sum.frame = CGRect(x: left, y: table.frame.maxY + 12, width: width, height: sum.height)
  }
}
