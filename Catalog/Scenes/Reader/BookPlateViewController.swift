import Foundation
import Transitioning

/// A plate of an illustrated book: one picture with its caption.
final class BookPlateViewController: SceneController {
  let picture: PictureView
  private let frame: Surface
  private let caption: TextLabel
  private let number: TextLabel

  init(_ chapter: Book.Chapter, caption words: String, number text: String) {
    frame = Surface(\.surface, corner: 4, elevation: .raised)
    picture = PictureView(chapter.picture, corner: 2)
    caption = TextLabel(words, .body, \.onSurface, lines: 2)
    number = TextLabel(text, .label, \.amber.main)
    super.init()
  }

  override var ground: Palette.Role? { \.containerHigh }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "plate"
    for part in [picture, caption, number] { frame.addSubview(part) }
    view.addSubview(frame)
  }

  override func layOut(_ root: UIView) {
    let insets = root.safeAreaInsets
    let room = root.bounds.height - insets.top - insets.bottom - 36
    let margin = root.margin(besideColumnOf: 640, atLeast: 20)
    let width = root.bounds.width - 2 * margin
    // The picture is not so tall that it would be cut at its sides.
    let height = min(room, (width - 32) * 1.25 + 140)
    frame.frame = CGRect(
      x: margin, y: insets.top + 12 + (room - height) / 2, width: width, height: height)
    picture.frame = CGRect(
      x: 16, y: 16, width: frame.bounds.width - 32, height: frame.bounds.height - 140)
    let end = frame.put(caption, middle: picture.frame.maxY + 20)
    frame.put(number, middle: end + 12)
  }
}
