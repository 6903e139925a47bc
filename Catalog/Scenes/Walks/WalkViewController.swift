import Foundation
import Transitioning
import Transitions

/// One walk: a photograph, its facts, and a button to the map.
final class WalkViewController: SceneController {
  let walk: Walk

  private lazy var bar = AppBar(
    "", leading: .init(icon: .back, name: "Back") { [unowned self] in goBack() },
    trailing: [.init(icon: .heart, name: "Like"), .init(icon: .share, name: "Share")], role: nil)
  private let picture: PictureView
  private let heading: TextLabel
  private let place: TextLabel
  private let words: TextLabel
  private let facts: Facts
  private lazy var button = PushButton(
    "Show on the map", icon: .map, tint: \.pine.onMain, fill: \.pine.main
  ) { [unowned self] in showPlace() }

  init(_ walk: Walk) {
    self.walk = walk
    picture = PictureView(walk.picture, corner: 28)
    heading = TextLabel(walk.title, .headline)
    place = TextLabel(walk.place, .body, \.pine.main)
    words = TextLabel(walk.text, .body, \.onSurfaceVariant, lines: 3)
    facts = Facts(
      [(.pin, walk.length), (.clock, walk.time), (.people, "1 306")], tint: \.pine.main)
    super.init()
    title = walk.title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "walk"
    for part in [picture, heading, place, words, facts, button, bar] { view.addSubview(part) }
  }

  override func layOut(_ root: UIView) {
    let size = root.bounds.size
    let margin = root.margin()
    let width = size.width - 2 * margin
    bar.place(in: root, margin: margin)
    let foot = size.height - root.safeAreaInsets.bottom - 16
    button.frame = CGRect(
      x: margin, y: foot - PushButton.height, width: width, height: PushButton.height)
    facts.frame = CGRect(
      x: margin, y: button.frame.minY - 16 - Facts.height, width: width, height: Facts.height)
    let height = words.height(in: width)
    root.put(words, leading: margin, top: facts.frame.minY - 16 - height, trailing: margin)
    root.put(place, leading: margin, top: words.frame.minY - 32, trailing: margin)
    root.put(heading, leading: margin, top: place.frame.minY - 38, trailing: margin)
    let top = bar.frame.maxY + 4
    picture.frame = CGRect(
      x: margin, y: top, width: width, height: heading.frame.minY - 16 - top)
  }

  private func goBack() {
    navigationController?.popViewController(animated: true)
  }

  /// Pushes the map, which unfolds like paper, and moves aside when it is popped.
  @discardableResult
  func showPlace() -> PlaceViewController {
    let controller = PlaceViewController(walk)
    controller.transitionController.transition = .asymmetric(
      forward: .fold().reversed(), backward: .parallaxPush())
    navigationController?.pushViewController(controller, animated: true)
    return controller
  }
}
