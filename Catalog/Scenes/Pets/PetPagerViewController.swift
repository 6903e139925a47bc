import Foundation
import Transitioning

/// A row of pet cards with one in the middle; a drag moves another card there.
final class PetPagerViewController: SceneController {
  private static let gap: CGFloat = 20

  /// The size of a card as a fraction of the screen's width and height.
  private static let cardScale: CGFloat = 0.62

  /// The index of the card in the middle.
  private(set) var page = 1

  /// The card in the middle.
  var card: PetCardViewController { cards[page] }

  private let bar = AppBar(
    "Who lives here?",
    trailing: [.init(icon: .search, name: "Search"), .init(icon: .more, name: "More")])
  private let cards: [PetCardViewController]
  private let dots: [Surface]

  init(_ pets: [Pet] = Pet.neighbours) {
    cards = pets.map { PetCardViewController($0) }
    dots = pets.map { _ in Surface(\.outlineVariant, corner: 4) }
    super.init()
  }

  /// Moves a card to the middle; the index is clamped to the existing cards.
  func turn(to page: Int) {
    self.page = min(max(page, 0), cards.count - 1)
    view.setNeedsLayout()
    UIView.animate(withDuration: 0.3) { [self] in view.layoutIfNeeded() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "pets"
    for card in cards {
      addChild(card)
      view.addSubview(card.view)
      card.didMove(toParent: self)
    }
    for dot in dots { view.addSubview(dot) }
    view.addSubview(bar)
    view.addGestureRecognizer(UIPanGestureRecognizer { [unowned self] in didDrag($0) })
  }

  private func didDrag(_ pan: UIPanGestureRecognizer) {
    let distance = pan.translation(in: view).x
    guard pan.state == .ended, abs(distance) > 40 else { return }
    turn(to: distance < 0 ? page + 1 : page - 1)
  }

  override func layOut(_ root: UIView) {
    let bounds = root.bounds
    bar.place(in: root)
    let size = CGSize(
      width: bounds.width * Self.cardScale, height: bounds.height * Self.cardScale)
    let middle = (bar.frame.maxY + bounds.maxY) / 2 - 12
    for (number, card) in cards.enumerated() {
      let x = bounds.midX + CGFloat(number - page) * (size.width + Self.gap)
      card.view.frame = CGRect(
        x: x - size.width / 2, y: middle - size.height / 2, width: size.width, height: size.height)
    }
    for (number, dot) in dots.enumerated() {
      let x = bounds.midX + (CGFloat(number) - CGFloat(dots.count - 1) / 2) * 20
      dot.frame = CGRect(x: x - 4, y: bounds.maxY - 64, width: 8, height: 8)
      dot.role = number == page ? \.amber.main : \.outlineVariant
    }
  }
}
