import Foundation
import Transitioning

/// The view of the wall, as its presenter uses it.
@MainActor
protocol WallViewing: AnyObject {
  /// Shows posts in place of the current posts.
  func show(_ posts: [Post])
}

/// A wall of posts, with a button that opens the post editor.
final class WallViewController: FurnishedScreenController {
  /// The presenter, which receives the user's actions.
  var presenter: (any WallPresenting)?

  /// The button that opens the post editor, and grows into it.
  private(set) lazy var button = IconButton(
    .pencil, "New post", tint: \.violet.onContainer, fill: \.violet.container,
    elevation: .floating, corner: 16
  ) { [unowned self] in presenter?.newPostWasAsked() }

  private let bar = AppBar(
    "Harbour Street",
    trailing: [.init(icon: .search, name: "Search"), .init(icon: .bell, name: "News")])
  private let column = UIView()
  private var cards: [PostCard] = []

  override var preferredHomeIndicatorStyle: UIStatusBarStyle { styleOfPictureAtLowerEdge }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "wall"
    for part in [column, bar, button] { view.addSubview(part) }
    presenter?.viewIsReady()
  }

  override func layOut(_ root: UIView) {
    let size = root.bounds.size
    bar.place(in: root)
    button.frame = root.frame(
      leading: size.width - 72, top: size.height - root.safeAreaInsets.bottom - 72, width: 56,
      height: 56)
    let width = min(size.width - 32, 640)
    column.frame = CGRect(
      x: (size.width - width) / 2, y: bar.frame.maxY + 4, width: width,
      height: size.height - bar.frame.maxY)
    var top: CGFloat = 0
    for card in cards {
      let height = card.height(in: width)
      card.frame = CGRect(x: 0, y: top, width: width, height: height)
      top += height + 12
    }
    StatusBar.update(above: self)
  }
}

extension WallViewController: WallViewing {
  func show(_ posts: [Post]) {
    for card in cards { card.removeFromSuperview() }
    cards = posts.enumerated().map { PostCard($1, number: $0) }
    for card in cards { column.addSubview(card) }
    view.setNeedsLayout()
  }
}
