import Foundation
import Transitioning
import Transitions

/// A library of novels, in one column.
final class NovelListViewController: SceneController {
  private let bar = AppBar(
    "Library",
    trailing: [.init(icon: .search, name: "Search"), .init(icon: .moon, name: "Night light")])
  private let rows = Novel.all.map { NovelRow($0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "library"
    for part in rows + [bar] as [UIView] { view.addSubview(part) }
    rows.first?.addGestureRecognizer(UITapGestureRecognizer { [unowned self] _ in openPage() })
  }

  override func layOut(_ root: UIView) {
    let margin = root.margin()
    bar.place(in: root, margin: margin)
    let foot = root.bounds.height - root.safeAreaInsets.bottom - 8
    let height = (foot - bar.frame.maxY - 8) / CGFloat(rows.count)
    root.put(rows, margin: margin, top: bar.frame.maxY + 8, line: height, gap: 12)
  }

  /// Lays the page of the novel that is being read on the library.
  @discardableResult
  func openPage() -> NovelPageViewController {
    let page = NovelPageViewController(page: 0)
    page.transitionController.transition = .pageIn(from: .bottom)
    present(page, animated: true)
    return page
  }
}

/// A novel: its cover, its title, its author, and the reading progress.
private final class NovelRow: Surface {
  private let cover: PictureView
  private let title: TextLabel
  private let author: TextLabel
  private let progress: TextLabel

  init(_ novel: Novel) {
    cover = PictureView(novel.cover, corner: 8)
    title = TextLabel(novel.title, .subtitle)
    author = TextLabel(novel.author, .small, \.onSurfaceVariant)
    progress = TextLabel(novel.progress, .label, \.amber.main)
    super.init(\.container, corner: 16)
    accessibilityIdentifier = "row of \(novel.title)"
    for part in [cover, title, author, progress] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height - 24
    let width = height / 1.5
    cover.frame = frame(leading: 12, top: 12, width: width, height: height)
    let start = width + 28
    put(title, leading: start, top: bounds.midY - 40)
    put(author, leading: start, top: bounds.midY - 14)
    put(progress, leading: start, top: bounds.midY + 20)
  }
}
