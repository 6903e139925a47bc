import Foundation
import Transitioning
import Transitions

/// A large photograph with a button that shares it.
final class SharePhotoViewController: FurnishedScreenController {
  private lazy var bar = AppBar(
    "", leading: .init(icon: .back, name: "Back"),
    trailing: [
      .init(icon: .heart, name: "Like"),
      .init(icon: .share, name: "Share") { [unowned self] in share() },
    ])
  private let picture = PictureView(.landscape(.autumn, seed: 21, named: "photograph"), corner: 28)
  private let heading = TextLabel("Larches above Sils", .title)
  private let words = TextLabel(
    "12 October, 16:40", .body, \.onSurfaceVariant)
  private let others = (0..<5).map {
    PictureView(
      .landscape(Artwork.Light.allCases[$0], seed: 30 + $0, named: "thumbnail \($0)"), corner: 8)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "photo page"
    for part in [picture, heading, words, bar] + others { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    let width = root.bounds.width
    bar.place(in: root)
    let side = (width - 32 - 4 * 8) / 5
    let foot = root.bounds.height - root.safeAreaInsets.bottom - 8
    root.put(
      others, in: 5, leading: 16, top: foot - min(side, 96),
      size: CGSize(width: side, height: min(side, 96)), gap: 8)
    root.put(words, leading: 16, top: foot - min(side, 96) - 44)
    root.put(heading, leading: 16, top: words.frame.minY - 32)
    let top = bar.frame.maxY + 4
    picture.frame = CGRect(
      x: 16, y: top, width: width - 32, height: heading.frame.minY - 16 - top)
  }

  /// Presents the sheet of people and actions.
  @discardableResult
  func share() -> ShareSheetViewController {
    let sheet = ShareSheetViewController()
    sheet.transitionController.transition = .verticalSheet(height: 1, maximumHeight: 456)
    present(sheet, animated: true)
    return sheet
  }
}
