import Foundation
import Transitioning
import Transitions

/// A page of a novel, with a picture where a chapter begins.
final class NovelPageViewController: SceneController {
  /// The greatest width of a line, in points.
  private static let measure: CGFloat = 520

  private let number: Int
  private lazy var bar = AppBar(
    "",
    leading: .init(icon: .back, name: "Back") { [unowned self] in dismiss(animated: true) },
    trailing: [.init(icon: .text, name: "Contents"), .init(icon: .star, name: "Mark")], role: nil)
  private let picture: PictureView?
  private let chapter: TextLabel?
  private let paragraphs: [TextLabel]
  private let folio: TextLabel

  /// - Parameter number: The index of a page in `Novel.pages`.
  init(page number: Int) {
    let page = Novel.pages[number]
    self.number = number
    picture = page.chapter.map { _ in PictureView(Novel.all[0].cover, corner: 12) }
    chapter = page.chapter.map { TextLabel($0, .headline) }
    paragraphs = page.paragraphs.map { TextLabel($0, .body, lines: 0) }
    folio = TextLabel("\(page.number)", .small, \.onSurfaceVariant)
    super.init()
  }

  override var ground: Palette.Role? { number == 0 ? \.containerLow : \.containerHigh }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "page \(number + 1)"
    let parts: [UIView?] = [picture, chapter, folio, bar] + paragraphs
    for case let part? in parts { view.addSubview(part) }
    view.addGestureRecognizer(UITapGestureRecognizer { [unowned self] _ in turnPage() })
  }

  override func layOut(_ root: UIView) {
    let margin = root.margin(besideColumnOf: Self.measure, atLeast: 28)
    bar.place(in: root, margin: max(16, margin - 12))
    let width = root.bounds.width - 2 * margin
    var top = bar.frame.maxY + 12
    if let picture, let chapter {
      picture.frame = CGRect(x: margin, y: top, width: width, height: width * 0.5)
      top = root.put(chapter, leading: margin, top: picture.frame.maxY + 24, trailing: margin) + 12
    }
    for paragraph in paragraphs {
      top = root.put(paragraph, leading: margin, top: top, trailing: margin) + 16
    }
    root.put(folio, middle: root.bounds.height - root.safeAreaInsets.bottom - 36)
  }

  /// Takes this page off the next one, if there is one; otherwise returns this page.
  @discardableResult
  func turnPage() -> NovelPageViewController {
    guard Novel.pages.indices.contains(number + 1) else { return self }
    let next = NovelPageViewController(page: number + 1)
    next.transitionController.transition = .pageOut(to: .leading)
    present(next, animated: true)
    return next
  }
}
