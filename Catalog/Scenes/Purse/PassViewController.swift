import Foundation
import Transitioning

/// One pass: its card and its lines.
final class PassViewController: FurnishedScreenController {
  private let bar: AppBar
  private let card: PassCard
  private let table: FactTable
  private let button: PushButton

  init(_ pass: Pass) {
    bar = AppBar(
      pass.name, leading: .init(icon: .back, name: "Back"),
      trailing: [.init(icon: .more, name: "More")], role: nil)
    card = PassCard(pass)
    table = FactTable(pass.facts)
    button = PushButton(
      "Show the code", icon: .photo, tint: pass.accent.appending(path: \.onMain),
      fill: pass.accent.appending(path: \.main))
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "pass"
    for part in [card, table, button, bar] { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    let size = root.bounds.size
    bar.place(in: root)
    let width = min(size.width - 32, 520)
    let left = (size.width - width) / 2
    card.frame = CGRect(x: left, y: bar.frame.maxY + 16, width: width, height: width * 0.62)
    table.frame = CGRect(x: left, y: card.frame.maxY + 24, width: width, height: table.height)
    let foot = size.height - root.safeAreaInsets.bottom - 24
    button.frame = CGRect(x: left, y: foot - 48, width: width, height: PushButton.height)
  }
}
