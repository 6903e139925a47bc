import Foundation
import Transitioning

/// One page of an album's story: a photograph on the whole screen, with its words in a corner of
/// its own, and the position in the story.
///
/// The words of two neighbouring pages have different places, so that a dissolve never lays one
/// over the other.
final class StoryViewController: PictureScreenController {
  /// A page of the story.
  struct Page {
    let title: String
    let text: String
    let picture: Artwork
  }

  static let pages = [
    Page(
      title: "The first morning", text: "Fog over the tarn until ten",
      picture: .landscape(.mist, seed: 61, named: "morning")),
    Page(
      title: "Down to the harbour", text: "Every window had a lamp",
      picture: .city(seed: 14, named: "harbour")),
  ]

  private let number: Int
  private let picture: PictureView
  private let shade = TopShade()
  private let plate = Surface(\.surface, corner: 20)
  private let heading: TextLabel
  private let words: TextLabel
  private let marks: [Surface]

  init(_ number: Int) {
    self.number = number
    let page = Self.pages[number]
    picture = PictureView(page.picture)
    heading = TextLabel(page.title, .title)
    words = TextLabel(page.text, .body, \.onSurfaceVariant)
    marks = (0..<4).map { _ in Surface(\.white, corner: 2) }
    super.init(showing: page.picture)
    for mark in marks.dropFirst(number + 1) { mark.alpha = 0.4 }
  }

  /// Light, because of the shade above the picture.
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "page \(number + 1)"
    for part in [heading, words] { plate.addSubview(part) }
    for part in [picture, shade, plate] + marks { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    let size = root.bounds.size
    picture.frame = root.bounds
    shade.frame = CGRect(
      x: 0, y: 0, width: size.width, height: root.safeAreaInsets.top + 72)
    let width = (size.width - 32 - 3 * 6) / 4
    root.put(
      marks, in: 4, leading: 16, top: root.safeAreaInsets.top + 8,
      size: CGSize(width: width, height: 4), gap: 6)
    let room = min(size.width - 96, 320)
    plate.frame = root.frame(
      leading: number.isMultiple(of: 2) ? 16 : size.width - room - 16,
      top: number.isMultiple(of: 2)
        ? size.height - root.safeAreaInsets.bottom - 112 : root.safeAreaInsets.top + 32,
      width: room, height: 88)
    let end = plate.put(heading, leading: 20, top: 16, trailing: 20)
    plate.put(words, leading: 20, top: end + 4, trailing: 20)
  }
}

/// A shade at the top of a picture, on which white marks can be seen.
private final class TopShade: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityIdentifier = "shade of the marks"
    let gradient = layer as? CAGradientLayer
    gradient?.colors = [0.55, 0.35, 0].map { UIColor.black.withAlphaComponent($0).cgColor }
  }
}
