import Foundation
import Transitioning

/// The table of contents of a book.
final class BookContentsViewController: SceneController {
  private let bar = AppBar(
    "Contents", leading: .init(icon: .close, name: "Close"),
    trailing: [.init(icon: .search, name: "Search")], role: \.amber.container)
  private let rows: [ChapterRow]

  init(_ book: Book) {
    rows = book.chapters.map { ChapterRow($0) }
    super.init()
  }

  override var ground: Palette.Role? { \.amber.container }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "contents"
    for part in rows + [bar] { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    let margin = root.margin()
    bar.place(in: root, margin: margin)
    let foot = root.bounds.height - root.safeAreaInsets.bottom
    let height = min((foot - bar.frame.maxY - 16) / CGFloat(max(rows.count, 1)), 176)
    root.put(rows, margin: margin, top: bar.frame.maxY + 4, line: height, gap: 12)
  }
}

/// A row of the table: a small picture, the title and the page.
private final class ChapterRow: Surface {
  private let picture: PictureView
  private let title: TextLabel
  private let page: TextLabel

  init(_ chapter: Book.Chapter) {
    picture = PictureView(chapter.picture, corner: 12)
    title = TextLabel(chapter.title, .subtitle)
    page = TextLabel("Page \(chapter.page)", .small, \.onSurfaceVariant)
    super.init(\.surface, corner: 20)
    accessibilityIdentifier = "row of \(chapter.title)"
    for part in [picture, title, page] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.height - 16
    picture.frame = frame(leading: 8, top: 8, width: side, height: side)
    put(title, leading: side + 24, top: bounds.midY - 26)
    put(page, leading: side + 24, top: bounds.midY + 2)
  }
}
