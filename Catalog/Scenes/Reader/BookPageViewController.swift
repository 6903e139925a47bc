import Foundation
import Transitioning

/// The first page of a chapter: its picture, its title and its words.
final class BookPageViewController: FurnishedScreenController {
  private let bar: AppBar
  private let picture: PictureView
  private let heading: TextLabel
  private let words: TextLabel
  private let number: TextLabel

  init(_ chapter: Book.Chapter, of book: Book) {
    bar = AppBar(
      book.title, leading: .init(icon: .back, name: "Back"),
      trailing: [.init(icon: .star, name: "Mark"), .init(icon: .text, name: "Contents")])
    picture = PictureView(chapter.picture, corner: 16)
    heading = TextLabel(chapter.title, .headline)
    words = TextLabel(chapter.words, .body, \.onSurfaceVariant, lines: 0)
    number = TextLabel("\(chapter.page)", .label, \.amber.main)
    super.init()
  }

  override var ground: Palette.Role? { \.containerLow }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "page"
    for part in [picture, heading, words, number, bar] { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    let size = root.bounds.size
    let margin = root.margin(atLeast: 24)
    let width = size.width - 2 * margin
    bar.place(in: root, margin: max(16, margin))
    let foot = size.height - root.safeAreaInsets.bottom - 24
    root.put(number, middle: foot - 16)
    let room = foot - bar.frame.maxY
    picture.frame = CGRect(
      x: margin, y: bar.frame.maxY + 8, width: width, height: (room * 0.42).rounded())
    let end = root.put(heading, leading: margin, top: picture.frame.maxY + 28, trailing: margin)
    root.put(words, leading: margin, top: end + 12, trailing: margin)
  }
}
