import Foundation
import Transitioning

/// The purse: all cards, one over the other.
final class PurseViewController: SceneController {
  private let bar = AppBar(
    "Purse", trailing: [.init(icon: .search, name: "Search"), .init(icon: .plus, name: "Add")])
  private let cards = Pass.all.enumerated().map { number, pass in
    PassCard(pass, isCovered: number < Pass.all.count - 1)
  }
  private let receipts = PushButton(
    "Last receipt", icon: .text, tint: \.ocean.onContainer, fill: \.ocean.container)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "purse"
    for part in [bar] + cards + [receipts] { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    let size = root.bounds.size
    bar.place(in: root)
    let foot = size.height - root.safeAreaInsets.bottom - 16
    receipts.bounds.size = CGSize(width: receipts.preferredWidth, height: PushButton.height)
    receipts.center = CGPoint(x: size.width / 2, y: foot - 24)
    let width = min(size.width - 32, 520)
    let room = receipts.frame.minY - 32 - bar.frame.maxY
    let height = min(width * 0.6, room * 0.5)
    let step = (room - height) / CGFloat(max(cards.count - 1, 1))
    for (number, card) in cards.enumerated() {
      // A covered card ends where the next one has its whole width: its edge would shine through.
      card.frame = CGRect(
        x: (size.width - width) / 2, y: bar.frame.maxY + 8 + CGFloat(number) * step,
        width: width, height: card.isCovered ? step + 20 : height)
    }
  }
}
