import Foundation
import Transitioning

/// The picture on the back of a card; a swipe from the left edge turns the card back.
final class PetPictureViewController: SceneController {
  /// The interaction that turns the card back.
  private(set) lazy var swipe = PanInteractionController(toward: .right, recognizer: edgePan) {
    [unowned self] in dismiss(animated: true)
  }

  private let edgePan = UIScreenEdgePanGestureRecognizer()
  private let pet: Pet
  private let drawing: PictureView
  private let name: TextLabel
  private let facts: Facts
  private let words: TextLabel

  init(_ pet: Pet) {
    self.pet = pet
    drawing = PictureView(pet.drawing, corner: 28)
    name = TextLabel(pet.name, .headline, pet.accent.appending(path: \.onContainer))
    words = TextLabel(
      "Swipe from the left to turn it back", .small, pet.accent.appending(path: \.onContainer))
    facts = Facts(
      pet.facts.map { ($0.icon, $0.text) }, tint: pet.accent.appending(path: \.main))
    super.init()
    title = pet.name
  }

  override var ground: Palette.Role? { pet.accent.appending(path: \.container) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "picture of \(pet.name)"
    for part in [drawing, name, facts, words] { view.addSubview(part) }
    edgePan.edges = .left
    view.addGestureRecognizer(swipe.recognizer)
  }

  override func layOut(_ root: UIView) {
    let size = root.bounds.size
    let foot = size.height - root.safeAreaInsets.bottom
    let width = min(size.width - 48, 640)
    let left = (size.width - width) / 2
    root.put(words, middle: foot - 44)
    facts.frame = CGRect(
      x: left, y: words.frame.minY - 24 - Facts.height, width: width, height: Facts.height)
    root.put(name, middle: facts.frame.minY - 60)
    let top = root.safeAreaInsets.top + 16
    drawing.frame = CGRect(
      x: left, y: top, width: width, height: name.frame.minY - 20 - top)
  }
}
