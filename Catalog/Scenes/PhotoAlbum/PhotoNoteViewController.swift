import Foundation
import Transitioning

/// A note in the middle of the screen, an icon above a word; a tap anywhere dismisses it.
///
/// The photo behind the note has no text, so no two texts overlap while the note fades.
final class PhotoNoteViewController: SceneController {
  private static let size = CGSize(width: 200, height: 192)

  private let card = Surface(\.container, corner: 28, elevation: .floating)
  private let icon: IconView
  private let word: TextLabel

  /// - Parameter word: Short enough for a line of the card.
  init(_ icon: Icon, _ word: String) {
    self.icon = IconView(icon, \.coral.main, isFilled: true)
    self.word = TextLabel(word, .title, alignment: .center)
    super.init()
    modalPresentationStyle = .overFullScreen
  }

  override var ground: Palette.Role? { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "note"
    card.accessibilityIdentifier = "card"
    for part in [icon, word] { card.addSubview(part) }
    view.addSubview(card)
    view.addGestureRecognizer(
      UITapGestureRecognizer { [unowned self] _ in dismiss(animated: true) })
  }

  override func layOut(_ root: UIView) {
    card.bounds.size = Self.size
    card.center = CGPoint(x: root.bounds.midX, y: root.bounds.midY)
    icon.frame = CGRect(x: (Self.size.width - 96) / 2, y: 28, width: 96, height: 96)
    word.frame = CGRect(x: 16, y: 140, width: Self.size.width - 32, height: 28)
  }
}
