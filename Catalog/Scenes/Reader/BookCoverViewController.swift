import Foundation
import Transitioning

/// The cover of a book, over the whole screen.
final class BookCoverViewController: PictureScreenController {
  private let picture: PictureView
  private let plate = Surface(\.amber.container, corner: 8)
  private let heading: TextLabel
  private let author: TextLabel
  private let star = IconView(.book, \.amber.onContainer)

  init(_ book: Book) {
    picture = PictureView(book.cover)
    heading = TextLabel(book.title, .headline, \.amber.onContainer)
    author = TextLabel(book.author, .subtitle, \.amber.onContainer)
    super.init(showing: book.cover)
  }

  override var ground: Palette.Role? { \.amber.container }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "cover"
    for part in [heading, author, star] { plate.addSubview(part) }
    for part in [picture, plate] { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    picture.frame = root.bounds
    let width = min(root.bounds.width - 64, 420)
    plate.frame = CGRect(
      x: (root.bounds.width - width) / 2, y: root.bounds.height * 0.16, width: width, height: 168)
    star.frame = CGRect(x: width / 2 - 16, y: 20, width: 32, height: 32)
    plate.put(heading, middle: 64)
    plate.put(author, middle: 112)
  }
}
