import Foundation
import Transitioning
import Transitions

/// The best pictures of a film, cut to an upright format, in rows of three.
final class FilmViewController: FurnishedScreenController {
  private let bar = AppBar(
    "Lofoten, film 3", leading: .init(icon: .back, name: "Back"),
    trailing: [.init(icon: .share, name: "Share"), .init(icon: .more, name: "More")])
  private let words = TextLabel("The best nine, 6 × 6, June", .small, \.onSurfaceVariant)
  private let tiles = Negative.all.map { PictureView($0.picture, corner: 12) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "film"
    for (number, tile) in tiles.enumerated() {
      tile.addGestureRecognizer(
        UITapGestureRecognizer { [unowned self] _ in show(number) })
      view.addSubview(tile)
    }
    for part in [bar, words] { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    bar.place(in: root)
    let top = root.put(words, leading: 16, top: bar.frame.maxY) + 16
    let (columns, gap, margin) = (3, CGFloat(8), CGFloat(16))
    let width = (root.bounds.width - 2 * margin - gap * CGFloat(columns - 1)) / CGFloat(columns)
    let height = (width * 3 / 2).rounded()
    root.put(
      tiles, in: columns, leading: margin, top: top, size: CGSize(width: width, height: height),
      gap: gap)
  }

  /// Presents a picture alone, as a tap on its tile does.
  @discardableResult
  func show(_ number: Int) -> NegativeViewController {
    let page = NegativeViewController(number)
    let transition: Transitions.PhotoTransition = .photo(
      sourceView: { [weak self] _ in self?.tiles[number] },
      showing: { [weak page] _ in page?.picture })
    page.transitionController.transition = transition
    // A page that opens without animation can be dragged, too.
    page.view.addGestureRecognizer(transition.recognizer)
    present(page, animated: true)
    return page
  }
}
